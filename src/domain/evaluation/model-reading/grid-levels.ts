import type { Level } from '../../rubric/competency.ts';
import { judgePresence, levelOfProposal, type Presence } from '../../rubric/grids.ts';
import { overlap } from '../../text/span.ts';
import { evidenceOf } from '../evidence/essay-evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import type { Facts, Place } from './check-claims.ts';

/*
 * The graders' grids with numbers where they have words ("few", "some", "embryonic"). The numbers are ours: working rules
 * until an operator measures them with a model (`npm run bench:model`).
 */
const SHEET_LINES = 30;
/** Maximum numbers of faults for each verdict, extrapolated to a full sheet. */
const FAULTS = { hardlyAny: 2, few: 6, some: 12 };
/** Maximum numbers of faults of sentence structure (sentences cut off, joined or incomplete) for each verdict. */
const STRUCTURE = { excellent: 1, good: 2, fair: 4 };
/** Minimum share of sentences with subordination for an excellent syntax. */
const SUBORDINATE_SHARE = 0.3;
/** Number of words in about two handwritten lines. */
const EMBRYONIC_BELOW_WORDS = 25;
const TWO = 2;
const LEVEL_OF_PRESENCE: Record<Presence, Level> = {
  pontual: 80,
  regular: 120,
  constante: 160,
  expressiva: 200,
};
const WRONG_TIES = { few: 2, some: 4 };

/** The level that the graders' grid assigns to the facts of one competency; null if no quote supports them. */
export function levelByGrid<Number extends keyof Facts>(
  number: Number,
  facts: Facts[Number],
  reading: EssayReading,
): Level | null {
  const grid = GRIDS[number] as (facts: Facts[Number], reading: EssayReading) => Level | null;
  return grid(facts, reading);
}

const GRIDS: { [Number in keyof Facts]: (facts: Facts[Number], reading: EssayReading) => Level | null } = {
  1: ({ faults, structure, wellBuilt }, reading) => {
    if (faults.length + structure.length + wellBuilt.length === 0) return null;
    const { essay, findings } = reading;
    const marked = findings.filter(({ competencia, classe }) => competencia === 1 && classe === 'vermelho');
    const own = faults.filter((fault) => !marked.some((mark) => overlap(mark, fault)));
    const onSheet = ((marked.length + own.length) * SHEET_LINES) / Math.max(essay.estimatedLines, 1);
    const { subordinate } = evidenceOf(reading).sentences;
    const isVaried = subordinate >= SUBORDINATE_SHARE * essay.sentences.length;
    const isPoor = structure.length > STRUCTURE.fair;
    const hasMany = onSheet > FAULTS.some;
    if (isPoor && hasMany) return 40;
    if (isPoor || hasMany) return 80;
    // A level above 120 requires quotes of well-built sentences as evidence, not merely an empty list of faults.
    if (wellBuilt.length === 0 || onSheet > FAULTS.few || structure.length > STRUCTURE.good) return 120;
    return isVaried && onSheet <= FAULTS.hardlyAny && structure.length <= STRUCTURE.excellent ? 200 : 160;
  },

  2: ({ approach, approachProofs, isArgumentative, typeProofs, parts, repertoire }, { essay }) => {
    if (approachProofs.length === 0 || (!isArgumentative && typeProofs.length === 0)) return null;
    if (approach !== 'completa' || !isArgumentative) return 40;
    const isFull = ({ sentence }: Place) =>
      (essay.paragraphs[sentence.paragraph]?.words.length ?? 0) >= EMBRYONIC_BELOW_WORDS;
    const fullParts = new Set(parts.filter(isFull).map(({ part }) => part)).size;
    if (fullParts < TWO) return 80;
    const own = repertoire.filter(({ isLegitimate, isPertinent }) => isLegitimate && isPertinent);
    if (fullParts === TWO || own.length === 0) return 120;
    return own.some(({ use }) => use !== null) ? 200 : 160;
  },

  3: ({ thesis, arguments: claims, taken, contradictions }) => {
    if (!thesis && claims.length === 0) return null;
    const developed = claims.filter(({ supports }) => supports.length > 0);
    if (developed.length === 0 || contradictions.length > 0) return 80;
    const inParagraphs = new Set(developed.map(({ sentence }) => sentence.paragraph)).size;
    if (!thesis || inParagraphs < TWO) return 120;
    const isRich = developed.filter(({ supports }) => supports.length >= TWO).length >= TWO;
    return isRich && taken !== null ? 200 : 160;
  },

  4: ({ between, inside, wrong }, reading) => {
    const ties = between.length + inside.length;
    if (ties === 0) return null;
    const paragraphs = reading.essay.paragraphs.length;
    const paragraphsOf = (places: Place[]) => new Set(places.map(({ sentence }) => sentence.paragraph)).size;
    const presence = judgePresence({
      paragraphs,
      inside: paragraphsOf(inside),
      opened: paragraphsOf(between),
    });
    const isRepeated = evidenceOf(reading).repeated.connectives.length > 0;
    if (presence === 'pontual' || wrong.length > WRONG_TIES.some) return ties < TWO ? 40 : 80;
    if (wrong.length > WRONG_TIES.few) return 120;
    if (presence === 'expressiva' && (wrong.length > 0 || isRepeated)) return 160;
    return LEVEL_OF_PRESENCE[presence];
  },

  5: ({ elements }) => {
    if (elements.length === 0) return null;
    const proposal = bestProposal(elements);
    const others = proposal.filter(({ part }) => part !== 'acao').length;
    return levelOfProposal({ hasAction: others < proposal.length, others });
  },
};

/**
 * The elements of the most complete proposal, at most one of each kind. They are in the sentence of an action or in
 * a sentence next to it, within the same paragraph. Without an action, the elements of one paragraph are used. The
 * same words are not used for two elements.
 */
export function bestProposal(elements: Facts[5]['elements']): Facts[5]['elements'] {
  const actions = elements.filter(({ part }) => part === 'acao');
  const groups = (actions.length > 0 ? actions : elements).map((center) =>
    elements.filter(({ sentence }) => areNear(center, sentence)),
  );
  const distinct = groups.map((group) => {
    const kept: Facts[5]['elements'] = [];
    for (const one of group)
      if (!kept.some((other) => other.part === one.part || isSame(other, one))) kept.push(one);
    return kept;
  });
  return distinct.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function areNear(center: Place, sentence: Place['sentence']): boolean {
  if (center.sentence.paragraph !== sentence.paragraph) return false;
  const [first, second] =
    center.sentence.start <= sentence.start ? [center.sentence, sentence] : [sentence, center.sentence];
  return second.start - first.end <= NEXT_SENTENCE_WITHIN;
}

/** Maximum number of characters between the end of a sentence and the start of the next. */
const NEXT_SENTENCE_WITHIN = 4;

function isSame(a: Place, b: Place): boolean {
  return a.start === b.start && a.end === b.end;
}
