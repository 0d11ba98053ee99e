import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useWatch } from 'react-hook-form';
import { ClassroomFormSchema, type ClassroomFields } from '@/contracts/classroom-forms';
import { messages } from '@/copy/messages';
import { CLASSROOM_LIMITS } from '@/domain/classrooms/classroom';
import { useDurableForm } from '@/queries/use-durable-form';
import { CharacterCount, Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { notify } from '@/ui/toast';
import { unsavedClassroom } from './themes/unsaved';

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

/** The form of a new classroom (`id` null) or of an existing one, initialized from the stored values. */
export function useClassroomForm(id: string | null, stored: ClassroomFields) {
  return useDurableForm<ClassroomFields>({
    store: unsavedClassroom,
    id,
    resolver: zodResolver(ClassroomFormSchema),
    defaultValues: stored,
    // Changes from elsewhere update the fields that are not dirty.
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
}

type ClassroomForm = ReturnType<typeof useClassroomForm>['form'];

/** A missing name is also shown as a toast (R-TOAST-1); a name that is too long is shown only at its field. */
export function tellMissingName({ nome }: FieldErrors<ClassroomFields>): void {
  if (nome?.message === messages.classroomNameMissing.description) notify(messages.classroomNameMissing);
}
