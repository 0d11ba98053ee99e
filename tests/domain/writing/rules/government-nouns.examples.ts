import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'government/contracted-subject': {
    wrong: ['Apesar [do→de o] prefeito negar, houve fraude.', 'Saiu antes [dela→de ela] chegar.'],
    right: [
      'Apesar de o prefeito negar, houve fraude.',
      'Apesar desse prefeito negar, houve fraude.',
      'Apesar do frio, saiu. Antes da polícia militar, veio ele.',
    ],
  },
  'government/desde-de': {
    wrong: ['Mora ali [desde de→desde] 2010.', 'Chove [desde do→desde o] começo do mês.'],
    right: ['Mora ali desde 2010.', 'Serve, desde que seja novo.'],
  },
  'government/doubled-preposition': {
    wrong: ['Calou-se [perante ao] juiz.', 'Decidiu [mediante aos] fatos.'],
    right: ['Calou-se perante o juiz.', 'Decidiu perante a lei.'],
  },
  'government/face-a': {
    wrong: ['[Face ao→Diante do] exposto, voltamos.', '[Face às→Diante das] perdas, parou.'],
    right: ['Em face do exposto, voltamos.', 'Ficaram face a face.'],
  },
  'government/acesso': {
    wrong: ['Não há acesso [da→à] internet ali.', 'O acesso [do→ao] crédito é caro.'],
    right: ['Não há acesso à internet ali.', 'O acesso do povo à água é caro.'],
  },
  'government/phrase-preposition': {
    wrong: ['Parou [devido o] frio.', 'Em [decorrência à] seca, plantou menos.'],
    right: ['Parou devido ao frio.', 'Em decorrência da seca, plantou menos.'],
  },
  'government/devido-o': {
    wrong: ['Parou [devido→devido a] isso.', 'Chegou tarde [devido→devido a] essa chuva.'],
    right: ['Parou devido a isso.', 'Agiu com o devido cuidado.'],
  },
  'government/cujo-o': {
    wrong: ['O livro [cujo o→cujo] autor morreu é bom.', 'A casa [cujas as→cujas] portas caíram é velha.'],
    right: ['O livro cujo autor morreu é bom.', 'A casa cujas portas caíram é velha.'],
  },
  'government/cujo-verb': {
    wrong: ['Leu o livro [cujo→que] foi premiado.', 'Viu a casa [cuja→que] está à venda.'],
    right: ['Leu o livro cujo autor foi premiado.', 'Viu a casa que está à venda.'],
  },
  'government/em-que-time': {
    wrong: ['O mundo [que→em que] vivemos mudou.', 'Há lugares [que→em que] não existe escola.'],
    right: ['O mundo em que vivemos mudou.', 'Há lugares que encantam.'],
  },
  'government/de-que-missing': {
    wrong: ['Tem certeza [que→de que] o trem parte.', 'Teve a impressão [que→de que] todos riam.'],
    right: [
      'A noção que os jovens têm de arte mudou.',
      'A consciência que as vilas estão tendo é nova.',
      'Tem certeza de que o trem parte.',
      'A certeza que tem é essa.',
    ],
  },
  'government/de-que-extra': {
    wrong: ['Ela acredita [de que→que] vai chover.', 'Dizem [de que→que] ele fugiu.'],
    right: ['Ela acredita que vai chover.', 'Há provas de que ele fugiu.'],
  },
  'government/forma-de-como': {
    wrong: ['Gostei da forma [de como→como] ela canta.', 'É o jeito [de como→como] se faz.'],
    right: ['Gostei da forma como ela canta.', 'Falou de como se faz.'],
  },
  'government/no-que-se-diz': {
    wrong: ['[No que se diz respeito] à dança, é bom.', 'Isso [diz respeito] o bairro todo.'],
    right: ['No que diz respeito à dança, é bom.', 'Isso diz respeito ao bairro todo.'],
  },
  'government/diante': {
    wrong: ['Calou-se [diante ao→diante do] juiz.', 'Parou [diante a→diante da] situação.'],
    right: ['Calou-se diante do juiz.', 'Parou diante de tudo.'],
  },
  'government/mixed-phrases': {
    wrong: [
      'Leu tudo [a cerca sobre] a obra.',
      'Falou [a respeito sobre] a obra.',
      'Cedeu [em relação o→em relação ao] preço.',
    ],
    right: ['Calou-se diante do juiz.', 'Falou a respeito da obra.'],
  },
  'government/direito': {
    wrong: ['Todos têm direito [em] votar.', 'É obrigação [em] cuidar do rio? Não há obrigação disso.'],
    right: ['Todos têm direito a votar.', 'Todos têm o direito de votar.'],
  },
};
