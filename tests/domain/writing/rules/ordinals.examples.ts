import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/ordinal': {
    wrong: ['Ela mora na casa e ele no [2ª→2º] quarto.', '[1ª→1º] lugar vale prêmio.'],
    right: ['Foi a 3ª edição, e ele chegou em 1º lugar.', 'O art. 5º garante, e a 2ª, não.'],
  },
  'agreement/ordinal-feminine': {
    wrong: [
      'Foi a [3º→3ª] edição da feira.',
      'Ela mora na [10º→10ª] casa.',
      'A prova será na [6º-feira→6ª-feira].',
    ],
    right: [
      'Foi a 3ª edição, e ele chegou em 1º lugar.',
      'Do 1º ao 5º, todos leem; o art. 5º garante, e a 2ª, não.',
      'O 2º, festa à parte, foi melhor.',
      'Ficou no 1º. Casa cheia.',
    ],
  },
};
