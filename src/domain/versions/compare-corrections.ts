import { stepsOf, type Correction, type FormerStep } from '../evaluation/correction.ts';
import type { FaultCount, Finding, StepGain } from '../evaluation/evaluation.ts';
import { countWords } from '../text/counts.ts';
import { areMeasuredOtherwise, compareAccounts, type AccountChange } from './compare-accounts.ts';
import { createSpanFinder } from './former-marks.ts';
import { COMPETENCY_NUMBERS, toLevel, type CompetencyNumber, type Level } from '../rubric/competency.ts';

export type LevelChange = {
  number: CompetencyNumber;
  name: string;
  before: Level;
  after: Level;
  /** The causes of the change; null unless the scorer returned them for both corrections. */
  account: AccountChange | null;
  /** The next step that the latter correction names in this competency. */
  next: FormerStep | null;
};

/**
 * The outcome of a step of the former correction, determined by the findings in both texts, not by the steps that
 * the student ticked. `taken`: its passage changed, and the text has fewer faults of the kind. `fewer`: there are
 * fewer faults, but the passage remains. `unknown`: the step concerns nothing that is counted, the two corrections
 * were scored differently, or a more serious fault has replaced the former fault.
 */
export type StepOutcome = {
  step: FormerStep;
  state: 'taken' | 'fewer' | 'open' | 'unknown';
  /** Number of faults of the same kind that remain in the new text. */
  left: number;
  /**
   * The actual change of the competency for which the step promised a gain, whatever the reason for the change;
   * null if the change was not measured.
   */
  came: Came | null;
  /**
   * The gain that the latter correction promises for the same step; null if that correction does not name the step.
   */
  again: StepGain | null;
};

/** Change of a competency's points and level. */
export type Came = { points: number; level: number };

export type CorrectionChange = {
  total: { before: number; after: number };
  levels: LevelChange[];
  steps: StepOutcome[];
  /**
   * Marked passages of the former text that no longer exist (`marksGone`), and marked passages that only the new
   * text has (`marksNew`).
   */
  marksGone: Finding[];
  marksNew: Finding[];
};

/** The changes between the corrections of two versions of an essay. */
export function compareCorrections(before: Correction, after: Correction): CorrectionChange {
  const isMeasuredAlike = !areMeasuredOtherwise(before, after);
  const asked = stepsOf(after);
  const levels = COMPETENCY_NUMBERS.map((number, at) => ({
    number,
    name: after.competencies[at]?.name ?? '',
    before: toLevel(before.competencies[at]?.score ?? 0),
    after: toLevel(after.competencies[at]?.score ?? 0),
    account: isMeasuredAlike ? compareAccounts(before, after, number) : null,
    next: asked.find(({ competency }) => competency === number) ?? null,
  }));
  return {
    total: { before: before.finalScore, after: after.finalScore },
    levels,
    steps: stepOutcomes(before, after).map((outcome) => ({
      ...outcome,
      came: cameOf(outcome.step, levels),
      again: asked.find(({ kind }) => kind !== undefined && kind === outcome.step.kind)?.gain ?? null,
    })),
    marksGone: withoutThose(before.aiAnalysis.erros_detectados, after.aiAnalysis.erros_detectados),
    marksNew: withoutThose(after.aiAnalysis.erros_detectados, before.aiAnalysis.erros_detectados),
  };
}

function cameOf({ gain }: FormerStep, levels: readonly LevelChange[]): Came | null {
  const { account, before, after } = levels.find(({ number }) => number === gain?.competency) ?? {};
  if (!account || before === undefined || after === undefined) return null;
  return { points: account.after.points - account.before.points, level: after - before };
}

function stepOutcomes(before: Correction, after: Correction): Omit<StepOutcome, 'came' | 'again'>[] {
  const [former, latter] = [before.aiAnalysis.grifo, after.aiAnalysis.grifo];
  const isComparable = !areMeasuredOtherwise(before, after);
  const present = createSpanFinder(before.originalText)(after.originalText);
  const isShorter = countWords(after.originalText) < SHORTER_BELOW * countWords(before.originalText);
  const amountIn = (faults: readonly FaultCount[] | undefined, kind: string) =>
    faults && (faults.find((one) => one.kind === kind)?.amount ?? 0);

  return stepsOf(before).map((step) => {
    const { kind, place } = step;
    if (kind === undefined || !isComparable) return { step, state: 'unknown', left: 0 };
    const [known, left] = [amountIn(former?.faults, kind), amountIn(latter?.faults, kind)];
    // After rescoring, the step may concern faults that are no longer counted.
    if (!known || left === undefined) return { step, state: 'unknown', left: 0 };
    if (left >= known) return { step, state: 'open', left };
    const isReplaced = gravers(kind, latter?.faults ?? []).some(
      (graver) => (amountIn(latter?.faults, graver) ?? 0) > (amountIn(former?.faults, graver) ?? 0),
    );
    if (isReplaced || isShorter) return { step, state: 'unknown', left };
    return { step, state: place && present([place]).length > 0 ? 'fewer' : 'taken', left };
  });
}

/**
 * If the new text has fewer than this share of the former number of words, no step is treated as done, because
 * faults may have disappeared only because the text around them was deleted.
 */
const SHORTER_BELOW = 0.85;

/**
 * Kinds of more serious faults that replace a fault of this kind if the text has become worse, or only partly
 * better.
 */
function gravers(kind: string, faults: readonly FaultCount[]): string[] {
  if (kind.startsWith('elemento:')) return ['proposta', 'tema', 'direitos'];
  if (kind === 'proposta') return faults.map((one) => one.kind).filter((one) => one.startsWith('elemento:'));
  if (kind === 'tese-tarde') return ['tese'];
  if (kind === 'prova') return ['argumento', 'desenvolvimento', 'partes'];
  if (['argumento', 'desenvolvimento', 'elo'].includes(kind)) return ['partes', 'frases-repetidas'];
  return [];
}

/**
 * Marked passages that have no equal in `others`. Two are equal if they have the same fault on the same words; each
 * passage in `others` is matched only once.
 */
function withoutThose(marks: readonly Finding[], others: readonly Finding[]): Finding[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  return marks.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count <= 0;
  });
}

function keyOf({ codigo, regra, trecho }: Finding): string {
  return `${codigo} ${regra ?? ''} ${trecho}`;
}
