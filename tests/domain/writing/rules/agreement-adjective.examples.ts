import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/adjective-number': {
    wrong: ['Viu os [meninos sozinho] na praça.', 'Os [bairros mais pobre] sofrem.'],
    right: ['Viu os meninos sozinhos na praça.', 'Estudou as línguas portuguesa e francesa.'],
  },
  'agreement/adjective-gender': {
    wrong: ['Morava em uma [casa pequeno→casa pequena].', 'Era um [menino medrosa→menino medroso].'],
    right: ['O lema positivista ficou.', 'Morava em uma casa pequena.', 'Era o menino da escola aprovado.'],
  },
  'agreement/predicate': {
    wrong: ['Os gatos são [perigoso→perigosos].', 'A menina estava [cansado→cansada].'],
    right: [
      'Os gatos são perigosos.',
      'A menina estava cansada.',
      'A decisão é final, e a perda é material.',
      'O comportamento é selvagem.',
      'As feiras são locais, e a menina é superior.',
    ],
  },
  'agreement/predicate-first-person': {
    wrong: ['Nós somos [capaz→capazes] de vencer.', 'Estamos [cansado→cansados] de esperar.'],
    right: ['Nós somos capazes de vencer.', 'Estou cansado de esperar.'],
  },
};
