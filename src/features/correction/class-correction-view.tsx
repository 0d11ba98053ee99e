import { memo, type ReactNode, useMemo } from 'react';
import { ClassNote, MarksOnPaper } from './class-reviews';
import { CorrectionTabs } from './correction-tabs';
import { usePassageEntry } from './correction-history';
import { KeyTools, SelectionTools } from './marks/marking-tools';
import { useReview } from './marks/use-review';
import type { ClassEssay } from '@/domain/classrooms/submission';
import type { Marking } from '@/domain/classrooms/marking';
import { useSessionUser } from '@/data/services-context';
import type { CompetencyNumber } from '@/domain/rubric/competency';

type ClassCorrectionViewProps = { essay: ClassEssay; marking: Marking; editor: ReactNode };

/**
 * A student's correction as their teacher reads it; the current user's own ignored marks are not applied. When
 * printed, it includes the saved review; on screen, the review is beside it. Memoized because the form beside it
 * changes with every key press.
 */
export const ClassCorrectionView = memo(function ClassCorrectionView({
  essay,
  marking,
  editor,
}: ClassCorrectionViewProps) {
  const { correction, aluno_nome, sala_nome, revisao, anotacoes } = essay;
  const { name } = useSessionUser();
  const entry = usePassageEntry();
  const review = useReview(correction, { isOwn: false });
  const teacher = useMemo(
    () => ({
      marks: marking.marks,
      dismissals: marking.dismissals,
      dismissedLabel: 'Você diz que não é erro.',
      marking,
      tools: { KeyTools, SelectionTools },
      editor,
    }),
    [marking, editor],
  );

  function noteOf(competency: CompetencyNumber) {
    const item = revisao.find((one) => one.competencia === competency);
    if (!item) return null;
    const correctorLevel = correction.competencies[competency - 1]?.score ?? null;
    return (
      <ClassNote
        classReview={{ professores: [name], sala_nome, anotacoes }}
        item={item}
        correctorLevel={correctorLevel}
      />
    );
  }

  return (
    <CorrectionTabs
      correction={correction}
      review={review}
      entry={entry}
      studentName={aluno_nome}
      paperNotes={{ summary: anotacoes && <MarksOnPaper anotacoes={anotacoes} />, of: noteOf }}
      teacher={teacher}
    />
  );
});
