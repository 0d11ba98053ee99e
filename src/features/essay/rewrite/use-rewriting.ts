import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Draft } from '@/domain/essay/draft';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { isBlank } from '@/domain/essay/send-rules';
import { isFreeRewrite } from '@/domain/versions/free-rewrite';
import { useCorrection } from '@/queries/essay-queries';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';
import type { DraftKeeper } from '../draft-keeper';
import { rewrite } from '../draft-moves';

/** The correction whose essay the sheet is a new version of; null while there is none, or it has not come. */
export type FormerVersion = { correction: Correction; isFree: boolean };

/** The former version of the draft, and whether correcting the new one costs no credit. */
export function useFormerVersion(keeper: DraftKeeper, now: Date): FormerVersion | null {
  const of = useSyncExternalStore(keeper.subscribe, () => keeper.get().draft.rewriting?.of ?? null);
  const theme = useSyncExternalStore(keeper.subscribe, () => keeper.get().draft.theme);
  const { data: correction } = useCorrection(of);
  return correction ? { correction, isFree: isFreeRewrite(correction, { theme, now }) } : null;
}

/**
 * Puts the essay of the correction named in the address on the sheet, once. Where another text stands there, it asks first:
 * `question` is then that correction.
 */
export function useRewriteRequest(id: string | null, keeper: DraftKeeper, { onTaken, onAccept }: Handlers) {
  const { data, isPending } = useCorrection(id);
  const correction = id === null ? undefined : data;
  const step = useSyncExternalStore(keeper.subscribe, () => nextStep(correction, keeper.get().draft));

  const proceed = useEffectEvent(() => {
    if (step === 'ask') return;
    onTaken();
    if (step === 'refuse') notify(NOT_FOUND);
    if (step !== 'put' || !correction) return;
    keeper.change(() => rewrite(correction));
    keeper.flush();
  });

  useEffect(() => {
    if (id !== null && !isPending) proceed();
  }, [id, isPending]);

  return {
    question: step === 'ask' && correction ? correction : null,
    accept() {
      onTaken();
      if (correction) onAccept(() => keeper.change(() => rewrite(correction)));
    },
    cancel: onTaken,
  };
}

type Handlers = { onTaken(): void; onAccept(change: () => void): void };

/** `keep`: that essay is being rewritten already, and what was written meanwhile stays. */
function nextStep(
  correction: Correction | null | undefined,
  draft: Draft,
): 'refuse' | 'keep' | 'put' | 'ask' {
  if (!correction || correction.originalText === '') return 'refuse';
  if (isBlank(draft.essay)) return 'put';
  if (draft.rewriting?.of === storedIdOf(correction)) return 'keep';
  return draft.essay === correction.originalText ? 'put' : 'ask';
}

const NOT_FOUND: ToastMessage = {
  title: 'Não deu para abrir a redação',
  description:
    'Ela não está neste aparelho nem pôde ser lida agora. Abra-a em Redações corrigidas e tente de novo.',
};
