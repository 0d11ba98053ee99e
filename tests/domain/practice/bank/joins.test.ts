import { describe, expect, it, test } from 'vitest';
import { JOIN_EXERCISES } from '@/domain/practice/bank/joins';
import { checkSentence } from '@/domain/practice/check-sentence';
import { judgeJoin } from '@/domain/practice/judge-join';
import { analyzeText } from '@/domain/text/analyze-text';
import { findConnectives } from '@/domain/text/connectives';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

it('are at least 14 pairs of sentences, none twice', () => {
  expect(JOIN_EXERCISES.length).toBeGreaterThanOrEqual(14);
  expect(new Set(JOIN_EXERCISES.map(({ id }) => id)).size).toBe(JOIN_EXERCISES.length);
});

describe('a pair of sentences', () => {
  test.each(JOIN_EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
    '%s has no link and no fault of its own',
    (id, { sentences }) => {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      for (const sentence of sentences) {
        const read = analyzeText(sentence);
        expect(read.sentences).toHaveLength(1);
        expect(findConnectives(read)).toEqual([]);
        expect(read.words.map(({ lower }) => lower)).not.toContain('e');
        expect(checkSentence(sentence, lexiconWithModels)).toEqual([]);
      }
    },
  );

  test.each(JOIN_EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
    '%s has three good answers and two bad ones, which are judged so',
    (_id, exercise) => {
      const { answers, bad } = exercise;
      expect(new Set(answers).size).toBeGreaterThanOrEqual(3);
      expect(new Set(bad.map(({ sentence }) => sentence)).size).toBeGreaterThanOrEqual(2);
      const judge = (answer: string) => judgeJoin(exercise, answer, lexiconWithModels);
      expect(answers.map((answer) => [answer, judge(answer)])).toEqual(
        answers.map((answer) => [answer, { ok: true }]),
      );
      expect(
        bad.map(({ sentence }) => {
          const verdict = judge(sentence);
          return { sentence, reason: verdict.ok ? 'right' : verdict.reason };
        }),
      ).toEqual(bad);
    },
  );
});
