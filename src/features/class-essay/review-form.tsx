import { useEffect, useRef } from 'react';
import type { ClassEssay } from '@/data/class-services';
import { correctorLevels } from '@/domain/classrooms/with-review';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import { formatDateTime } from '@/copy/format-date-time';
import { focusIfLost } from '@/lib/focus-if-lost';
import { lazyDialog } from '@/lib/lazy-dialog';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { Button } from '@/ui/button';
import { FormFailure } from '@/ui/form-failure';
import { CompetencyFields } from './competency-fields';
import { CountingTotal } from './counting-total';
import { REVIEW_HEADING_ID } from './review-heading-id';
import { useReviewForm } from './use-review-form';

const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));

/** What the teacher says of each competency, and the total it makes. Nothing typed is lost but by choice. */
export function ReviewForm({ essay }: { essay: ClassEssay }) {
  const { form, hasKept, failure, isStoring, save, takeBack, confirmLevels, discard } = useReviewForm(essay);
  const { isDirty } = form.formState;
  const guard = useLeaveGuard({ isActive: isDirty, discard });
  const levels = correctorLevels(essay.correction);
  const hasReview = essay.review !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const takeBackButton = useRef<HTMLButtonElement>(null);
  const hasTakenBack = useRef(false);

  // The button goes with what it takes back; where that failed, it was disabled meanwhile.
  useEffect(() => {
    if (hasTakenBack.current && !isStoring) focusIfLost(hasReview ? takeBackButton.current : heading.current);
  }, [isStoring, hasReview]);

  return (
    <section
      aria-labelledby={REVIEW_HEADING_ID}
      className="xl:sticky xl:top-20 xl:-mx-3 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto xl:px-3 print:hidden"
    >
      <h3 ref={heading} id={REVIEW_HEADING_ID} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        Sua revisão
      </h3>
      <p className="mt-1 text-sm text-ink-2">
        {essay.review
          ? `Salva em ${formatDateTime(essay.review.updatedAt)}. O aluno a vê na correção.`
          : 'O aluno a vê na correção, ao lado do que disse o corretor.'}
      </p>
      {hasKept && (
        <p className="mt-3 rounded-md bg-hl-soft px-3.5 py-2.5 text-sm">
          O que você tinha escrito está aqui. Confira e salve.
        </p>
      )}
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)} className="mt-4">
        {essay.isPending && levels && (
          <Button
            variant="outline"
            disabled={isStoring}
            className="mb-4"
            onClick={() => confirmLevels(levels)}
          >
            Confirmar os níveis do aparelho
          </Button>
        )}
        {COMPETENCY_NUMBERS.map((competency) => (
          <CompetencyFields
            key={competency}
            competency={competency}
            form={form}
            correctorLevel={levels?.[competency - 1] ?? null}
            isPending={essay.isPending}
            isBusy={isStoring}
          />
        ))}
        <div className="grid gap-3 border-t bg-ground py-4 xl:sticky xl:bottom-0">
          <CountingTotal form={form} levels={levels} isPending={essay.isPending} />
          <FormFailure sentence={failure} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              disabled={!isDirty}
              busy={isStoring}
              busyLabel="Salvando..."
              className="flex-1"
            >
              Salvar revisão
            </Button>
            {hasReview && (
              <Button
                ref={takeBackButton}
                variant="outline"
                disabled={isStoring || isDirty}
                onClick={() => {
                  hasTakenBack.current = true;
                  takeBack();
                }}
              >
                Retirar
              </Button>
            )}
          </div>
        </div>
      </form>
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        description="A sua revisão desta redação ainda não foi salva."
      />
    </section>
  );
}
