/**
 * What was learned of a hand: all weights of the network, as they read it best, laid out as in its file. A plain object that can be
 * kept and sent; 1.2 MB. Of use with one network alone.
 */
export type HandAdaptation = {
  /** Of the weights that were trained further: their `findFingerprint`. */
  network: number;
  weights: ArrayBuffer;
};

/** Whether something kept was learned with the network of this file, and is whole. */
export function isOfNetwork({ network, weights }: HandAdaptation, file: ArrayBuffer): boolean {
  return weights.byteLength === file.byteLength && network === findFingerprint(file);
}

/** FNV-1a of the bytes. */
export function findFingerprint(file: ArrayBuffer): number {
  let hash = 2_166_136_261;
  for (const byte of new Uint8Array(file)) hash = Math.imul(hash ^ byte, 16_777_619);
  return hash >>> 0;
}
