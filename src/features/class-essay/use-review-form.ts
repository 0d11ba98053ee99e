import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import {
  ReviewFormSchema,
  toFormAnnotations,
  toReviewFields,
  toReviewItems,
  type ReviewFields,
} from '@/contracts/review-form';
import { errorSentence, formErrorSentence } from '@/copy/errors';
import type { ClassEssay } from '@/domain/classrooms/sent-essay';
import { useSessionUser } from '@/data/services-context';
import { toAnnotations } from '@/domain/classrooms/annotations';
import type { FiveLevels, PublishedReview } from '@/domain/classrooms/sent-essay';
import { createUnsavedStore } from '@/lib/unsaved-store';
import { useKeepUnsaved } from '@/lib/use-keep-unsaved';
import { useReviewEssay } from '@/queries/classroom-queries';
import { useAutosavedDraft } from './use-autosaved-draft';
import { notify } from '@/ui/toast';

const CONFIRMED = 'Confere com a correção do aparelho.';

export type ReviewFormState = UseFormReturn<ReviewFields>;

/** Form, draft and commands of the review that is being written. */
export type WrittenReview = ReturnType<typeof useReviewForm>;

/**
 * Form state of a review. A clean form follows the stored review. Unsaved values survive a failed request and the end of
 * the session.
 */
export function useReviewForm({ id, revisao, anotacoes }: ClassEssay) {
  const { mutateAsync: reviewEssay } = useReviewEssay(id);
  const draft = useAutosavedDraft(id);
  const { id: userId } = useSessionUser();
  const [restored] = useState(() => unsavedReview.find(userId, id));
  const [isStoring, setIsStoring] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ReviewFields>({
    resolver: zodResolver(ReviewFormSchema),
    defaultValues: toFields({ revisao, anotacoes }),
  });
  const { reset, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    if (!isDirty) reset(toFields({ revisao, anotacoes }));
    // Runs when the stored review changes, not when the form becomes clean.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [revisao, anotacoes, reset]);

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

  /** Replaces the stored review; the toast offers to undo it. Whether it did. */
  async function store(fields: ReviewFields, title: string): Promise<boolean> {
    const before = { revisao, anotacoes };
    setIsStoring(true);
    setFailure(null);
    try {
      const stored = await reviewEssay({
        items: toReviewItems(fields),
        annotations: toFormAnnotations(fields),
      });
      unsavedReview.drop(id);
      draft.forget();
      reset(toFields(stored));
      notify({ title, action: { label: 'Desfazer', onPress: () => void undo(before) } });
      return true;
    } catch (error) {
      setFailure(formErrorSentence(error));
      return false;
    } finally {
      setIsStoring(false);
    }
  }

  async function undo(before: PublishedReview) {
    try {
      await reviewEssay({ items: before.revisao, annotations: toAnnotations(before.anotacoes) });
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
      reset(toFields({ revisao, anotacoes }));
    },
  };
}

function toFields({ revisao, anotacoes }: PublishedReview): ReviewFields {
  return toReviewFields(revisao, toAnnotations(anotacoes));
}

/** Unsaved reviews by submission id, stored when the page closes without asking (session end, tab closed). */
export const unsavedReview = createUnsavedStore<ReviewFields>('review', {
  items: [{ comment: '', level: '', reason: '' }],
  general: '',
  marks: [{ id: '', inicio: 0, fim: 0, trecho: '', comentario: '', caneta: 'azul', competencia: null }],
  dismissals: [{ inicio: 0, fim: 0, codigo: '', trecho: '' }],
});
