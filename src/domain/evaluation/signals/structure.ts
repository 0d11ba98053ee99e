import type { AnalyzedParagraph, AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { PARAGRAPH_COUNTS_ABOVE_CHARACTERS } from '../rules-constants.ts';
import type { ConnectiveUse, Relation } from './connectives.ts';

/** Each is one "broken logical sequence" of spec §9. */
export type SequenceBreak =
  'sem-tese' | 'sem-argumentos' | 'desenvolvimento-curto' | 'sem-conclusao' | 'frases-repetidas';
/** Each is one "structural imbalance" of spec §9. */
export type Imbalance = 'poucos-paragrafos' | 'paragrafo-dominante' | 'paragrafos-de-uma-frase';

export type Structure = {
  /** Paragraphs long enough to count (spec §9: more than 50 characters). */
  countedParagraphs: AnalyzedParagraph[];
  thesis: AnalyzedSentence | null;
  breaks: SequenceBreak[];
  imbalances: Imbalance[];
};

const THESIS_KEYS = new Set(
  'deve devem preciso necessario necessaria exige exigem urge causa causas motivo motivos consequencia consequencias devido desafio desafios problema problemas problematica impasse entrave entraves obstaculo persiste persistem contribui contribuem provoca gera decorre fundamental essencial importante grave prejudica impede dificulta falta ausencia negligencia descaso desigualdade porque infelizmente cabe precisa precisam'.split(
    ' ',
  ),
);
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

/** How the essay is built: thesis, argument, conclusion, and the balance of its paragraphs. */
export function readStructure(essay: AnalyzedText, connectives: ConnectiveUse[]): Structure {
  const countedParagraphs = essay.paragraphs.filter(
    ({ start, end }) => end - start > PARAGRAPH_COUNTS_ABOVE_CHARACTERS,
  );
  const thesis = findThesis(countedParagraphs[0]);
  return {
    countedParagraphs,
    thesis,
    breaks: findBreaks(essay, countedParagraphs, connectives, thesis),
    imbalances: findImbalances(essay, countedParagraphs),
  };
}

/** The last sentence of the introduction that takes a position. */
function findThesis(introduction: AnalyzedParagraph | undefined): AnalyzedSentence | null {
  const takesPosition = ({ words }: AnalyzedSentence) => words.some(({ key }) => THESIS_KEYS.has(key));
  return introduction?.sentences.findLast(takesPosition) ?? null;
}

function findBreaks(
  essay: AnalyzedText,
  paragraphs: AnalyzedParagraph[],
  connectives: ConnectiveUse[],
  thesis: AnalyzedSentence | null,
): SequenceBreak[] {
  const breaks: SequenceBreak[] = [];
  if (!thesis) breaks.push('sem-tese');
  const argumentsUsed = connectives.filter(({ relation }) => ARGUMENT_RELATIONS.has(relation)).length;
  if (argumentsUsed < MIN_ARGUMENT_CONNECTIVES) breaks.push('sem-argumentos');
  const development = paragraphs.slice(1, -1).reduce((total, { words }) => total + words.length, 0);
  if (development < MIN_DEVELOPMENT_WORDS) breaks.push('desenvolvimento-curto');
  if (!concludes(paragraphs, connectives)) breaks.push('sem-conclusao');
  if (repeatedSentencesShare(essay) > REPEATED_SENTENCES_SHARE) breaks.push('frases-repetidas');
  return breaks;
}

/** The last of two or more paragraphs closes the text, by a connective or by proposing something. */
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
