import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE_EXTRA, ProfileExtraSchema } from '@/contracts/profile-extra';

describe('ProfileExtraSchema', () => {
  it.each([
    ['an empty record is filled up, with Brasil as country', {}, {}],
    ['a known choice stands', { genero: 'feminino' }, { genero: 'feminino' }],
    ['an unknown choice counts as not given', { escolaridade: 'primário' }, {}],
    ['a field of the wrong type counts as not given', { estado: 5 }, {}],
    ['a biography of 200 characters stands', { biografia: 'a'.repeat(200) }, { biografia: 'a'.repeat(200) }],
  ])('%s', (_requirement, stored, change) => {
    expect(ProfileExtraSchema.parse(stored)).toEqual({ ...EMPTY_PROFILE_EXTRA, ...change });
  });
});
