import type { EssayView, Passage } from './essay-view.ts';
import { share } from './counting.ts';

/**
 * Maximum number of compared paragraphs; it is limited because every paragraph is compared with every other, at
 * quadratic cost.
 */
const MOST_COMPARED_PARAGRAPHS = 100;

/**
 * Overlap of neighboring sentences and of all pairs of paragraphs: the number of shared stems divided by the number
 * of stems of the passage that has fewer stems.
 */
export function cohesionFeatures({ sentences, paragraphs }: EssayView) {
  const first = paragraphs[0];
  const last = paragraphs.at(-1);
  return {
    adjacentSentenceOverlap: adjacentOverlap(sentences),
    paragraphPairOverlap: pairOverlap(paragraphs.slice(0, MOST_COMPARED_PARAGRAPHS)),
    firstToLastParagraphOverlap: first && last && first !== last ? overlapOf(first, last) : 0,
  };
}

function adjacentOverlap(passages: readonly Passage[]): number {
  let sum = 0;
  let previous: Passage | undefined;
  for (const passage of passages) {
    if (previous) sum += overlapOf(previous, passage);
    previous = passage;
  }
  return share(sum, passages.length - 1);
}

function pairOverlap(passages: readonly Passage[]): number {
  let sum = 0;
  for (const [at, left] of passages.entries()) {
    for (const right of passages.slice(at + 1)) sum += overlapOf(left, right);
  }
  return share(sum, (passages.length * (passages.length - 1)) / 2);
}

function overlapOf({ stems: left }: Passage, { stems: right }: Passage): number {
  const [smaller, larger] = left.size <= right.size ? [left, right] : [right, left];
  let common = 0;
  for (const stem of smaller) if (larger.has(stem)) common += 1;
  return share(common, smaller.size);
}
