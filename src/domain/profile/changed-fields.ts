import type { Profile } from './profile.ts';

/** The fields in which a profile differs from what it was; none where nothing changed. */
export function changedFields(before: Profile, after: Profile): Partial<Profile> {
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Profile] !== value);
  return Object.fromEntries(changed);
}
