import { stepsOf, type Correction, type FormerStep } from '../evaluation/correction.ts';
import type { FaultCount, Finding } from '../evaluation/evaluation.ts';
import { COMPETENCY_NUMBERS, toLevel, type CompetencyNumber, type Level } from '../rubric/competency.ts';

export type LevelChange = { number: CompetencyNumber; name: string; before: Level; after: Level };

/**
 * What became of a step of the former correction, by what the reader found in both texts, not by what was ticked. `unknown`:
 * the step mends nothing that is counted, or the two were read by different readers.
 */
export type StepOutcome = {
  step: FormerStep;
  state: 'taken' | 'open' | 'unknown';
  /** Of the same kind, how many the new text still has. */
  left: number;
};

export type CorrectionChange = {
  total: { before: number; after: number };
  levels: LevelChange[];
  steps: StepOutcome[];
  /** Marks of the former text that are gone, and those only the new one has. */
  marksGone: Finding[];
  marksNew: Finding[];
};

/** What changed between the corrections of two versions of an essay. */
export function compareCorrections(before: Correction, after: Correction): CorrectionChange {
  return {
    total: { before: before.finalScore, after: after.finalScore },
    levels: COMPETENCY_NUMBERS.map((number, at) => ({
      number,
      name: after.competencies[at]?.name ?? '',
      before: toLevel(before.competencies[at]?.score ?? 0),
      after: toLevel(after.competencies[at]?.score ?? 0),
    })),
    steps: stepOutcomes(before, after),
    marksGone: withoutThose(before.aiAnalysis.erros_detectados, after.aiAnalysis.erros_detectados),
    marksNew: withoutThose(after.aiAnalysis.erros_detectados, before.aiAnalysis.erros_detectados),
  };
}

function stepOutcomes(before: Correction, after: Correction): StepOutcome[] {
  const [former, latter] = [before.aiAnalysis.grifo, after.aiAnalysis.grifo];
  const isComparable =
    former?.faults !== undefined && latter?.faults !== undefined && former.producer === latter.producer;
  return stepsOf(before).map((step) => {
    const { kind } = step;
    const amountIn = (faults?: readonly FaultCount[]) => faults?.find((one) => one.kind === kind)?.amount;
    const known = isComparable ? amountIn(former?.faults) : undefined;
    const left = amountIn(latter?.faults) ?? 0;
    const state = known === undefined ? 'unknown' : left < known ? 'taken' : 'open';
    return { step, state, left };
  });
}

/** Those of the marks that have no equal among the others: the same fault on the same words, each once. */
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
