import { type CompetencyNumber, totalOf } from '../../../src/domain/rubric/competency.ts';
import {
  bootstrapInterval,
  mean,
  share,
  rootMeanSquareError,
  shareWithin,
  needsNoThirdGrader,
  quadraticWeightedKappa,
  measureBands,
} from '../measures.ts';
import type { Prediction } from '../grader-of.ts';

export type PerCompetency = Record<`c${CompetencyNumber}`, number>;

/**
 * Agreement of one model with human graders on one subset. Shares are 0–1; NaN is a figure that cannot be computed.
 */
export type Agreement = {
  subset: string;
  n: number;
  model: string;
  qwk: PerCompetency & { total: number };
  /** 95 % interval of the total's QWK. */
  ci: [low: number, high: number];
  /** For the total, in points. */
  rmse: number;
  within80: PerCompetency;
  within40: PerCompetency;
  /** For the total. */
  within100: number;
  noThirdGrader: number;
  /** Null if the model returns no bands. */
  bandCoverage: number | null;
  bandWidth: number | null;
  msPerEssay: number;
};

/** All figures of a model on the essays of one subset. */
export function measureAgreement(
  subset: string,
  model: string,
  predictions: readonly Prediction[],
): Agreement {
  const human = predictions.map(({ essay }) => essay.total);
  const predicted = predictions.map(({ grade }) => totalOf(grade.levels));
  const perCompetency = (measure: (human: number[], predicted: number[]) => number): PerCompetency => {
    const of = (number: CompetencyNumber) =>
      measure(
        predictions.map(({ essay }) => essay.levels[number]),
        predictions.map(({ grade }) => grade.levels[number]),
      );
    return { c1: of(1), c2: of(2), c3: of(3), c4: of(4), c5: of(5) };
  };
  const bands = measureBands(
    human,
    predictions.map(({ grade }) => grade.band),
  );
  return {
    subset,
    n: predictions.length,
    model,
    qwk: { ...perCompetency(quadraticWeightedKappa), total: quadraticWeightedKappa(human, predicted) },
    ci: bootstrapInterval(human, predicted, quadraticWeightedKappa),
    rmse: rootMeanSquareError(human, predicted),
    within80: perCompetency((one, other) => shareWithin(one, other, 80)),
    within40: perCompetency((one, other) => shareWithin(one, other, 40)),
    within100: shareWithin(human, predicted, 100),
    noThirdGrader: share(predictions, ({ essay, grade }) => needsNoThirdGrader(essay.levels, grade.levels)),
    bandCoverage: bands?.coverage ?? null,
    bandWidth: bands?.width ?? null,
    msPerEssay: mean(predictions.map(({ ms }) => ms)),
  };
}
