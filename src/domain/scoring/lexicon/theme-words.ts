/** Words of many themes that say nothing of this one. */
export const COMMON_THEME_WORDS: ReadonlySet<string> = new Set(
  'brasil desafios sociedade brasileira questão século caminhos combater combate brasileiro'.split(' '),
);
