import { describe, expect, it } from 'vitest';
import { inGroups, shortCodeOf, toShortCode } from '@/domain/classrooms/short-code';

describe('a short code', () => {
  it.each([
    ['KMP7X4', 'KMP7X4'],
    ['kmp7x4', 'KMP7X4'],
    [' kmp 7x4\n', 'KMP7X4'],
    ['KMP-7X4', 'KMP7X4'],
    ['K-M-P–7 X—4', 'KMP7X4'],
    ['', null],
    ['KMP7X', null],
    ['KMP7X44', null],
    ['KMP7X1', null],
    ['KMP7XO', null],
    ['KMP7XÇ', null],
    ['https://grifo.test/sala/KMP7X4', null],
  ])('typed as %j is %j', (typed, code) => {
    expect(toShortCode(typed)).toBe(code);
  });

  it('is shown in two groups', () => {
    expect(inGroups('KMP7X4')).toBe('KMP 7X4');
  });

  it('of a link is always the same, and another for another link', () => {
    const links = Array.from({ length: 200 }, (_, index) => `convite-${index}`);
    const codes = links.map(shortCodeOf);
    expect(codes).toEqual(links.map(shortCodeOf));
    expect(new Set(codes).size).toBe(200);
    expect(codes.map(toShortCode)).toEqual(codes);
  });
});
