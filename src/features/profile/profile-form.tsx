import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import { profileFormSchema, type ProfileFormValues } from '@/contracts/profile-form';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useServices } from '@/data/services-context';
import { formatBirthDate } from '@/domain/profile/birth-date';
import { changedFields, type Profile } from '@/domain/profile/profile';
import { changedElsewhere } from '@/lib/changed-elsewhere';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useSaveProfile } from '@/queries/profile-queries';
import { useDurableForm } from '@/queries/use-durable-form';
import { useIsCutOff } from '@/queries/use-is-cut-off';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { NetworkNote } from '@/ui/network-note';
import { NewerVersion } from '@/ui/newer-version';
import { notify } from '@/ui/toast';
import { AboutFields, AccountFields, FIELD_LABELS } from './profile-fields';

type ProfileFormProps = {
  profile: Profile;
  /** Called when the profile was saved or editing was canceled. */
  onClose(): void;
  /** Called with whether closing would discard changes. */
  onChanged(hasChanges: boolean): void;
};

const OFFLINE = 'Você está sem internet, e o perfil só é salvo com ela. O que você mudar fica aqui até lá.';

/** The editable profile (R-PROFILE-3). */
export function ProfileForm({ profile, onClose, onChanged }: ProfileFormProps) {
  const { form, seen, hasDraft, follow } = useProfileForm(profile);
  const { isDirty } = form.formState;
  const isCutOff = useIsCutOff();
  const { save, asked, isSaving, failure } = useSave({ seen, onSaved: onClose });
  /** The fields being saved that were changed elsewhere. */
  const elsewhere = asked ? changedElsewhere(seen, profile, changedFields(seen, asked)) : [];

  useEffect(() => {
    onChanged(isDirty);
    return () => onChanged(false);
  }, [isDirty, onChanged]);

  return (
    <form
      noValidate
      aria-labelledby="profile-information"
      onSubmit={(event) => void form.handleSubmit((typed) => save(typed))(event)}
      className="mt-4 grid gap-8"
    >
      <NetworkNote sentence={isCutOff ? OFFLINE : null} />
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
        {elsewhere.length > 0 && !isSaving ? (
          <NewerVersion
            title="Seu perfil mudou em outra aba ou em outro aparelho"
            note="Escolha o que fica; o que você escreveu continua nos campos."
            actions={
              <>
                <Button variant="outline" onClick={() => follow(profile, elsewhere)}>
                  Ficar com o salvo
                </Button>
                <Button
                  onClick={() => {
                    follow(profile, []);
                    void form.handleSubmit((typed) => save(typed, profile))();
                  }}
                >
                  Salvar o meu
                </Button>
              </>
            }
          >
            <dl className="grid gap-2 text-sm">
              {elsewhere.map((field) => (
                <div key={field} className="min-w-0">
                  <dt className="text-ink-2">{FIELD_LABELS[field]}, salvo agora</dt>
                  <dd className="wrap-anywhere">
                    {field === 'avatar_url' ? savedPhoto(profile) : profile[field] || 'Em branco'}
                  </dd>
                </div>
              ))}
            </dl>
          </NewerVersion>
        ) : (
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <Button variant="outline" disabled={isSaving} onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" disabled={!isDirty} busy={isSaving} busyLabel="Salvando...">
              Salvar
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

const savedPhoto = ({ avatar_url }: Profile) => (avatar_url ? 'Outra foto' : 'Sem foto');

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
 * The form, with the profile as it was at opening. The form is not validated on blur, because an error that appears
 * on blur would move the button while it is pressed.
 */
function useProfileForm(profile: Profile) {
  const { now } = useServices();
  const [seen, setSeen] = useState(profile);
  const resolver = useMemo(() => zodResolver(profileFormSchema(now)), [now]);
  const { form, restored, settle } = useDurableForm<ProfileFormValues, Profile>({
    store: profileDraft,
    resolver,
    defaultValues: toFields(seen),
  });
  const { getValues, setValue } = form;

  /** Rebases the form on the stored profile. Keeps the user's changes, except changes to the fields in `given`. */
  function follow(current: Profile, given: readonly (keyof Profile)[]) {
    const typed = getValues();
    const own = FIELDS.filter((field) => typed[field] !== toFields(seen)[field] && !given.includes(field));
    settle(toFields(current));
    for (const field of own) setValue(field, typed[field], { shouldDirty: true });
    setSeen(current);
  }

  return { form, seen, hasDraft: restored !== null, follow };
}

const FIELDS = Object.keys(FIELD_LABELS) as (keyof Profile)[];

/** The profile as form values, with the birth date in the Brazilian format. */
function toFields(profile: Profile): ProfileFormValues {
  return { ...profile, data_nascimento: formatBirthDate(profile.data_nascimento) };
}

type SaveOptions = {
  /** The profile that the fields were filled from. */
  seen: Profile;
  onSaved(): void;
};

/** Saves the changed fields and shows the outcome; after a failure, the fields keep their values. */
function useSave({ seen, onSaved }: SaveOptions) {
  const { mutateAsync, isPending, error } = useSaveProfile();
  /** Values that could not be saved, as the profile was changed elsewhere. */
  const [asked, setAsked] = useState<Profile | null>(null);

  async function save(profile: Profile, over = seen) {
    setAsked(null);
    try {
      const result = await mutateAsync({ changes: changedFields(over, profile), seen: over });
      if (result === 'conflict') return setAsked(profile);
      notify(messages.profileSaved);
      onSaved();
    } catch (failure) {
      const isSignedOut = errorCode(failure) === 'session-lost';
      notify(isSignedOut ? messages.profileNoUser : messages.profileSaveFailed);
    }
  }

  return { save, asked, isSaving: isPending, failure: error };
}

/** The unsaved edits of a profile (R-PROFILE-7). */
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
