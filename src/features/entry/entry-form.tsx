import { useState } from 'react';
import type { SignInResult } from '@/data/services';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { MODE_TEXTS, USER_TYPE_TEXTS, type EntryMode } from './entry-copy';
import { FormFailure } from '@/ui/form-failure';
import { EntryFields } from './entry-fields';
import { EntryFooter } from './entry-footer';
import { useEntryForm } from './use-entry-form';
import { useEntrySubmit } from './use-entry-submit';

type EntryFormProps = {
  /** The level of the form's title on its page. */
  headingLevel: 1 | 2;
  onSignedIn(result: SignInResult): void;
};

/** Login and sign-up in one sheet (spec §2 Entry screen, §5 Entry form). */
export function EntryForm({ headingLevel, onSignedIn }: EntryFormProps) {
  const [mode, setMode] = useState<EntryMode>('sign-in');
  const form = useEntryForm(mode);
  const { isBusy, failure, submit, clearFailure } = useEntrySubmit(mode, onSignedIn);
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
