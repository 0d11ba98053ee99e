import { describe, expect, it, test } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { THESIS_EXERCISES } from '@/domain/practice/bank/thesis';
import { checkSentence } from '@/domain/practice/check-sentence';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { PROPOSALS } from '@/domain/themes/proposals/proposals';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

const THEMES = [...EXAM_THEMES, ...PROPOSALS].map(({ theme }) => theme);
const faultsOf = (text: string) => checkSentence(text, lexiconWithModels).map(({ rule }) => rule);

it('are at least 14 introductions, none twice, in some of which the thesis is not the last sentence', () => {
  expect(THESIS_EXERCISES.length).toBeGreaterThanOrEqual(14);
  expect(new Set(THESIS_EXERCISES.map(({ id }) => id)).size).toBe(THESIS_EXERCISES.length);
  expect(new Set(THESIS_EXERCISES.map(({ thesis }) => thesis))).toEqual(new Set([0, 1, 2]));
  const early = THESIS_EXERCISES.filter(({ sentences, thesis }) => thesis < sentences.length - 1);
  expect(early.length).toBeGreaterThanOrEqual(5);
});

describe('an introduction', () => {
  test.each(THESIS_EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
    '%s has the thesis that the reader of essays finds, and no fault',
    (id, { theme, sentences, thesis, why }) => {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(THEMES).toContain(theme);
      const essay = sentences.join(' ');
      const reading = readEssay({ theme, essay }, lexiconWithModels);
      expect(reading.essay.sentences.map(({ start, end }) => essay.slice(start, end))).toEqual(sentences);
      const found = reading.thesis?.sentence;
      expect(found && essay.slice(found.start, found.end)).toBe(sentences[thesis]);
      expect(faultsOf(essay)).toEqual([]);
      expect(faultsOf(why)).toEqual([]);
    },
  );
});
