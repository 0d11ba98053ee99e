import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import { errorCode } from '@/contracts/app-error';
import { DisagreementFormSchema, type DisagreementFields } from '@/contracts/disagreement-form';
import { formErrorSentence } from '@/copy/errors';
import type { OwnDisagreement } from '@/domain/disagreements/disagreement';
import type { ShownTarget } from '@/domain/disagreements/targets';
import { LEVELS } from '@/domain/rubric/competency';
import { succeeds } from '@/lib/succeeds';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useDurableForm } from '@/queries/use-durable-form';
import { useDisagree } from './disagreement-queries';

const EMPTY: DisagreementFields = { target: '', level: '', reason: '', shared: false };

export type DisagreementForm = UseFormReturn<DisagreementFields>;

/** Unsent or withdrawn disagreements, by correction and competency. */
export const unsavedDisagreement = createUnsavedStore<DisagreementFields>('disagreement', EMPTY);

/** Value that identifies an option of the form. */
export function optionOf({ tipo, regra, place }: ShownTarget): string {
  return [tipo, regra, place?.start ?? ''].join(' ');
}

/** A sent disagreement as form values, so that a withdrawn disagreement can be edited and sent again. */
export function fieldsOf(
  { tipo, regra, nivel_esperado, motivo }: OwnDisagreement,
  targets: readonly ShownTarget[],
): DisagreementFields {
  const target = targets.find((one) => one.tipo === tipo && one.regra === regra);
  return {
    target: target ? optionOf(target) : '',
    level: String(nivel_esperado ?? ''),
    reason: motivo,
    shared: false,
  };
}

type FormOptions = {
  essayId: string;
  /** Key under which unsent values are stored. */
  keptAs: string;
  targets: readonly ShownTarget[];
  onSent: () => void;
};

/** The form; unsent values stay on the device. */
export function useDisagreementForm({ essayId, keptAs, targets, onSent }: FormOptions) {
  const sending = useDisagree();
  const { form, settle } = useDurableForm<DisagreementFields>({
    store: unsavedDisagreement,
    id: keptAs,
    // The marks may have changed since the values were stored, and a removed mark cannot be chosen.
    fit: (kept) => (targets.some((one) => optionOf(one) === kept.target) ? kept : { ...kept, target: '' }),
    resolver: zodResolver(DisagreementFormSchema),
    defaultValues: EMPTY,
  });

  const submit = form.handleSubmit(async ({ target, level, reason, shared }) => {
    const chosen = targets.find((one) => optionOf(one) === target);
    if (!chosen) return form.setError('target', { message: 'Escolha do que você discorda.' });
    const isSent = await succeeds(
      sending.mutateAsync({
        redacao_id: essayId,
        competencia: chosen.competencia,
        tipo: chosen.tipo,
        regra: chosen.regra,
        nivel_esperado: LEVELS.find((one) => String(one) === level) ?? null,
        motivo: reason,
        com_redacao: shared,
        place: chosen.place,
      }),
    );
    if (!isSent) return;
    settle();
    onSent();
  });

  return {
    form,
    failure: sending.error && sentenceOf(sending.error),
    isBusy: sending.isPending,
    submit,
  };
}

function sentenceOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'too-many-attempts')
    return 'Você já discordou 30 vezes hoje, o limite do dia. O que você escreveu continua aqui: envie amanhã.';
  if (code === 'not-stored-yet')
    return 'Esta redação ainda não chegou ao servidor. O que você escreveu continua aqui: envie quando ela chegar.';
  return formErrorSentence(error);
}
