import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionUser } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { usePrefetch } from '@/lib/use-prefetch';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { ClassroomHeader } from './classroom-header';
import { CurrentTheme } from './current-theme';
import { keptClassroom, keptTheme } from './kept-fields';
import { SentEssaysSkeleton } from './sent-essays-skeleton';
import { StudentsPanel } from './students-panel';
import { ThemesPanel } from './themes-panel';
import { useClassTab, type ClassTab } from './use-class-tab';
import { useUnsaved } from './use-unsaved';

const loadSentEssays = async () => ({ default: (await import('./sent-essays')).SentEssays });
const SentEssays = lazy(loadSentEssays);
const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));
const EditClassroomDialog = lazyDialog(() =>
  import('./edit-classroom-dialog').then((module) => module.EditClassroomDialog),
);
const DeleteClassroomDialog = lazyDialog(() =>
  import('./delete-classroom-dialog').then((module) => module.DeleteClassroomDialog),
);

const TAB_NAMES: Record<ClassTab, ReactNode> = {
  alunos: 'Alunos',
  temas: 'Temas',
  // All four in one row of a phone.
  redacoes: (
    <span>
      Redações <span className="max-sm:sr-only">enviadas</span>
    </span>
  ),
  relatorio: 'Relatório',
};
/** What may hold something half written stays, out of sight, while another tab is open. */
const KEPT = { forceMount: true as const, className: 'data-[state=inactive]:hidden' };

type ClassroomDeskProps = {
  classroom: Classroom;
  /** The last reading failed; this is the one before. */
  isStale: boolean;
  /** It was deleted here, and is left as soon as nothing is unsaved any more. */
  isDeleted: boolean;
  onDeleted: () => void;
  report: ReactNode;
};

/** A class that is there, with everything its teacher does to it. */
export function ClassroomDesk({ classroom, isStale, isDeleted, onDeleted, report }: ClassroomDeskProps) {
  const [tab, setTab] = useClassTab();
  const { id: userId } = useSessionUser();
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(() =>
    keptClassroom.find(userId, classroom.id) ? 'edit' : null,
  );
  const { hasUnsaved, report: reportUnsaved, round, forget } = useUnsaved();
  usePrefetch(loadSentEssays);
  const navigate = useNavigate();
  const { isClear, ...guard } = useLeaveGuard({
    isActive: hasUnsaved,
    discard() {
      forget();
      setDialog(null);
    },
  });

  // The forms that were given up left behind what they held on their way out, just before this.
  useEffect(() => {
    if (round === 0) return;
    keptTheme.drop(classroom.id);
    keptClassroom.drop(classroom.id);
  }, [round, classroom.id]);

  // In place of the class: a step back is not meant to look for it.
  useEffect(() => {
    if (isDeleted && isClear) void navigate(paths.teacher.classrooms, { replace: true });
  }, [isDeleted, isClear, navigate]);

  return (
    <div>
      {/* On paper the report has a heading of its own. */}
      <div className={tab === 'relatorio' ? 'print:hidden' : undefined}>
        <ClassroomHeader
          classroom={classroom}
          isStale={isStale}
          onEdit={() => setDialog('edit')}
          onDelete={() => setDialog('delete')}
        />
        <CurrentTheme theme={classroom.themes[0] ?? null} hasLink={tab !== 'temas'} />
      </div>
      <Tabs value={tab} onValueChange={(next) => setTab(next as ClassTab)} className="mt-6">
        <TabList label="Partes da sala" className="gap-x-4 sm:gap-x-6 print:hidden">
          {(Object.keys(TAB_NAMES) as ClassTab[]).map((name) => (
            <Tab key={name} value={name}>
              {TAB_NAMES[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="alunos" {...KEPT}>
          <StudentsPanel key={round} classroom={classroom} onUnsaved={reportUnsaved} />
        </TabPanel>
        <TabPanel value="temas" {...KEPT}>
          <ThemesPanel key={round} classroom={classroom} onUnsaved={reportUnsaved} />
        </TabPanel>
        <TabPanel value="redacoes">
          <Suspense fallback={<SentEssaysSkeleton />}>
            <SentEssays classroom={classroom} />
          </Suspense>
        </TabPanel>
        <TabPanel value="relatorio">{report}</TabPanel>
      </Tabs>
      <EditClassroomDialog
        key={`edit ${round}`}
        open={dialog === 'edit'}
        onClose={() => setDialog(null)}
        classroom={classroom}
        onUnsaved={reportUnsaved}
      />
      <DeleteClassroomDialog
        open={dialog === 'delete'}
        onClose={() => setDialog(null)}
        classroom={classroom}
        onDeleted={() => {
          forget();
          onDeleted();
        }}
      />
      <LeaveDialog
        open={guard.isAsking}
        stay={guard.stay}
        leave={guard.leave}
        description="O que você escreveu nesta sala ainda não foi salvo."
      />
    </div>
  );
}
