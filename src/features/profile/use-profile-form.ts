import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { profileFormSchema, type ProfileFormValues } from '@/contracts/profile-form';
import { useServices, useSessionUser } from '@/data/services-context';
import { formatBirthDate } from '@/domain/profile/birth-date';
import type { Profile } from '@/domain/profile/profile';
import { keptEdit } from './kept-edit';

export type ProfileFormFields = UseFormReturn<ProfileFormValues, unknown, Profile>;

/**
 * The fields of a profile, as it was when the form opened. Checked on submit, then on change: an error that appeared as a
 * field is left would move the button from under the press.
 */
export function useProfileForm(profile: Profile) {
  const { now } = useServices();
  const { id } = useSessionUser();
  const [opened] = useState(profile);
  const [kept] = useState(() => keptEdit.find(id));
  const resolver = useMemo(() => zodResolver(profileFormSchema(now)), [now]);
  const form = useForm<ProfileFormValues, unknown, Profile>({
    resolver,
    defaultValues: toFields(opened),
  });
  const { reset } = form;

  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);

  return { form, opened, hasKept: kept !== null };
}

/** The date of birth as it is written here. */
function toFields(profile: Profile): ProfileFormValues {
  return { ...profile, data_nascimento: formatBirthDate(profile.data_nascimento) };
}
