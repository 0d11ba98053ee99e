import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/splice': {
    wrong: [
      'O prefeito cortou a verba da [escola, isso→escola. Isso] gerou protestos.',
      'A água é um bem de [todos, ela→todos. Ela] não pode faltar.',
      'No ano passado, o rio subiu e tomou a [cidade, essa→cidade. Essa] cheia durou um mês.',
    ],
    right: [
      'Quando o rio sobe, ele toma a cidade.',
      'Sabe-se que, quando chove muito, isso alaga as ruas.',
      'No bairro em que vivemos, isso acontece sempre.',
      'Com a falta de chuva, essa região sofre.',
      'A seca não só mata as plantas, ela também expulsa as famílias.',
      'O plano é bom, porém, ele custa caro.',
      'A lei muda pouco, isto é, quase nada.',
      'Há alguns anos, essa rua era de terra.',
      'Ao tentar ajudar o colega, ele caiu.',
    ],
  },
};
