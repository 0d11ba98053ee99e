import { type ComponentType, useState, type ReactNode } from 'react';
import { messages } from '@/copy/messages';
import { PRODUCT_NAME } from '@/copy/product';
import type { Classroom } from '@/domain/classrooms/classroom';
import { paths } from '@/lib/paths';
import { useShownTitle } from '@/lib/use-shown-title';
import { useClassroom } from '@/queries/classroom-queries';
import { EmptyState } from '@/ui/empty-state';
import { LinkButton } from '@/ui/link-button';
import { Loaded } from '@/ui/loaded';
import { ClassroomContent } from './classroom-content';
import { BackToClassrooms } from './classroom-header';
import { ClassroomSkeleton } from './classroom-skeleton';
import type { GiveThemeProps, ThemeDialogProps } from './themes/theme-form';

type ClassroomViewProps = {
  id: string;
  ThemeDialog: ComponentType<ThemeDialogProps>;
  GiveTheme: ComponentType<GiveThemeProps>;
  /** Gradebook and report, each rendered when its tab opens. */
  gradebook: ReactNode;
  report: ReactNode;
};

/** One classroom by id, or its loading, error and not-found states. */
export function ClassroomView({ id, ThemeDialog, GiveTheme, gradebook, report }: ClassroomViewProps) {
  const query = useClassroom(id);
  // Keeps the classroom on screen after its deletion until the page closes, because "Sala não encontrada" would be
  // wrong.
  const [deleted, setDeleted] = useState<Classroom | null>(null);
  const shown = deleted ?? query.data;
  useShownTitle(shown ? `${shown.nome} · ${PRODUCT_NAME}` : undefined);

  return (
    <div>
      {!shown && <BackToClassrooms />}
      <Loaded
        query={{ ...query, data: shown }}
        placeholder={<ClassroomSkeleton />}
        failed={{
          title: 'A sala não abriu agora',
          note: 'Nada se perdeu. Confira a conexão e tente de novo.',
          toast: messages.classroomLoadFailed,
        }}
        empty={
          <EmptyState
            title="Sala não encontrada"
            className="pt-6"
            action={<LinkButton to={paths.teacher.classrooms}>Ver salas</LinkButton>}
          >
            Ela pode ter sido excluída, ou o link chegou incompleto.
          </EmptyState>
        }
      >
        {(classroom) => (
          <ClassroomContent
            classroom={classroom}
            isStale={query.isError}
            isDeleted={deleted !== null}
            onDeleted={() => setDeleted(classroom)}
            ThemeDialog={ThemeDialog}
            GiveTheme={GiveTheme}
            gradebook={gradebook}
            report={report}
          />
        )}
      </Loaded>
    </div>
  );
}
