import { describe, expect, it } from 'vitest';
import { newSessionUser, normalizeEmail } from '@/domain/session/new-session-user';

const now = new Date('2025-10-22T18:00:00Z');

describe('newSessionUser', () => {
  it('starts an account as R-SESSION-2 says', () => {
    const user = newSessionUser({
      email: 'marina@example.com',
      name: 'Marina Duarte',
      userType: 'student',
      id: 'a',
      now,
    });
    expect(user).toEqual({
      id: 'a',
      email: 'marina@example.com',
      name: 'Marina Duarte',
      userType: 'student',
      isTrialActive: true,
      trialEndDate: '2025-10-24T18:00:00.000Z',
      createdAt: '2025-10-22T18:00:00.000Z',
      creditos_correcoes: 0,
      plan: 'trial',
      canetinhas: 100,
      telefone: '',
      cidade: '',
      data_cadastro: '2025-10-22T18:00:00.000Z',
    });
  });

  it.each([
    ['a given name is trimmed', '  Marina  ', 'marina@example.com', 'Marina'],
    ['without a name the e-mail lends its first part', undefined, 'caio.f@example.com', 'caio.f'],
    ['a blank name is no name', '   ', 'caio.f@example.com', 'caio.f'],
    ['nothing before the @ leaves the general word', undefined, '@example.com', 'Usuário'],
    ['markup stays plain text', '<img src=x onerror=alert(1)>', 'a@b.co', '<img src=x onerror=alert(1)>'],
  ])('%s', (_requirement, name, email, expected) => {
    expect(newSessionUser({ email, name, userType: 'teacher', id: 'a', now }).name).toBe(expected);
  });
});

describe('normalizeEmail', () => {
  it.each([
    ['capitals make no second account', 'Marina@Example.COM', 'marina@example.com'],
    ['nor do blanks around it', ' marina@example.com\t', 'marina@example.com'],
  ])('%s', (_requirement, email, normalized) => {
    expect(normalizeEmail(email)).toBe(normalized);
  });
});
