const ROUNDS = 800;
const RATE = 2;

/**
 * Logistic regression on a few facts, the constant 1 first, with a pull to nought (`ridge`) on the others: gradient
 * ascent on standardised facts. Answers the weights of the facts as they are given.
 */
export function fitLogistic(facts: number[][], labels: boolean[], ridge: number): number[] {
  const width = facts[0]?.length ?? 0;
  const mean = Array.from({ length: width }, (_, at) =>
    at === 0 ? 0 : average(facts.map((row) => row[at] ?? 0)),
  );
  const deviation = mean.map((middle, at) =>
    at === 0 ? 1 : Math.sqrt(average(facts.map((row) => ((row[at] ?? 0) - middle) ** 2))) || 1,
  );
  const rows = facts.map((row) => row.map((fact, at) => (fact - (mean[at] ?? 0)) / (deviation[at] ?? 1)));
  const weights = mean.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : -ridge * weight));
    for (const [at, row] of rows.entries()) {
      const odds = row.reduce((sum, fact, place) => sum + fact * (weights[place] ?? 0), 0);
      const error = Number(labels[at]) - 1 / (1 + Math.exp(-odds));
      for (let place = 0; place < width; place += 1)
        gradient[place] = (gradient[place] ?? 0) + error * (row[place] ?? 0);
    }
    for (let at = 0; at < width; at += 1)
      weights[at] = (weights[at] ?? 0) + (RATE / rows.length) * (gradient[at] ?? 0);
  }
  const scaled = weights.map((weight, at) => weight / (deviation[at] ?? 1));
  const constant = scaled.reduce(
    (sum, weight, at) => (at === 0 ? sum : sum - weight * (mean[at] ?? 0)),
    weights[0] ?? 0,
  );
  return [constant, ...scaled.slice(1)].map((weight) => Math.round(weight * 1000) / 1000);
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
