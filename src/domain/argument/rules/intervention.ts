import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { isOpenQuestion, toClause, type ProposalClause } from './proposal-clause.ts';
import {
  countElements,
  findPromise,
  readComplements,
  readProposal,
  type ProposalPassages,
} from './proposal.ts';

export type Intervention = {
  /** Passage of each element. */
  passages: ProposalPassages;
  /** The sentence of the proposal; null if there is none. */
  sentence: AnalyzedSentence | null;
};

/**
 * Proposals are searched for in the closing part of an essay, which consists of this share of its sentences, but at
 * least this many sentences.
 */
const CLOSING_SHARE = 0.45;
const CLOSING_MIN_SENTENCES = 4;
/** Maximum number of sentences read, however long the text. */
const CLOSING_MAX_SENTENCES = 200;
/** Bonus of the last paragraph, where proposals usually are, in number of elements. */
const IN_LAST_PARAGRAPH = 1;
/**
 * Minimum elements of a proposal outside the last paragraph, because a sentence such as "é preciso se cuidar para
 * viver" only states a fact.
 */
const LEAST = 3;
/** First words of a sentence that continues the proposal before it: "Tal medida", "Isso pode ser feito". */
const GOES_ON =
  /^(?:iss[oa]|ess[ae]s?|est[ae]s?|tal|tais|dess[ae]s?|assim|com|para|tudo|ela|ele|elas|eles|s[óo])$/;

/**
 * The best proposal of the closing part: the sentence with most of the five elements, completed by the next
 * sentence if that continues the same proposal. The later of two equally good proposals wins. If there is no
 * proposal, the passages are empty and the sentence is null.
 */
export function findIntervention(essay: AnalyzedText): Intervention {
  const closing = Math.max(CLOSING_MIN_SENTENCES, Math.ceil(essay.sentences.length * CLOSING_SHARE));
  const sentences = essay.sentences.slice(-Math.min(closing, CLOSING_MAX_SENTENCES));
  const clauses = sentences.map((sentence) => toClause(essay, sentence));
  const lastParagraph = essay.paragraphs.length - 1;
  let best: { passages: ProposalPassages; sentence: AnalyzedSentence; score: number } | null = null;
  for (const [at, clause] of clauses.entries()) {
    const sentence = sentences[at];
    const proposal = readProposal(clause);
    if (!sentence || !proposal || isOpenQuestion(essay, sentence)) continue;
    const passages = { ...continuation(clauses[at + 1]), ...proposal };
    const score = countElements(passages) + (sentence.paragraph === lastParagraph ? IN_LAST_PARAGRAPH : 0);
    const least = sentence.paragraph === lastParagraph ? 1 + IN_LAST_PARAGRAPH : LEAST;
    if (score >= Math.max(least, best?.score ?? 0)) best = { passages, sentence, score };
  }
  const passages = best?.passages ?? {};
  return {
    passages,
    sentence: best?.sentence ?? null,
  };
}

/** Elements that the next sentence adds to a proposal; none if that sentence makes its own proposal. */
function continuation(next: ProposalClause | undefined): ProposalPassages {
  if (!next || !GOES_ON.test(next.words[0]?.lower ?? '')) return {};
  const promise = findPromise(next);
  const complements = readProposal(next) ? {} : readComplements(next, -1);
  return promise ? { ...complements, finalidade: promise } : complements;
}
