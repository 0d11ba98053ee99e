import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/plural-determiner': {
    wrong: [
      'Mora longe do [seus bairro→seu bairro] de origem.',
      'É uma [das cidade→das cidades] do sul.',
      'Comprou [os livro→os livros] da lista.',
      'Visitou [duas cidade→duas cidades].',
    ],
    right: [
      'Deve parar, umas vez que chove.',
      'Outros mesmo correndo chegam tarde.',
      'Quantos menor o peso, maior o salto.',
      'Comprou os livros da lista.',
      'Os vinte alunos, os outros nove e os cento e vinte vizinhos leem.',
      'Eles os vendem, e ela os forma.',
      'Seguiu esses digital xinflers da moda.',
      'Os robôs, os sachês e os purês são caros.',
      'Os infantis e os juvenis disputam a final.',
      'Os micro e pequenos empresários vendem mais.',
    ],
  },
  'agreement/singular-determiner': {
    wrong: ['Cuidou [desse jardins] por anos.', 'Falou [do vizinhos] da rua.'],
    right: ['Cuidou desses jardins por anos.', 'Esse ônibus atrasa; aquele lápis é meu.'],
  },
  'agreement/determiner-gender': {
    wrong: [
      'Ouviu [um notícia→uma notícia].',
      'Ouviu [essa problema→esse problema] com calma.',
      'Temia [os longas→as longas] filas do banco.',
      'Muitos vivem presos [as estereótipos→aos estereótipos] da moda.',
      'Isso se deve [as fatos→aos fatos] de ontem.',
      'A cidade resolve [as problemas→os problemas] da rua.',
      'Somos alheios [as dilemas→aos dilemas] do vizinho.',
      'Depois chegaram [as problemas].',
    ],
    right: [
      'O longa metragem estreou ontem.',
      'O longa estreou ontem.',
      'Os curtas nacionais ganham prêmios.',
      'Um curta brasileiro venceu os longas estrangeiros.',
      'Os extras e os cabeças do grupo saíram.',
      'As avós e os avós cuidam das bebês.',
      'A final foi ontem, e o melhor time perdeu na final.',
      'Ouviu uma notícia.',
      'O guarda viu a foto do moto clube.',
      'Leu a palma da mão.',
    ],
  },
  'agreement/a-subject': {
    wrong: ['A rua alagou. [A→O] sistema falhou.', '[A→O] jornal brasileiro está caro.'],
    right: [
      'A princípio parece fácil.',
      'A pedido do diretor a escola fechou.',
      'A criança está em casa.',
      'A jovem brasileira está cansada.',
      'A certo momento parou.',
    ],
  },
  'agreement/noun-after-adjective': {
    wrong: ['Viu as [grandes cidade→grandes cidades] do sul.', 'Era uma [boa pessoas→boa pessoa].'],
    right: [
      'Viu as grandes cidades do sul.',
      'Era uma boa pessoa. A mesma diz isso.',
      'Nos próximos vinte anos e nas últimas trinta semanas choveu.',
    ],
  },
  'agreement/determiner-both': {
    wrong: ['Deu [muitas problema] à vizinha.', 'Lia [aqueles revista] velha.'],
    right: ['Muitos precisão de ajuda.', 'Deu muitos problemas à vizinha.', 'Lia aquelas revistas velhas.'],
  },
};
