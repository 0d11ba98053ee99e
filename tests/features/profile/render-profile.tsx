import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProfileBackend } from '@/data/ports/profile';
import type { Profile } from '@/domain/profile/profile';
import { changedElsewhere } from '@/lib/changed-elsewhere';
import { StudentProfile } from '@/features/profile/student-profile';
import { buildProfile } from '../../support/profiles';
import { fakeServices, renderWithServices, type FakeOptions } from '../../support/services';

/** A profile stored in memory; `saved` lists the changes of each save. */
export function fakeProfile(profile: Profile = buildProfile()) {
  let current = profile;
  const saved: Partial<Profile>[] = [];
  const backend: ProfileBackend = {
    load: async () => current,
    async save(changes, seen) {
      if (seen && changedElsewhere(seen, current, changes).length > 0) return 'conflict';
      saved.push(changes);
      current = { ...current, ...changes };
      return 'saved';
    },
  };
  return {
    ...backend,
    saved,
    /** Changes the profile as another tab or device would. */
    changeElsewhere(changes: Partial<Profile>) {
      current = { ...current, ...changes };
    },
  };
}

/** The profile page without its parts for rewards. */
export async function renderProfile(profile: ProfileBackend = fakeProfile(), options: FakeOptions = {}) {
  const services = fakeServices({ ...options, backend: { profile, ...options.backend } });
  const page = <StudentProfile ranking={null} notices={null} achievements={null} />;
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
