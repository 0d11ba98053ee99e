import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ReviewFormSchema, toReviewFields, toReviewItems, type ReviewFields } from '@/contracts/review-form';
import { errorSentence, formErrorSentence } from '@/copy/errors';
import type { ClassEssay } from '@/data/class-services';
import { useSessionUser } from '@/data/services-context';
import { useLateServices } from '@/data/use-late-services';
import type { FiveLevels, Review } from '@/domain/classrooms/sent-essay';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { notify } from '@/ui/toast';
import { keptReview } from './kept-review';

const CONFIRMED = 'Confere com a correção do aparelho.';

export type ReviewFormState = UseFormReturn<ReviewFields>;

/**
 * The review of an essay as fields. Until something is typed they follow what is stored; what was typed outlives a
 * failure, and the end of the session.
 */
export function useReviewForm({ id, review }: ClassEssay) {
  const { classrooms } = useLateServices();
  const { id: userId } = useSessionUser();
  const [kept] = useState(() => keptReview.find(userId, id));
  const [isStoring, setIsStoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ReviewFields>({
    resolver: zodResolver(ReviewFormSchema),
    defaultValues: toReviewFields(review),
  });
  const { reset, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    if (!isDirty) reset(toReviewFields(review));
    // Only what is stored moves the fields: becoming clean again does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [review, reset]);

  useEffect(() => {
    if (kept) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);

  useKeepUnsaved(
    isDirty,
    () => keptReview.keep(userId, form.getValues(), id),
    () => keptReview.drop(id),
  );

  /** Stores it in place of what there was, which a press of the toast brings back. */
  async function store(fields: ReviewFields, title: string) {
    const before = review;
    setIsStoring(true);
    setFailure(null);
    try {
      const stored = await classrooms.review(id, toReviewItems(fields));
      keptReview.drop(id);
      reset(toReviewFields(stored));
      notify({ title, action: { label: 'Desfazer', onPress: () => void undo(before) } });
    } catch (error) {
      setFailure(formErrorSentence(error));
    } finally {
      setIsStoring(false);
    }
  }

  async function undo(before: Review | null) {
    try {
      await classrooms.review(id, before?.items ?? []);
      notify({ title: 'Revisão como antes' });
    } catch (error) {
      notify({ title: 'Não deu para desfazer', description: errorSentence(error), variant: 'destructive' });
    }
  }

  return {
    form,
    hasKept: kept !== null,
    failure,
    isStoring,
    save: (fields: ReviewFields) => store(fields, 'Revisão salva'),
    /** Takes the corrector's level wherever no other one is chosen, with a reason; what is written stays. */
    confirmLevels(levels: FiveLevels) {
      const items = form.getValues().items.map((item, index) => {
        const level = String(levels[index]);
        if (item.level !== '' && item.level !== level) return item;
        return { ...item, level, reason: item.reason.trim() === '' ? CONFIRMED : item.reason };
      });
      form.setValue('items', items, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    },
    takeBack: () => void store(toReviewFields(null), 'Revisão retirada'),
    /** Gives up what was typed. */
    discard() {
      keptReview.drop(id);
      reset(toReviewFields(review));
    },
  };
}
