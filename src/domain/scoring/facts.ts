import type { CompetencyNumber } from '../rubric/competency.ts';

type FactRule = {
  /**
   * The competency under which the fact is shown. It may also influence the other competencies, as a property of
   * the whole text.
   */
  competency: CompetencyNumber;
  /** Whether a larger value of the fact can only raise points (1) or only lower them (−1). */
  direction: 1 | -1;
  /**
   * Breakpoints of the fact's value: points are interpolated linearly between neighboring breakpoints, and constant
   * below the first and above the last breakpoint.
   */
  knots: readonly number[];
};

const DENSITY = [0, 0.5, 1.5, 4] as const;
const RARE = [0, 3] as const;
const SHARE = [0, 1] as const;

const lowers = (competency: CompetencyNumber, knots: readonly number[]): FactRule => ({
  competency,
  direction: -1,
  knots,
});
const raises = (competency: CompetencyNumber, knots: readonly number[]): FactRule => ({
  competency,
  direction: 1,
  knots,
});

/**
 * The facts of an essay from which levels are computed, as shown on the pages. Marked issues and commas are per
 * hundred words, shares and likelihoods are 0–1, and all other facts are counts.
 */
export const FACTS = {
  misspellings: lowers(1, DENSITY),
  confusedWords: lowers(1, DENSITY),
  crase: lowers(1, DENSITY),
  agreement: lowers(1, DENSITY),
  capitals: lowers(1, DENSITY),
  punctuation: lowers(1, DENSITY),
  commaFaults: lowers(1, DENSITY),
  unknownWords: lowers(1, DENSITY),
  pronounPlacement: lowers(1, RARE),
  colloquialisms: lowers(1, RARE),
  government: lowers(1, RARE),
  usage: lowers(1, RARE),
  demonstratives: lowers(1, RARE),
  wordChoice: lowers(1, RARE),
  fragments: lowers(1, RARE),
  longSentences: lowers(1, RARE),
  subordination: raises(1, [0, 0.9]),
  commas: raises(1, [0, 2, 4, 6]),
  repertoire: raises(2, [0, 1, 2, 3, 5]),
  mentions: raises(2, [0, 1, 2, 4]),
  productiveRepertoire: raises(2, [0, 1, 2, 3]),
  repertoireParagraphs: raises(2, [0, 1, 2, 3]),
  works: raises(2, [0, 2]),
  people: raises(2, [0, 2]),
  laws: raises(2, [0, 2]),
  figures: raises(2, [0, 2]),
  institutions: raises(2, [0, 2]),
  events: raises(2, [0, 2]),
  themeParagraphs: raises(2, SHARE),
  themeWords: raises(2, SHARE),
  doubtedTheme: lowers(2, SHARE),
  copiedShare: lowers(2, [0, 0.5]),
  otherTextType: lowers(2, SHARE),
  firstPerson: lowers(2, RARE),
  readerAddress: lowers(2, RARE),
  genericReferences: lowers(2, RARE),
  thesis: raises(3, [0, 0.3, 0.6, 0.9]),
  thesisInIntroduction: raises(3, SHARE),
  thesisReturn: raises(3, SHARE),
  supportedArguments: raises(3, [0, 1, 2, 3]),
  provenArguments: raises(3, [0, 1, 2, 3]),
  waysOfArguing: raises(3, [0, 2, 4, 8]),
  bareArguments: lowers(3, RARE),
  developmentWords: raises(3, [0, 60, 120, 180, 240, 320]),
  introductionWords: raises(3, [0, 30, 60, 90]),
  conclusionWords: raises(3, [0, 30, 60, 90]),
  words: raises(3, [0, 100, 150, 200, 250, 300, 350, 420, 500]),
  paragraphs: raises(3, [0, 1, 2, 3, 4]),
  repeatedSentences: lowers(3, [0, 2]),
  cliches: lowers(3, RARE),
  generalizations: lowers(3, RARE),
  sequenceBreaks: lowers(3, [0, 1, 2, 4]),
  imbalances: lowers(3, [0, 1, 2]),
  linkedShare: raises(4, SHARE),
  links: raises(4, [0, 1, 2, 3]),
  referentialLinks: raises(4, [0, 1, 2, 4]),
  innerConnectives: raises(4, [0, 3, 6, 10, 15]),
  paragraphsWithConnectives: raises(4, SHARE),
  relations: raises(4, [0, 3, 6, 9]),
  repeatedWords: lowers(4, RARE),
  repeatedConnectives: lowers(4, RARE),
  shortParagraphs: lowers(4, RARE),
  agent: raises(5, SHARE),
  action: raises(5, SHARE),
  means: raises(5, SHARE),
  purpose: raises(5, SHARE),
  detail: raises(5, SHARE),
  agentOfAction: raises(5, SHARE),
  meansOfAction: raises(5, SHARE),
  purposeOfAction: raises(5, SHARE),
  detailOfAction: raises(5, SHARE),
  likelyElements: raises(5, [0, 0.5, 1, 2, 3, 4, 4.5, 5]),
  elements: raises(5, [0, 1, 2, 3, 4, 5]),
  proposalLinks: raises(5, [0, 2, 5, 9]),
  proposalAtTheEnd: raises(5, SHARE),
} as const satisfies Record<string, FactRule>;

export type FactName = keyof typeof FACTS;

/** Further inputs of the bounds: integer counts, and flags that are 1 (yes) or 0 (no). */
export type FactDetails = {
  redMarks: number;
  yellowMarks: number;
  /** Number of marked words that are in no dictionary. */
  unknownMarks: number;
  hasSource: number;
  unlinkedParagraphs: number;
  stockFrames: number;
  hasAgentOrAction: number;
  /** Number of elements of the proposal that are certainly present. */
  sureElements: number;
};

export type Facts = Record<FactName, number> & FactDetails;

export const FACT_NAMES = Object.keys(FACTS) as FactName[];

/** The interval between two neighboring knots (breakpoints) of a fact; each interval is one input of the model. */
export type FactInput = { fact: FactName; from: number; to: number };

export const FACT_INPUTS: readonly FactInput[] = FACT_NAMES.flatMap((fact) => {
  const { knots }: FactRule = FACTS[fact];
  return knots.slice(1).map((to, at) => ({ fact, from: knots[at] ?? 0, to }));
});

/** For each interval of each fact, the fraction that the fact's value fills, 0–1. */
export function toFactInputs(facts: Record<FactName, number>): Float64Array {
  return Float64Array.from(FACT_INPUTS, (piece) => fillPiece(facts[piece.fact], piece));
}

/** The fraction of an interval that a value fills, 0–1. */
export function fillPiece(value: number, { from, to }: Omit<FactInput, 'fact'>): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
