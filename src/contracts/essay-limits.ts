/** What the functions take and the tables hold, in characters. Apart, as a constant should bring no schema along. */
export const MAX_THEME_CHARACTERS = 300;
export const MAX_ESSAY_CHARACTERS = 20_000;
