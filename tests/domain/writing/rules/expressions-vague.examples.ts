import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'vague/thing': {
    wrong: ['Há muita [coisa] errada.', 'As [coisas] mudaram.'],
    right: ['Não restou outra coisa.', 'É a coisa pública que sofre.', 'A primeira coisa a fazer é ouvir.'],
  },
  'vague/something': {
    wrong: ['Algo mudou, algo caiu e [algo] ficou.', 'Viu algo, leu algo, quis [algo].'],
    right: ['Algo mudou, e algo ficou.', 'Algo ficou.'],
  },
  'vague/very': {
    wrong: [
      'Muito, muito, muito, muito, muito, muito, [muito] sol.',
      'Muitos leram, muitos viram, muito se fez, muita chuva, muitas flores, muito mais, [muitas] aves.',
    ],
    right: ['Muitos leram muito.', 'Choveu muito, e muitas casas caíram.'],
  },
  'vague/numerals': {
    wrong: ['Havia [3→três] gatos.', 'Comprou [2→duas] camisas.'],
    right: ['Havia 35 gatos.', 'Foi no dia 2 de maio, às 8 horas.'],
  },
  'vague/abbreviations': {
    wrong: ['No [séc]. XIX, era assim.', 'Veja a [pág]. 20.'],
    right: ['No século XIX, era assim.', 'Veja a página 20.'],
  },
};
