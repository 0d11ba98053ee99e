import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'cliche/better-world': {
    wrong: ['Sonhamos com [um mundo melhor].', 'Queremos [um futuro melhor].'],
    right: ['O mundo mudou para melhor.', 'O resultado foi melhor.'],
  },
  'cliche/own-part': {
    wrong: ['Cada um deve fazer [a sua parte].', 'Faça [sua parte].'],
    right: ['Isso faz parte da vida.', 'A sua parte ficou na mesa.'],
  },
  'cliche/tunnel': {
    wrong: ['Há uma [luz no fim do túnel].', 'Afinal, [a esperança é a última que morre].'],
    right: ['A luz do túnel queimou.', 'A esperança move o povo.'],
  },
  'cliche/golden-key': {
    wrong: ['Fechou o ano [com chave de ouro].', 'É hora de [virar a página].'],
    right: ['Abriu a porta com chave de ferro.', 'A página do livro rasgou.'],
  },
  'cliche/utmost': {
    wrong: ['A leitura é [de suma importância].', 'O tema é [de suma relevância].'],
    right: ['A importância da leitura é grande.', 'É uma suma de teologia.'],
  },
  'cliche/hands': {
    wrong: ['Caminharam [de mãos dadas].', 'Sabemos que [a união faz a força].'],
    right: ['Lavou as mãos.', 'A força do vento derrubou a casa.'],
  },
  'cliche/coin': {
    wrong: ['A rede é uma [faca de dois gumes].', 'Este é o [outro lado da moeda].'],
    right: ['A faca caiu.', 'A moeda perdeu valor.'],
  },
  'cliche/sieve': {
    wrong: ['Isso é [tapar o sol com a peneira].', 'Vive a [empurrar com a barriga].'],
    right: ['O sol nasceu.', 'A peneira quebrou.'],
  },
  'cliche/fruits': {
    wrong: ['Agora vai [colher os frutos].', 'Resolveu [arregaçar as mangas].'],
    right: ['Comeu os frutos da árvore.', 'Colheu o milho.'],
  },
  'cliche/strides': {
    wrong: ['Cresce [a passos largos].', 'Vai [de mal a pior].'],
    right: ['Os passos do menino soaram.', 'Fez mal ao bolo.'],
  },
  'cliche/box': {
    wrong: ['É preciso pensar [fora da caixa].', 'Saiu da [zona de conforto].'],
    right: ['Guardou a roupa na caixa.', 'O conforto da casa agrada.'],
  },
  'cliche/interests': {
    wrong: ['Tudo é um [jogo de interesses].', 'A investigação [acabou em pizza].'],
    right: ['O jogo acabou cedo.', 'Pediu uma pizza.'],
  },
  'cliche/root': {
    wrong: ['É preciso cortar [o mal pela raiz].', 'Isso é só [a ponta do iceberg].'],
    right: ['A raiz da planta secou.', 'O iceberg derreteu.'],
  },
  'cliche/future-youth': {
    wrong: ['Os jovens são [o futuro do país].', 'Eles são [o futuro da nação].'],
    right: ['No futuro, o país será outro.', 'A nação pede paz.'],
  },
  'cliche/tip': {
    wrong: ['Correu os [quatro cantos do mundo].', 'Passou [num piscar de olhos].'],
    right: ['Sentou no canto da sala.', 'O século passado foi violento.'],
  },
  'cliche/knowledge': {
    wrong: ['Afinal, [querer é poder].', 'Como se diz, [tempo é dinheiro].'],
    right: ['Quer ter poder.', 'O tempo passou.'],
  },
  'cliche/give-up': {
    wrong: [
      'Dedicou-se [de corpo e alma].',
      'Foi um [divisor de águas].',
      'Ele virou uma [pedra no sapato].',
    ],
    right: ['O corpo pede descanso.', 'Havia uma pedra no caminho.', 'A água divide as terras.'],
  },
};
