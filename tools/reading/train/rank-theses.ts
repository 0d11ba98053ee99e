/** An essay: the features of each sentence, and whether it contains the thesis. */
export type RankedEssay = { features: string[][]; isThesis: boolean[] };

export type RankOptions = { passes: number; rate: number; decay: number; atLeast: number };

/**
 * Learns to rank the sentences of an essay: a log-linear model over all sentences of an essay, by gradient ascent
 * with a step size per weight (AdaGrad). Weights are the means over the passes; essays without a thesis are
 * ignored.
 */
export function rankTheses(
  essays: RankedEssay[],
  { passes, rate, decay, atLeast }: RankOptions,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of essays)
    for (const own of features) for (const name of own) counts.set(name, (counts.get(name) ?? 0) + 1);
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const sums = new Map<string, number>();
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { features, isThesis } of essays) {
      const right = isThesis.filter(Boolean).length;
      if (right === 0) continue;
      const scores = features.map((own) => own.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const total = odds.reduce((sum, one) => sum + one, 0);
      for (const [at, own] of features.entries()) {
        const gradient = Number(isThesis[at]) / right - (odds[at] ?? 0) / total;
        for (const name of own) {
          if ((counts.get(name) ?? 0) < atLeast) continue;
          const square = (squares.get(name) ?? 0.01) + gradient * gradient;
          squares.set(name, square);
          weights.set(name, (weights.get(name) ?? 0) + (rate * gradient) / Math.sqrt(square));
        }
      }
    }
    for (const [name, weight] of weights) {
      weights.set(name, weight * (1 - decay));
      sums.set(name, (sums.get(name) ?? 0) + (weight * (1 - decay)) / passes);
    }
  }
  return sums;
}
