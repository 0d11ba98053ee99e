import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'comma/after-subject': {
    wrong: [
      'As pessoas que vivem [longe, precisam→longe precisam] de transporte.',
      'Tais [problemas, não→problemas não] podem continuar.',
      'O diretor da escola e os professores do turno da [noite, pediram→noite pediram] mais livros.',
      'O prefeito sabe que a [cidade, precisa→cidade precisa] de parques.',
      'Além disso, a falta de [livros, prejudica→livros prejudica] a escola.',
      'Ler bons [livros, ajuda→livros ajuda] a escrever bem.',
      'Quem mora na [serra, sofre→serra sofre] com o frio.',
    ],
    right: [
      'No Recife, uma cidade quente, é comum ir à praia.',
      'Para se ter uma praça limpa, é preciso cuidar dela.',
      'Quem ama não esquece, tem saudade.',
      'A escola, por sua vez, é vista com carinho.',
      'As pessoas que vivem longe precisam de transporte.',
      'A obra, é claro, parou no meio.',
      'O aluno, diz o diretor, lê muito.',
      'Todos os dias, morrem peixes no rio.',
      'A leitura forma cidadãos, amplia o vocabulário e ensina a pensar.',
      'Essa escola, construída em 1950, precisa de obras.',
      'O rio, que corta a cidade, está sujo.',
      'A princípio, é bom ler muito.',
      'Um dia, voltaram para casa.',
    ],
  },
  'comma/before-que': {
    wrong: [
      'É [importante, que→importante que] a escola mude.',
      'Seria [possível, que→possível que] o rio voltasse a ser limpo.',
    ],
    right: ['É importante que a escola mude.', 'Isso é importante, que ninguém duvide.'],
  },
};
