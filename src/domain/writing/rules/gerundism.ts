import type { Rule } from '../rule.ts';

/** The gerund where it does not belong. */
export const GERUND_RULES: readonly Rule[] = [
  {
    id: 'gerundism/future',
    code: 'uso',
    name: 'Gerundismo',
    message: 'Em vez de “vai estar ajudando”, escreva “ajudará” ou “vai ajudar”.',
    patterns: [
      '[vou|vai|vão|vamos|irá|irão|iremos|iria|iriam|deverá|deverão estar <ger>]',
      '[vai|vão|irá|irão ficar <ger>]',
      '[precisa|precisam estar <ger>]',
    ],
  },
];
