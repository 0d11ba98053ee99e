import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ReviewFormSchema, toReviewFields, toReviewItems, type ReviewFields } from '@/contracts/review-form';
import { errorSentence, formErrorSentence } from '@/copy/errors';
import type { ClassEssay } from '@/domain/classrooms/sent-essay';
import { useSessionUser } from '@/data/services-context';
import type { FiveLevels, Review } from '@/domain/classrooms/sent-essay';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { useReviewEssay } from '@/queries/classroom-queries';
import { useAutosavedDraft } from './use-autosaved-draft';
import { notify } from '@/ui/toast';

const CONFIRMED = 'Confere com a correção do aparelho.';

export type ReviewFormState = UseFormReturn<ReviewFields>;

/**
 * Form state of a review. A clean form follows the stored review. Unsaved values survive a failed request and the end of
 * the session.
 */
export function useReviewForm({ id, revisao }: ClassEssay) {
  const { mutateAsync: reviewEssay } = useReviewEssay(id);
  const draft = useAutosavedDraft(id);
  const { id: userId } = useSessionUser();
  const [restored] = useState(() => unsavedReview.find(userId, id));
  const [isStoring, setIsStoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ReviewFields>({
    resolver: zodResolver(ReviewFormSchema),
    defaultValues: toReviewFields(revisao),
  });
  const { reset, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    if (!isDirty) reset(toReviewFields(revisao));
    // Runs when the stored review changes, not when the form becomes clean.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [revisao, reset]);

  const begun = restored ?? draft.begun;
  useEffect(() => {
    if (begun && !form.formState.isDirty) reset(begun, { keepDefaultValues: true });
  }, [begun, reset, form]);

  // Typed, chosen or confirmed; a form that is filled anew names no field.
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      if (name !== undefined) draft.change(form.getValues());
    });
    return unsubscribe;
  }, [form, draft]);

  useKeepUnsaved(
    isDirty,
    () => unsavedReview.keep(userId, form.getValues(), id),
    () => unsavedReview.drop(id),
  );

  /** Replaces the stored review; the toast offers to undo it. */
  async function store(fields: ReviewFields, title: string) {
    const before = revisao;
    setIsStoring(true);
    setFailure(null);
    try {
      const stored = await reviewEssay(toReviewItems(fields));
      unsavedReview.drop(id);
      draft.forget();
      reset(toReviewFields(stored));
      notify({ title, action: { label: 'Desfazer', onPress: () => void undo(before) } });
    } catch (error) {
      setFailure(formErrorSentence(error));
    } finally {
      setIsStoring(false);
    }
  }

  async function undo(before: Review) {
    try {
      await reviewEssay(before);
      notify({ title: 'A revisão voltou a ser como era' });
    } catch (error) {
      notify({ title: 'Não deu para desfazer', description: errorSentence(error), variant: 'destructive' });
    }
  }

  return {
    form,
    hasRestored: begun !== null,
    /** Whose draft it is where another teacher of the classroom began it. */
    begunBy: draft.begunBy,
    draftState: isDirty ? draft.state : 'none',
    failure,
    isStoring,
    save: (fields: ReviewFields) => store(fields, 'Revisão publicada'),
    /** Chooses the corrector's level, with a reason, where the teacher has chosen no other. Written reasons stay. */
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
      unsavedReview.drop(id);
      draft.drop();
      reset(toReviewFields(revisao));
    },
  };
}

/** Unsaved reviews by submission id, stored when the page closes without asking (session end, tab closed). */
export const unsavedReview = createUnsavedStore<ReviewFields>('review', {
  items: [{ comment: '', level: '', reason: '' }],
});
