import { teacherTitle } from '@/copy/teacher-name';
import { useClassReviews } from '@/data/use-enrolments';
import type { ClassReview } from '@/domain/classrooms/enrolment';
import type { ReviewItem } from '@/domain/classrooms/sent-essay';
import type { Correction } from '@/domain/evaluation/correction';
import type { CompetencyNumber } from '@/domain/rubric/competency';

type ClassReviewNotesProps = { correction: Correction; competency: CompetencyNumber };

/** What teachers said of a competency, class by class. */
export function ClassReviewNotes({ correction, competency }: ClassReviewNotesProps) {
  const { data = [] } = useClassReviews(correction.id);
  const notes = data.flatMap((one) => {
    const item = one.review?.items.find((said) => said.competency === competency);
    return item ? { one, item } : [];
  });
  return notes.map(({ one, item }) => (
    <ClassNote
      key={one.id}
      classReview={one}
      item={item}
      correctorLevel={correction.competencies[competency - 1]?.score ?? null}
    />
  ));
}

type ClassNoteProps = {
  classReview: Pick<ClassReview, 'teacherName' | 'classroomName'>;
  item: ReviewItem;
  correctorLevel: number | null;
};

/** What one teacher said of one competency. */
export function ClassNote({ classReview, item, correctorLevel }: ClassNoteProps) {
  const { teacherName, classroomName } = classReview;
  const { comment, level, reason } = item;
  const teacher = teacherTitle(teacherName);
  return (
    <div
      role="note"
      aria-label={`${teacher}, ${classroomName}`}
      className="mt-4 grid max-w-[64ch] gap-2 rounded-md border-l-4 border-hl-line bg-hl-soft px-4 py-3"
    >
      <p className="text-sm wrap-anywhere">
        <b>{teacher}</b> <span className="text-ink-2">· {classroomName}</span>
      </p>
      {level !== null && (
        <p className="num wrap-anywhere">
          Corretor {correctorLevel}, <b>professor {level}</b>. {reason}
        </p>
      )}
      {comment && <p className="whitespace-pre-line wrap-anywhere">{comment}</p>}
    </div>
  );
}
