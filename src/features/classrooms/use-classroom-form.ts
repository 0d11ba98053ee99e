import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ClassroomFormSchema, type ClassroomFields } from '@/contracts/classroom-forms';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useSessionUser } from '@/data/services-context';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { notify } from '@/ui/toast';
import { keptClassroom } from './kept-fields';

/** Also what was changed: the options below would hold on to it. */
const ALL = { keepDirtyValues: false };

/** `settle` takes what was saved for how the class is known: nothing is unsaved from then on. */
type Save = (fields: ClassroomFields, settle: () => void) => Promise<void>;

/**
 * The fields of a class, checked on submit, then on change. `save` may fail: then the fields stay, with the sentence of
 * why. `id` is the class's, null for a new one: what is taken away unsaved is found again under it.
 */
export function useClassroomForm(id: string | null, initial: ClassroomFields, save: Save) {
  const { id: userId } = useSessionUser();
  const [kept] = useState(() => keptClassroom.find(userId, id));
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ClassroomFields>({
    resolver: zodResolver(ClassroomFormSchema),
    defaultValues: initial,
    // Where they change elsewhere, so do the fields nobody has touched here.
    values: initial,
    resetOptions: { keepDirtyValues: true },
  });

  const { reset, getValues } = form;
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  useKeepUnsaved(
    isDirty,
    () => keptClassroom.keep(userId, getValues(), id),
    () => keptClassroom.drop(id),
  );

  function settle(fields: ClassroomFields) {
    keptClassroom.drop(id);
    reset(fields, ALL);
  }

  const submit = form.handleSubmit(
    async (fields) => {
      setFailure(null);
      try {
        await save(fields, () => settle(fields));
      } catch (error) {
        setFailure(formErrorSentence(error));
      }
    },
    ({ nome }) => {
      // A name of nothing is said twice, as the catalogue has it; one that is too long only at its field.
      if (nome?.message === messages.classroomNameMissing.description) notify(messages.classroomNameMissing);
    },
  );

  /** Back to how the class is known. */
  function discard() {
    settle(initial);
    setFailure(null);
  }

  return { form, submit, discard, hasKept: kept !== null && isDirty, isBusy: isSubmitting, failure };
}

export type ClassroomForm = ReturnType<typeof useClassroomForm>['form'];
