import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { classThemeSchema, type ClassThemeFields } from '@/contracts/classroom-forms';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useServices } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { NO_GUIDANCE } from '@/domain/classrooms/theme-guidance';
import { endOfIsoDay, isoDayOf } from '@/domain/time/iso-day';
import { useClassroom, useSetTheme } from '@/queries/classroom-queries';
import { useDurableForm } from '@/queries/use-durable-form';
import { notify } from '@/ui/toast';
import { unsavedTheme } from './unsaved';

const CHANGED_UNSEEN =
  'O tema mudou enquanto você escrevia, e não deu para ler o novo. O que você escreveu continua aqui: tente de novo.';

/**
 * Form state of the current theme. A clean form follows the stored theme. If the theme changes elsewhere while the
 * form is dirty, that is a conflict, and the teacher chooses one of the two themes. A change equal to the form's
 * own values (a save whose response was lost or has not arrived yet) is not a conflict.
 */
export function useThemeForm(classroom: Classroom) {
  const { mutateAsync: setTheme } = useSetTheme(classroom.id);
  const { now } = useServices();
  const { refetch } = useClassroom(classroom.id);
  const [base, setBase] = useState(() => seenIn(classroom));
  const schema = useMemo(() => classThemeSchema(now, base), [now, base]);
  const values = { tema: base.tema, prazo: base.prazo };
  const { form, restored, isDirty, settle } = useDurableForm<ClassThemeFields>({
    store: unsavedTheme,
    id: classroom.id,
    resolver: zodResolver(schema),
    defaultValues: values,
    values,
  });
  const saving = useMutation({ mutationFn: put });
  const { isPending, reset: forgetFailure } = saving;
  useDateOfNewTheme(form, base, now);
  const seen = seenIn(classroom);
  const isElsewhere = seen.version !== base.version;

  if (isElsewhere && !isPending) {
    const isOwn = isDirty && isSame(seen, schema.safeParse(form.getValues()).data);
    if (isOwn || !isDirty || isSame(seen, base)) setBase(seen);
  }

  useEffect(() => {
    if (!isDirty) forgetFailure();
  }, [isDirty, forgetFailure]);

  /** Discards the form's values in favor of the stored theme. */
  function takeOver() {
    settle({ tema: seen.tema, prazo: seen.prazo });
    setBase(seen);
  }

  /**
   * Saves a theme and returns the version that it replaced. If a different theme was stored meanwhile, returns
   * `unread` if that theme could not be loaded, else `other`.
   */
  async function put({ tema, prazo, version }: SeenTheme): Promise<number | 'unread' | 'other'> {
    const due = endOfIsoDay(prazo)?.toISOString() ?? null;
    const result = await setTheme({ tema, prazo: due, tema_versao: version });
    if (result !== 'conflict') return version;
    const { data, isError } = await refetch();
    if (isError || data?.tema_versao === version) return 'unread';
    if (!data) return 'other';
    const there = seenIn(data);
    if (isSame(there, { tema, prazo })) return version;
    // The other version is an earlier save of this form, so it is overwritten.
    return isSame(there, base) ? put({ tema, prazo, version: there.version }) : 'other';
  }

  async function save({ tema, prazo }: ClassThemeFields, version: number): Promise<void> {
    const over = await saving.mutateAsync({ tema, prazo, version }).catch(() => null);
    if (typeof over !== 'number') return;
    settle({ tema, prazo });
    const orientacao = tema === base.tema ? base.orientacao : NO_GUIDANCE;
    setBase({ tema, prazo, version: over, orientacao });
    notify(messages.classroomThemeUpdated);
  }

  return {
    form,
    base,
    hasRestored: restored !== null,
    failure: saving.data === 'unread' ? CHANGED_UNSEEN : saving.error && formErrorSentence(saving.error),
    isDirty,
    isBusy: isPending,
    hasConflict: isElsewhere && isDirty && !isPending,
    submit: form.handleSubmit((fields) => save(fields, base.version)),
    /** Saves the form's values over the theme stored elsewhere. */
    saveOverOther: form.handleSubmit((fields) => save(fields, classroom.tema_versao)),
    takeOver,
    /** Called after the theme was assigned through another form, so that the fields follow the stored values. */
    accept: ({ tema, prazo }: ClassThemeFields) => settle({ tema, prazo }),
  };
}

type SeenTheme = ClassThemeFields & { version: number };

/**
 * Removes a past due date when the theme's text changes, and restores the date when the text to which it belongs is
 * typed again.
 */
function useDateOfNewTheme(
  { control, getValues, setValue }: UseFormReturn<ClassThemeFields>,
  { tema, prazo }: ClassThemeFields,
  now: () => Date,
): void {
  const isNew = useWatch({ control, name: 'tema' }).trim() !== tema;
  const isLeftOut = useRef(false);
  useEffect(() => {
    const shown = getValues('prazo');
    if (isNew && shown !== '' && shown === prazo && prazo < isoDayOf(now())) {
      isLeftOut.current = true;
      setValue('prazo', '', { shouldDirty: true });
    } else if (!isNew && isLeftOut.current) {
      isLeftOut.current = false;
      if (shown === '') setValue('prazo', prazo, { shouldDirty: true });
    }
  }, [isNew, prazo, now, getValues, setValue]);
}

function isSame(one: ClassThemeFields, other: ClassThemeFields | undefined): boolean {
  return one.tema === other?.tema && one.prazo === other.prazo;
}

/** The current theme as form values, with its version. */
function seenIn({ temas, tema_versao }: Classroom) {
  const current = temas[0];
  return {
    tema: current?.tema ?? '',
    prazo: current?.prazo ? isoDayOf(new Date(current.prazo)) : '',
    version: tema_versao,
    orientacao: current?.orientacao ?? NO_GUIDANCE,
  };
}
