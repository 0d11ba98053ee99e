import { describe, expect, it } from 'vitest';
import { RatingSchema } from '@/contracts/ratings';

describe('RatingSchema', () => {
  it.each([
    ['one star', { stars: 1, comment: '' }, true],
    ['five stars and a comment', { stars: 5, comment: 'Ajudou.' }, true],
    ['no star', { stars: 0, comment: '' }, false],
    ['six stars', { stars: 6, comment: '' }, false],
    ['half a star', { stars: 2.5, comment: '' }, false],
    ['a comment of 2001 characters', { stars: 5, comment: 'a'.repeat(2001) }, false],
  ])('%s', (_requirement, rating, isValid) => {
    expect(RatingSchema.safeParse(rating).success).toBe(isValid);
  });
});
