import { type CompetencyNumber, type Level, MAX_LEVEL, toLevel } from './competency.ts';

/** The source of a grid. No grid is official; the official wording is in `descriptors.ts`, with its source. */
type GridSource = { label: string; date: string };

const SOURCES = {
  /** Reading materials that Inep made public for the graders of 2019. */
  materials: { label: 'materiais de leitura do Inep para os corretores', date: '2019' },
  /** Press reports from internal documents; Inep denies a change. */
  reports: { label: 'segundo relatos da edição de 2025', date: 'fevereiro de 2026' },
} satisfies Record<string, GridSource>;

type Grid = { source: GridSource; levels: Record<Level, string> };

/**
 * How graders derive a level from an essay, in our own words; these are working rules, not quotations. If the
 * reports on the edition of 2025 contradict the materials of 2019, the grid follows the reports: IV is judged by
 * the presence of cohesion, a missing action has the greatest weight in V, and stock repertoire is penalized in II
 * and III.
 */
export const GRIDS: Record<CompetencyNumber, Grid> = {
  1: {
    source: SOURCES.materials,
    levels: {
      0: 'quase não há construção de frases',
      40: 'estrutura de frases deficitária e muitos desvios',
      80: 'estrutura deficitária ou muitos desvios',
      120: 'estrutura regular ou alguns desvios',
      160: 'boa estrutura e poucos desvios',
      200: 'estrutura excelente, com no máximo uma falha, e até dois desvios',
    },
  },
  2: {
    source: SOURCES.reports,
    levels: {
      0: 'outro tema ou outro tipo de texto',
      40: 'só toca o tema, ou tem traços constantes de outro tipo de texto',
      80: 'trata do tema, mas duas das três partes são embrionárias, ou há muita cópia, ou o fim falta',
      120: 'três partes, uma delas talvez embrionária; repertório ausente, dos textos motivadores, sem área do conhecimento, sem relação com o tema ou de bolso, que caberia em qualquer tema',
      160: 'três partes completas; repertório legitimado e pertinente, sem uso produtivo',
      200: 'três partes completas; repertório legitimado, pertinente e com uso produtivo',
    },
  },
  3: {
    source: SOURCES.reports,
    levels: {
      0: 'não defende nada sobre o tema',
      40: 'ideias soltas, sem ponto de vista',
      80: 'há um ponto de vista, mas nada é desenvolvido, ou há contradição grave',
      120: 'projeto com falhas, algumas ideias desenvolvidas, ou apoiadas em repertório de bolso',
      160: 'projeto com poucas falhas, a maior parte das ideias desenvolvida',
      200: 'projeto estratégico, todas as ideias desenvolvidas e retomadas',
    },
  },
  4: {
    source: SOURCES.reports,
    levels: {
      0: 'palavras e períodos justapostos',
      40: 'quase nenhuma ligação, ou repetição e uso inadequado constantes',
      80: 'ligação pontual, ou muita repetição ou uso inadequado',
      120: 'ligação regular, alguma repetição ou uso inadequado',
      160: 'ligação constante, entre os parágrafos e dentro deles, pouca repetição',
      200: 'ligação expressiva, na abertura de ao menos dois parágrafos depois do primeiro e dentro de cada um, nenhum uso inadequado',
    },
  },
  5: {
    source: SOURCES.reports,
    levels: {
      0: 'nenhum elemento, no máximo dois sem a ação, ou desrespeito aos direitos humanos',
      40: 'só a ação, ou três elementos sem ela',
      80: 'a ação e mais um elemento válido, ou os outros quatro sem ela',
      120: 'a ação e mais dois elementos válidos',
      160: 'a ação e mais três elementos válidos',
      200: 'os cinco elementos válidos na mesma proposta',
    },
  },
};

/** A text with the sources of the graders' grids. It must be shown near texts for students that mention the grids. */
export const GRIDS_SOURCE = `As grades dos corretores não são texto oficial. Seguimos os ${SOURCES.materials.label} (${SOURCES.materials.date}) e, nas competências 2 a 5, reportagens de 5 e 6 de fevereiro de 2026 que citam documentos internos da edição de 2025. O Inep nega que os critérios tenham mudado.`;

/** The source of a competency's grid, such as "segundo relatos da edição de 2025, fevereiro de 2026". */
export function sourceOfGrid(number: CompetencyNumber): string {
  const { label, date } = GRIDS[number].source;
  return `${label}, ${date}`;
}

/** Points deducted in competency V for a missing element, and for a missing action. */
const MISSING_ELEMENT = 40;
const MISSING_ACTION = 120;
const OTHER_ELEMENTS = 4;

/**
 * The level according to the grid of competency V, given whether there is an action and the number of other
 * elements, 0–4.
 */
export function levelOfProposal({ hasAction, others }: { hasAction: boolean; others: number }): Level {
  const missing = (OTHER_ELEMENTS - others) * MISSING_ELEMENT + (hasAction ? 0 : MISSING_ACTION);
  return toLevel(MAX_LEVEL - missing);
}

/** How strongly cohesion is present in a text, as judged by the grid of competency IV. */
export type Presence = 'pontual' | 'regular' | 'constante' | 'expressiva';

/**
 * Presence of cohesion, judged by the position of links, not by their number: `inside` is the number of paragraphs
 * with a link inside, `opened` the number of paragraphs after the first that open with a link. A text with only one
 * paragraph has no links between paragraphs.
 */
export function judgePresence(ties: { paragraphs: number; inside: number; opened: number }): Presence {
  const { paragraphs, inside, opened } = ties;
  if (paragraphs <= 1) return 'pontual';
  if (opened >= 2 && inside >= paragraphs) return 'expressiva';
  const isBetween = opened * 2 >= paragraphs - 1;
  if (isBetween && inside >= paragraphs - 1) return 'constante';
  return inside * 2 >= paragraphs ? 'regular' : 'pontual';
}
