import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'capitals/sentence-start': {
    wrong: ['O rio secou. [hoje→Hoje] ninguém pesca.', '[quem→Quem] mora longe acorda cedo.'],
    right: [
      'A feira abriu. ormenxte fechou.',
      'Logo? a feira fechou.',
      'O dono da feira,? quis fechar.',
      'A feira abriu. om um preço só vendeu tudo.',
      'O rio secou. Hoje ninguém pesca.',
      'O iPhone caiu. 15 dias depois, parou.',
    ],
  },
};
