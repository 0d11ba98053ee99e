/** Where the skip link leads. */
export const MAIN_ID = 'conteudo';
