/**
 * The network adapted to one person's handwriting: all its weights, in the layout of the weights file. A plain
 * object of 1.2 MB that can be stored and sent. It is valid only for the network from which it was learned.
 */
export type HandAdaptation = {
  /** `findFingerprint` of the network's original weights. */
  network: number;
  weights: ArrayBuffer;
};

/** Whether an adaptation was learned with the network of this file, and is complete. */
export function isOfNetwork({ network, weights }: HandAdaptation, file: ArrayBuffer): boolean {
  return weights.byteLength === file.byteLength && network === findFingerprint(file);
}

/** FNV-1a hash of the bytes. */
export function findFingerprint(file: ArrayBuffer): number {
  let hash = 2_166_136_261;
  for (const byte of new Uint8Array(file)) hash = Math.imul(hash ^ byte, 16_777_619);
  return hash >>> 0;
}
