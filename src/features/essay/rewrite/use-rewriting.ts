import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Draft } from '@/domain/essay/draft';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { isBlank } from '@/domain/essay/send-rules';
import { useServices } from '@/data/services-context';
import { isFreeRewrite, isOnTheme } from '@/domain/versions/free-rewrite';
import type { Query } from '@/lib/query';
import { useCorrection } from '@/queries/essay-queries';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';
import type { DraftKeeper } from '../draft-keeper';
import { rewrite } from '../draft-moves';

export type FormerVersion = {
  correction: Correction;
  /** Whether correcting the new version costs no credit. */
  isFree: boolean;
};

/**
 * The former version: the id to be stored, and the query for its correction. Neither is returned for an essay on another
 * theme, which is not a version of the former essay, or while the essay just corrected is put aside.
 */
export function useFormerVersion(
  keeper: DraftKeeper,
  now: Date,
): { versionOf?: string; query: Query<FormerVersion | null> | null } {
  const of = useSyncExternalStore(keeper.subscribe, () => keeper.get().draft.rewriting?.of ?? null);
  const isAside = useSyncExternalStore(keeper.subscribe, () => keeper.get().draft.backup !== '');
  const theme = useSyncExternalStore(keeper.subscribe, () => keeper.get().draft.theme);
  // Loaded while the essay is aside too, so that its steps are there as soon as it is back.
  const query = useCorrection(of);
  const { data: correction } = query;
  if (of === null || isAside || (correction && !isOnTheme(correction, theme))) return { query: null };
  const former = correction && { correction, isFree: isFreeRewrite(correction, { theme, now }) };
  return { versionOf: of, query: { ...query, data: former } };
}

/**
 * Puts the essay of the correction named in the URL on the sheet, once. If the sheet contains another text, the
 * student is asked first, and `question` is the correction.
 */
export function useRewriteRequest(
  id: string | null,
  keeper: DraftKeeper,
  { isFollowing, onTaken, onPut, onAccept }: RewriteOptions,
) {
  const { revisions } = useServices();
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
    onPut();
  });

  useEffect(() => {
    // While another tab edits, the sheet accepts no changes, so the request waits until this tab edits.
    if (id !== null && !isPending && !isFollowing) proceed();
  }, [id, isPending, isFollowing]);

  return {
    question: step === 'ask' && !isFollowing && correction ? correction : null,
    accept() {
      onTaken();
      if (!correction) return;
      void revisions.keep(keeper.get().draft, 'before-restore');
      onAccept(() => keeper.change(() => rewrite(correction)));
    },
    cancel: onTaken,
  };
}

type RewriteOptions = {
  /** Whether another tab edits the essay. */
  isFollowing: boolean;
  onTaken(): void;
  /** Called when the essay is on the sheet. */
  onPut(): void;
  onAccept(change: () => void): void;
};

/**
 * Next action for a rewrite request. `keep` means that this essay is already being rewritten, so the text written
 * so far is kept.
 */
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
    'Ela não está neste aparelho, e não deu para buscá-la agora. Abra-a em Redações corrigidas e tente de novo.',
};
