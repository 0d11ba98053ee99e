/**
 * Cohen's kappa with quadratic weights between two graders: 1 is full agreement, 0 what chance gives, below 0 worse.
 * Weights are squared differences of the scores themselves, so it is the same for levels as 0–5 and as 0–200; NaN
 * where all scores of both are one and the same, and for no essays. The lists go together, one score per essay.
 *
 * Source: Cohen 1968. With these weights the confusion matrix reduces to sums: the mean squared difference within
 * essays, over that between any human score and any predicted one. Sums of scores are whole numbers, hence exact.
 */
export function quadraticWeightedKappa(human: readonly number[], predicted: readonly number[]): number {
  const count = human.length;
  let [humanSum, predictedSum, squares, observed] = [0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const one = human[at] ?? NaN;
    const other = predicted[at] ?? NaN;
    humanSum += one;
    predictedSum += other;
    squares += one * one + other * other;
    observed += (one - other) ** 2;
  }
  const expected = count * squares - 2 * humanSum * predictedSum;
  return expected === 0 ? NaN : 1 - (count * observed) / expected;
}
