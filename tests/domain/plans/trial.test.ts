import { describe, expect, it } from 'vitest';
import { trialState } from '@/domain/plans/trial';

const END = '2025-10-22T18:00:00.000Z';
const before = (ms: number) => new Date(Date.parse(END) - ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('trialState', () => {
  it.each([
    ['two whole days at sign-up', 48 * HOUR, '2 dias restantes'],
    ['a minute later it is still two days', 48 * HOUR - MINUTE, '2 dias restantes'],
    ['days are to the nearest', 35 * HOUR, '1 dia restante'],
    ['just above 24 hours it still counts days, in the singular', 24 * HOUR + 1, '1 dia restante'],
    ['from 24 hours down it counts hours and minutes', 24 * HOUR, '24h 0m restantes'],
    ['minutes are whole', 5 * HOUR + 42 * MINUTE + 59_000, '5h 42m restantes'],
    ['the last second shows no negative', 1000, '0h 0m restantes'],
  ])('%s', (_requirement, msLeft, text) => {
    expect(trialState({ isTrialActive: true, trialEndDate: END }, before(msLeft))).toEqual({
      isActive: true,
      msLeft,
      text,
    });
  });

  it.each([
    ['with the clock a minute before sign-up', END, before(48 * HOUR + MINUTE)],
    ['with the clock set back a year', END, before(365 * 24 * HOUR)],
    ['with an end date edited into the far future', '2099-01-01T00:00:00.000Z', before(HOUR)],
  ])('never has more than its whole length left: %s', (_requirement, trialEndDate, now) => {
    expect(trialState({ isTrialActive: true, trialEndDate }, now)).toEqual({
      isActive: true,
      msLeft: 48 * HOUR,
      text: '2 dias restantes',
    });
  });

  it.each([
    ['at its very end', true, END, before(0)],
    ['after its end', true, END, before(-1)],
    ['with the flag off', false, END, before(HOUR)],
    ['with an end that cannot be read', true, 'amanhã', before(HOUR)],
    ['with a clock that cannot be read', true, END, new Date(NaN)],
  ])('is over %s', (_requirement, isTrialActive, trialEndDate, now) => {
    expect(trialState({ isTrialActive, trialEndDate }, now)).toEqual({
      isActive: false,
      msLeft: 0,
      text: 'Período trial expirado',
    });
  });
});
