/**
 * Constant result of the connected app's vision model, with the student's errors and a word that the model cannot
 * read.
 */
export const TRANSCRIBED = [
  'A leitura no Brasil e um direito que poucos [?] exercem.',
  'Portanto o governo deve abrir bibliotecas.',
];
