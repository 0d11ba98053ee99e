import type { Thesis } from '../../argument/find-thesis.ts';
import type { RepertoireMark } from '../../argument/rules/repertoire.ts';
import type { AnalyzedParagraph, AnalyzedText } from '../../text/analyze-text.ts';
import { PARAGRAPH_COUNTS_ABOVE_CHARACTERS } from '../../writing/limits.ts';
import type { ConnectiveUse, Relation } from '../../text/connectives.ts';

/** Each value is one "broken logical sequence" of R-RULES-5. */
const SEQUENCE_BREAKS = [
  'sem-tese',
  'sem-argumentos',
  'sem-provas',
  'desenvolvimento-curto',
  'paragrafos-soltos',
  'sem-conclusao',
  'frases-repetidas',
] as const;
export type SequenceBreak = (typeof SEQUENCE_BREAKS)[number];

/** Each value is one "structural imbalance" of R-RULES-5. */
export type Imbalance = 'poucos-paragrafos' | 'paragrafo-dominante' | 'paragrafos-de-uma-frase';

export type Structure = {
  /** Paragraphs long enough to be counted (R-RULES-3: more than 50 characters). */
  countedParagraphs: AnalyzedParagraph[];
  /** Whether more than half of the paragraphs after the first open without a link to the preceding text. */
  hasLooseParagraphs: boolean;
  breaks: SequenceBreak[];
  imbalances: Imbalance[];
};

const ARGUMENT_RELATIONS = new Set<Relation>(['causa', 'consequência', 'exemplo', 'oposição']);
const CLOSING_RELATIONS = new Set<Relation>(['conclusão', 'consequência', 'finalidade']);
const PROPOSAL_KEYS = new Set(
  'deve devem cabe necessario necessaria necessarias preciso precisa precisam urge medidas solucao'.split(
    ' ',
  ),
);
const MIN_ARGUMENT_CONNECTIVES = 2;
const REPEATED_SENTENCES_SHARE = 0.3;
const USUAL_PARAGRAPHS = 4;
const DOMINANT_SHARE = 0.5;
const MIN_DEVELOPMENT_WORDS = 100;

type Signals = { thesis: Thesis | null; connectives: ConnectiveUse[]; mentions: RepertoireMark[] };

/** The essay's structure: argument, conclusion, and the balance of its paragraphs. */
export function readStructure(essay: AnalyzedText, signals: Signals): Structure {
  const countedParagraphs = essay.paragraphs.filter(
    ({ start, end }) => end - start > PARAGRAPH_COUNTS_ABOVE_CHARACTERS,
  );
  const skeleton = {
    countedParagraphs,
    hasLooseParagraphs: areLoose(countedParagraphs.slice(1), signals.connectives),
  };
  return {
    ...skeleton,
    breaks: findBreaks(essay, skeleton, signals),
    imbalances: findImbalances(essay, countedParagraphs),
  };
}

function areLoose(following: AnalyzedParagraph[], connectives: ConnectiveUse[]): boolean {
  const opened = new Set(connectives.filter((use) => use.opensParagraph).map(({ paragraph }) => paragraph));
  const linked = following.filter(({ words }) => opened.has(words[0]?.paragraph ?? -1)).length;
  return following.length === 0 || linked * 2 < following.length;
}

function findBreaks(
  essay: AnalyzedText,
  { countedParagraphs, hasLooseParagraphs }: Omit<Structure, 'breaks' | 'imbalances'>,
  { thesis, connectives, mentions }: Signals,
): SequenceBreak[] {
  const afterIntroduction = countedParagraphs[1]?.start ?? Infinity;
  const argumentsUsed = connectives.filter(({ relation }) => ARGUMENT_RELATIONS.has(relation)).length;
  const isProven = [...mentions, ...connectives.filter(({ relation }) => relation === 'exemplo')].some(
    ({ start }) => start >= afterIntroduction,
  );
  const development = countedParagraphs.slice(1, -1).reduce((total, { words }) => total + words.length, 0);
  const happens: Record<SequenceBreak, boolean> = {
    'sem-tese': thesis === null,
    'sem-argumentos': argumentsUsed < MIN_ARGUMENT_CONNECTIVES,
    'sem-provas': !isProven,
    'desenvolvimento-curto': development < MIN_DEVELOPMENT_WORDS,
    'paragrafos-soltos': hasLooseParagraphs,
    'sem-conclusao': !concludes(countedParagraphs, connectives),
    'frases-repetidas': repeatedSentencesShare(essay) > REPEATED_SENTENCES_SHARE,
  };
  return SEQUENCE_BREAKS.filter((name) => happens[name]);
}

/** Whether the last of two or more paragraphs concludes the text, shown by a connective or a proposal. */
function concludes(paragraphs: AnalyzedParagraph[], connectives: ConnectiveUse[]): boolean {
  const last = paragraphs.at(-1);
  if (!last || paragraphs.length < 2) return false;
  const closes = connectives.some(
    ({ start, relation }) => start >= last.start && CLOSING_RELATIONS.has(relation),
  );
  return closes || last.words.some(({ key }) => PROPOSAL_KEYS.has(key));
}

function repeatedSentencesShare(essay: AnalyzedText): number {
  if (essay.sentences.length === 0) return 0;
  const distinct = new Set(essay.sentences.map(({ words }) => words.map(({ key }) => key).join(' ')));
  return 1 - distinct.size / essay.sentences.length;
}

function findImbalances(essay: AnalyzedText, paragraphs: AnalyzedParagraph[]): Imbalance[] {
  const imbalances: Imbalance[] = [];
  if (paragraphs.length < USUAL_PARAGRAPHS) imbalances.push('poucos-paragrafos');
  const longest = Math.max(0, ...paragraphs.slice(0, 1000).map(({ words }) => words.length));
  if (longest > DOMINANT_SHARE * essay.words.length) imbalances.push('paragrafo-dominante');
  const singles = paragraphs.filter(({ sentences }) => sentences.length === 1).length;
  if (singles >= 2) imbalances.push('paragrafos-de-uma-frase');
  return imbalances;
}
