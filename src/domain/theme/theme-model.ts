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
};

export type ThemeModel = {
  placeOf: ReadonlyMap<string, number>;
  rarity: Float32Array;
  codes: Uint8Array;
  /** The entries of all codebooks, row by row. */
  entries: Float32Array;
  parts: number;
  dimensions: number;
  /** Vectors, row by row. */
  others: Float32Array;
};

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
    addVector(others.subarray(place * dimensions, (place + 1) * dimensions), 1, {
      ...book,
      codes: otherCodes,
      place,
    });
  return {
    ...book,
    placeOf: new Map(weights.stems.split(' ').map((stem, at) => [stem, at])),
    rarity: Float32Array.from(weights.rarity.split(' ').map((value) => Number(value) * RARITY_UNIT)),
    codes: toBytes(weights.codes),
    others,
  };
}

type CodedVector = Pick<ThemeModel, 'codes' | 'entries' | 'parts' | 'dimensions'> & { place: number };

/** Adds to `sum` the vector whose codes stand at a place, times a weight. */
export function addVector(
  sum: Float32Array,
  weight: number,
  { codes, entries, parts, dimensions, place }: CodedVector,
): void {
  const width = dimensions / parts;
  for (let part = 0; part < parts; part += 1) {
    const from = (part * ENTRIES + (codes[place * parts + part] ?? 0)) * width;
    for (let at = 0; at < width; at += 1) {
      const into = part * width + at;
      sum[into] = (sum[into] ?? 0) + weight * (entries[from + at] ?? 0);
    }
  }
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
