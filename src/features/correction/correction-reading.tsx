import { ClassNote } from './class-review-notes';
import { CorrectionTabs } from './correction-tabs';
import { usePassageEntry } from './use-passage-entry';
import { useReview } from './use-review';
import type { ClassEssay } from '@/data/class-services';
import { useSessionUser } from '@/data/services-context';
import type { CompetencyNumber } from '@/domain/rubric/competency';

/**
 * A student's correction as their teacher reads it, with the marks its writer sees: what this user waved away in their
 * own stays out of it. On paper it has the review that was saved; on screen that stands beside it.
 */
export function CorrectionReading({ essay }: { essay: ClassEssay }) {
  const { correction, studentName, classroomName, review: said } = essay;
  const { name: teacherName } = useSessionUser();
  const entry = usePassageEntry();
  const review = useReview(correction, { isOwn: false });

  function noteOf(competency: CompetencyNumber) {
    const item = said?.items.find((one) => one.competency === competency);
    if (!item) return null;
    const correctorLevel = correction.competencies[competency - 1]?.score ?? null;
    return (
      <ClassNote classReview={{ teacherName, classroomName }} item={item} correctorLevel={correctorLevel} />
    );
  }

  return (
    <CorrectionTabs
      correction={correction}
      review={review}
      entry={entry}
      studentName={studentName}
      paperNotes={{ of: noteOf }}
    />
  );
}
