import { describe, expect, it } from 'vitest';
import { SessionUserSchema, PROFILE_COLUMNS, ProfileRowSchema } from '@/contracts/session';
import { buildUser } from '../support/builders';

describe('SessionUserSchema', () => {
  it('reads back what is written', () => {
    const user = buildUser({ creditos_correcoes: 12, canetinhas: 101.5, plan: 'premium', userType: 'dev' });
    expect(SessionUserSchema.parse(JSON.parse(JSON.stringify(user)))).toEqual(user);
  });

  it.each([
    ['no identity', { id: '' }],
    ['no e-mail', { email: undefined }],
    ['an unknown role', { userType: 'admin' }],
    ['a name that is no text', { name: 7 }],
    ['a trial end that is no date', { trialEndDate: 'amanhã' }],
    ['a creation date that is no date', { createdAt: 0 }],
    ['a trial flag that is no flag', { isTrialActive: 'sim' }],
  ])('refuses %s', (_requirement, change) => {
    expect(SessionUserSchema.safeParse({ ...buildUser(), ...change }).success).toBe(false);
  });

  it.each([
    ['credits as text', { creditos_correcoes: '999999' }, { creditos_correcoes: 0 }],
    ['negative credits', { creditos_correcoes: -1 }, { creditos_correcoes: 0 }],
    ['half a credit', { creditos_correcoes: 0.5 }, { creditos_correcoes: 0 }],
    ['an unknown plan', { plan: 'vitalicio' }, { plan: 'trial' }],
    ['no canetinhas', { canetinhas: null }, { canetinhas: 0 }],
    ['a phone that is no text', { telefone: 51 }, { telefone: '' }],
  ])('mends %s without locking the owner out', (_requirement, change, mended) => {
    expect(SessionUserSchema.parse({ ...buildUser(), ...change })).toEqual({ ...buildUser(), ...mended });
  });
});

const row = {
  user_id: 'a',
  email: 'marina@example.com',
  nome: 'Marina',
  tipo_conta: 'student',
  canetinhas: 100.5,
  creditos_correcoes: 0,
  plan: 'trial',
  trial_ends_at: '2025-10-24T18:00:00.123456+00:00',
  data_cadastro: '2025-10-22 18:00:00+00',
  telefone: null,
  cidade: null,
  promo_inicio: null,
  dia_gratis_em: null,
};

describe('ProfileRowSchema', () => {
  it('takes a row as it is, and leaves other columns out', () => {
    expect(ProfileRowSchema.parse({ ...row, updated_at: 'x' })).toEqual(row);
  });

  it.each([
    [{ tipo_conta: 'admin' }],
    [{ plan: 'gold' }],
    [{ canetinhas: -1 }],
    [{ canetinhas: '100.5' }],
    [{ creditos_correcoes: 1.5 }],
    [{ trial_ends_at: 'amanhã' }],
    [{ user_id: '' }],
  ])('refuses %j', (changes) => {
    expect(ProfileRowSchema.safeParse({ ...row, ...changes }).success).toBe(false);
  });

  it('names the columns it reads', () => {
    expect(PROFILE_COLUMNS.split(',')).toEqual(Object.keys(row));
  });
});
