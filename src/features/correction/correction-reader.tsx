import { ArrowLeft } from 'lucide-react';
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ClassReviewNotes, ClassReviewSummary, useTeacherMarks } from './class-reviews';
import { usePassageEntry } from './correction-history';
import { CorrectionTabs } from './correction-tabs';
import { RepertoireLink } from './result/repertoire-link';
import { RewriteButton, VersionNote } from './result/version-note';
import { useReview } from './marks/use-review';
import { useSessionUser } from '@/data/services-context';
import { useIsRested } from '@/lib/when-idle';
import type { Correction } from '@/domain/evaluation/correction';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { Button } from '@/ui/button';

const Disagreement = lazy(async () => ({
  default: (await import('./disagreement/disagreement')).Disagreement,
}));

type CorrectionReaderProps = { correction: Correction; onBack: () => void; sharing?: ReactNode };

/** A correction of the student, shown outside the dialog, with the reviews by teachers of the student's classes. */
export function CorrectionReader({ correction, onBack, sharing }: CorrectionReaderProps) {
  const { name } = useSessionUser();
  const entry = usePassageEntry();
  const { passage, leave } = entry;
  const review = useReview(correction);
  const isLeaving = useRef(false);
  const teacher = useTeacherMarks(correction);

  // `onBack` expects the history entry with which the correction was opened, so the entry of a passage is left
  // first.
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

  const reviewSummary = (
    <OptionalPart>
      <ClassReviewSummary correction={correction} />
    </OptionalPart>
  );
  const summaryOnPaper = (
    <OptionalPart>
      <ClassReviewSummary correction={correction} isOnPaper />
    </OptionalPart>
  );
  const reviewNotes = (competency: CompetencyNumber) => (
    <OptionalPart>
      <ClassReviewNotes correction={correction} competency={competency} />
    </OptionalPart>
  );
  const disagreement = (competency: CompetencyNumber, isOpen: boolean) => (
    <OptionalPart>
      <Disagreement
        correction={correction}
        findings={review.findings}
        competency={competency}
        isOpen={isOpen}
      />
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
        paperNotes={{ summary: summaryOnPaper, of: reviewNotes }}
        version={<VersionNote correction={correction} />}
        rewrite={<RewriteButton correction={correction} />}
        lead={reviewSummary}
        sharing={sharing}
        repertoire={<RepertoireLink correction={correction} />}
        teacher={teacher}
        besideCompetency={reviewNotes}
        belowCompetency={correction.originalText === '' ? undefined : disagreement}
      />
    </div>
  );
}

/**
 * A part loaded after the page. If loading fails, it renders nothing, because the correction is readable without
 * it.
 */
function OptionalPart({ children }: { children: ReactNode }) {
  if (!useIsRested()) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>{children}</Suspense>
    </SilentBoundary>
  );
}

class SilentBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
