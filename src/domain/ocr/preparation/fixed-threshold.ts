import type { GrayImage } from '../gray-image.ts';

const THRESHOLD = 140;

/** The only characters the specification lets the engine answer. */
export const SPECIFIED_WHITELIST =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÁÀÂÃÉÊÍÓÔÕÚÜÇáàâãéêíóôõúüç .,;:!?()\'"-';

/** The preparation of the specification, kept to be measured against ours: black below 140, white from there on. */
export function fixedThreshold({ width, height, pixels }: GrayImage): GrayImage {
  return { width, height, pixels: pixels.map((value) => (value < THRESHOLD ? 0 : 255)) };
}
