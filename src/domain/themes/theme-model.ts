/**
 * Trained weights, as written by `npm run train:theme`. They contain a vector per stem; stems that occur in the
 * same essays have similar vectors. Vectors are product-quantised (Jégou et al., 2011): each is divided into
 * `parts` of equal length, and each part is the nearest of the 256 entries of its codebook.
 */
export type ThemeWeights = {
  trainedOn: { essays: number };
  /** Stems, separated by spaces. */
  stems: string;
  dimensions: number;
  parts: number;
  /** Base64 of one byte per part for each stem: the index of the entry in the codebook. */
  codes: string;
  /** Base64 of 256 entries of signed bytes per part, in units of `unit`. */
  codebooks: string;
  unit: number;
  /** Weight of each stem, based on its rarity (inverse document frequency), in tenths; separated by spaces. */
  rarity: string;
  /**
   * Base64 of the vectors of themes of all kinds, coded like the stems. A text's similarity to its theme proves
   * nothing if the text is just as similar to one of these themes.
   */
  others: string;
  /**
   * Distribution of essays on all kinds of themes: their mean, then the directions in which they vary most, each
   * scaled to its standard deviation. Base64 of signed bytes, row by row, each row in its own unit; `rest` is the
   * remaining variance.
   */
  essays: { rows: string; units: number[]; rest: number };
  /** Coefficients of the measures of a text (logistic regression); the constant is last. */
  judge: number[];
};

export type ThemeModel = {
  placeOf: ReadonlyMap<string, number>;
  rarity: Float32Array;
  /** Returns the vector of the stem at an index; vectors are cached. */
  vectorAt: (place: number) => StemVector;
  dimensions: number;
  /** Vectors of themes of all kinds, stored row by row. */
  others: Float32Array;
  /** Usual similarity of essays to each theme in `others`. */
  usualOfOthers: Usual[];
  essays: { rows: Float32Array; rest: number };
  judge: ThemeWeights['judge'];
};

type StemVector = { vector: Float32Array; length: number };

/** Usual similarity of essays to a theme's vector. Broad themes are similar to most essays. */
export type Usual = { mean: number; deviation: number };

const ENTRIES = 256;
const RARITY_UNIT = 0.1;

/** Decodes the weights; takes some milliseconds. */
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

/** Usual similarity of essays to a unit vector. */
export function findUsual(vector: Float32Array, { rows, rest }: ThemeModel['essays']): Usual {
  let variance = rest;
  for (let row = 1; row < rows.length / vector.length; row += 1)
    variance += dotWithRow(vector, rows, row) ** 2;
  return { mean: dotWithRow(vector, rows, 0), deviation: Math.sqrt(variance) };
}

/** Dot product of a vector with one of the rows. */
export function dotWithRow(vector: Float32Array, rows: Float32Array, row: number): number {
  const { length } = vector;
  let [sum, from] = [0, row * length];
  for (let at = 0; at < length; at += 1, from += 1) sum += (vector[at] as number) * (rows[from] as number);
  return sum;
}

/** Dot product of a vector with the unit vector of the stem at an index. */
export function dotWithPlace(
  direction: Float32Array,
  { vectorAt }: Pick<ThemeModel, 'vectorAt'>,
  place: number,
): number {
  const { vector, length } = vectorAt(place);
  return length === 0 ? 0 : dotWithRow(direction, vector, 0) / length;
}

/** Decodes the vector whose codes are at index `place`. */
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

/** Multiplies a vector by a weight and adds it to `sum`. */
export function addVector(sum: Float32Array, weight: number, vector: Float32Array): void {
  for (let at = 0; at < sum.length; at += 1) (sum[at] as number) += weight * (vector[at] as number);
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
