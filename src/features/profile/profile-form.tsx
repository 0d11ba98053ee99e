import { useEffect, type ReactNode } from 'react';
import { formErrorSentence } from '@/copy/errors';
import type { Profile } from '@/domain/profile/profile';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { AboutFields } from './about-fields';
import { AccountFields } from './account-fields';
import { useProfileForm } from './use-profile-form';
import { useSave } from './use-save';

type ProfileFormProps = {
  profile: Profile;
  /** Saved or cancelled. */
  onClose(): void;
  /** Whether closing would lose something. */
  onChanged(hasChanges: boolean): void;
};

/** Everything one may change about oneself (spec §5 "Profile form"). */
export function ProfileForm({ profile, onClose, onChanged }: ProfileFormProps) {
  const { form, opened, hasKept } = useProfileForm(profile);
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
      {hasKept && (
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
