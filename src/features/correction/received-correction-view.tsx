import { useMemo } from 'react';
import { ClassNote, MarksOnPaper, teacherMarksOf } from './class-reviews';
import { usePassageEntry } from './correction-history';
import { CorrectionTabs } from './correction-tabs';
import { useReview } from './marks/use-review';
import { useSessionUser } from '@/data/services-context';
import type { ReceivedEssay } from '@/domain/classrooms/photographed-essay';
import type { CompetencyNumber } from '@/domain/rubric/competency';

/** The correction of an essay that a teacher sent for the current student, with the reviews by the class's teachers. */
export function ReceivedCorrectionView({ essay }: { essay: ReceivedEssay }) {
  const { correction, revisao, anotacoes } = essay;
  const { name } = useSessionUser();
  const entry = usePassageEntry();
  const review = useReview(correction);
  const teacher = useMemo(() => teacherMarksOf([essay]), [essay]);

  function noteOf(competency: CompetencyNumber) {
    const item = revisao.find((one) => one.competencia === competency);
    if (!item) return null;
    const correctorLevel = correction.competencies[competency - 1]?.score ?? null;
    return <ClassNote classReview={essay} item={item} correctorLevel={correctorLevel} />;
  }

  return (
    <CorrectionTabs
      correction={correction}
      review={review}
      entry={entry}
      studentName={name}
      paperNotes={{ summary: anotacoes && <MarksOnPaper anotacoes={anotacoes} />, of: noteOf }}
      lead={
        anotacoes &&
        anotacoes.geral !== '' && (
          <section className="rounded-md bg-hl-soft px-4 py-3">
            <h3 className="text-md">O que diz o professor</h3>
            <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{anotacoes.geral}</p>
          </section>
        )
      }
      teacher={teacher}
      besideCompetency={noteOf}
    />
  );
}
