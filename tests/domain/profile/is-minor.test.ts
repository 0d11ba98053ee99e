import { expect, it } from 'vitest';
import { isMinor } from '@/domain/profile/is-minor';

/** 1 a.m. in UTC is still the 21st in São Paulo. */
const now = new Date('2026-11-22T01:00:00.000Z');

it.each([
  ['no birthday given', '', false],
  ['17 years old', '2009-03-14', true],
  ['18 tomorrow, by São Paulo’s calendar', '2008-11-22', true],
  ['18 today', '2008-11-21', false],
  ['of age', '1990-05-02', false],
  ['no date at all', 'ontem', false],
])('%s', (_requirement, birthDay, isIt) => {
  expect(isMinor(birthDay, now)).toBe(isIt);
});
