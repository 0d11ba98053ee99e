import { useEffect, useState } from 'react';
import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import { useSessionUser } from '@/data/services-context';
import type { UnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';

type DurableFormOptions<Fields extends FieldValues, Output> = UseFormProps<Fields, unknown, Output> & {
  /** Where its unsaved fields are kept, one of each `id`. */
  store: UnsavedStore<Fields>;
  id?: string | null;
  /** Fits what was kept to what can be chosen by now. */
  fit?: (kept: Fields) => Fields;
};

/**
 * A form that loses nothing: unsaved fields stay on the device when the page is reloaded or left, when the session ends and
 * when the form is taken away, and they are in the form, unsaved, when this user opens it again (`restored`). They are
 * dropped by `settle` alone: call it once they were saved or given up, with the fields to go on from, by default those in
 * the form.
 */
export function useDurableForm<Fields extends FieldValues, Output = Fields>({
  store,
  id,
  fit = (kept) => kept,
  ...options
}: DurableFormOptions<Fields, Output>) {
  const { id: userId } = useSessionUser();
  const [restored] = useState(() => {
    const kept = store.find(userId, id);
    return kept && fit(kept);
  });
  const form = useForm<Fields, unknown, Output>(options);
  const { reset, getValues, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true, keepDirtyValues: false });
  }, [restored, reset]);
  const forget = useKeepUnsaved(
    isDirty,
    () => store.keep(userId, getValues(), id),
    () => store.drop(id),
  );

  function settle(fields = getValues()) {
    forget();
    // Also where the form otherwise keeps what was typed.
    reset(fields, { keepDirtyValues: false });
  }

  return { form, restored, isDirty, settle };
}
