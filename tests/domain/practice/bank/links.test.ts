import { describe, expect, it, test } from 'vitest';
import { LINK_EXERCISES, type LinkExercise } from '@/domain/practice/bank/links';
import { checkSentence } from '@/domain/practice/check-sentence';
import { fillLinks } from '@/domain/practice/fill-links';
import { analyzeText } from '@/domain/text/analyze-text';
import { findConnectives } from '@/domain/text/connectives';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

const faultsOf = (text: string) => checkSentence(text, lexiconWithModels).map(({ rule }) => rule);

/** The relation that the reader of essays sees in each link of the right order; `null` where it sees none. */
function relationsOf({ parts, links }: LinkExercise) {
  const seen = findConnectives(analyzeText(fillLinks({ parts }, links)));
  return links.map((link, at) => {
    const start = fillLinks({ parts: parts.slice(0, at + 1) }, links).length;
    return seen.find((one) => one.start === start && one.name === link)?.relation ?? null;
  });
}

it('are at least 14 paragraphs, none twice', () => {
  expect(LINK_EXERCISES.length).toBeGreaterThanOrEqual(14);
  expect(new Set(LINK_EXERCISES.map(({ id }) => id)).size).toBe(LINK_EXERCISES.length);
});

describe('a paragraph', () => {
  test.each(LINK_EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
    '%s links its sentences by three relations, without a fault',
    (id, exercise) => {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(exercise.links).toHaveLength(3);
      expect(exercise.parts).toHaveLength(4);
      const relations = relationsOf(exercise);
      expect(relations).not.toContain(null);
      expect(new Set(relations).size).toBe(3);
      const text = fillLinks(exercise, exercise.links);
      expect([3, 4]).toContain(analyzeText(text).sentences.length);
      expect(faultsOf(text)).toEqual([]);
      expect(faultsOf(exercise.why)).toEqual([]);
    },
  );

  it('is explained link by link', () => {
    const unexplained = LINK_EXERCISES.filter(({ links, why }) =>
      links.some((link) => !why.toLowerCase().includes(`“${link}”`)),
    );
    expect(unexplained).toEqual([]);
  });
});
