/** What the vision model of the connected app reads in any photo: the student's errors, and a word it cannot read. */
export const TRANSCRIBED = [
  'A leitura no Brasil e um direito que poucos [?] exercem.',
  'Portanto o governo deve abrir bibliotecas.',
];
