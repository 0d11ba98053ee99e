const FAMILY_ENDINGS = ['mente', 'cao', 'coes', 'idade', 'idades', 'ismo', 'ista', 'istas'];
/** "covid-19" is "covid". */
const NUMBER_SUFFIX = /-\d+$/;
const SHORTEST_STEM = 4;
const STEM_LENGTH = 6;

/**
 * What is left of a comparison key when a frequent ending is taken off, or its first six letters. Coarser than
 * `toStem` of the text domain, on purpose: the model was fitted on overlaps counted so.
 */
export function toWordStem(key: string): string {
  const name = key.replace(NUMBER_SUFFIX, '');
  const ending = FAMILY_ENDINGS.find(
    (end) => name.endsWith(end) && name.length - end.length >= SHORTEST_STEM,
  );
  return ending ? name.slice(0, -ending.length) : name.slice(0, STEM_LENGTH);
}
