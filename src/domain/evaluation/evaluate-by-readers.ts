import {
  byCompetency,
  COMPETENCY_NUMBERS,
  type CompetencyNumber,
  type Level,
  type Levels,
} from '../rubric/competency.ts';
import { applyCeilings, type Ceiling } from '../scoring/guards/ceiling.ts';
import { lowerBand } from '../scoring/score-essay.ts';
import { toCoherence } from './check-theme.ts';
import { annul, type Given, writeEvaluation } from './evaluate-essay.ts';
import type { Evaluation, ThemeCoherence, ZeroReason } from './evaluation.ts';
import { clipQuote } from './feedback/evidence-item.ts';
import { quote } from './feedback/wording.ts';
import { addFacts, type ModelFacts } from './model-reading/add-facts.ts';
import type { Place } from './model-reading/check-claims.ts';
import { levelByGrid } from './model-reading/grid-levels.ts';
import type { EssayReading } from './read-essay.ts';
import { bandOfReadings, findDisputed, settle } from './two-readers.ts';

/** Result of the model's first reading: levels, and the competencies to read again before anything is reported. */
export type FirstReading = {
  facts: ModelFacts;
  levels: Levels;
  unread: CompetencyNumber[];
  disputed: CompetencyNumber[];
  /**
   * Competencies to read again: disputed competencies, and competencies in which the model claims a zero that no
   * local guard confirms.
   */
  toReadAgain: CompetencyNumber[];
};

/** The model's levels for an essay; for competencies without a level from the model, the scorer's level is used. */
export function readFirst(reading: EssayReading, facts: ModelFacts, scorer: Levels): FirstReading {
  const { levels, unread } = levelsOf(reading, facts, scorer);
  const disputed = findDisputed(scorer, levels);
  const doubts = new Set<CompetencyNumber>(disputed);
  const claim = zeroClaim(facts);
  if (claim && !isGuarded(claim.reason, reading)) doubts.add(2);
  if (disrespect(facts) && !reading.humanRights) doubts.add(5);
  return {
    facts,
    levels,
    unread,
    disputed,
    toReadAgain: COMPETENCY_NUMBERS.filter((number) => doubts.has(number)),
  };
}

type Opinions = {
  scored: Given;
  first: FirstReading;
  /** Facts from the repeated passes. */
  again: ModelFacts;
  /** Version of the prompt and the model. */
  version: string;
  /** Version of the scorer, whose levels are used alone if the model's levels are not trusted. */
  scorerVersion: string;
};

/**
 * The evaluation by two or three readers: the scorer, the model, and the model again for disputed competencies. A
 * zero claimed by a model needs a quote, and a confirmation by the local guard or the model's second reading. All
 * sentences are written by code from the facts found.
 */
export function evaluateByReaders(reading: EssayReading, opinions: Opinions): Evaluation {
  const { scored, first, again, version, scorerVersion } = opinions;
  const facts: ModelFacts = { ...first.facts, ...again };
  const { text } = reading.essay;
  const zero = confirmedZero(reading, first.facts, again);
  if (zero)
    return annul(reading, zero.reason, {
      extras: { producer: 'model', version, coherence: coherenceOf(reading, facts) },
      levels: () => scored.levels,
      shownBy: zero.proofs.map((place) => quote(clipQuote(text, place))),
    });

  const isReadAgain = first.disputed.some((number) => again[number] !== undefined);
  const third = isReadAgain ? thirdLevels(reading, opinions) : undefined;
  const settled = settle(scored.levels, first.levels, third);
  const disrespected = confirmedDisrespect(reading, first.facts, again);
  const ceilings = settled.isVouched
    ? [...scored.ceilings.filter(isOfficial), ...(disrespected ? [HUMAN_RIGHTS] : [])]
    : scored.ceilings;
  const levels = applyCeilings(settled.levels, ceilings);
  const known = settled.isVouched ? addFacts(reading, facts) : reading;
  return writeEvaluation(disrespected ? { ...known, humanRights: disrespected } : known, {
    levels,
    band:
      scored.band &&
      (settled.isVouched ? lowerBand(bandOfReadings(scored.band, settled), levels, ceilings) : scored.band),
    ceilings,
    accounts: settled.isVouched ? null : scored.accounts,
    whatIf: settled.isVouched ? null : scored.whatIf,
    extras: {
      producer: settled.isVouched ? 'model' : 'scorer',
      version: settled.isVouched ? version : scorerVersion,
      coherence: coherenceOf(reading, facts),
      readers: {
        scorer: byCompetency((number) => scored.levels[number]),
        model: byCompetency((number) => first.levels[number]),
        ...(third && { third: byCompetency((number) => third[number]) }),
        disputed: first.disputed,
        unread: first.unread,
        isVouched: settled.isVouched,
      },
    },
  });
}

function levelsOf(reading: EssayReading, facts: ModelFacts, scorer: Levels) {
  const levels: Levels = { ...scorer };
  const unread: CompetencyNumber[] = [];
  for (const number of COMPETENCY_NUMBERS) {
    const level = levelAt(reading, facts, number);
    if (level === null) unread.push(number);
    else levels[number] = level;
  }
  return { levels, unread };
}

function levelAt(reading: EssayReading, facts: ModelFacts, number: CompetencyNumber): Level | null {
  const found = facts[number];
  return found === undefined ? null : levelByGrid(number, found, reading);
}

function thirdLevels(reading: EssayReading, { scored, first, again }: Opinions): Levels {
  const levels: Levels = { ...first.levels };
  for (const number of first.disputed)
    levels[number] = levelAt(reading, again, number) ?? scored.levels[number];
  return levels;
}

type ZeroClaim = { reason: ZeroReason; proofs: Place[] };

/** The zero that a model claims; null if no quoted passage supports the claim. */
function zeroClaim(facts: ModelFacts): ZeroClaim | null {
  const found = facts[2];
  if (!found) return null;
  if (found.approach === 'fuga' && found.approachProofs.length > 0)
    return { reason: 'fuga-ao-tema', proofs: found.approachProofs };
  return !found.isArgumentative && found.typeProofs.length > 0
    ? { reason: 'tipo-textual', proofs: found.typeProofs }
    : null;
}

function isGuarded(reason: ZeroReason, { themeVerdict, textType }: EssayReading): boolean {
  return reason === 'fuga-ao-tema' ? themeVerdict !== null : textType !== null;
}

function confirmedZero(reading: EssayReading, first: ModelFacts, again: ModelFacts): ZeroClaim | null {
  const claim = zeroClaim(first);
  if (!claim) return null;
  return isGuarded(claim.reason, reading) || zeroClaim(again)?.reason === claim.reason ? claim : null;
}

function disrespect(facts: ModelFacts): Place | null {
  return facts[5]?.humanRights[0] ?? null;
}

function confirmedDisrespect(reading: EssayReading, first: ModelFacts, again: ModelFacts): Place | null {
  const place = disrespect(first);
  return place && (reading.humanRights || disrespect(again)) ? place : null;
}

const HUMAN_RIGHTS: Ceiling = { reason: 'direitos-humanos', levels: { 5: 0 } };

/**
 * Whether a ceiling follows from the exam's rules and is established by code alone. The other ceilings compensate
 * for text features that the scorer cannot detect.
 */
function isOfficial({ reason }: Ceiling): boolean {
  return reason === 'recado-ao-corretor' || reason === 'copia-parcial';
}

/** The model's verdict on the theme if the model quotes passages, else the local verdict. */
function coherenceOf(reading: EssayReading, facts: ModelFacts): ThemeCoherence {
  const found = facts[2];
  if (!found || found.approachProofs.length === 0) return toCoherence(reading.themeVerdict);
  return toThemeCoherence(found.approach, found.approachProofs, reading.essay.text);
}

/**
 * The sentence on the theme shown to the student, with the passages that support it. The passages are optional if
 * the essay stays on the theme.
 */
export function toThemeCoherence(
  approach: 'completa' | 'tangente' | 'fuga',
  proofs: readonly Place[],
  text: string,
): ThemeCoherence {
  const shown = proofs.slice(0, 2).map((place) => quote(clipQuote(text, place)));
  const by = shown.length > 0 ? `, como em ${shown.join(' e em ')}` : '';
  if (approach === 'completa') return { coherent: true, justification: `O texto discute o tema${by}.` };
  const seen = approach === 'tangente' ? 'O texto só toca o tema' : 'O texto parece tratar de outro assunto';
  return { coherent: false, justification: `${seen}${by}.` };
}
