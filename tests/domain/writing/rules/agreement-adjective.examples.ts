import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/adjective-number': {
    wrong: ['Viu os [meninos sozinho] na praça.', 'Os [bairros mais pobre] sofrem.'],
    right: [
      'Fez trilhas de estudo personalizadas.',
      'Por último medidas são tomadas.',
      'Perdemos a noção do tempo envoltos em telas.',
      'Viu os meninos sozinhos na praça.',
      'Estudou as línguas portuguesa e francesa.',
    ],
  },
  'agreement/adjective-gender': {
    wrong: ['Morava em uma [casa pequeno→casa pequena].', 'Era um [menino medrosa→menino medroso].'],
    right: [
      'A reforma do ensino médio proposta em maio passou.',
      'É um ensino a distância democrático.',
      'Ela quer que o país progrida.',
      'O lema positivista ficou.',
      'Morava em uma casa pequena.',
      'Era o menino da escola aprovado.',
    ],
  },
  'agreement/predicate': {
    wrong: ['Os gatos são [perigoso→perigosos].', 'A menina estava [cansado→cansada].'],
    right: [
      'O assunto é política.',
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
