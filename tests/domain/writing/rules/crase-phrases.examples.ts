import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'crase/adverbial-singular': {
    wrong: ['Entrou [a→à] força.', 'O barco ficou [a→à] deriva.', 'A verdade veio [a→à] tona.'],
    right: ['A lei não deve usar a força.', 'O barco ficou à deriva.', 'Perdeu a vontade de sair.'],
  },
  'crase/adverbial-plural': {
    wrong: ['Saíram [as→às] pressas.', 'Encontravam-se [as→às] escondidas.'],
    right: ['Saíram às pressas.', 'Plantaram árvores para as margens do rio.'],
  },
  'crase/prepositional': {
    wrong: ['Enriqueceu [a→à] custa dos sócios.', 'Saíram [a→à] procura de abrigo.'],
    right: ['Enriqueceu à custa dos sócios.', 'A procura de emprego cresceu.'],
  },
  'crase/time-of-day': {
    wrong: ['O jogo é hoje [a→à] noite.', 'Trabalha de dia e [a→à] noite também.'],
    right: ['O jogo é hoje à noite.', 'Passou a noite em claro.'],
  },
  'crase/side': {
    wrong: ['A padaria fica [a→à] direita da praça.', 'Na esquina, vire [a→à] esquerda.'],
    right: ['A padaria fica à direita da praça.', 'Levantou a mão direita.'],
  },
  'crase/distance': {
    wrong: ['Ficou [a→à] distância de dez metros.', 'Vê-se o farol [a→à] distância de 3 quilômetros.'],
    right: ['Ficou à distância de dez metros.', 'Calcule a distância de Marte ao Sol.'],
  },
  'crase/second-of-pair': {
    wrong: [
      'Quanto à chuva e [a→à] seca, nada mudou.',
      'O plano é ligado à chuva e [as→às] tradições.',
      'Devido [a→à] chuva e à seca, nada mudou.',
    ],
    right: ['Quanto à chuva e à seca, nada mudou.', 'Devido à chuva e a feira fechou.'],
  },
};
