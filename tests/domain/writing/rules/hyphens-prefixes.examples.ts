import type { Examples } from './examples.ts';

export const EXAMPLES: Record<string, Examples> = {
  'hyphen/prefix-joined': {
    wrong: [
      'Falta [infra-estrutura→infraestrutura].',
      'É um comportamento [anti-social→antissocial].',
      'O [co-autor→coautor] faltou.',
      'A [auto-estima→autoestima] caiu.',
    ],
    right: ['O micro-ondas e o anti-inflamatório são úteis.', 'O super-herói é sub-humano e ex-militar.'],
  },
  'hyphen/prefix-apart': {
    wrong: [
      'A [auto estima→autoestima] caiu.',
      'Foi um [mega evento→megaevento].',
      'Falta [infra estrutura→infraestrutura].',
    ],
    right: ['Lutou contra o poder sobre tudo.', 'O auto de infração chegou.'],
  },
  'hyphen/prefix-hyphen': {
    wrong: ['O país é [autosuficiente→autossuficiente].', 'É uma vida [subhumana→sub-humana].'],
    right: ['O país é autossuficiente.', 'A sociedade e o subúrbio crescem.'],
  },
};
