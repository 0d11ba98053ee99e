import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import type { ClassEssay } from '@/domain/classrooms/submission';
import type { Marking } from '@/domain/classrooms/marking';
import { Skeleton } from '@/ui/skeleton';
import { MarkEditor } from './mark-editor';
import { ReviewForm } from './review-form';
import { useMarking } from './use-marking';
import { useReviewForm } from './use-review-form';

/** Renders the correction as the student sees it, with the marks of the review; may suspend. */
export type CorrectionView = ComponentType<{ essay: ClassEssay; marking: Marking; editor: ReactNode }>;

type ReviewDeskProps = {
  essay: ClassEssay;
  View: CorrectionView;
  /** Shown in place of an essay that no longer exists. */
  missing: ReactNode;
};

/** The essay and, beside it, the review being written. */
export function ReviewDesk({ essay, View, missing }: ReviewDeskProps) {
  const review = useReviewForm(essay);
  const { form } = review;
  const marking = useMarking(form, essay.correction.originalText);
  const editor = useMemo(() => {
    const { openId, close, remove } = marking;
    /** Moves the focus back to the button that opens the comment. */
    function handleClose() {
      close();
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit="${openId}"]`)?.focus());
    }
    return (
      openId && (
        <MarkEditor
          key={openId}
          form={form}
          id={openId}
          onClose={handleClose}
          onRemove={() => remove(openId)}
        />
      )
    );
  }, [form, marking]);

  return (
    <>
      <div className="min-w-0">
        {missing ?? (
          <Suspense fallback={<Skeleton className="h-120" />}>
            <View essay={essay} marking={marking} editor={editor} />
          </Suspense>
        )}
      </div>
      <ReviewForm essay={essay} review={review} />
    </>
  );
}
