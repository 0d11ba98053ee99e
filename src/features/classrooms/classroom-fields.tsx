import { useWatch } from 'react-hook-form';
import { CLASSROOM_LIMITS } from '@/domain/classrooms/classroom';
import { CharacterCount } from '@/ui/character-count';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { Textarea } from '@/ui/textarea';
import type { ClassroomForm } from './use-classroom-form';

type ClassroomFieldsProps = { form: ClassroomForm; isBusy: boolean };

/** Name and description of a class, new or known. */
export function ClassroomFields({ form, isBusy }: ClassroomFieldsProps) {
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
