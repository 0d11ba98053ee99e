import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ClassroomFormSchema, type ClassroomFields } from '@/contracts/classroom-forms';
import { formErrorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import { useSessionUser } from '@/data/services-context';
import { CLASSROOM_LIMITS } from '@/domain/classrooms/classroom';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { CharacterCount, Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { notify } from '@/ui/toast';
import { unsavedClassroom } from './unsaved';

type ClassroomFormFieldsProps = { form: ClassroomForm; isBusy: boolean };

/** The fields of a new or an existing classroom: name and description. */
export function ClassroomFormFields({ form, isBusy }: ClassroomFormFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [nome, descricao] = useWatch({ control, name: ['nome', 'descricao'] });
  return (
    <div className="grid gap-4">
      <Field
        label="Nome da sala"
        labelAside={<CharacterCount text={nome} most={CLASSROOM_LIMITS.nome} />}
        error={errors.nome?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...register('nome')}
            required
            autoComplete="off"
            placeholder="3º ano A"
            readOnly={isBusy}
          />
        )}
      </Field>
      <Field
        label={
          <>
            Descrição <span className="font-normal text-muted">(opcional)</span>
          </>
        }
        labelAside={<CharacterCount text={descricao} most={CLASSROOM_LIMITS.descricao} />}
        hint="Os alunos leem a descrição no convite: escola, turno, dias de aula."
        error={errors.descricao?.message}
      >
        {(control) => <Textarea {...control} {...register('descricao')} rows={4} readOnly={isBusy} />}
      </Field>
    </div>
  );
}

/** Overrides `resetOptions` below: resets dirty fields too. */
const ALL = { keepDirtyValues: false };

/** Call `markSaved` after the request succeeded: the form is clean from then on. */
type Save = (fields: ClassroomFields, markSaved: () => void) => Promise<void>;

/**
 * Form state of a classroom, validated on submit, then on change. If `save` throws, the values stay and `failure` has
 * the error sentence. `id` is null for a new classroom; it is the key under which unsaved values are stored.
 */
export function useClassroomForm(id: string | null, initial: ClassroomFields, save: Save) {
  const { id: userId } = useSessionUser();
  const [restored] = useState(() => unsavedClassroom.find(userId, id));
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ClassroomFields>({
    resolver: zodResolver(ClassroomFormSchema),
    defaultValues: initial,
    // Changes from elsewhere update the fields that are not dirty.
    values: initial,
    resetOptions: { keepDirtyValues: true },
  });

  const { reset, getValues } = form;
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);
  useKeepUnsaved(
    isDirty,
    () => unsavedClassroom.keep(userId, getValues(), id),
    () => unsavedClassroom.drop(id),
  );

  function resetTo(fields: ClassroomFields) {
    unsavedClassroom.drop(id);
    reset(fields, ALL);
  }

  const submit = form.handleSubmit(
    async (fields) => {
      setFailure(null);
      try {
        await save(fields, () => resetTo(fields));
      } catch (error) {
        setFailure(formErrorSentence(error));
      }
    },
    ({ nome }) => {
      // A missing name is also shown as a toast (R-TOAST-1); one that is too long only at its field.
      if (nome?.message === messages.classroomNameMissing.description) notify(messages.classroomNameMissing);
    },
  );

  /** Resets to the stored values. */
  function discard() {
    resetTo(initial);
    setFailure(null);
  }

  return { form, submit, discard, hasRestored: restored !== null && isDirty, isBusy: isSubmitting, failure };
}

type ClassroomForm = ReturnType<typeof useClassroomForm>['form'];
