import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/verb-number': {
    wrong: [
      'São leis e normas que [protege→protegem] a mata.',
      'Temos leis e normas que [garante→garantem] o direito.',
    ],
    right: ['Muitos alunos das escolas não podem estudar.', 'O dono das casas pode vender tudo.'],
  },
};
