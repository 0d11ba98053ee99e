import { describe, expect, it } from 'vitest';
import { birthDateProblem, formatBirthDate, parseBirthDate, isMinor } from '@/domain/profile/birth-date';

describe('a date of birth as typed', () => {
  it.each([
    ['day first', '14/03/2008', '2008-03-14'],
    ['without zeros', '4/3/2008', '2008-03-04'],
    ['digits only', '14032008', '2008-03-14'],
    ['hyphens', '14-03-2008', '2008-03-14'],
    ['dots', '14.03.2008', '2008-03-14'],
    ['as stored, and as browsers fill it in', '2008-03-14', '2008-03-14'],
    ['blanks around', ' 14/03/2008 ', '2008-03-14'],
    ['a leap day', '29/02/2008', '2008-02-29'],
    ['no leap day', '29/02/2009', null],
    ['a day no month has', '31/04/2008', null],
    ['month first', '03/14/2008', null],
    ['a short year', '14/03/08', null],
    ['half a date', '14/03', null],
    ['words', 'março de 2008', null],
    ['markup', '<i>14/03/2008</i>', null],
    ['nothing', '', null],
  ])('%s', (_, typed, day) => {
    expect(parseBirthDate(typed)).toBe(day);
  });

  it.each([
    ['a date', '14032008', '14/03/2008'],
    ['what is stored', '2008-03-14', '14/03/2008'],
    ['what is no date', '  31/04/2008 ', '31/04/2008'],
  ])('shows %s', (_, typed, shown) => {
    expect(formatBirthDate(typed)).toBe(shown);
  });
});

describe('what is wrong with it', () => {
  it.each([
    ['nothing', '14/03/2008', '2025-10-22T18:00:00Z', null],
    ['today is no future', '22/10/2025', '2025-10-22T18:00:00Z', null],
    ['tomorrow is', '23/10/2025', '2025-10-22T18:00:00Z', 'future'],
    ['in São Paulo it is still the day before', '23/10/2025', '2025-10-23T02:59:00Z', 'future'],
    ['by its midnight it has come', '23/10/2025', '2025-10-23T03:00:00Z', null],
    ['120 years to the day', '22/10/1905', '2025-10-22T18:00:00Z', null],
    ['a day more', '21/10/1905', '2025-10-22T18:00:00Z', 'too-old'],
    ['a year of three digits', '14/03/0208', '2025-10-22T18:00:00Z', 'too-old'],
    ['no date', '31/04/2008', '2025-10-22T18:00:00Z', 'unreadable'],
  ])('%s', (_, typed, now, problem) => {
    expect(birthDateProblem(typed, new Date(now))).toBe(problem);
  });
});

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
