import { describe, expect, it } from 'vitest';
import { StoredCorrectionSchema } from '@/contracts/stored-correction';
import { buildCorrection } from '../support/builders';

describe('StoredCorrectionSchema', () => {
  it('reads back a correction with its owner', () => {
    const stored = { ...buildCorrection(), owner: 'a' };
    expect(StoredCorrectionSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['no owner is an older shape, and readable', { owner: undefined }, true],
    ['an owner that is no text', { owner: 7 }, false],
    ['a date that is none', { submittedAt: 'ontem' }, false],
    ['a score that is no number', { finalScore: '760' }, false],
    ['no text', { originalText: null }, false],
    ['no competencies', { competencies: undefined }, false],
  ])('%s', (_requirement, change, isReadable) => {
    expect(StoredCorrectionSchema.safeParse({ ...buildCorrection(), ...change }).success).toBe(isReadable);
  });
});
