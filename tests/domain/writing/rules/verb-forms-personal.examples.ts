import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'verb-forms/infinitive-of-nos': {
    wrong: [
      'Falta tempo para [cuidamos→cuidarmos] da horta.',
      'É importante [lembramos→lembrarmos] dos avós.',
      'Em vez de nos [queixamos→queixarmos], plantemos.',
    ],
    right: [
      'Falta tempo para cuidarmos da horta.',
      'A festa de que gostamos é em junho. Até conseguimos sair.',
    ],
  },
  'verb-forms/tendem-a-serem': {
    wrong: [
      'Os preços tendem a [serem→ser] altos.',
      'Eles deixam de [terem→ter] amigos.',
      'Muitos pensam em [mudarem→mudar] de bairro.',
      'Os vizinhos estão dispostos a [plantarem→plantar] flores.',
      'As crianças têm o direito de [brincarem→brincar].',
    ],
    right: [
      'Os preços tendem a ser altos.',
      'O fato de terem amigos ajuda.',
      'As chuvas obrigam a mudarem de rua. Chegaram cedo por morarem perto.',
    ],
  },
};
