import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'hyphen/a-partir': {
    wrong: ['Vale [apartir→a partir] de hoje.', '[Apartir→A partir] daí, tudo mudou.'],
    right: ['Vale a partir de hoje.', 'Foi preciso apartar a briga.'],
  },
  'hyphen/de-repente': {
    wrong: ['O céu escureceu [derrepente→de repente].', '[Derepente→De repente], choveu.'],
    right: ['O céu escureceu de repente.', 'O repente nordestino encanta.'],
  },
  'hyphen/com-certeza': {
    wrong: ['Ele virá [concerteza→com certeza].', '[Com serteza→Com certeza] choverá.'],
    right: ['Ele virá com certeza.', 'Não há certeza de nada.'],
  },
  'hyphen/por-isso': {
    wrong: ['Choveu, [porisso→por isso] não saí.', '[Porisso→Por isso], ficamos.'],
    right: ['Choveu, por isso não saí.', 'Lutamos por isso.'],
  },
  'hyphen/em-cima': {
    wrong: ['O livro está [encima→em cima] da mesa.', 'O gato dorme [em baixo→embaixo] da cama.'],
    right: [
      'O livro está em cima da mesa, e o gato, embaixo dela.',
      'O som veio em baixo volume, da parte de baixo da casa.',
    ],
  },
  'hyphen/de-novo': {
    wrong: ['Ele errou [denovo→de novo].', '[Denovo→De novo] faltou luz.'],
    right: ['Ele errou de novo.', 'O ano novo chegou.'],
  },
  'hyphen/o-que': {
    wrong: ['Ninguém sabe [oque→o que] fazer.', 'É mais caro [doque→do que] parece.'],
    right: ['Ninguém sabe o que fazer.', 'É mais caro do que parece.'],
  },
  'hyphen/por-causa': {
    wrong: ['Faltou [porcausa→por causa] da chuva.', '[Porcausa→Por causa] disso, saiu.'],
    right: ['Faltou por causa da chuva.', 'Lutou por uma causa justa.'],
  },
  'hyphen/na-verdade': {
    wrong: ['[Naverdade→Na verdade], ninguém leu.', 'Chegou [aponto→a ponto] de cair.'],
    right: ['Na verdade, ninguém leu.', 'Eu aponto de longe o erro.'],
  },
  'hyphen/lost-hyphen': {
    wrong: ['Isso ocorre no [dia-a-dia→dia a dia].', 'Falta [mão-de-obra→mão de obra].'],
    right: ['Isso ocorre no dia a dia.', 'Choveu no fim de semana.'],
  },
  'hyphen/no-hyphen-noun': {
    wrong: ['É preciso cuidar do [meio-ambiente→meio ambiente].', 'Falta [bom-senso→bom senso].'],
    right: ['É preciso cuidar do meio ambiente.', 'Comprou um guarda-chuva.'],
  },
  'hyphen/não': {
    wrong: ['Pregou a [não-violência→não violência].', 'Há lugar para os [não-fumantes→não fumantes].'],
    right: ['Pregou a não violência.', 'Há lugar para fumantes e não fumantes.'],
  },
};
