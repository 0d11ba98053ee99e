import { useSessionUser } from '@/data/services-context';
import { formatPhone } from '@/domain/profile/phone';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { FIELD_LABELS } from './profile-copy';
import type { ProfileFormFields } from './use-profile-form';

/** What the account itself keeps. */
export function AccountFields({ form }: { form: ProfileFormFields }) {
  const { email } = useSessionUser();
  const { register, setValue, formState } = form;
  const { errors } = formState;
  // Before the phone: the first wrong field of the screen is the one that gets the focus.
  const name = register('nome');
  // Put in order when it is left: while it is typed the keys are the typist's.
  const phone = register('telefone', {
    onBlur: (event: { target: HTMLInputElement }) =>
      setValue('telefone', formatPhone(event.target.value), { shouldDirty: true }),
  });
  return (
    <>
      <Field label={FIELD_LABELS.nome} error={errors.nome?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...name} autoComplete="name" />}
      </Field>
      <Field label="E-mail" hint="Email não pode ser alterado" className="sm:col-span-2">
        {(control) => (
          <Input {...control} value={email} readOnly className="bg-tray! text-ink-2" autoComplete="email" />
        )}
      </Field>
      <Field label={FIELD_LABELS.telefone} error={errors.telefone?.message}>
        {(control) => (
          <Input
            {...control}
            {...phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="(85) 98800-0000"
          />
        )}
      </Field>
      <Field label={FIELD_LABELS.cidade} error={errors.cidade?.message}>
        {(control) => <Input {...control} {...register('cidade')} autoComplete="address-level2" />}
      </Field>
      <Field
        label={FIELD_LABELS.avatar_url}
        hint="O endereço (https://) de uma imagem sua na internet."
        error={errors.avatar_url?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            {...register('avatar_url')}
            type="url"
            inputMode="url"
            autoComplete="photo"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </>
  );
}
