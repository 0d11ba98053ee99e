import { describe, expect, it, test } from 'vitest';
import { INTERVENTION_ELEMENTS } from '@/domain/argument/intervention-elements';
import { readArgument } from '@/domain/argument/read-argument';
import { PROPOSAL_EXERCISES } from '@/domain/practice/bank/proposals';
import { checkSentence } from '@/domain/practice/check-sentence';
import { judgeProposal } from '@/domain/practice/judge-proposal';
import { analyzeText } from '@/domain/text/analyze-text';
import { EXAM_THEMES } from '@/domain/themes/exam-themes';
import { PROPOSALS } from '@/domain/themes/proposals/proposals';
import { lexiconWithModels } from '../../../support/lexicon-with-models';

const THEMES = [...EXAM_THEMES, ...PROPOSALS].map(({ theme }) => theme);
const faultsOf = (text: string) => checkSentence(text, lexiconWithModels).map(({ rule }) => rule);

it.each(INTERVENTION_ELEMENTS)('at least three lack the element %s', (element) => {
  const own = PROPOSAL_EXERCISES.filter(({ missing }) => missing === element);
  expect(own.length).toBeGreaterThanOrEqual(3);
});

it('none is there twice', () => {
  expect(new Set(PROPOSAL_EXERCISES.map(({ id }) => id)).size).toBe(PROPOSAL_EXERCISES.length);
});

describe('a proposal', () => {
  test.each(PROPOSAL_EXERCISES.map((exercise) => [exercise.id, exercise] as const))(
    '%s lacks one element, which its completion has, and no text has a fault',
    (id, exercise) => {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      const { theme, proposal, missing, example, hint } = exercise;
      expect(THEMES).toContain(theme);
      const { passages } = readArgument(analyzeText(proposal), analyzeText(theme)).proposal;
      expect(INTERVENTION_ELEMENTS.filter((element) => !passages[element])).toEqual([missing]);
      expect(judgeProposal(exercise, proposal)).toEqual({
        ok: false,
        reason: 'missing',
        elements: [missing],
      });
      expect(judgeProposal(exercise, example)).toEqual({ ok: true });
      expect([proposal, example, hint].flatMap(faultsOf)).toEqual([]);
    },
  );
});
