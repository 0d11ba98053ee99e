import type { CompetencyNumber, Level } from './competency.ts';

/**
 * How graders get from what an essay shows to a level, in our own words after the reading materials that Inep made public for
 * the graders of 2019. Working rules, no quotation: the official descriptors are in `descriptors.ts`.
 */
export const GRIDS: Record<CompetencyNumber, Record<Level, string>> = {
  1: {
    0: 'quase não há construção de frases',
    40: 'estrutura de frases deficitária e muitos desvios',
    80: 'estrutura deficitária ou muitos desvios',
    120: 'estrutura regular ou alguns desvios',
    160: 'boa estrutura e poucos desvios',
    200: 'estrutura excelente, com no máximo uma falha, e até dois desvios',
  },
  2: {
    0: 'outro tema ou outro tipo de texto',
    40: 'só toca o tema, ou tem traços constantes de outro tipo de texto',
    80: 'trata do tema, mas duas das três partes são embrionárias, ou há muita cópia, ou o fim falta',
    120: 'três partes, uma delas talvez embrionária; repertório ausente, dos textos motivadores, sem área do conhecimento ou sem relação com o tema',
    160: 'três partes completas; repertório legitimado e pertinente, sem uso produtivo',
    200: 'três partes completas; repertório legitimado, pertinente e com uso produtivo',
  },
  3: {
    0: 'não defende nada sobre o tema',
    40: 'ideias soltas, sem ponto de vista',
    80: 'há um ponto de vista, mas nada é desenvolvido, ou há contradição grave',
    120: 'projeto com falhas, algumas ideias desenvolvidas',
    160: 'projeto com poucas falhas, a maior parte das ideias desenvolvida',
    200: 'projeto estratégico, todas as ideias desenvolvidas e retomadas',
  },
  4: {
    0: 'palavras e períodos justapostos',
    40: 'quase nenhuma ligação, ou repetição e uso inadequado constantes',
    80: 'poucas ligações, muita repetição ou uso inadequado',
    120: 'ligações regulares, alguma repetição ou uso inadequado',
    160: 'ligações constantes entre os parágrafos e dentro deles, pouca repetição',
    200: 'ligações em ao menos dois parágrafos depois do primeiro e dentro de cada um, nenhum uso inadequado',
  },
  5: {
    0: 'nenhum elemento, ou desrespeito aos direitos humanos',
    40: 'um elemento válido',
    80: 'dois elementos válidos',
    120: 'três elementos válidos',
    160: 'quatro elementos válidos',
    200: 'cinco elementos válidos na mesma proposta',
  },
};
