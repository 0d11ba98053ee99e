import { describe, expect, it } from 'vitest';
import { matchCase } from '@/domain/writing/replacement';

describe('matchCase', () => {
  it.each([
    ['small stays small', 'vc', 'você', 'você'],
    ['a first capital stays', 'Vc', 'você', 'Você'],
    ['capitals throughout stay', 'VC', 'você', 'VOCÊ'],
    ['a single capital is a first capital', 'É', 'são', 'São'],
  ])('%s', (_requirement, original, replacement, expected) => {
    expect(matchCase(original, replacement)).toBe(expected);
  });
});
