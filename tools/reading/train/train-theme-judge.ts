import { Matrix } from 'ml-matrix';
import { analyzeText } from '../../../src/domain/text/analyze-text.ts';
import { readAskedTheme, stemsOf, toStemmedWords } from '../../../src/domain/themes/asked-theme.ts';
import { measureThemeReach } from '../../../src/domain/themes/measure-theme-reach.ts';
import { placesOf, sumVectors } from '../../../src/domain/themes/text-vector.ts';
import { dotWithRow, type ThemeModel, type ThemeWeights } from '../../../src/domain/themes/theme-model.ts';
import { EXAM_THEMES } from '../../../src/domain/themes/exam-themes.ts';
import type { GradedEssay } from '../../scorer/read-essays.ts';
import { seededRandom } from '../../scorer/seeded-random.ts';
import { fitRidge, weightedMeans } from '../../scorer/train/ridge.ts';
import { leadingVectors } from './leading-vectors.ts';

/** Number of directions in which essays differ. */
const AXES = 64;

/** The mean of the essays, with the same weight for each theme, and the directions in which themes differ most. */
export function findUsualEssays(
  essays: readonly GradedEssay[],
  model: ThemeModel,
): { rows: number[]; units: number[]; rest: number } {
  const sums = new Map<string, Float32Array>();
  for (const { theme, text } of essays) {
    const vector = sumVectors(placesOf(stemsOf(analyzeText(text).words), model), model);
    const sum = sums.get(theme);
    if (vector) sums.set(theme, sum ? sum.map((value, at) => value + (vector[at] ?? 0)) : vector);
  }
  const centres = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => toUnit(sum));
  const mean = Float64Array.from({ length: model.dimensions }, (_, at) =>
    centres.reduce((sum, centre) => sum + (centre[at] ?? 0) / centres.length, 0),
  );
  const columns = centres.map((_, at) => at);
  const root = Math.sqrt(centres.length);
  const differences = Array.from(mean, (value, at) => ({
    columns,
    values: centres.map((centre) => ((centre[at] ?? 0) - value) / root),
  }));
  const leading = leadingVectors(differences, centres.length, Math.min(AXES, centres.length));
  const size = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value * value, 0);
  const rest = differences.reduce((sum, { values }, at) => sum + size(values) - size(leading[at] ?? []), 0);
  const rows = [mean, ...Array.from(leading[0] ?? [], (_, axis) => leading.map((own) => own[axis] ?? 0))];
  const units = rows.map((row) => Math.max(...row.map(Math.abs)) / 127);
  return {
    rows: rows.flatMap((row, at) => [...row].map((value) => Math.round(value / (units[at] || 1)))),
    units,
    rest: rest / model.dimensions,
  };
}

function toUnit(sum: Float32Array): Float32Array {
  const length = Math.sqrt(dotWithRow(sum, sum, 0));
  return sum.map((value) => value / length);
}

/**
 * Number of essays per theme, their minimum number of words, and the number of other themes each essay is paired
 * with.
 */
const ESSAYS_OF_THEME = 10;
const SHORTEST_ESSAY = 150;
const OTHERS_OF_CORPUS = 3;
const OTHERS_OF_EXAM = 5;
/** Themes at least this similar are not used as other themes, because they hardly differ. */
const ALIKE_FROM = 0.45;
/** Weight of an essay paired with its own theme. */
const OWN_TIMES = 3;

/** Learns to judge essays by their measures, from essays paired with their own and with other themes. */
export function trainJudge(
  essays: readonly GradedEssay[],
  model: ThemeModel,
  print: (line: string) => void,
): ThemeWeights['judge'] {
  const random = seededRandom(11);
  const themes = [...new Set(essays.map(({ theme }) => theme))].toSorted();
  const exam = EXAM_THEMES.map(({ theme }) => theme);
  const read = new Map(
    [...themes, ...exam].map((theme) => [theme, readAskedTheme(analyzeText(theme), model)]),
  );
  const draw = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const samples: Sample[] = [];
  for (const { text, theme } of themes.flatMap((own) => takeOf(essays, own))) {
    const words = toStemmedWords(analyzeText(text).words, model);
    const own = read.get(theme);
    const others = [
      ...Array.from({ length: OTHERS_OF_CORPUS }, () => draw(themes)),
      ...Array.from({ length: OTHERS_OF_EXAM }, () => draw(exam)),
    ].flatMap((other) => read.get(other) ?? []);
    const asked = others.filter((other) => own && dotWithRow(other.vector, own.vector, 0) < ALIKE_FROM);
    for (const one of [...(own ? [own] : []), ...asked]) {
      const measured = measureThemeReach(words, one, { model });
      if (measured) samples.push({ measures: measured.measures, isOwn: one === own });
    }
  }
  print(`${samples.length} pairs of essay and theme`);
  return fitLogistic(samples);
}

type Sample = { measures: number[]; isOwn: boolean };

function takeOf(essays: readonly GradedEssay[], own: string): GradedEssay[] {
  return essays
    .filter(
      ({ theme, text, total }) => theme === own && total > 0 && text.split(/\s+/).length >= SHORTEST_ESSAY,
    )
    .slice(0, ESSAYS_OF_THEME);
}

const STEPS = 25;
const PENALTY = 1;
/** Limit of the logarithm of the odds; beyond it, the probability practically no longer changes. */
const SURE = 30;

/** Logistic regression by iterated ridge regressions; the last weight is the constant. */
function fitLogistic(samples: readonly Sample[]): number[] {
  const raw = new Matrix(samples.map(({ measures }) => measures));
  const times = samples.map(({ isOwn }) => (isOwn ? OWN_TIMES : 1));
  const means = weightedMeans(raw, times);
  const centred = raw.clone().subRowVector(means);
  const deviations = weightedMeans(Matrix.pow(centred, 2), times).map((variance) => Math.sqrt(variance) || 1);
  const inputs = centred.divRowVector(deviations);
  let [weights, constant] = [means.map(() => 0), 0];
  for (let step = 0; step < STEPS; step += 1) {
    const sums = inputs.mmul(Matrix.columnVector(weights)).to1DArray();
    const working = samples.map(({ isOwn }, at) => {
      const sum = Math.max(-SURE, Math.min(SURE, (sums[at] ?? 0) + constant));
      const likely = 1 / (1 + Math.exp(-sum));
      const spread = Math.max(1e-9, likely * (1 - likely));
      return { target: sum + ((isOwn ? 1 : 0) - likely) / spread, weight: spread * (times[at] ?? 1) };
    });
    const ridge = fitRidge(
      inputs,
      Matrix.columnVector(working.map(({ target }) => target)),
      working.map(({ weight }) => weight),
      { penalty: () => PENALTY },
    );
    weights = ridge.coefficients.to1DArray();
    constant = ridge.intercept[0] ?? 0;
  }
  const scaled = weights.map((weight, at) => weight / (deviations[at] ?? 1));
  const shift = scaled.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return [...scaled, constant - shift].map((value) => Math.round(value * 1e4) / 1e4);
}
