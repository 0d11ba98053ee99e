import { teacherTitle } from '@/copy/teacher-name';
import { useClassReviews } from '@/data/use-enrolments';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { ClassReview } from '@/domain/classrooms/enrolment';
import { withReview } from '@/domain/classrooms/with-review';
import type { Correction } from '@/domain/evaluation/correction';

/** Which total counts where, for each class whose teacher said something. */
export function ClassReviewSummary({ correction }: { correction: Correction }) {
  const { data = [] } = useClassReviews(correction.id);
  const reviewed = data.filter(({ review }) => review !== null);
  if (reviewed.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-md bg-hl-soft px-4 py-3">
      <h3 className="text-md">O que diz o professor</h3>
      {reviewed.map((one) => (
        <ClassTotal key={one.id} classReview={one} correction={correction} />
      ))}
    </section>
  );
}

function ClassTotal({ classReview, correction }: { classReview: ClassReview; correction: Correction }) {
  const { teacherName, classroomName, review } = classReview;
  const given = review?.items.filter(({ level }) => level !== null).length ?? 0;
  const counting = withReview(correction, classReview);
  return (
    <p className="num text-sm wrap-anywhere">
      <b>{teacherTitle(teacherName)}</b> ({classroomName}){' '}
      {given === 0
        ? 'comentou. Leia ao lado de cada competência.'
        : `deu nível em ${given} ${given === 1 ? 'competência' : 'competências'}.`}{' '}
      {!counting && 'Na turma, a redação ainda está pendente: conta quando o professor der os cinco níveis.'}
      {counting && given > 0 && (
        <>
          Na turma,{' '}
          {given === 1
            ? 'conta o nível do professor e, com ele,'
            : 'contam os níveis do professor e, com eles,'}{' '}
          a nota é <b>{totalOf(counting)}</b>. No seu progresso continua a nota do corretor:{' '}
          <b>{correction.finalScore}</b>.
        </>
      )}
    </p>
  );
}
