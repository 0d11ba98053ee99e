/** What a theme may have, in the editor, the functions and the tables. The longest official one has 121 characters. */
export const MAX_THEME_CHARACTERS = 300;

/** What the functions take and the tables hold of an essay. */
export const MAX_ESSAY_CHARACTERS = 20_000;
