import { describe, expect, it } from 'vitest';
import { biographyLength, changedFields, daysInApp } from '@/domain/profile/profile';
import { buildProfile } from '../../support/profiles';

describe('the length of a biography', () => {
  it.each([
    ['nothing', '', 0],
    ['letters', 'Olá', 3],
    ['an accent typed on its own', 'Ola\u0301', 3],
    ['an emoji', '✍️', 1],
    ['a family', '👨‍👩‍👧', 1],
    ['a flag', '🇧🇷', 1],
    ['a skin tone', '👋🏽', 1],
    ['a line break however it is stored', 'a\r\nb', 3],
  ])('%s', (_, text, length) => {
    expect(biographyLength(text)).toBe(length);
  });
});

it('names what differs, and nothing where nothing does', () => {
  const before = buildProfile();
  expect(changedFields(before, buildProfile())).toEqual({});
  expect(changedFields(before, buildProfile({ cidade: '', genero: 'outro' }))).toEqual({
    cidade: '',
    genero: 'outro',
  });
});

describe('days in the app', () => {
  it.each([
    ['the first day', '2025-10-22T18:00:00Z', 0],
    ['a minute before a whole day', '2025-10-21T18:01:00Z', 0],
    ['a whole day', '2025-10-21T18:00:00Z', 1],
    ['74 days', '2025-08-09T12:00:00Z', 74],
    ['a clock set back', '2025-11-01T00:00:00Z', 0],
    ['a date edited into something else', 'ontem', 0],
  ])('%s', (_, since, days) => {
    expect(daysInApp(since, new Date('2025-10-22T18:00:00Z'))).toBe(days);
  });
});
