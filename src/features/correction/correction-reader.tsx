import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { ClassReviewNotes } from './class-review-notes';
import { ClassReviewSummary } from './class-review-summary';
import { CorrectionTabs } from './correction-tabs';
import { OptionalPart } from './optional-part';
import { usePassageEntry } from './use-passage-entry';
import { useReview } from './use-review';
import { useSessionUser } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { Button } from '@/ui/button';

type CorrectionReaderProps = { correction: Correction; onBack: () => void; sharing?: ReactNode };

/** One of the student's corrections outside the dialog, with what teachers of their classes said of it. */
export function CorrectionReader({ correction, onBack, sharing }: CorrectionReaderProps) {
  const { name } = useSessionUser();
  const entry = usePassageEntry();
  const { passage, leave } = entry;
  const review = useReview(correction);
  const isLeaving = useRef(false);

  // `onBack` counts from the entry the correction was opened with: a passage's own is left first.
  useEffect(() => {
    if (!isLeaving.current || passage) return;
    isLeaving.current = false;
    onBack();
  }, [passage, onBack]);

  function handleBack() {
    if (!passage) return onBack();
    isLeaving.current = true;
    leave();
  }

  // Without the reviews, the correction is as readable as ever.
  const reviewSummary = (
    <OptionalPart>
      <ClassReviewSummary correction={correction} />
    </OptionalPart>
  );
  const reviewNotes = (competency: CompetencyNumber) => (
    <OptionalPart>
      <ClassReviewNotes correction={correction} competency={competency} />
    </OptionalPart>
  );

  return (
    <div>
      <Button variant="ghost" size="small" onClick={handleBack} className="-ml-3">
        <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
        Redações corrigidas
      </Button>
      <CorrectionTabs
        correction={correction}
        review={review}
        entry={entry}
        studentName={name}
        paperNotes={{ summary: reviewSummary, of: reviewNotes }}
        sharing={
          <>
            {sharing}
            {reviewSummary}
          </>
        }
        besideCompetency={reviewNotes}
      />
    </div>
  );
}
