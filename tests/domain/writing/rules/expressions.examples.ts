import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'expression/a-nível-de': {
    wrong: [
      'O problema, [a nível de] custo, é grave.',
      'É um tema [a nível→em âmbito] nacional.',
      'A lei vale [à nível→em âmbito] estadual.',
    ],
    right: ['A água chegou ao nível de ontem.', 'O nível de ensino caiu.'],
  },
  'expression/enquanto-que': {
    wrong: [
      'Uns comem, [enquanto que→enquanto] outros passam fome.',
      'O sul cresce [enquanto que→enquanto] o norte para.',
    ],
    right: ['Uns comem enquanto outros olham.', 'Por enquanto, que fiquem.'],
  },
  'expression/face-a': {
    wrong: ['[Face ao→Em face do] exposto, é preciso agir.', 'É preciso ceder, [face à→em face da] crise.'],
    right: ['Ficaram face a face.', 'Em face da crise, cedeu.'],
  },
  'expression/haja-vista': {
    wrong: ['É urgente, [haja visto→haja vista] a seca.', 'É urgente, [hajam vista→haja vista] os fatos.'],
    right: ['É urgente, haja vista a seca.', 'Duvido que ele haja visto o filme.'],
  },
  'expression/o-mesmo': {
    wrong: [
      'Prenderam o homem, pois [o mesmo→ele] furtou.',
      'Leu a lei e falou [da mesma→dela].',
      'Fez uso [das mesmas→delas] causando espanto.',
    ],
    right: ['O mesmo vale para os outros.', 'Eles têm os mesmos direitos.'],
  },
  'expression/mediante-a': {
    wrong: ['Só entra [mediante ao→mediante o] pagamento.', 'Calou-se [perante à→perante a] plateia.'],
    right: ['Só entra mediante pagamento.', 'Calou-se perante a plateia.'],
  },
  'expression/meu-ver': {
    wrong: ['[Ao meu ver→A meu ver], é tarde.', '[A grosso modo→Grosso modo], dobrou.'],
    right: ['A meu ver, é tarde.', 'Ao meu filho, tudo.'],
  },
  'expression/longo-prazo': {
    wrong: ['Dá lucro [ao longo prazo→a longo prazo].', 'São medidas [à curto prazo→a curto prazo].'],
    right: ['Dá lucro a longo prazo.', 'Ao longo da vida, aprendeu.'],
  },
  'expression/de-maneira-que': {
    wrong: [
      'Choveu, [de maneiras que→de maneira que] alagou.',
      'Agiu [de formas que→de forma que] ninguém viu.',
    ],
    right: ['Choveu, de maneira que alagou.', 'Há formas que duram.'],
  },
  'expression/a-ponto-de': {
    wrong: ['Gritou [ao ponto de→a ponto de] ficar rouco.', 'Cansou-se [ao ponto de→a ponto de] desistir.'],
    right: ['Chegou ao ponto de desistir.', 'Foi ao ponto de ônibus.'],
  },
  'expression/vez-que': {
    wrong: ['Faltou, [vez que→uma vez que] adoeceu.', 'Saiu, [apesar que→apesar de que] chovia.'],
    right: ['Faltou, uma vez que adoeceu.', 'Cada vez que chove, alaga.'],
  },
  'expression/fazer-com-que': {
    wrong: ['Isso faz [que com que→com que] o povo sofra.', 'A lei fez [com o que→com que] parassem.'],
    right: ['Isso faz com que o povo sofra.', 'Ficou com o que sobrou.'],
  },
  'expression/custas': {
    wrong: ['Vive [às custas→à custa] do pai.', 'Enriqueceu [às custas→à custa] de outros.'],
    right: ['Vive à custa do pai.', 'Pagou as custas processuais.'],
  },
};
