import { reviewerTitle } from '@/copy/classes';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { ClassReview } from '@/domain/classrooms/enrolment';
import type { ReviewItem } from '@/domain/classrooms/sent-essay';
import { withReview } from '@/domain/classrooms/with-review';
import type { Correction } from '@/domain/evaluation/correction';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { useClassReviews } from '@/queries/enrolment-queries';

type ClassReviewNotesProps = { correction: Correction; competency: CompetencyNumber };

/** What teachers said of a competency, class by class. */
export function ClassReviewNotes({ correction, competency }: ClassReviewNotesProps) {
  const { data = [] } = useClassReviews(correction.id);
  const notes = data.flatMap((one) => {
    const item = one.revisao.find((said) => said.competencia === competency);
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
  classReview: Pick<ClassReview, 'professores' | 'sala_nome'>;
  item: ReviewItem;
  correctorLevel: number | null;
};

/** What one teacher said of one competency. */
export function ClassNote({ classReview, item, correctorLevel }: ClassNoteProps) {
  const { professores, sala_nome } = classReview;
  const { comentario, nivel, motivo } = item;
  const teacher = reviewerTitle(professores);
  return (
    <div
      role="note"
      aria-label={`${teacher}, ${sala_nome}`}
      className="mt-4 grid max-w-[64ch] gap-2 rounded-md border-l-4 border-hl-line bg-hl-soft px-4 py-3"
    >
      <p className="text-sm wrap-anywhere">
        <b>{teacher}</b> <span className="text-ink-2">· {sala_nome}</span>
      </p>
      {nivel !== null && (
        <p className="num wrap-anywhere">
          <LevelChange from={correctorLevel} to={nivel} /> {motivo}
        </p>
      )}
      {comentario && <p className="whitespace-pre-line wrap-anywhere">{comentario}</p>}
    </div>
  );
}

function LevelChange({ from, to }: { from: number | null; to: number }) {
  if (from === null)
    return (
      <>
        O professor deu <b>{to}</b>.
      </>
    );
  return from === to ? (
    <>
      O professor também deu <b>{to}</b>.
    </>
  ) : (
    <>
      O corretor deu {from}; o professor, <b>{to}</b>.
    </>
  );
}

/** Which total counts where, for each class whose teacher said something. */
export function ClassReviewSummary({ correction }: { correction: Correction }) {
  const { data = [] } = useClassReviews(correction.id);
  const reviewed = data.filter(({ revisao }) => revisao.length > 0);
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
  const { professores, sala_nome, revisao } = classReview;
  const given = revisao.filter(({ nivel }) => nivel !== null).length;
  const counting = withReview(correction, classReview);
  return (
    <p className="num text-sm wrap-anywhere">
      <b>{reviewerTitle(professores)}</b> ({sala_nome}){' '}
      {given === 0
        ? 'comentou. Leia ao lado de cada competência.'
        : `avaliou ${given} ${given === 1 ? 'competência' : 'competências'}.`}{' '}
      {!counting &&
        'Na sala, a redação ainda está pendente: passa a contar quando o professor avaliar as cinco competências.'}
      {counting && given > 0 && (
        <>
          Na sala {given === 1 ? 'vale o nível' : 'valem os níveis'} do professor, e a nota fica{' '}
          <b>{totalOf(counting)}</b>. No seu progresso continua a nota do corretor:{' '}
          <b>{correction.finalScore}</b>.
        </>
      )}
    </p>
  );
}
