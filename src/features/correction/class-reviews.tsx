import { useMemo } from 'react';
import type { TeacherMarks } from './marks/essay-panel';
import { reviewerTitle } from '@/copy/classes';
import { formatDate } from '@/copy/dates';
import { TEACHER_PEN_LABELS } from '@/copy/teacher-pens';
import type { PublishedRemarks } from '@/domain/classrooms/remarks';
import { excerpt } from '@/lib/excerpt';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { ClassReview } from '@/domain/classrooms/enrolment';
import { isReviewed, type ReviewItem } from '@/domain/classrooms/submission';
import { withReview } from '@/domain/classrooms/with-review';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { useIsRested } from '@/lib/when-idle';
import { useClassReviews } from '@/queries/enrolment-queries';

/** Marks by the teachers of all classes to which the essay was submitted; null if there are none. */
export function useTeacherMarks(correction: Correction): TeacherMarks | null {
  const { data } = useClassReviews(storedIdOf(correction), useIsRested());
  return useMemo(() => teacherMarksOf(data ?? []), [data]);
}

export function teacherMarksOf(
  reviews: readonly Pick<ClassReview, 'professores' | 'sala_nome' | 'anotacoes'>[],
): TeacherMarks | null {
  const said = reviews.flatMap((one) => (one.anotacoes ? { one, ...one.anotacoes } : []));
  const marks = said.flatMap(({ marcas }) => marcas);
  const dismissals = said.flatMap(({ descartes }) => descartes);
  const by = said.find(({ descartes }) => descartes.length > 0)?.one;
  if (marks.length === 0 && dismissals.length === 0) return null;
  return {
    marks,
    dismissals,
    dismissedLabel: `${by ? reviewerTitle(by) : 'Seu professor'} diz que não é erro.`,
  };
}

type ClassReviewNotesProps = { correction: Correction; competency: CompetencyNumber };

/** The teachers' comments on a competency, class by class. */
export function ClassReviewNotes({ correction, competency }: ClassReviewNotesProps) {
  const { data = [] } = useClassReviews(storedIdOf(correction));
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
  classReview: Pick<ClassReview, 'professores' | 'sala_nome' | 'anotacoes'>;
  item: ReviewItem;
  correctorLevel: number | null;
};

/** One teacher's review of one competency. */
export function ClassNote({ classReview, item, correctorLevel }: ClassNoteProps) {
  const { sala_nome } = classReview;
  const { comentario, nivel, motivo } = item;
  const teacher = reviewerTitle(classReview);
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

type ClassReviewSummaryProps = {
  correction: Correction;
  /** Whether the summary is printed; on paper it also lists the marks in the text. */
  isOnPaper?: boolean;
};

/** The total that is valid in each class whose teacher reviewed the essay. */
export function ClassReviewSummary({ correction, isOnPaper = false }: ClassReviewSummaryProps) {
  const { data = [] } = useClassReviews(storedIdOf(correction));
  const reviewed = data.filter(isReviewed);
  if (reviewed.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-md bg-hl-soft px-4 py-3">
      <h3 className="text-md">O que diz o professor</h3>
      {reviewed.map((one) => (
        <ClassTotal key={one.id} classReview={one} correction={correction} isOnPaper={isOnPaper} />
      ))}
    </section>
  );
}

type ClassTotalProps = { classReview: ClassReview; correction: Correction; isOnPaper: boolean };

function ClassTotal({ classReview, correction, isOnPaper }: ClassTotalProps) {
  const { sala_nome, retirada_em, revisao, anotacoes } = classReview;
  const given = revisao.filter(({ nivel }) => nivel !== null).length;
  const counting = withReview(correction, classReview);
  return (
    <div>
      <p className="num text-sm wrap-anywhere">
        <b>{reviewerTitle(classReview)}</b> ({sala_nome}){' '}
        {given === 0
          ? saidWhere(classReview)
          : `avaliou ${given} ${given === 1 ? 'competência' : 'competências'}.`}{' '}
        {retirada_em &&
          `Você retirou a redação desta sala em ${formatDate(new Date(retirada_em))}; a revisão ficou.`}
        {!retirada_em &&
          !counting &&
          'Na sala, a redação ainda está pendente: passa a contar quando o professor avaliar as cinco competências.'}
        {!retirada_em && counting && given > 0 && (
          <>
            Na sala {given === 1 ? 'vale o nível' : 'valem os níveis'} do professor, e a nota fica{' '}
            <b>{totalOf(counting)}</b>. No seu progresso continua a nota do corretor:{' '}
            <b>{correction.finalScore}</b>.
          </>
        )}
      </p>
      {anotacoes && isOnPaper && <MarksOnPaper anotacoes={anotacoes} />}
      {anotacoes && !isOnPaper && anotacoes.geral !== '' && (
        <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{anotacoes.geral}</p>
      )}
      {anotacoes && !isOnPaper && anotacoes.marcas.length > 0 && (
        <p className="mt-1.5 text-sm">
          {anotacoes.marcas.length === 1
            ? 'Marcou 1 trecho da sua redação.'
            : `Marcou ${anotacoes.marcas.length} trechos da sua redação.`}{' '}
          Veja na aba Redação.
        </p>
      )}
    </div>
  );
}

/** The general comment, and the comments on marked words. */
export function MarksOnPaper({ anotacoes: { geral, marcas } }: { anotacoes: PublishedRemarks }) {
  return (
    <>
      {geral !== '' && <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{geral}</p>}
      {marcas.length > 0 && (
        <ul className="mt-1.5 grid gap-1.5">
          {marcas.map(({ id, trecho, comentario, caneta }) => (
            <li key={id} className="wrap-anywhere">
              “{excerpt(trecho, 120)}” <b>{comentario || TEACHER_PEN_LABELS[caneta].name}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function saidWhere({ revisao }: ClassReview): string {
  return revisao.length > 0 ? 'comentou. Leia ao lado de cada competência.' : 'comentou.';
}
