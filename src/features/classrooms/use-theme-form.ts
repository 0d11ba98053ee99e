import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { classThemeSchema, type ClassThemeFields } from '@/contracts/classroom-forms';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useServices, useSessionUser } from '@/data/services-context';
import { useClassroom } from '@/data/use-classrooms';
import { useLateServices } from '@/data/use-late-services';
import type { Classroom } from '@/domain/classrooms/classroom';
import { endOfIsoDay, isoDayOf } from '@/domain/time/iso-day';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { notify } from '@/ui/toast';
import { keptTheme } from './kept-fields';

const CHANGED_UNSEEN =
  'O tema foi mudado em outro lugar, e não deu para ler o novo. O que você escreveu continua aqui: tente de novo.';

/**
 * The theme of a class as fields. They begin with what the class has, and follow it while nothing is changed; where
 * somebody else changed the theme in the meantime, both are kept until the teacher has chosen. One's own change, whose answer
 * was lost or has not come round yet, is nobody else's.
 */
export function useThemeForm(classroom: Classroom) {
  const { classrooms } = useLateServices();
  const { now } = useServices();
  const { id: userId } = useSessionUser();
  const { refetch } = useClassroom(classroom.id);
  const [base, setBase] = useState(() => seenIn(classroom));
  const [kept] = useState(() => keptTheme.find(userId, classroom.id));
  const [failure, setFailure] = useState<string | null>(null);
  const schema = useMemo(() => classThemeSchema(now, base), [now, base]);
  const values = { tema: base.tema, prazo: base.prazo };
  const form = useForm<ClassThemeFields>({ resolver: zodResolver(schema), defaultValues: values, values });
  const { isDirty, isSubmitting } = form.formState;
  const seen = seenIn(classroom);
  const isElsewhere = seen.version !== base.version;

  if (isElsewhere && !isSubmitting) {
    const isOwn = isDirty && isSame(seen, schema.safeParse(form.getValues()).data);
    if (isOwn) setFailure(null);
    if (isOwn || !isDirty || isSame(seen, base)) setBase(seen);
  }

  const { reset, getValues } = form;
  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  useKeepUnsaved(
    isDirty,
    () => keptTheme.keep(userId, getValues(), classroom.id),
    () => keptTheme.drop(classroom.id),
  );

  /** The fields as the class has it now. */
  function takeOver() {
    const { version, ...fields } = seen;
    keptTheme.drop(classroom.id);
    reset(fields);
    setBase({ ...fields, version });
    setFailure(null);
  }

  async function save({ tema, prazo }: ClassThemeFields, seenVersion: number): Promise<void> {
    setFailure(null);
    const dueAt = endOfIsoDay(prazo)?.toISOString() ?? null;
    try {
      const result = await classrooms.setTheme(classroom.id, { tema, dueAt, seenVersion });
      if (result === 'conflict') {
        const { data, isError } = await refetch();
        if (isError || data?.themeVersion === seenVersion) return setFailure(CHANGED_UNSEEN);
        if (!data) return;
        const there = seenIn(data);
        const isStored = isSame(there, { tema, prazo });
        // Only one's own saving before this one.
        if (!isStored && isSame(there, base)) return save({ tema, prazo }, there.version);
        if (!isStored) return;
      }
      keptTheme.drop(classroom.id);
      reset({ tema, prazo });
      setBase({ tema, prazo, version: seenVersion });
      notify(messages.classroomThemeUpdated);
    } catch (error) {
      setFailure(formErrorSentence(error));
    }
  }

  return {
    form,
    base,
    hasKept: kept !== null,
    failure,
    isDirty,
    isBusy: isSubmitting,
    /** Changed here and elsewhere. */
    hasConflict: isElsewhere && isDirty && !isSubmitting,
    submit: form.handleSubmit((fields) => save(fields, base.version)),
    /** What is written here, in place of what somebody else wrote. */
    saveOverOther: form.handleSubmit((fields) => save(fields, classroom.themeVersion)),
    takeOver,
  };
}

function isSame(one: ClassThemeFields, other: ClassThemeFields | undefined): boolean {
  return one.tema === other?.tema && one.prazo === other.prazo;
}

/** The current theme as fields, and which change of it that is. */
function seenIn({ themes, themeVersion }: Classroom) {
  const current = themes[0];
  return {
    tema: current?.tema ?? '',
    prazo: current?.dueAt ? isoDayOf(new Date(current.dueAt)) : '',
    version: themeVersion,
  };
}
