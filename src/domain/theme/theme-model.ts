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
  /** Row by row. */
  vectors: Float32Array;
  rarity: Float32Array;
  others: Float32Array;
  dimensions: number;
};

const ENTRIES = 256;
const RARITY_UNIT = 0.1;

/** Makes the weights ready for use: some milliseconds. */
export function openThemeModel(weights: ThemeWeights): ThemeModel {
  const { dimensions, parts, unit } = weights;
  const entries = Float32Array.from(
    new Int8Array(toBytes(weights.codebooks).buffer),
    (value) => value * unit,
  );
  const decode = (codes: Uint8Array) => {
    const vectors = new Float32Array((codes.length / parts) * dimensions);
    const width = dimensions / parts;
    for (let code = 0; code < codes.length; code += 1) {
      const from = ((code % parts) * ENTRIES + (codes[code] ?? 0)) * width;
      vectors.set(entries.subarray(from, from + width), code * width);
    }
    return vectors;
  };
  return {
    placeOf: new Map(weights.stems.split(' ').map((stem, at) => [stem, at])),
    vectors: decode(toBytes(weights.codes)),
    rarity: Float32Array.from(weights.rarity.split(' '), (value) => Number(value) * RARITY_UNIT),
    others: decode(toBytes(weights.others)),
    dimensions,
  };
}

function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
