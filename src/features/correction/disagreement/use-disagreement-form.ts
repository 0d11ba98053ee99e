import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { errorCode } from '@/contracts/app-error';
import { DisagreementFormSchema, type DisagreementFields } from '@/contracts/disagreement-form';
import { formErrorSentence } from '@/copy/errors';
import { useSessionUser } from '@/data/services-context';
import type { OwnDisagreement } from '@/domain/disagreements/disagreement';
import type { ShownTarget } from '@/domain/disagreements/targets';
import { LEVELS } from '@/domain/rubric/competency';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { useDisagree } from './disagreement-queries';

const EMPTY: DisagreementFields = { target: '', level: '', reason: '', shared: false };

export type DisagreementForm = UseFormReturn<DisagreementFields>;

/** Begun and not sent, or taken back, by correction and competency. */
export const unsavedDisagreement = createUnsavedStore<DisagreementFields>('disagreement', EMPTY);

/** The name of an option of the form. */
export function optionOf({ tipo, regra, place }: ShownTarget): string {
  return [tipo, regra, place?.start ?? ''].join(' ');
}

/** What a student had said, as the form has it: what is taken back can be sent otherwise. */
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
  /** What is kept is kept under this name. */
  keptAs: string;
  targets: readonly ShownTarget[];
  onSent: () => void;
};

/** The form; what was begun stays on the device until it is sent. */
export function useDisagreementForm({ essayId, keptAs, targets, onSent }: FormOptions) {
  const { id: userId } = useSessionUser();
  const { mutateAsync: send } = useDisagree();
  const [failure, setFailure] = useState<string | null>(null);
  const [restored] = useState(() => unsavedDisagreement.find(userId, keptAs));
  const form = useForm<DisagreementFields>({
    resolver: zodResolver(DisagreementFormSchema),
    defaultValues: EMPTY,
  });
  const { reset, formState, getValues } = form;
  const { isDirty, isSubmitting } = formState;

  useEffect(() => {
    if (!restored) return;
    // Marks may have changed since; what is gone cannot be chosen.
    const target = targets.some((one) => optionOf(one) === restored.target) ? restored.target : '';
    reset({ ...restored, target }, { keepDefaultValues: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form opens
  }, [restored, reset]);
  // The form may go before it is drawn clean: what was sent takes its place.
  const isSent = useRef(false);
  useKeepUnsaved(
    isDirty,
    () => {
      if (!isSent.current) unsavedDisagreement.keep(userId, getValues(), keptAs);
    },
    () => unsavedDisagreement.drop(keptAs),
  );

  async function submit({ target, level, reason, shared }: DisagreementFields) {
    const chosen = targets.find((one) => optionOf(one) === target);
    if (!chosen) return form.setError('target', { message: 'Escolha do que você discorda.' });
    setFailure(null);
    try {
      await send({
        redacao_id: essayId,
        competencia: chosen.competencia,
        tipo: chosen.tipo,
        regra: chosen.regra,
        nivel_esperado: LEVELS.find((one) => String(one) === level) ?? null,
        motivo: reason,
        com_redacao: shared,
        place: chosen.place,
      });
      isSent.current = true;
      unsavedDisagreement.drop(keptAs);
      onSent();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }

  return { form, failure, isBusy: isSubmitting, submit: form.handleSubmit(submit) };
}

function sentenceOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'too-many-attempts')
    return 'Você já discordou 30 vezes hoje, o limite do dia. O que você escreveu continua aqui: envie amanhã.';
  if (code === 'not-stored-yet')
    return 'Esta redação ainda não chegou ao servidor. O que você escreveu continua aqui: envie quando ela chegar.';
  return formErrorSentence(error);
}
