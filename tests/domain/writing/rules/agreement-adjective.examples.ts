import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'agreement/adjective-number': {
    wrong: [
      'Viu os [meninos sozinho] na praça.',
      'Os [bairros mais pobre] sofrem.',
      'Ela anota os [cuidados necessário] para a viagem.',
      'Vi [atletas pessimista] na pista.',
    ],
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
      'Voltou a casa molhado.',
      'A reforma do ensino médio proposta em maio passou.',
      'É um ensino a distância democrático.',
      'Ela quer que o país progrida.',
      'O lema positivista ficou.',
      'Morava em uma casa pequena.',
      'Era o menino da escola aprovado.',
    ],
  },
};
