import type { AnalyzedText } from '../text/analyze-text.ts';
import { findConnectives } from '../text/connectives.ts';
import { isFunctionWord } from '../text/function-words.ts';
import type { Span } from '../text/span.ts';
import { contentStems, toStem } from '../text/stem.ts';
import { findSubjectWords } from '../themes/theme-overlap.ts';
import { findPassages, type LikelyPassage, type SentencePassages } from './find-passages.ts';
import { findProposal, type Proposal } from './find-proposals.ts';
import { findThesis, type Thesis } from './find-thesis.ts';
import { PASSAGES } from './passage-tagger.ts';
import { openReaderModel, type ReaderModel } from './reader-weights.ts';
import { INTERVENTION_ELEMENTS, type InterventionElement } from './intervention-elements.ts';
import { readComplements, readProposal } from './rules/proposal.ts';
import { toClause } from './rules/proposal-clause.ts';
import { findHumanRightsViolation } from './rules/human-rights.ts';
import {
  findRepertoire,
  isCited,
  isLawInDoubt,
  isPlaceName,
  namesOrigin,
  quotesSomeone,
  type RepertoireMark,
} from './rules/repertoire.ts';
import type { ThesisContext } from './thesis-features.ts';
import weights from './weights/reader-weights.json' with { type: 'json' };

/** The argument of an essay: thesis, repertoire and proposal. */
export type Argument = {
  thesis: Thesis | null;
  repertoire: RepertoireMark[];
  /**
   * All names, figures, laws and quotations that the rules find, whether or not the essay uses them as repertoire.
   */
  mentions: RepertoireMark[];
  proposal: Proposal;
  /** Passage that seems to demand a violation of human rights. */
  humanRights: Span | null;
};

/**
 * Minimum probability of repertoire for a span in which the rules find a name, figure or law (`marked`), and for
 * all other spans (`unmarked`).
 */
const IS_REPERTOIRE = { marked: 0.6, unmarked: 0.99 };
/** Spans this close are merged. */
const CLOSE_CHARACTERS = 30;
/** Priority of kinds for a span with several. */
const MOST_TELLING = ['obra', 'lei', 'dado', 'nome', 'instituição'] as const;
const REPERTOIRE = PASSAGES.indexOf('repertório');

/**
 * Finds thesis, repertoire and proposal anywhere in an essay. Accepts any text, including an empty one. The model
 * was trained on readings of essays (docs/model-card.md) and uses the rules in `rules`.
 */
export function readArgument(
  essay: AnalyzedText,
  theme: AnalyzedText,
  model: ReaderModel = readerModel(),
): Argument {
  const mentions = findRepertoire(essay);
  const read = beginningOf(essay);
  const passages = findPassages(read, mentions, model);
  return {
    thesis: findThesis(
      thesisContext(read, theme, { repertoire: mentions, classOf: model.classOf }),
      model.thesis,
    ),
    repertoire: findKnowledge(essay, theme, passages, mentions),
    mentions,
    proposal: findProposal(read, passages, model.elements),
    humanRights: findHumanRightsViolation(read),
  };
}

/** Probability from which a sentence that the writer points at is accepted as containing an element. */
const BELIEVED_FROM = 0.08;

/**
 * Whether an element of a proposal is recognized in the sentence that a writer points at. A single given sentence
 * requires less certainty than a search of the whole essay. Returns false for a position outside all sentences.
 */
export function seesElement(
  essay: AnalyzedText,
  { element, place }: { element: InterventionElement; place: Span },
  model: ReaderModel = readerModel(),
): boolean {
  const at = essay.sentences.findIndex(({ start, end }) => start < place.end && end > place.start);
  const sentence = essay.sentences[at];
  if (!sentence) return false;
  const [passages] = findPassages(essay, findRepertoire(essay), model).slice(at);
  const likely = passages?.[INTERVENTION_ELEMENTS.indexOf(element)] ?? [];
  if (likely.some((one) => one.likely >= BELIEVED_FROM)) return true;
  const clause = toClause(essay, sentence);
  return element in (readProposal(clause) ?? readComplements(clause, sentence.start - 1));
}

/** Number of sentences read: three times that of the longest essay in the corpora. */
const LONGEST_READ_SENTENCES = 200;

function beginningOf(essay: AnalyzedText): AnalyzedText {
  if (essay.sentences.length <= LONGEST_READ_SENTENCES) return essay;
  const sentences = essay.sentences.slice(0, LONGEST_READ_SENTENCES);
  const paragraphs = essay.paragraphs.slice(0, (sentences.at(-1)?.paragraph ?? 0) + 1);
  return { ...essay, sentences, paragraphs };
}

type Known = Pick<ThesisContext, 'repertoire' | 'classOf'>;

/** Context for the thesis search. */
export function thesisContext(essay: AnalyzedText, theme: AnalyzedText, known: Known): ThesisContext {
  return {
    essay,
    theme: new Set(findSubjectWords(theme).map(({ stem }) => stem)),
    connectives: findConnectives(essay),
    repertoire: known.repertoire,
    classOf: known.classOf,
  };
}

/** Likely repertoire spans, merged if close, each with the kind that the rules assign to it. */
function findKnowledge(
  { text, words }: AnalyzedText,
  theme: AnalyzedText,
  passages: SentencePassages[],
  byRule: readonly RepertoireMark[],
): RepertoireMark[] {
  const stretches: Span[] = [];
  const asked = contentStems(theme.words);
  const isAsked = (mark: Span) =>
    words
      .filter(({ start, end, key }) => start >= mark.start && end <= mark.end && !isFunctionWord(key))
      .every(({ key }) => asked.has(toStem(key)));
  const isKnowledge = ({ start, end, likely }: LikelyPassage) => {
    const own = byRule.filter((mark) => mark.start < end && mark.end > start);
    const said = text.slice(start, end);
    const told = own.filter((mark) => !isAsked(mark) && (mark.kind !== 'instituição' || isCited(said)));
    const isTelling = told.some(
      (mark) => mark.kind !== 'nome' || !isPlaceName(text.slice(mark.start, mark.end)),
    );
    if (isTelling && !told.every((mark) => isLawInDoubt(text, mark))) return likely >= IS_REPERTOIRE.marked;
    if (isTelling) return false;
    return likely >= IS_REPERTOIRE.unmarked && (told.length > 0 || namesOrigin(said, asked));
  };
  for (const { start, end } of passages.flatMap((own) => (own[REPERTOIRE] ?? []).filter(isKnowledge))) {
    const last = stretches.at(-1);
    const isClose =
      last && start - last.end <= CLOSE_CHARACTERS && !text.slice(last.end, start).includes('\n');
    if (isClose) last.end = end;
    else stretches.push({ start, end });
  }
  return stretches.map(({ start, end }) => {
    const known = new Set(
      byRule.filter((mark) => mark.start < end && mark.end > start).map(({ kind }) => kind),
    );
    return {
      start,
      end,
      kind: MOST_TELLING.find((kind) => known.has(kind)) ?? kindOf(text.slice(start, end)),
    };
  });
}

function kindOf(said: string): RepertoireMark['kind'] {
  if (/\d|por cento/.test(said)) return 'dado';
  return quotesSomeone(said) ? 'obra' : 'fato';
}

let opened: ReaderModel | null = null;

function readerModel(): ReaderModel {
  return (opened ??= openReaderModel(weights));
}
