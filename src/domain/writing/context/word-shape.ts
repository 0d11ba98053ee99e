import { NOMINAL, TAGS, VERBAL } from '../lexicon/tags.ts';
import type { CheckedWord } from '../checked-text.ts';

/**
 * A word as the models see it beside its letters: frequent words as they are, of the others only what they can be
 * ("fs" a feminine singular, "ms|3s" a noun or a verb), so that what was learned of one word serves for its like.
 */
export function shapeOf(
  { text, lower, tags, before, index }: CheckedWord,
  frequent: ReadonlySet<string>,
): string {
  if (frequent.has(lower)) return lower;
  if (/^\p{Nd}/u.test(lower)) return '0';
  const isName = /^\p{Lu}/u.test(text) && index > 0 && !/[.!?…¶:"“]/.test(before);
  if (isName) return 'Name';
  const hyphen = lower.lastIndexOf('-');
  if (hyphen > 0 && CLITICS.has(lower.slice(hyphen + 1))) return 'verb-se';
  return shapeOfTags(tags);
}

const CLITICS = new Set('me te se nos o a os as lo la los las no na lhe lhes á ão'.split(' '));

const shapes = new Map<number, string>();

function shapeOfTags(tags: number): string {
  let shape = shapes.get(tags);
  if (shape === undefined) {
    shape = describeTags(tags);
    shapes.set(tags, shape);
  }
  return shape;
}

function describeTags(tags: number): string {
  const parts = [
    nominalShape(tags),
    tags & TAGS.adjective ? 'adj' : '',
    tags & TAGS.infinitive ? 'inf' : '',
    tags & TAGS.gerund ? 'ger' : '',
    tags & TAGS.participle ? 'part' : '',
    tags & TAGS.verb1s ? '1s' : '',
    tags & TAGS.verb3s ? '3s' : '',
    tags & TAGS.verb3p ? '3p' : '',
    tags & TAGS.verb1p ? '1p' : '',
    tags & TAGS.manner ? 'mente' : '',
  ];
  return parts.filter(Boolean).join('|') || (tags & VERBAL ? 'verb' : 'other');
}

function nominalShape(tags: number): string {
  const bits = tags & NOMINAL;
  if (bits === 0) return '';
  const masculine = bits & (TAGS.mascSing | TAGS.mascPlur);
  const feminine = bits & (TAGS.femSing | TAGS.femPlur);
  const singular = bits & (TAGS.mascSing | TAGS.femSing);
  const plural = bits & (TAGS.mascPlur | TAGS.femPlur);
  return `${masculine ? 'm' : ''}${feminine ? 'f' : ''}${singular ? 's' : ''}${plural ? 'p' : ''}`;
}
