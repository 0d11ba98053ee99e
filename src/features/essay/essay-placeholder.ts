/** What the empty sheet says. */
export const ESSAY_PLACEHOLDER =
  'Escreva aqui a sua redação. Apresente o tema, defenda um ponto de vista com argumentos e termine com uma proposta de intervenção.';

/** The desk, and on wide screens what helps to write beside it. */
export const EDITOR_COLUMNS = 'grid gap-10 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-14';
