import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'government/relative-a': {
    wrong: ['A peça [que→a que] assistimos foi longa.', 'É o barco [que→a que] me refiro.'],
    right: ['A peça a que assistimos foi longa.', 'Disse que assisti a tudo. É certo que me refiro a ele.'],
  },
  'government/relative-de': {
    wrong: ['A música [que→de que] mais gosto acabou.', 'É a ajuda [que→de que] eles precisam.'],
    right: ['A música de que gosto acabou.', 'As obras que precisamos fazer são caras. Sei que gosto dele.'],
  },
  'government/relative-em': {
    wrong: ['A casa [que→em que] nasci caiu.', 'Amo a rua [que→em que] eu moro.'],
    right: ['A casa em que nasci caiu.', 'A casa que comprei é longa.'],
  },
  'government/arcar': {
    wrong: ['Vai [arcar→arcar com] as contas.', 'Eles [arcam→arcam com] os danos.'],
    right: ['Vai arcar com as contas.', 'Guardou na arca os panos.'],
  },
  'government/dúvida-de-que': {
    wrong: ['Não há dúvida [que→de que] choveu.', 'Não temos dúvidas [que→de que] virá.'],
    right: ['Não há dúvida de que choveu.', 'Tem a dúvida que todos têm.'],
  },
};
