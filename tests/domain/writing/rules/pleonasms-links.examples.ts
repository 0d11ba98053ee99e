import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'pleonasm/há-atrás': {
    wrong: ['Nasceu [há dez anos atrás→há dez anos].', 'Isso foi [há séculos atrás→há séculos].'],
    right: ['Nasceu há dez anos.', 'Dez anos atrás, chovia mais.'],
  },
  'pleonasm/ambos': {
    wrong: ['[Ambos os dois→Ambos] faltaram.', '[Ambas as duas→Ambas] leis valem.'],
    right: ['Ambos faltaram.', 'Ambas as leis valem.'],
  },
  'pleonasm/but': {
    wrong: ['Choveu, [mas porém→porém] pouco.', 'Tentou, [mas no entanto→no entanto] falhou.'],
    right: ['Choveu, mas pouco.', 'Porém, falhou.'],
  },
  'pleonasm/today': {
    wrong: [
      '[Hoje em dia atualmente→Atualmente] chove.',
      '[Atualmente nos dias de hoje→Atualmente] falta água.',
    ],
    right: ['Hoje em dia chove.', 'Atualmente, falta água.'],
  },
  'pleonasm/more': {
    wrong: ['Chove [cada vez mais e mais→cada vez mais].', 'Este é [mais melhor→melhor].'],
    right: ['Chove cada vez mais.', 'Este é muito melhor.'],
  },
  'pleonasm/se-caso': {
    wrong: ['[Se caso→Caso] chova, fico.', 'Fico, [se caso→caso] faltar luz.'],
    right: ['Caso chova, fico.', 'Se o caso for grave, chame.'],
  },
  'pleonasm/reason': {
    wrong: ['O motivo é [porque→que] choveu.', 'A razão disso foi [porque→que] faltou luz.'],
    right: ['A razão é que choveu.', 'O motivo é claro, porque choveu.'],
  },
  'pleonasm/etc': {
    wrong: ['Comprou pão, leite [e etc→etc].', 'Há rios, lagos [e etc→etc].'],
    right: ['Comprou pão, leite etc.', 'Há rios e lagos.'],
  },
  'pleonasm/also': {
    wrong: [
      'O rio [bem como também→bem como] o lago secou.',
      'A mãe, [assim como também→assim como] o pai, leu.',
    ],
    right: ['O rio, bem como o lago, secou.', 'Ele também leu.'],
  },
  'pleonasm/and-nor': {
    wrong: ['Não come [e nem→nem] dorme.', 'Nunca leu livros [e nem→nem] jornais.'],
    right: ['Não come nem dorme.', 'Choveu, e nem todos vieram.'],
  },
};
