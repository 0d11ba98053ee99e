import { COMPETENCY_NUMBERS, MAX_LEVEL, type CompetencyNumber } from '../rubric/competency.ts';
import type { Span } from '../text/span.ts';
import { MAX_IMPROVEMENTS, partsOfStep, stepsOf, type Correction, type FormerStep } from './correction.ts';
import type { EvidenceItem } from './evaluation.ts';
import { LABELS, LIKELY_THESIS } from './feedback/evidence-item.ts';
import { levelSentence } from './feedback/level-sentence.ts';
import { capitalized } from './feedback/wording.ts';
import { STRENGTH_FROM } from './rules-constants.ts';
import { chooseStrength, tellsSizeAlone, type ShownStrength } from './one-strength.ts';
import { findUnsure, isDoubt, tellsDoubt, type UnsureThing } from './unsure.ts';

/**
 * A next step as shown: the instruction, the reason, and the passage concerned if the instruction does not quote
 * it.
 */
export type ShownStep = Omit<FormerStep, 'text'> & { todo: string; why?: string; quote?: string };

/** Content of an opened competency, and the sentence beside its level. */
export type ToldCompetency = {
  sentence: string;
  /** Sentences of the feedback that are not shown elsewhere. */
  feedback: string[];
  evidence: EvidenceItem[];
  /** Points to improve that are not next steps. */
  points: string[];
};

/**
 * A correction without repetition: content of a step is not repeated as a weakness, in the feedback or as a point
 * to improve.
 */
export type ToldOnce = {
  steps: ShownStep[];
  strength: ShownStrength | null;
  unsure: UnsureThing[];
  /** The ceilings; the advice on a ceiling is included only if no step contains it. */
  limits: string[];
  competencies: Record<CompetencyNumber, ToldCompetency>;
};

const MOST_STEPS = 3;
/** Kind of the step that asks the student to fix all marked issues. */
const ALL_MARKS = 'desvios';
/** Maximum number of limits shown; the evaluation lists the strongest first. */
const MOST_LIMITS = 3;

/** Whether a competency has content beyond its level and the sentence beside it. */
export function tellsMore({ feedback, evidence, points }: ToldCompetency): boolean {
  return feedback.length + evidence.length + points.length > 0;
}

/** The content of the result page; each statement is shown only once, in the most helpful place. */
export function tellOnce(correction: Correction): ToldOnce {
  const { aiAnalysis, competencies: given } = correction;
  const { zeroReason, ceilings = [], improvements } = aiAnalysis.grifo ?? {};
  const isAnnulled = zeroReason !== undefined;
  const told = createTold();
  // The notice of an annulled essay already gives the reason and the advice.
  if (isAnnulled) for (const said of Object.values(correction.summary).flat()) told.keep(said);
  const all = isAnnulled ? [] : stepsOf(correction).slice(0, MOST_STEPS);
  const seen = new Set(ceilings.slice(0, MOST_LIMITS).map((limit) => keyOf(limit.seen)));
  const steps = all.map((step) => toShown(correction, step, seen));
  for (const { todo, why = '' } of steps) told.keep(`${todo} ${why}`);
  const limits = ceilings.slice(0, MOST_LIMITS).map((limit) => {
    const advice = told.fresh(limit.advice).join(' ');
    return [limit.seen, advice].filter(Boolean).join(' ');
  });
  for (const limit of limits) told.keep(limit);
  const strength = isAnnulled ? null : chooseStrength(correction, steps);
  if (strength) told.keep(strength.sentence);
  const quoted = new Set(strength?.passage ? [strength.passage.start] : []);

  function tellCompetency(number: CompetencyNumber): ToldCompetency {
    const competency = given[number - 1];
    // The first sentence of the feedback repeats the sentence next to the level and the evidence. For an annulled
    // essay, it states the level that the competency would have had.
    const [opening = ''] = sentencesOf(competency?.feedback ?? '');
    if (!competency || (isAnnulled && WITHOUT_POINTS.test(opening)))
      return { sentence: '', feedback: [], evidence: [], points: [] };
    const items = aiAnalysis.grifo?.evidence?.[`competencia_${number}`] ?? [];
    const made = isAnnulled ? opening : levelSentence(number, items, competency.score);
    const isAsked = (said: string) => steps.some(({ todo }) => isOnSameArgument(todo, said));
    const said = told.fresh(competency.feedback).filter((one) => !tellsDoubt(one) && !isAsked(one));
    const sentence = made ?? withoutLead(said.find((one) => !isOfAny(one)) ?? '');
    told.keep(sentence);
    // If a step asks the student to fix all marks, feedback and points would only repeat marks that the text shows.
    const areMarksAsked = number === 1 && steps.some(({ kind }) => kind === ALL_MARKS);
    // Below `STRENGTH_FROM`, the advice names the fault that the first point or a step already covers.
    const isTold = made !== null && !isAnnulled && (areMarksAsked || competency.score < STRENGTH_FROM);
    const feedback = isTold
      ? []
      : said.filter(
          (one) =>
            keyOf(one) !== keyOf(sentence) &&
            !(made !== null && (one === opening || COUNTS.test(one))) &&
            !isOfAny(one),
        );
    for (const one of feedback) told.keep(one);
    const listed = competency.errors?.length
      ? competency.errors
      : (improvements?.[`competencia_${number}`] ?? []);
    const points = (areMarksAsked ? [] : listed)
      .map((point) => told.fresh(point).join(' '))
      .filter((point) => point !== '' && !tellsDoubt(point) && !isOfAny(point) && !isAsked(point))
      // Steps of the competency are counted as points, so they reduce the number of points shown.
      .slice(0, MAX_IMPROVEMENTS - steps.filter((step) => step.competency === number).length);
    for (const point of points) told.keep(point);
    const elsewhere = [...steps.map(({ todo }) => todo), ...feedback, ...points].join(' ');
    // The sentence next to the level already states the number of marked issues.
    const isSaid = ({ label }: EvidenceItem) =>
      !isAnnulled && made !== null && label === LABELS.cleanSentences;
    // At the top level, a small number of connectives is not reported as a weakness.
    const isEnough = ({ label, side }: EvidenceItem) =>
      competency.score === MAX_LEVEL && label === LABELS.innerConnectives && side === 'contra';
    // A single marked issue is omitted, because it is marked in the text and the sentence next to the level already
    // mentions it.
    const isCounted = ({ side, detail }: EvidenceItem) =>
      number === 1 && !isAnnulled && made !== null && side === 'contra' && detail === ONE_MARK;
    const untold = items.filter((item) => !isSaid(item) && !isEnough(item) && !isCounted(item));
    const evidence = shownEvidence(untold, quoted).map((item) => withOtherQuotes(item, elsewhere));
    return { sentence, feedback: feedback.map(withoutLead), evidence, points };
  }

  return {
    steps,
    strength,
    unsure: isAnnulled ? [] : findUnsure(correction, steps),
    limits,
    competencies: Object.fromEntries(
      COMPETENCY_NUMBERS.map((number) => [number, tellCompetency(number)]),
    ) as Record<CompetencyNumber, ToldCompetency>,
  };
}

/**
 * Evidence to show. Doubts are left out, because they are listed separately, except for a likely thesis. Each
 * passage is quoted only once.
 */
function shownEvidence(items: readonly EvidenceItem[], quoted: Set<number>): EvidenceItem[] {
  return items.flatMap((item): EvidenceItem[] => {
    const { label, side } = item;
    const isLikelyThesis = isDoubt(item) && label === LABELS.thesis && side === 'favor';
    if (isDoubt(item) && !isLikelyThesis) return [];
    const fresh = item.passages.filter(({ start }) => !quoted.has(start));
    // A thesis may be quoted a second time, because without its words the thesis evidence would be useless.
    const passages = fresh.length === 0 && label === LABELS.thesis ? item.passages.slice(0, 1) : fresh;
    for (const { start } of passages) quoted.add(start);
    return [isLikelyThesis ? { label: LIKELY_THESIS, side, passages } : { ...item, passages }];
  });
}

const ONE_MARK = '1 marcação';
/** Replaces quotes that a step, the feedback or a point already contains with other quotes of the same item. */
function withOtherQuotes(item: EvidenceItem, elsewhere: string): EvidenceItem {
  if (item.side !== 'contra') return item;
  const others = item.passages.filter(({ quote }) => !elsewhere.includes(`“${quote}`));
  return others.length > 0 ? { ...item, passages: others } : item;
}

/** Feedback for a competency that was not evaluated in an annulled essay. */
const WITHOUT_POINTS = /^sem pontos nesta competência/i;
/**
 * Openings of sentences that fit any text: advice for a competency at the top level, or for a level without an
 * explanation.
 */
const OF_ANY =
  /^(?:para manter o nível,|este nível é uma estimativa|escolha, para o próximo texto,|no próximo texto,|abra a frase|veja se a frase|use algo que você leu|releia em voz alta)/i;
/**
 * Openings of sentences that state the number of marked issues, which the sentence next to the level of competency
 * 1 also states.
 */
const COUNTS = /^(?:o que mais pesa: )?(?:marquei|não marquei|são|o único desvio|os \d+ desvios) /i;
/** Introductory phrases, also those of corrections stored before their words changed. */
const LEADS =
  /^(?:o que mais pesa: |para chegar a \d+, comece por aqui: |um bom começo: |já há de onde partir: |um próximo passo: |na competência \d, )/i;

/** Whether a step and other advice ask for the same paragraph to be supported: "no 2º parágrafo (“A escola…”)". */
function isOnSameArgument(todo: string, advice: string): boolean {
  const [paragraph] = /\d+º parágrafo/.exec(advice) ?? [];
  return paragraph !== undefined && todo.includes(paragraph);
}

function isOfAny(sentence: string): boolean {
  return OF_ANY.test(sentence.replace(LEADS, '')) || tellsSizeAlone(sentence);
}

function withoutLead(sentence: string): string {
  return capitalized(sentence.replace(LEADS, ''));
}

/**
 * A sentence reduced to its words and without its introductory phrase, so that repeated sentences match even if
 * their introductory phrases differ.
 */
function keyOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(LEADS, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function createTold() {
  const keys = new Set<string>();
  return {
    keep(text: string) {
      for (const sentence of sentencesOf(text)) keys.add(keyOf(sentence));
    },
    /** The sentences of a text that have not been shown yet. */
    fresh: (text: string) => sentencesOf(text).filter((one) => !keys.has(keyOf(one))),
  };
}

/** The sentences of feedback text; a full stop inside quotation marks does not end a sentence. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let current = '';
  for (const piece of text.split(/(?<=[.!?]”?)\s+/)) {
    current = current === '' ? piece : `${current} ${piece}`;
    if (current.split('“').length > current.split('”').length) continue;
    sentences.push(current);
    current = '';
  }
  return [...sentences, current].filter((sentence) => sentence.trim() !== '');
}

const MOST_QUOTED_WORDS = 12;
/** Number of opening words that identify a quote. */
const KNOWN_BY = 3;

function toShown({ originalText }: Correction, step: FormerStep, limits: ReadonlySet<string>): ShownStep {
  const { text, ...rest } = step;
  const { todo, why } = partsOfStep({ text });
  const place = step.place ?? quotedPlace(todo, originalText);
  const quote = place ? quoteFor(todo, originalText.slice(place.start, place.end)) : undefined;
  return {
    ...rest,
    todo,
    ...(place && { place }),
    ...(why !== undefined && !limits.has(keyOf(why)) && { why: capitalized(why) }),
    ...(quote !== undefined && { quote }),
  };
}

/** Position of the first phrase that a step quotes; single words are skipped, because they may occur anywhere. */
function quotedPlace(todo: string, essay: string): Span | undefined {
  for (const [, words = ''] of todo.matchAll(/“([^”…]+)/g)) {
    const start = words.includes(' ') ? essay.indexOf(words) : -1;
    if (start !== -1) return { start, end: start + words.length };
  }
  return undefined;
}

/** The beginning of a passage; undefined if the step already quotes it. */
function quoteFor(todo: string, passage: string): string | undefined {
  const words = passage.trim().split(/\s+/);
  const isQuoted = keyOf(todo).includes(keyOf(words.slice(0, KNOWN_BY).join(' ')));
  if (isQuoted || words[0] === '') return undefined;
  return words.length > MOST_QUOTED_WORDS
    ? `${words.slice(0, MOST_QUOTED_WORDS).join(' ')}…`
    : words.join(' ');
}
