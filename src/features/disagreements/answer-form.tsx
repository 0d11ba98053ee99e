import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { AnswerFormSchema, type AnswerFields, type GivenAnswer } from '@/contracts/disagreement-form';
import { formErrorSentence } from '@/copy/errors';
import {
  ANSWER_LIMITS,
  OUTCOMES,
  type Outcome,
  type TeamDisagreement,
} from '@/domain/disagreements/disagreement';
import { OUTCOME_NAMES } from '@/domain/disagreements/names';
import { succeeds } from '@/lib/succeeds';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useDurableForm } from '@/queries/use-durable-form';
import { Button } from '@/ui/button';
import { CharacterCount, Field } from '@/ui/field';
import { FormFailure } from '@/ui/form-failure';
import { Textarea } from '@/ui/input';
import { Segmented } from '@/ui/segmented';
import { notify } from '@/ui/toast';
import { useAnswer } from './team-disagreement-queries';

const OPTIONS = OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] }));

type AnswerFormProps = { disagreement: TeamDisagreement; onAnswered: () => void };

/** The team's answer to a disagreement, which can be edited later. */
export function AnswerForm({ disagreement, onAnswered }: AnswerFormProps) {
  const { id, resultado, resposta } = disagreement;
  const sending = useAnswer();
  const { form, settle } = useDurableForm<AnswerFields, GivenAnswer>({
    store: unsavedAnswer,
    id,
    resolver: zodResolver(AnswerFormSchema),
    defaultValues: { outcome: resultado ?? '', answer: resposta ?? '' },
  });
  const { control, register, formState, setValue } = form;
  const { outcome, answer } = useWatch({ control });
  const { errors } = formState;

  const submit = form.handleSubmit(async ({ outcome, answer }) => {
    const isSent = await succeeds(sending.mutateAsync({ id, resultado: outcome, resposta: answer }));
    if (!isSent) return;
    settle({ outcome, answer });
    onAnswered();
    notify({
      title: 'Resposta enviada',
      description: 'O aluno lê a resposta na correção, junto da competência.',
    });
  });

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
        {(field) => <Textarea {...field} {...register('answer')} rows={3} readOnly={sending.isPending} />}
      </Field>
      <FormFailure sentence={sending.error && formErrorSentence(sending.error)} />
      <Button
        type="submit"
        busy={sending.isPending}
        busyLabel="Enviando..."
        className="sm:justify-self-start"
      >
        {resultado === null ? 'Responder' : 'Mudar a resposta'}
      </Button>
    </form>
  );
}

const unsavedAnswer = createUnsavedStore<AnswerFields>('disagreement-answer', { outcome: '', answer: '' });
