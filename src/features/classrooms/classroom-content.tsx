import { type ComponentType, lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionUser } from '@/data/services-context';
import type { Classroom } from '@/domain/classrooms/classroom';
import { lazyDialog } from '@/lib/lazy-dialog';
import { paths } from '@/lib/paths';
import { useLeaveGuard } from '@/lib/use-leave-guard';
import { usePrefetch } from '@/lib/when-idle';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { ClassroomHeader, CurrentTheme, type ClassroomCommand } from './classroom-header';
import { SubmissionsSkeleton } from './classroom-skeleton';
import { StudentsPanel } from './students/students-panel';
import type { GiveThemeProps, ThemeDialogProps } from './themes/theme-form';
import { ThemesPanel } from './themes/themes-panel';
import { unsavedClassroom, unsavedTheme, useUnsaved } from './themes/unsaved';
import { useClassTab, type ClassTab } from './use-class-tab';

const loadSubmissions = async () => ({ default: (await import('./essays/submissions')).Submissions });
const Submissions = lazy(loadSubmissions);
const LeaveDialog = lazyDialog(() => import('@/ui/leave-dialog').then((module) => module.LeaveDialog));
const EditClassroomDialog = lazyDialog(() =>
  import('./classroom-dialogs').then((module) => module.EditClassroomDialog),
);
const DeleteClassroomDialog = lazyDialog(() =>
  import('./classroom-dialogs').then((module) => module.DeleteClassroomDialog),
);
const ArchiveClassroomDialog = lazyDialog(() =>
  import('./years/archive-classroom').then((module) => module.ArchiveClassroomDialog),
);
const CopyClassroomDialog = lazyDialog(() =>
  import('./years/copy-classroom').then((module) => module.CopyClassroomDialog),
);

const TAB_NAMES: Record<ClassTab, ReactNode> = {
  alunos: 'Alunos',
  temas: 'Temas',
  // Shorter on phones, so that all five tabs fit in one row.
  redacoes: (
    <span>
      Redações <span className="max-sm:sr-only">enviadas</span>
    </span>
  ),
  notas: 'Notas',
  relatorio: 'Relatório',
};

type ClassroomContentProps = {
  classroom: Classroom;
  /** Whether the last request failed; `classroom` is then the previous response. */
  isStale: boolean;
  /** Whether the classroom was deleted on this page; the page then closes once no form has unsaved changes. */
  isDeleted: boolean;
  onDeleted: () => void;
  ThemeDialog: ComponentType<ThemeDialogProps>;
  GiveTheme: ComponentType<GiveThemeProps>;
  gradebook: ReactNode;
  report: ReactNode;
};

/** A loaded classroom: its header, its tabs and its dialogs. */
export function ClassroomContent({
  classroom,
  isStale,
  isDeleted,
  onDeleted,
  ThemeDialog,
  GiveTheme,
  gradebook,
  report,
}: ClassroomContentProps) {
  const [tab, setTab] = useClassTab();
  const { id: userId } = useSessionUser();
  const [dialog, setDialog] = useState<ClassroomCommand | null>(() =>
    unsavedClassroom.find(userId, classroom.id) ? 'edit' : null,
  );
  const { hasUnsaved, report: reportUnsaved, formKey, forget } = useUnsaved();
  usePrefetch(loadSubmissions);
  const navigate = useNavigate();
  const guard = useLeaveGuard({
    isActive: hasUnsaved,
    discard() {
      forget();
      setDialog(null);
    },
  });

  // The discarded forms stored their values while unmounting (useKeepUnsaved), before this effect, so the stored
  // values are deleted here.
  useEffect(() => {
    if (formKey === 0) return;
    unsavedTheme.drop(classroom.id);
    unsavedClassroom.drop(classroom.id);
  }, [formKey, classroom.id]);

  // Replaces the history entry, because going back must not reopen a deleted classroom.
  useEffect(() => {
    if (isDeleted && !hasUnsaved) void navigate(paths.teacher.classrooms, { replace: true });
  }, [isDeleted, hasUnsaved, navigate]);

  return (
    <div>
      {/* These tabs print their own heading. */}
      <div className={tab === 'relatorio' || tab === 'notas' ? 'print:hidden' : undefined}>
        <ClassroomHeader classroom={classroom} isStale={isStale} onCommand={setDialog} />
        <CurrentTheme theme={classroom.temas[0] ?? null} hasLink={tab !== 'temas' && !classroom.arquivada} />
      </div>
      <Tabs value={tab} onValueChange={(next) => setTab(next as ClassTab)} className="mt-6">
        <TabList label="Partes da sala" className="max-sm:gap-x-3 print:hidden">
          {(Object.keys(TAB_NAMES) as ClassTab[]).map((name) => (
            <Tab key={name} value={name}>
              {TAB_NAMES[name]}
            </Tab>
          ))}
        </TabList>
        <FormPanel value="alunos" isOpen={tab === 'alunos'}>
          <StudentsPanel key={formKey} classroom={classroom} onUnsaved={reportUnsaved} />
        </FormPanel>
        <FormPanel value="temas" isOpen={tab === 'temas'}>
          <ThemesPanel
            key={formKey}
            classroom={classroom}
            ThemeDialog={ThemeDialog}
            GiveTheme={GiveTheme}
            onUnsaved={reportUnsaved}
          />
        </FormPanel>
        <TabPanel value="redacoes">
          <Suspense fallback={<SubmissionsSkeleton />}>
            <Submissions classroom={classroom} />
          </Suspense>
        </TabPanel>
        <TabPanel value="notas">{gradebook}</TabPanel>
        <TabPanel value="relatorio">{report}</TabPanel>
      </Tabs>
      <EditClassroomDialog
        key={`edit ${formKey}`}
        open={dialog === 'edit'}
        onClose={() => setDialog(null)}
        classroom={classroom}
        onUnsaved={reportUnsaved}
      />
      <CopyClassroomDialog open={dialog === 'copy'} onClose={() => setDialog(null)} classroom={classroom} />
      <ArchiveClassroomDialog
        open={dialog === 'archive'}
        onClose={() => setDialog(null)}
        classroom={classroom}
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

type FormPanelProps = { value: ClassTab; isOpen: boolean; children: ReactNode };

/** Stays mounted once opened, so that unsaved text is not lost; before that, nothing is loaded. */
function FormPanel({ value, isOpen, children }: FormPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <TabPanel value={value} forceMount className="data-[state=inactive]:hidden">
      {wasOpen && children}
    </TabPanel>
  );
}
