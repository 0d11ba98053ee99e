import { describe, expect, it } from 'vitest';
import { greeting, greetingName } from '@/domain/session/greeting';
import { isTrialOver } from '@/domain/plans/trial';
import { buildUser } from '../../support/builders';

describe('greeting', () => {
  it.each([
    ['before dawn is night', '2025-10-22T07:59:00Z', 'Boa noite'],
    ['from 5 h', '2025-10-22T08:00:00Z', 'Bom dia'],
    ['until noon', '2025-10-22T14:59:00Z', 'Bom dia'],
    ['from noon', '2025-10-22T15:00:00Z', 'Boa tarde'],
    ['from 18 h', '2025-10-22T21:00:00Z', 'Boa noite'],
  ])('%s', (_requirement, iso, expected) => {
    expect(greeting(new Date(iso))).toBe(expected);
  });

  it.each([
    ['the first name', 'Marina Duarte', 'Marina'],
    ['with blanks before it', '  Ana Beatriz Moura', 'Ana'],
    ['a single name', 'Caio', 'Caio'],
    ['no name at all', '   ', ''],
  ])('greets by %s', (_requirement, name, expected) => {
    expect(greetingName(name)).toBe(expected);
  });
});

describe('roles', () => {
  it('a trial is over once its end has passed', () => {
    const user = buildUser();
    expect(isTrialOver(user, new Date(user.createdAt))).toBe(false);
    expect(isTrialOver(user, new Date(user.trialEndDate))).toBe(true);
  });
});
