import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  ReviewFormSchema,
  toFormRemarks,
  toReviewFields,
  toReviewItems,
  type ReviewFields,
} from '@/contracts/review-form';
import { publicationTold } from '@/copy/classes';
import { errorSentence, formErrorSentence } from '@/copy/errors';
import type { ClassEssay } from '@/domain/classrooms/submission';
import { useSessionUser } from '@/data/services-context';
import { toRemarks } from '@/domain/classrooms/remarks';
import type { CurrentReview, FiveLevels, PublishedReview } from '@/domain/classrooms/submission';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useReviewEssay } from '@/queries/classroom-queries';
import { useDurableForm } from '@/queries/use-durable-form';
import { reviewChanges } from './review-changes';
import { toDraftFields, useAutosavedDraft } from './use-autosaved-draft';
import { notify } from '@/ui/toast';

const CONFIRMED = 'Confere com a correção do aparelho.';

export type ReviewFormState = UseFormReturn<ReviewFields>;

/** Form, draft and commands of the review being written. */
export type WrittenReview = ReturnType<typeof useReviewForm>;

/**
 * Form state of a review. A clean form follows the stored review. Unsaved values survive a failed request and the
 * end of the session. Publishing replaces the review version that the teacher has seen; if another version was
 * published meanwhile, the teacher reads it and chooses between the two.
 */
export function useReviewForm(essay: ClassEssay) {
  const { id } = essay;
  const { mutateAsync: reviewEssay } = useReviewEssay(id);
  const { id: userId } = useSessionUser();
  const [kept] = useState(() => unsavedReview.find(userId, id));
  /** A review published meanwhile; used until the essay is loaded again. */
  const [told, setTold] = useState<CurrentReview | null>(null);
  const current = told && told.publicacao.versao > essay.publicacao.versao ? told : essay;
  const { versao } = current.publicacao;
  /** The review the form is based on. `fields` is null if the form contains a draft based on an older review. */
  const [seen, setSeen] = useState<{ versao: number; fields: ReviewFields | null }>(() => ({
    versao,
    fields: toFields(essay),
  }));
  const over = seen.versao;
  const { form, restored, isDirty, settle } = useDurableForm<ReviewFields>({
    store: {
      ...unsavedReview,
      keep: (userId, fields, id) => unsavedReview.keep(userId, { ...fields, versao: over }, id),
    },
    id,
    fit: ({ items, general, marks, dismissals }) => ({ items, general, marks, dismissals }),
    resolver: zodResolver(ReviewFormSchema),
    defaultValues: toFields(essay),
  });
  const draft = useAutosavedDraft(id, restored);
  const storing = useMutation({
    mutationFn: async ({ fields, over }: { fields: ReviewFields; over: number }) =>
      reviewEssay({
        items: toReviewItems(fields),
        remarks: toFormRemarks(fields),
        seen: { rascunho_versao: await draft.settle(), versao: over },
      }),
  });
  const { reset, formState } = form;

  function follow(review: CurrentReview, fill: (fields: ReviewFields) => void = reset) {
    fill(toFields(review));
    setSeen({ versao: review.publicacao.versao, fields: toFields(review) });
  }

  /** Sets the version of the review that the form is based on. For an older review, only the version is known. */
  function seeVersion(over: number | null) {
    setSeen((known) => (over === null || over === known.versao ? known : { versao: over, fields: null }));
  }

  // Runs before paint. A review with the form's values was published by this page, but the response was lost.
  useLayoutEffect(() => {
    if (!isDirty || reviewChanges(toFields(current), form.getValues()).length === 0) follow(current);
    // Runs when the stored review changes, not when the form becomes clean.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [versao, current.revisao, current.anotacoes, reset]);

  useEffect(() => {
    if (kept) seeVersion(kept.versao);
  }, [kept]);

  const { begun } = draft;
  useEffect(() => {
    if (kept || !begun || form.formState.isDirty) return;
    reset(toDraftFields(begun), { keepDefaultValues: true });
    seeVersion(begun.revisao_versao);
  }, [kept, begun, reset, form]);

  const { change } = draft;
  // Saves the draft when a value is typed, chosen or confirmed. Resetting the form names no field and is ignored.
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) change(form.getValues(), over);
    });
    return unsubscribe;
  }, [form, change, over]);

  /**
   * Publishes the fields in place of the review of that version, with a toast to undo it. Returns whether it
   * succeeded.
   */
  async function store(fields: ReviewFields, title: string, overVersion = over): Promise<boolean> {
    try {
      const stored = await storing.mutateAsync({ fields, over: overVersion });
      const isOwn = stored.publicacao.meu && reviewChanges(toFields(stored), fields).length === 0;
      if (stored.result === 'conflict' && !isOwn) {
        setTold(stored);
        if (isDirty) draft.change(form.getValues(), over);
        else notify({ title: 'A revisão mudou', description: publicationTold(stored) });
        return false;
      }
      draft.forget();
      follow(stored, settle);
      const before = current;
      notify({
        title,
        action: { label: 'Desfazer', onPress: () => void undo(before, stored.publicacao.versao) },
      });
      return true;
    } catch {
      if (isDirty) draft.change(form.getValues(), over);
      return false;
    }
  }

  async function undo(before: PublishedReview, publishedVersion: number) {
    try {
      const answer = await reviewEssay({
        items: before.revisao,
        remarks: toRemarks(before.anotacoes),
        seen: { versao: publishedVersion, rascunho_versao: 0 },
      });
      if (answer.result === 'published') notify({ title: 'A revisão voltou a ser como era' });
      else notify({ title: 'Não deu para desfazer', description: publicationTold(answer) });
    } catch (error) {
      notify({ title: 'Não deu para desfazer', description: errorSentence(error), variant: 'destructive' });
    }
  }

  /** Restores the form values that were replaced when the teacher accepted another review. */
  function bringBack(fields: ReviewFields) {
    reset(fields, { keepDefaultValues: true });
    draft.change(fields, versao);
  }

  const hasNewer = isDirty && versao > over && !storing.isPending;
  return {
    form,
    hasRestored: restored !== null || begun !== null,
    /** The teacher who began the draft, if another teacher of the classroom did; else null. */
    begunBy: !restored && begun && !begun.meu ? begun.professor_nome : null,
    draftState: isDirty ? draft.state : 'none',
    failure: storing.error && formErrorSentence(storing.error),
    isStoring: storing.isPending,
    save: (fields: ReviewFields) => store(fields, 'Revisão publicada'),
    /** The review published since the form was filled, and the parts that differ, if known. */
    newer: hasNewer
      ? { review: current, changes: seen.fields ? reviewChanges(seen.fields, toFields(current)) : [] }
      : null,
    publishOverNewer: (fields: ReviewFields) => store(fields, 'Revisão publicada', versao),
    /** Replaces the form's values with the published review. */
    takeNewer() {
      const own = form.getValues();
      draft.drop();
      follow(current, settle);
      notify({
        title: 'Ficou a revisão publicada',
        action: { label: 'Desfazer', onPress: () => bringBack(own) },
      });
    },
    newerDraft: hasNewer || !isDirty ? null : draft.newer,
    /** Saves the form's values over the stored draft. */
    keepOwnDraft(versao: number) {
      draft.read(versao);
      draft.change(form.getValues(), over);
    },
    /** Replaces the form's values with the stored draft. */
    takeNewerDraft() {
      const { newer } = draft;
      if (!newer) return;
      const own = form.getValues();
      unsavedReview.drop(id);
      draft.read(newer.versao);
      reset(toDraftFields(newer), { keepDefaultValues: true });
      if (newer.revisao_versao !== over) setSeen({ versao: newer.revisao_versao, fields: null });
      notify({
        title: 'Ficou o rascunho que estava salvo',
        action: { label: 'Desfazer', onPress: () => bringBack(own) },
      });
    },
    /**
     * Chooses the corrector's level, with a reason, for competencies in which the teacher has chosen no level.
     * Reasons already written are kept.
     */
    confirmLevels(levels: FiveLevels) {
      const items = form.getValues().items.map((item, index) => {
        const level = String(levels[index]);
        if (item.level !== '' && item.level !== level) return item;
        return { ...item, level, reason: item.reason.trim() === '' ? CONFIRMED : item.reason };
      });
      form.setValue('items', items, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
    takeBack: () => void store(toReviewFields([]), 'Revisão retirada'),
    discard() {
      draft.drop();
      follow(current, settle);
    },
  };
}

function toFields({ revisao, anotacoes }: PublishedReview): ReviewFields {
  return toReviewFields(revisao, toRemarks(anotacoes));
}

/**
 * Unsaved form values stored on the device, with the version of the review they are based on; `versao` is null if
 * no version was stored.
 */
type KeptReview = ReviewFields & { versao: number | null };

/** Unsaved reviews by submission id, stored when the page closes without asking (session end, tab closed). */
export const unsavedReview = createUnsavedStore<KeptReview>('review', {
  items: [{ comment: '', level: '', reason: '' }],
  general: '',
  marks: [{ id: '', inicio: 0, fim: 0, trecho: '', comentario: '', caneta: 'azul', competencia: null }],
  dismissals: [{ inicio: 0, fim: 0, codigo: '', trecho: '' }],
  versao: null,
});
