import { useEffect, useState } from 'react';
import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form';
import { useSessionUser } from '@/data/services-context';
import type { UnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';

type DurableFormOptions<Fields extends FieldValues, Output> = UseFormProps<Fields, unknown, Output> & {
  /** Store of the unsaved fields, one record per `id`. */
  store: UnsavedStore<Fields>;
  id?: string | null;
  /** Adapts stored fields to the options now available. */
  fit?: (kept: Fields) => Fields;
};

/**
 * A form whose unsaved fields are stored on the device when the page is reloaded or left, when the session ends and
 * when the form is unmounted; they are restored, still unsaved, when this user opens the form again (`restored`).
 * Only `settle` drops the stored fields: call it after saving or discarding. It takes the new field values; the
 * default is the values in the form.
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
    // Overrides the form option that would otherwise keep typed values.
    reset(fields, { keepDirtyValues: false });
  }

  return { form, restored, isDirty, settle };
}
