import type { StepCandidate } from './step-candidates.ts';

/**
 * Share of steps of each kind that readers acting as a teacher judged right, from 260 steps in three rounds. Shares
 * are raised if the cause of the errors has since been fixed; the share for "explicação" comes from a later sample
 * of 120 essays. Kinds not listed use `USUALLY_RIGHT`.
 */
const RIGHT: Record<string, number> = {
  partes: 1,
  repertorio: 1,
  tese: 1,
  prova: 0.95,
  'tese-tarde': 0.85,
  desenvolvimento: 0.85,
  proposta: 0.8,
  elo: 0.75,
  desvios: 0.75,
  explicação: 0.7,
  'elemento:meio': 0.6,
  'elemento:agente': 0.5,
  'elemento:ação': 0.5,
  'elemento:finalidade': 0.5,
  'repertorio-de-bolso': 0.7,
  moldes: 0.5,
  'marca:palavra-repetida': 0.5,
  'marca:conectivo-repetido': 0.5,
  conectivos: 0.25,
};
const USUALLY_RIGHT = 0.75;
/**
 * Share of steps judged right if a rule marks one, two, or at least three passages. A single mark may be a false
 * positive and gives the student little to work on; three marks are seldom all false.
 */
const RIGHT_OF_RULE = [0.45, 0.67, 0.78] as const;
/**
 * Share of steps judged right: first for a sentence that is hard to follow, then for a merely long sentence, which
 * is often well built.
 */
const RIGHT_OF_LONG = [0.9, 0.6] as const;
const BREATHLESS_EASE = 0.8;
/** Share of steps judged right among generic steps, which fit any text. */
const RIGHT_OF_ANY = 0.25;

/** Minimum result of `howOftenRight` for a third step, because two good steps help more than three. */
const THIRD_FROM = 0.75;
/**
 * Minimum result of `howOftenRight` for a second step; a step below this minimum is shown only if it is the only
 * step.
 */
const BESIDE_OTHERS_FROM = 0.5;

/** How often a step of this kind is right, as a share 0–1. */
export function howOftenRight({ kind, isUsual, amount, ease, mends }: StepCandidate): number {
  if (isUsual === true) return RIGHT_OF_ANY;
  const named = kind ?? mends.kinds[0] ?? '';
  if (named === 'periodo-longo') return RIGHT_OF_LONG[ease >= BREATHLESS_EASE ? 0 : 1];
  if (named.startsWith('regra:'))
    return RIGHT_OF_RULE[Math.min(amount ?? 1, RIGHT_OF_RULE.length) - 1] ?? USUALLY_RIGHT;
  return RIGHT[named] ?? USUALLY_RIGHT;
}

/** Whether a step is wrong more often than right. */
export function isDoubtfulStep(candidate: StepCandidate): boolean {
  return howOftenRight(candidate) < BESIDE_OTHERS_FROM;
}

/** Whether a step is right often enough to be shown with this many others. */
export function mayStandBeside(others: number, candidate: StepCandidate): boolean {
  if (others === 0 || candidate.tier === 'whole') return true;
  return others === 1 ? !isDoubtfulStep(candidate) : howOftenRight(candidate) >= THIRD_FROM;
}
