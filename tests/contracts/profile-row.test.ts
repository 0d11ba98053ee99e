import { describe, expect, it } from 'vitest';
import { PROFILE_COLUMNS, ProfileRowSchema } from '@/contracts/profile-row';

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
