import { analyzeText } from '../../../src/domain/text/analyze-text.ts';
import { stemsOf } from '../../../src/domain/themes/asked-theme.ts';
import { openThemeModel, type ThemeWeights } from '../../../src/domain/themes/theme-model.ts';
import { seededRandom } from '../../scorer/seeded-random.ts';
import type { GradedEssay } from '../../scorer/read-essays.ts';
import { findUsualEssays, trainJudge } from './train-theme-judge.ts';
import { leadingVectors, orthonormalise, toUnit, type SparseRow } from './leading-vectors.ts';

const DIMENSIONS = 200;
/** Number of parts that each vector is divided into; each part takes one byte. */
const PARTS = 25;
const ENTRIES = 256;
const MEANS_ROUNDS = 12;
/** A stem must occur in at least this many essays. */
const AT_LEAST = 16;
/** Singular values are raised to this power, because large ones are less significant than their size suggests. */
const POWER = 0.3;
const OTHER_THEMES = 300;
/** The theme is repeated this many times, because it states the essay's subject. */
const THEME_TIMES = 2;

/** Learns from essays, their themes and supporting texts which words belong to the same subjects. */
export function trainTheme(essays: GradedEssay[], print: (line: string) => void): ThemeWeights {
  const documents = essays.map(({ text, theme, prompt }) =>
    countStems(`${text} ${`${theme} `.repeat(THEME_TIMES)} ${prompt}`),
  );
  const documentCounts = new Map<string, number>();
  for (const stem of documents.flatMap((own) => [...own.keys()]))
    documentCounts.set(stem, (documentCounts.get(stem) ?? 0) + 1);
  const stems = [...documentCounts].filter(([, count]) => count >= AT_LEAST).map(([stem]) => stem);
  stems.sort();
  const rarity = stems.map((stem) => Math.log(documents.length / (documentCounts.get(stem) ?? 1)));
  const vectors = learnVectors(documents, stems, rarity);
  print(`${stems.length} stems`);
  const rotated = rotate(vectors);
  const { codes, codebooks } = quantise(rotated);
  print('quantised');
  const themes = [...new Set(essays.map(({ theme }) => theme))].toSorted().slice(0, OTHER_THEMES);
  const places = new Map(stems.map((stem, at) => [stem, at]));
  const others = themes.flatMap((theme) => themeVector(countStems(theme), places, rarity, rotated) ?? []);
  const unit = Math.max(...codebooks.map((book) => Math.max(...book.map(Math.abs)))) / 127;
  const vectorsOnly: ThemeWeights = {
    trainedOn: { essays: essays.length },
    stems: stems.join(' '),
    dimensions: DIMENSIONS,
    parts: PARTS,
    codes: toBase64(codes),
    codebooks: toBase64(codebooks.flatMap((book) => [...book].map((value) => Math.round(value / unit)))),
    unit,
    rarity: rarity.map((weight) => Math.round(weight * 10)).join(' '),
    others: toBase64(others.flatMap((vector) => encode(vector, codebooks))),
    essays: { rows: '', units: [], rest: 0 },
    judge: [],
  };
  const usual = findUsualEssays(essays, openThemeModel(vectorsOnly));
  const withEssays = {
    ...vectorsOnly,
    essays: { ...usual, rows: toBase64(usual.rows.map((value) => value & 255)) },
  };
  return { ...withEssays, judge: trainJudge(essays, openThemeModel(withEssays), print) };
}

function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stemsOf(analyzeText(text).words)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** A vector of length 1 for each stem. */
function learnVectors(documents: Map<string, number>[], stems: string[], rarity: number[]): Float64Array[] {
  const places = new Map(stems.map((stem, at) => [stem, at]));
  const rows: SparseRow[] = stems.map(() => ({ columns: [], values: [] }));
  for (const [column, counts] of documents.entries()) {
    const known = [...counts].flatMap(([stem, count]): [number, number][] => {
      const place = places.get(stem);
      return place === undefined ? [] : [[place, (1 + Math.log(count)) * (rarity[place] ?? 0)]];
    });
    const length = Math.sqrt(known.reduce((sum, [, weight]) => sum + weight ** 2, 0)) || 1;
    for (const [place, weight] of known) {
      rows[place]?.columns.push(column);
      rows[place]?.values.push(weight / length);
    }
  }
  const vectors = leadingVectors(rows, documents.length, DIMENSIONS);
  const sizes = Array.from({ length: DIMENSIONS }, (_, at) =>
    Math.sqrt(vectors.reduce((sum, vector) => sum + (vector[at] ?? 0) ** 2, 0)),
  );
  return vectors.map((vector) => toUnit(vector.map((value, at) => value * (sizes[at] || 1) ** (POWER - 1))));
}

/** Rotates the vectors randomly, so that information is spread evenly over the parts of a vector. */
function rotate(vectors: Float64Array[]): Float64Array[] {
  const random = seededRandom(3);
  const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
  const axes = Array.from({ length: DIMENSIONS }, () => Float64Array.from({ length: DIMENSIONS }, normal));
  orthonormalise(axes);
  return vectors.map((vector) =>
    Float64Array.from(axes, (axis) => axis.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0)),
  );
}

const WIDTH = DIMENSIONS / PARTS;

/** For each part of each vector, the nearest of 256 means (k-means); the codes are listed vector by vector. */
function quantise(vectors: Float64Array[]): { codes: number[]; codebooks: Float64Array[] } {
  const codebooks = Array.from({ length: PARTS }, (_, part) => {
    const pieces = vectors.map((vector) => vector.subarray(part * WIDTH, (part + 1) * WIDTH));
    const step = Math.floor(pieces.length / ENTRIES);
    const book = new Float64Array(ENTRIES * WIDTH);
    for (let entry = 0; entry < ENTRIES; entry += 1) book.set(pieces[entry * step] ?? [], entry * WIDTH);
    for (let round = 0; round < MEANS_ROUNDS; round += 1) {
      const sums = new Float64Array(ENTRIES * WIDTH);
      const counts = new Float64Array(ENTRIES);
      for (const piece of pieces) {
        const entry = nearest(piece, book);
        counts[entry] = (counts[entry] ?? 0) + 1;
        for (let at = 0; at < WIDTH; at += 1)
          sums[entry * WIDTH + at] = (sums[entry * WIDTH + at] ?? 0) + (piece[at] ?? 0);
      }
      for (let at = 0; at < book.length; at += 1) {
        const count = counts[Math.floor(at / WIDTH)] ?? 0;
        if (count > 0) book[at] = (sums[at] ?? 0) / count;
      }
    }
    return book;
  });
  return { codes: vectors.flatMap((vector) => encode(vector, codebooks)), codebooks };
}

function encode(vector: Float64Array, codebooks: Float64Array[]): number[] {
  return codebooks.map((book, part) => nearest(vector.subarray(part * WIDTH, (part + 1) * WIDTH), book));
}

function nearest(piece: Float64Array, book: Float64Array): number {
  let [best, least] = [0, Infinity];
  for (let entry = 0; entry < ENTRIES; entry += 1) {
    let distance = 0;
    for (let at = 0; at < WIDTH; at += 1)
      distance += ((piece[at] ?? 0) - (book[entry * WIDTH + at] ?? 0)) ** 2;
    if (distance < least) [best, least] = [entry, distance];
  }
  return best;
}

function themeVector(
  counts: Map<string, number>,
  places: Map<string, number>,
  rarity: number[],
  vectors: Float64Array[],
): Float64Array[] {
  const sum = new Float64Array(DIMENSIONS);
  for (const [stem, count] of counts) {
    const place = places.get(stem);
    if (place === undefined) continue;
    const weight = (1 + Math.log(count)) * (rarity[place] ?? 0);
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (vectors[place]?.[at] ?? 0);
  }
  return sum.some((value) => value !== 0) ? [toUnit(sum)] : [];
}

function toBase64(bytes: number[]): string {
  return Buffer.from(Uint8Array.from(bytes)).toString('base64');
}
