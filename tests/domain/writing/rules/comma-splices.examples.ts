import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/splice': {
    wrong: [
      'O prefeito cortou a verba da [escola, isso→escola. Isso] gerou protestos.',
      'A água é um bem de [todos, ela→todos. Ela] não pode faltar.',
      'No ano passado, o rio subiu e tomou a [cidade, essa→cidade. Essa] cheia durou um mês.',
      'A escola [fechou, os→fechou. Os] alunos foram embora.',
      'O governo não [age, a→age. A] população do bairro sofre.',
      'A obra parou no [meio, ninguém→meio. Ninguém] sabe o motivo.',
    ],
    right: [
      'Quando o rio sobe, ele toma a cidade.',
      'Sabe-se que, quando chove muito, isso alaga as ruas.',
      'No bairro em que vivemos, isso acontece sempre.',
      'Com a falta de chuva, essa região sofre.',
      'A seca não só mata as plantas, ela também expulsa as famílias.',
      'O plano é bom, porém, ele custa caro.',
      'A lei muda pouco, isto é, quase nada.',
      'Uns leem em casa, outros leem na escola e o professor ouve todos.',
      'A obra traz poeira para as casas, o atraso do ônibus escolar e o barulho.',
      'Tudo piora: o rio enche as ruas, a água entra nas casas.',
      'O rio enche as ruas, a água sobe e as famílias saem.',
      'Acerca desse assunto, algumas famílias têm dúvidas.',
      'Sabe-se que, além da chuva, o lixo enche as ruas.',
      'O cantor Gabriel, o Pensador, canta no bairro.',
      'Segundo o diretor da escola, os alunos leem mais.',
      'Tivesse a prefeitura agido, a obra seria outra.',
      'Há alguns anos, essa rua era de terra.',
      'Ao tentar ajudar o colega, ele caiu.',
    ],
  },
};
