import { describe, expect, it } from 'vitest';
import { delayText, lateLabel } from '@/copy/classes';
import { delayAfter, delayOf, isOver, lateEssays } from '@/domain/classrooms/late-work';
import { buildSubmission, buildTheme } from '../../support/classrooms';

const DUE = '2025-10-21T02:59:59.999Z';

describe('delayAfter', () => {
  it.each([
    ['before the date', '2025-10-20T15:00:00.000Z', null],
    ['at its last moment', DUE, null],
    ['a moment later', '2025-10-21T03:00:00.000Z', 'menos de 1 h'],
    ['in the morning after', '2025-10-21T12:30:00.000Z', '9 h'],
    ['late on the day after', '2025-10-22T02:59:00.000Z', '23 h'],
    ['on the second day', '2025-10-22T03:30:00.000Z', '2 dias'],
    ['by another writing of the instant', '2025-10-24T09:00:00-03:00', '4 dias'],
    ['at no instant', 'ontem', null],
  ])('of what came %s', (_, sentAt, expected) => {
    const delay = delayAfter(DUE, sentAt);
    expect(delay && delayText(delay)).toBe(expected);
  });

  it('of what has no date, or none that can be read, is none', () => {
    for (const due of [null, 'nunca']) expect(delayAfter(due, DUE)).toBeNull();
  });

  it('reads as a badge', () => {
    expect(lateLabel({ amount: 1, unit: 'days' })).toBe('Atrasada 1 dia');
  });
});

describe('the delay of an essay', () => {
  const themes = [buildTheme({ id: 'novo', prazo: null }), buildTheme({ prazo: DUE })];
  const late = buildSubmission({ id: 'b', enviado_em: '2025-10-24T12:00:00.000Z' });

  it('is by the date of its own theme', () => {
    expect(delayOf(late, themes)).toEqual({ amount: 4, unit: 'days' });
    for (const tema_id of ['novo', 'desconhecido', null])
      expect(delayOf({ ...late, tema_id }, themes)).toBeNull();
  });

  it('follows a date that was moved', () => {
    expect(delayOf(late, [buildTheme({ prazo: '2025-10-25T02:59:59.999Z' })])).toBeNull();
  });

  it('picks the late ones of a list, in their order', () => {
    const inTime = buildSubmission({ id: 'a' });
    const again = buildSubmission({ id: 'c', enviado_em: '2025-10-21T12:00:00.000Z' });
    expect(lateEssays([late, inTime, again], themes).map(({ essay }) => essay.id)).toEqual(['b', 'c']);
  });
});

describe('isOver', () => {
  const now = new Date('2025-10-22T12:00:00.000Z');
  it.each([
    [null, false],
    [DUE, true],
    ['2025-10-23T02:59:59.999Z', false],
  ])('of %s is %s', (due, expected) => {
    expect(isOver(due, now)).toBe(expected);
  });
});
