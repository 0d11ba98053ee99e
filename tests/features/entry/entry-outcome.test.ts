import { describe, expect, it } from 'vitest';
import { entryGreeting } from '@/features/entry/entry-outcome';
import { buildDeveloper, buildUser, TEST_NOW } from '../../support/builders';

const now = new Date(TEST_NOW);
const twoDays = 'Bem-vindo! Você tem 2 dias de trial gratuito.';
const fresh = buildUser();
const paying = buildUser({ plan: 'premium' });
const expired = buildUser({ trialEndDate: '2025-10-01T00:00:00.000Z' });

describe('entryGreeting', () => {
  it.each([
    ['a new account', fresh, false, 'sign-up', 'Conta criada!', twoDays],
    ['a first login makes the account too', fresh, false, 'sign-in', 'Login realizado!', twoDays],
    ['back within the trial', fresh, true, 'sign-in', 'Login realizado!', twoDays],
    ['signing up with a known e-mail creates nothing', fresh, true, 'sign-up', 'Login realizado!', twoDays],
    ['back after the trial', expired, true, 'sign-in', 'Login realizado!', 'Bem-vindo de volta!'],
    ['a developer', buildDeveloper(), true, 'sign-in', 'Login realizado!', 'Bem-vindo de volta!'],
    ['back with a paid plan', paying, true, 'sign-in', 'Login realizado!', 'Bem-vindo de volta!'],
    [
      'back after the trial by signing up',
      expired,
      true,
      'sign-up',
      'Login realizado!',
      'Bem-vindo de volta!',
    ],
  ] as const)('%s', (_requirement, user, isReturning, mode, title, description) => {
    expect(entryGreeting({ user, isReturning }, mode, { now, isTrialGiven: true })).toEqual({
      title,
      description,
    });
  });

  it.each([
    ['a new account', fresh, false, 'sign-up', 'Conta criada!', 'Bem-vindo!'],
    ['a first login', fresh, false, 'sign-in', 'Conta criada!', 'Bem-vindo!'],
    ['back within the two days', fresh, true, 'sign-in', 'Login realizado!', 'Bem-vindo de volta!'],
  ] as const)(
    'promises no trial where nothing is sold: %s',
    (_requirement, user, isReturning, mode, title, description) => {
      expect(entryGreeting({ user, isReturning }, mode, { now, isTrialGiven: false })).toEqual({
        title,
        description,
      });
    },
  );
});
