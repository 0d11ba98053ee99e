import { describe, expect, it } from 'vitest';
import { PendingEssaySchema } from '@/contracts/pending-essay';
import { buildCorrection } from '../support/builders';

const essay = { key: 'k', correction: buildCorrection() };

describe('PendingEssaySchema', () => {
  it('takes an essay, with its rating where there is one', () => {
    expect(PendingEssaySchema.parse(essay)).toEqual(essay);
    const rated = { ...essay, rating: { stars: 5, comment: '' } };
    expect(PendingEssaySchema.parse(rated)).toEqual(rated);
  });

  it.each([[{ key: '' }], [{ correction: null }], [{ rating: { stars: 6, comment: '' } }]])(
    'refuses %j',
    (changes) => {
      expect(PendingEssaySchema.safeParse({ ...essay, ...changes }).success).toBe(false);
    },
  );
});
