import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProfileRepository } from '@/data/late-services';
import type { Profile } from '@/domain/profile/profile';
import { StudentProfile } from '@/features/profile/student-profile';
import { buildProfile } from '../../support/profiles';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

/** A profile kept in memory; `saved` is what each save changed. */
export function fakeProfile(profile: Profile = buildProfile()) {
  let current = profile;
  const saved: Partial<Profile>[] = [];
  const repository: ProfileRepository = {
    version: { get: () => 0, subscribe: () => () => undefined },
    load: async () => current,
    async save(changes) {
      saved.push(changes);
      current = { ...current, ...changes };
    },
  };
  return { ...repository, saved };
}

/** The page of the profile with nothing of rewards on it. */
export async function renderProfile(profile: ProfileRepository = fakeProfile(), options: FakeOptions = {}) {
  const services = fakeServices({ ...options, late: { profile, ...options.late } });
  const page = <StudentProfile ranking={null} achievements={null} />;
  await services.late();
  return act(async () => renderWithServices(page, { services }));
}

export async function startEditing() {
  await userEvent.click(await screen.findByRole('button', { name: 'Editar' }));
}

export async function write(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
}

export const saveButton = () => screen.getByRole('button', { name: 'Salvar' });
