/**
 * What training found out, as `npm run train:theme` writes it: a vector for each stem, alike for stems that stand in
 * the same essays. Vectors are product-quantised (Jégou et al., 2011): cut into `parts` of equal length, each the
 * nearest of 256 entries of its codebook.
 */
export type ThemeWeights = {
  trainedOn: { essays: number };
  /** Apart by blanks. */
  stems: string;
  dimensions: number;
  parts: number;
  /** Base64: per stem, one byte a part. */
  codes: string;
  /** Base64: 256 entries of signed bytes a part, in units of `unit`. */
  codebooks: string;
  unit: number;
  /** How much each stem weighs by its rarity (inverse document frequency), in tenths; apart by blanks. */
  rarity: string;
  /** Base64: themes of all kinds, coded as the stems are; what an essay shares with any of them proves nothing. */
  others: string;
  /**
   * Where essays on all kinds of themes lie: their mean, then the directions in which they differ most, as long as
   * they differ. Base64 of signed bytes, row by row, each row in its own unit; `rest` is the variance left over.
   */
  essays: { rows: string; units: number[]; rest: number };
  /** What each measure of a text says for its theme (logistic regression), the constant last. */
  judge: number[];
};

export type ThemeModel = {
  placeOf: ReadonlyMap<string, number>;
  rarity: Float32Array;
  /** The vector of the stem at a place, kept once it is read. */
  vectorAt: (place: number) => StemVector;
  dimensions: number;
  /** Vectors, row by row. */
  others: Float32Array;
  /** How near essays of all kinds are to each of the others. */
  usualOfOthers: Usual[];
  essays: { rows: Float32Array; rest: number };
  judge: ThemeWeights['judge'];
};

type StemVector = { vector: Float32Array; length: number };

/** How near essays of all kinds are to a vector: a wide theme is near to most of them. */
export type Usual = { mean: number; deviation: number };

const ENTRIES = 256;
const RARITY_UNIT = 0.1;

/** Makes the weights ready for use: some milliseconds. */
export function openThemeModel(weights: ThemeWeights): ThemeModel {
  const { dimensions, parts, unit } = weights;
  const entries = Float32Array.from(new Int8Array(toBytes(weights.codebooks).buffer)).map(
    (value) => value * unit,
  );
  const book = { entries, parts, dimensions };
  const otherCodes = toBytes(weights.others);
  const others = new Float32Array((otherCodes.length / parts) * dimensions);
  for (let place = 0; place < otherCodes.length / parts; place += 1)
    others.set(decode(otherCodes, place, book), place * dimensions);
  const codes = toBytes(weights.codes);
  const known = new Map<number, StemVector>();
  const vectorAt = (place: number) => {
    const before = known.get(place);
    if (before) return before;
    const vector = decode(codes, place, book);
    const read = { vector, length: Math.sqrt(vector.reduce((size, value) => size + value ** 2, 0)) };
    known.set(place, read);
    return read;
  };
  const essays = openEssays(weights);
  return {
    dimensions,
    placeOf: new Map(weights.stems.split(' ').map((stem, at) => [stem, at])),
    rarity: Float32Array.from(weights.rarity.split(' ').map((value) => Number(value) * RARITY_UNIT)),
    vectorAt,
    others,
    essays,
    usualOfOthers: Array.from({ length: others.length / dimensions }, (_, at) =>
      findUsual(others.subarray(at * dimensions, (at + 1) * dimensions), essays),
    ),
    judge: weights.judge,
  };
}

function openEssays({ essays, dimensions }: ThemeWeights): ThemeModel['essays'] {
  const bytes = new Int8Array(toBytes(essays.rows).buffer);
  const rows = Float32Array.from(
    bytes,
    (value, at) => value * (essays.units[Math.floor(at / dimensions)] ?? 0),
  );
  return { rows, rest: essays.rest };
}

/** How near essays of all kinds are to a vector of length 1. */
export function findUsual(vector: Float32Array, { rows, rest }: ThemeModel['essays']): Usual {
  let variance = rest;
  for (let row = 1; row < rows.length / vector.length; row += 1)
    variance += dotWithRow(vector, rows, row) ** 2;
  return { mean: dotWithRow(vector, rows, 0), deviation: Math.sqrt(variance) };
}

/** The product of a vector with one of the rows. */
export function dotWithRow(vector: Float32Array, rows: Float32Array, row: number): number {
  const { length } = vector;
  let [sum, from] = [0, row * length];
  for (let at = 0; at < length; at += 1, from += 1) sum += (vector[at] as number) * (rows[from] as number);
  return sum;
}

/** The product of a vector with the direction of the stem at a place. */
export function dotWithPlace(
  direction: Float32Array,
  { vectorAt }: Pick<ThemeModel, 'vectorAt'>,
  place: number,
): number {
  const { vector, length } = vectorAt(place);
  return length === 0 ? 0 : dotWithRow(direction, vector, 0) / length;
}

/** The vector whose codes stand at a place. */
function decode(
  codes: Uint8Array,
  place: number,
  { entries, parts, dimensions }: { entries: Float32Array; parts: number; dimensions: number },
): Float32Array {
  const vector = new Float32Array(dimensions);
  const width = dimensions / parts;
  for (let part = 0; part < parts; part += 1) {
    const from = (part * ENTRIES + (codes[place * parts + part] as number)) * width;
    vector.set(entries.subarray(from, from + width), part * width);
  }
  return vector;
}

/** Adds to `sum` another vector, times a weight. */
export function addVector(sum: Float32Array, weight: number, vector: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) (sum[at] as number) += weight * (vector[at] as number);
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
