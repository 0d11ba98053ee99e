import type { UseFormReturn } from 'react-hook-form';
import type { SignUpInput } from '@/contracts/entry';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { PasswordInput } from '@/ui/password-input';
import type { EntryMode } from './entry-copy';

type EntryFieldsProps = { mode: EntryMode; form: UseFormReturn<SignUpInput> };

export function EntryFields({ mode, form }: EntryFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  const isSignUp = mode === 'sign-up';
  // Registered in both modes, before the others: the first wrong field of the screen is the one that gets the focus.
  const name = register('name');
  return (
    <>
      {isSignUp && (
        <Field label="Nome completo" error={errors.name?.message}>
          {(control) => <Input {...control} {...name} autoComplete="name" />}
        </Field>
      )}
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="voce@email.com"
          />
        )}
      </Field>
      <Field label="Senha" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...register('password')}
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
          />
        )}
      </Field>
    </>
  );
}
