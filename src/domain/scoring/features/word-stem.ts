const FAMILY_ENDINGS = ['mente', 'cao', 'coes', 'idade', 'idades', 'ismo', 'ista', 'istas'];
const SHORTEST_STEM = 4;
const STEM_LENGTH = 6;

/**
 * What is left of a comparison key when a frequent ending is taken off, or its first six letters. Coarser than
 * `toStem` of the text domain, on purpose: the model was fitted on overlaps counted so.
 */
export function toWordStem(key: string): string {
  const ending = FAMILY_ENDINGS.find((end) => key.endsWith(end) && key.length - end.length >= SHORTEST_STEM);
  return ending ? key.slice(0, -ending.length) : key.slice(0, STEM_LENGTH);
}
