import type { Rule } from '../rule.ts';

/** Where "a" takes or refuses the grave accent. */
export const CRASE_RULES: readonly Rule[] = [
  {
    id: 'crase/before-verb',
    code: 'crase',
    name: 'Crase antes de verbo',
    message: 'Antes de verbo não há artigo, por isso não há crase: “começou a chover”.',
    patterns: ['[à|às] <inf>'],
    replacement: 'a',
  },
];
