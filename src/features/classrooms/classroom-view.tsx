import { type ComponentType, useEffect, useState, type ReactNode } from 'react';
import { messages } from '@/copy/messages';
import { PRODUCT_NAME } from '@/copy/product';
import type { Classroom } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { useShownTitle } from '@/lib/use-shown-title';
import { useClassroom } from '@/queries/classroom-queries';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { LoadFailed } from '@/ui/load-failed';
import { notify } from '@/ui/toast';
import { ClassroomContent } from './classroom-content';
import { BackToClassrooms } from './classroom-header';
import { ClassroomSkeleton } from './classroom-skeleton';
import type { GiveThemeProps, ThemeDialogProps } from './theme-form';

type ClassroomViewProps = {
  id: string;
  ThemeDialog: ComponentType<ThemeDialogProps>;
  GiveTheme: ComponentType<GiveThemeProps>;
  /** Rendered when their tabs open. */
  gradebook: ReactNode;
  report: ReactNode;
};

/** One classroom by id, or its loading, error and not-found states. */
export function ClassroomView({ id, ThemeDialog, GiveTheme, gradebook, report }: ClassroomViewProps) {
  const { data: classroom, isPending, isError, refetch } = useClassroom(id);
  // Keeps the classroom on screen after its deletion until the page closes: "Sala não encontrada" would be wrong.
  const [deleted, setDeleted] = useState<Classroom | null>(null);
  const shown = deleted ?? classroom;
  const hasFailed = isError && !shown;
  useShownTitle(shown ? `${shown.nome} · ${PRODUCT_NAME}` : undefined);

  useEffect(() => {
    if (hasFailed) notify(messages.classroomLoadFailed);
  }, [hasFailed]);

  if (shown)
    return (
      <ClassroomContent
        classroom={shown}
        isStale={isError}
        isDeleted={deleted !== null}
        onDeleted={() => setDeleted(shown)}
        ThemeDialog={ThemeDialog}
        GiveTheme={GiveTheme}
        gradebook={gradebook}
        report={report}
      />
    );
  return (
    <div>
      <BackToClassrooms />
      {isPending && <ClassroomSkeleton />}
      {hasFailed && (
        <LoadFailed title="A sala não abriu agora" onRetry={() => void refetch()}>
          Nada se perdeu. Confira a conexão e tente de novo.
        </LoadFailed>
      )}
      {classroom === null && !isError && (
        <EmptyState
          title="Sala não encontrada"
          className="pt-6"
          action={<LinkButton to={paths.teacher.classrooms}>Ver salas</LinkButton>}
        >
          Ela pode ter sido excluída, ou o link chegou incompleto.
        </EmptyState>
      )}
    </div>
  );
}
