import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AnswerFormSchema, type AnswerFields, type GivenAnswer } from '@/contracts/disagreement-form';
import { formErrorSentence } from '@/copy/errors';
import { useSessionUser } from '@/data/services-context';
import {
  ANSWER_LIMITS,
  OUTCOMES,
  type Outcome,
  type TeamDisagreement,
} from '@/domain/disagreements/disagreement';
import { OUTCOME_NAMES } from '@/domain/disagreements/names';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { Button } from '@/ui/button';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Textarea } from '@/ui/input';
import { Segmented } from '@/ui/segmented';
import { notify } from '@/ui/toast';
import { useAnswer } from './team-disagreement-queries';

const OPTIONS = OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] }));

type AnswerFormProps = { disagreement: TeamDisagreement; onAnswered: () => void };

/** What the team says of a disagreement; an answer given can be mended. */
export function AnswerForm({ disagreement, onAnswered }: AnswerFormProps) {
  const { id, resultado } = disagreement;
  const { form, failure, submit } = useAnswerForm(disagreement, onAnswered);
  const { control, register, formState, setValue } = form;
  const { outcome, answer } = useWatch({ control });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[68ch] gap-4">
      <div className="grid gap-1.5">
        <Segmented
          legend="Resultado"
          name={`outcome-${id}`}
          options={OPTIONS}
          value={(outcome ?? '') as Outcome}
          onChange={(value) => setValue('outcome', value, { shouldDirty: true, shouldValidate: true })}
          className="text-sm"
        />
        <p role="alert" className="text-sm text-error empty:hidden">
          {errors.outcome?.message}
        </p>
      </div>
      <Field
        label="Resposta ao aluno"
        labelAside={<CharacterCount text={answer ?? ''} most={ANSWER_LIMITS.most} />}
        error={errors.answer?.message}
      >
        {(field) => <Textarea {...field} {...register('answer')} rows={3} readOnly={isSubmitting} />}
      </Field>
      <FormFailure sentence={failure} />
      <Button type="submit" busy={isSubmitting} busyLabel="Enviando..." className="sm:justify-self-start">
        {resultado === null ? 'Responder' : 'Mudar a resposta'}
      </Button>
    </form>
  );
}

const unsavedAnswer = createUnsavedStore('disagreement-answer', { outcome: '', answer: '' });

function useAnswerForm({ id, resultado, resposta }: TeamDisagreement, onAnswered: () => void) {
  const { id: userId } = useSessionUser();
  const { mutateAsync: send } = useAnswer();
  const [failure, setFailure] = useState<string | null>(null);
  const [kept] = useState(() => unsavedAnswer.find(userId, id));
  const form = useForm<AnswerFields, unknown, GivenAnswer>({
    resolver: zodResolver(AnswerFormSchema),
    defaultValues: { outcome: resultado ?? '', answer: resposta ?? '' },
  });
  const { isDirty } = form.formState;
  const { reset, getValues } = form;

  useEffect(() => {
    if (!kept) return;
    const outcome = OUTCOMES.find((one) => one === kept.outcome) ?? '';
    reset({ outcome, answer: kept.answer }, { keepDefaultValues: true });
  }, [kept, reset]);
  useKeepUnsaved(
    isDirty,
    () => unsavedAnswer.keep(userId, getValues(), id),
    () => unsavedAnswer.drop(id),
  );

  async function store({ outcome, answer }: GivenAnswer) {
    setFailure(null);
    try {
      await send({ id, resultado: outcome, resposta: answer });
      unsavedAnswer.drop(id);
      reset({ outcome, answer });
      onAnswered();
      notify({
        title: 'Resposta enviada',
        description: 'O aluno lê a resposta na correção, junto da competência.',
      });
    } catch (error) {
      setFailure(formErrorSentence(error));
    }
  }

  return { form, failure, submit: form.handleSubmit(store) };
}
