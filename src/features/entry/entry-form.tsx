import { zodResolver } from '@hookform/resolvers/zod';
import { lazy, Suspense, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { SignInSchema, SignUpSchema, type SignUpInput } from '@/contracts/entry';
import type { SignInResult } from '@/data/services';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Input, PasswordInput } from '@/ui/input';
import { Segmented } from '@/ui/segmented';
import { MODE_TEXTS, USER_TYPE_TEXTS, type EntryMode } from './entry-copy';
import { useEntrySubmit } from './use-entry-submit';

type EntryFormProps = {
  /** The heading level of the form's title. */
  headingLevel: 1 | 2;
  initialMode?: EntryMode;
  /** Page opened after the login that follows the e-mail confirmation link. */
  returnTo?: string | undefined;
  onSignedIn(result: SignInResult): void;
};

/** Login and sign-up in one sheet (R-ENTRY-2, R-ENTRY-3). */
export function EntryForm({ headingLevel, initialMode = 'sign-in', returnTo, onSignedIn }: EntryFormProps) {
  const [mode, setMode] = useState(initialMode);
  const form = useEntryForm(mode);
  const { isBusy, failure, captcha, classCode, setClassCode, submit, clearFailure } = useEntrySubmit(mode, {
    onSignedIn,
    returnTo,
  });
  const userType = form.watch('userType');
  const texts = MODE_TEXTS[mode];
  const Heading = headingLevel === 1 ? 'h1' : 'h2';

  const handleSwitch = () => {
    setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
    form.clearErrors();
    clearFailure();
  };
  return (
    <form
      noValidate
      aria-labelledby="entry-title"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid gap-4 rounded-lg border bg-paper p-5 shadow-sheet sm:p-6"
    >
      <Segmented
        legend="Quem é você"
        name="userType"
        options={USER_TYPE_OPTIONS}
        value={userType}
        onChange={(value) => form.setValue('userType', value)}
      />
      <div className="mt-1 grid gap-1">
        <p className="eyebrow">{USER_TYPE_TEXTS[userType].area}</p>
        <Heading id="entry-title" className="text-xl">
          {texts.title}
        </Heading>
        <p className="text-sm text-ink-2">{USER_TYPE_TEXTS[userType].description}</p>
      </div>
      <EntryFields mode={mode} form={form} />
      {mode === 'sign-up' && userType === 'student' && classCode !== null && (
        <Field
          label="Código da sala"
          hint="Com o código que seu professor mostra, sua conta cabe na vaga da sala."
        >
          {(control) => (
            <Input
              {...control}
              value={classCode}
              onChange={(event) => setClassCode(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      {captcha}
      <FormFailure sentence={failure} />
      <Button type="submit" block busy={isBusy} busyLabel={texts.busy} className="min-h-12">
        {texts.title}
      </Button>
      <EntryFooter
        mode={mode}
        isBusy={isBusy}
        onSwitch={handleSwitch}
        typedEmail={() => form.getValues('email')}
      />
    </form>
  );
}

const USER_TYPE_OPTIONS = [
  { value: 'student', label: USER_TYPE_TEXTS.student.option },
  { value: 'teacher', label: USER_TYPE_TEXTS.teacher.option },
] as const;

type EntryFieldsProps = { mode: EntryMode; form: UseFormReturn<SignUpInput> };

function EntryFields({ mode, form }: EntryFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  const isSignUp = mode === 'sign-up';
  // Registered before the other fields and in both modes, because on errors the first registered field gets the
  // focus.
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

const RecoverPasswordDialog = lazy(() => import('./recover-password-dialog'));

type EntryFooterProps = {
  mode: EntryMode;
  isBusy: boolean;
  onSwitch(): void;
  /** The e-mail typed so far, for the dialog. */
  typedEmail(): string;
};

/** Switches between sign-in and sign-up, and opens the password recovery. */
function EntryFooter({ mode, isBusy, onSwitch, typedEmail }: EntryFooterProps) {
  const [recoveryEmail, setRecoveryEmail] = useState<string | null>(null);
  const texts = MODE_TEXTS[mode];
  return (
    <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      {mode === 'sign-in' && (
        <button type="button" className={LINK_LIKE} onClick={() => setRecoveryEmail(typedEmail())}>
          Esqueci minha senha
        </button>
      )}
      <p>
        {texts.switchQuestion}{' '}
        <button type="button" disabled={isBusy} className={`${LINK_LIKE} font-semibold`} onClick={onSwitch}>
          {texts.switchLabel}
        </button>
      </p>
      {recoveryEmail !== null && (
        <Suspense fallback={null}>
          <RecoverPasswordDialog initialEmail={recoveryEmail} onClose={() => setRecoveryEmail(null)} />
        </Suspense>
      )}
    </div>
  );
}

const LINK_LIKE =
  'min-h-11 rounded-sm py-2 text-link underline decoration-1 underline-offset-[0.18em] hover:decoration-2 disabled:text-muted';

/**
 * One form for both modes, so that the values are kept when the mode changes. Validated on submit, then on change.
 */
function useEntryForm(mode: EntryMode) {
  return useForm<SignUpInput>({
    resolver: RESOLVERS[mode],
    defaultValues: { name: '', email: '', password: '', userType: 'student' },
  });
}

const RESOLVERS = {
  // The name field is not shown in this mode, so any value passes.
  'sign-in': zodResolver(z.extend(SignInSchema, { name: z.string() })),
  'sign-up': zodResolver(SignUpSchema),
};
