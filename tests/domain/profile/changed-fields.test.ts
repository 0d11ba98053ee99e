import { expect, it } from 'vitest';
import { changedFields } from '@/domain/profile/changed-fields';
import { buildProfile } from '../../support/profiles';

it('names what differs, and nothing where nothing does', () => {
  const before = buildProfile();
  expect(changedFields(before, buildProfile())).toEqual({});
  expect(changedFields(before, buildProfile({ cidade: '', genero: 'outro' }))).toEqual({
    cidade: '',
    genero: 'outro',
  });
});
