import type { Examples } from '../examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/verb-number': {
    wrong: ['Muitos alunos das escolas não [pode] estudar.', 'São leis e normas que [protege] a mata.'],
    right: ['Muitos alunos das escolas não podem estudar.', 'O dono das casas pode vender tudo.'],
  },
};
