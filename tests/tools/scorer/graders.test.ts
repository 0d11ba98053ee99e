import { describe, expect, it } from 'vitest';
import { GRADERS } from '../../../tools/scorer/graders.ts';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

describe('GRADERS', () => {
  it('are the scorer, whose predictions are written unless another is named, and the rules', () => {
    expect(GRADERS.map(({ name }) => name)).toEqual(['scorer', 'rules']);
  });

  it('differ in what they grade by: bands come from the scorer alone', () => {
    const bands = GRADERS.map((grader) => grader.grade({ theme: SAMPLE_THEME, essay: GOOD_ESSAY }).band);
    expect(bands).toEqual([{ low: expect.any(Number), high: expect.any(Number) }, null]);
  });
});
