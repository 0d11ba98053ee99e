import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorCode } from '@/contracts/app-error';
import { profileFormSchema, type ProfileFormValues } from '@/contracts/profile-form';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useServices, useSessionUser } from '@/data/services-context';
import { formatBirthDate } from '@/domain/profile/birth-date';
import { changedFields, type Profile } from '@/domain/profile/profile';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useSaveProfile } from '@/queries/profile-queries';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { notify } from '@/ui/toast';
import { AboutFields, AccountFields } from './profile-fields';

type ProfileFormProps = {
  profile: Profile;
  /** Saved or cancelled. */
  onClose(): void;
  /** Whether closing would discard changes. */
  onChanged(hasChanges: boolean): void;
};

/** The editable profile (R-PROFILE-3). */
export function ProfileForm({ profile, onClose, onChanged }: ProfileFormProps) {
  const { form, opened, hasDraft } = useProfileForm(profile);
  const { isDirty } = form.formState;
  const { save, isSaving, failure } = useSave({ opened, typed: form.getValues, onSaved: onClose });

  useEffect(() => {
    onChanged(isDirty);
    return () => onChanged(false);
  }, [isDirty, onChanged]);

  return (
    <form
      noValidate
      aria-labelledby="profile-information"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      className="mt-4 grid gap-8"
    >
      {hasDraft && (
        <p className="rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
          O que você tinha mudado está aqui. Confira e salve.
        </p>
      )}
      <FieldGroup legend="Sua conta">
        <AccountFields form={form} />
      </FieldGroup>
      <FieldGroup legend="Sobre você" note="Estes campos ficam guardados só neste aparelho.">
        <AboutFields form={form} />
      </FieldGroup>
      <div className="grid gap-4">
        <FormFailure sentence={failure && formErrorSentence(failure)} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button variant="outline" disabled={isSaving} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={!isDirty} busy={isSaving} busyLabel="Salvando...">
            Salvar
          </Button>
        </div>
      </div>
    </form>
  );
}

type FieldGroupProps = { legend: string; note?: string; children: ReactNode };

function FieldGroup({ legend, note, children }: FieldGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="eyebrow">{legend}</legend>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <div className="mt-3 grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/**
 * The form, with the profile as it was at opening. Not validated on blur: an error that appears on blur would move the
 * button while it is pressed.
 */
function useProfileForm(profile: Profile) {
  const { now } = useServices();
  const { id } = useSessionUser();
  const [opened] = useState(profile);
  const [restored] = useState(() => profileDraft.find(id));
  const resolver = useMemo(() => zodResolver(profileFormSchema(now)), [now]);
  const form = useForm<ProfileFormValues, unknown, Profile>({
    resolver,
    defaultValues: toFields(opened),
  });
  const { reset } = form;

  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);

  return { form, opened, hasDraft: restored !== null };
}

/** With the date of birth in its Brazilian format. */
function toFields(profile: Profile): ProfileFormValues {
  return { ...profile, data_nascimento: formatBirthDate(profile.data_nascimento) };
}

type SaveOptions = {
  /** The profile at opening. */
  opened: Profile;
  typed(): ProfileFormValues;
  onSaved(): void;
};

/** Saves the changed fields and notifies the outcome; a failure keeps the fields. */
function useSave({ opened, typed, onSaved }: SaveOptions) {
  const { mutateAsync, isPending, error } = useSaveProfile();
  const { id } = useSessionUser();

  async function save(profile: Profile) {
    try {
      await mutateAsync(changedFields(opened, profile));
      notify(messages.profileSaved);
      onSaved();
    } catch (failure) {
      const isSignedOut = errorCode(failure) === 'session-lost';
      if (isSignedOut) profileDraft.keep(id, typed());
      notify(isSignedOut ? messages.profileNoUser : messages.profileSaveFailed);
    }
  }

  return { save, isSaving: isPending, failure: error };
}

/** The unsaved edits of a profile when the session ended (R-PROFILE-7). */
export const profileDraft = createUnsavedStore<ProfileFormValues>('profile', {
  nome: '',
  telefone: '',
  cidade: '',
  avatar_url: '',
  data_nascimento: '',
  genero: '',
  pais: '',
  estado: '',
  escolaridade: '',
  area_interesse: '',
  biografia: '',
});
