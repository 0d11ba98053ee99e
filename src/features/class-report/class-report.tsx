import { useMemo, useState } from 'react';
import { formatDate } from '@/copy/dates';
import { PRODUCT_NAME } from '@/copy/product';
import { useServices } from '@/data/services-context';
import { writersOf } from '@/domain/classrooms/class-writers';
import { classReport } from '@/domain/classrooms/class-report';
import type { Classroom, ClassTheme } from '@/domain/classrooms/classroom';
import type { Submission } from '@/domain/classrooms/submission';
import { useClassroomWithEssays, useHasSamples } from '@/queries/classroom-queries';
import { EmptyState } from '@/ui/empty-state';
import { Loaded } from '@/ui/loaded';
import { DiscussionSection } from './discussion/discussion-section';
import { CompetencySpread, TotalsDistribution } from './distributions';
import { FindingsSection } from './findings-section';
import { ReportSkeleton } from './report-skeleton';
import { ReportSummary } from './report-summary';
import { ReportTools } from './report-tools';
import { LateSection, MissingSection, StuckSection } from './student-sections';
import { ThemeTimeline } from './theme-timeline';

/**
 * The report of a class: totals, competencies, themes, findings, students with missing essays, and students without
 * progress.
 */
export function ClassReport({ classroomId }: { classroomId: string }) {
  return (
    <Loaded
      query={useClassroomWithEssays(classroomId)}
      placeholder={<ReportSkeleton />}
      failed={{
        title: 'Não deu para carregar o relatório',
        note: 'As redações da sala continuam guardadas. Confira a conexão e tente de novo.',
      }}
      // The page itself shows that a classroom does not exist.
      empty={null}
    >
      {([classroom, essays]) => <ReportView key={classroomId} classroom={classroom} essays={essays} />}
    </Loaded>
  );
}

type ReportViewProps = { classroom: Classroom; /** Newest first. */ essays: readonly Submission[] };

/** The report over all themes or one. Sections that compare themes or follow students need all themes. */
function ReportView({ classroom, essays }: ReportViewProps) {
  const { now } = useServices();
  const [openedAt] = useState(now);
  const [themeId, setThemeId] = useState<string | null>(null);
  const report = useMemo(
    () => classReport({ classroom, essays, themeId, now: openedAt }),
    [classroom, essays, themeId, openedAt],
  );
  const { theme, figures, findings, timeline, missing, late, stuck } = report;
  const counted = figures.sent - figures.pending;
  // A theme that ended before the present students joined can have no missing essays.
  const isForSomebody = missing?.hadStudents || classroom.alunos.length === 0;
  return (
    <div>
      <PaperHeading classroom={classroom} theme={theme} now={openedAt} />
      <ReportTools classroom={classroom} report={report} onThemeChange={setThemeId} />
      {figures.sent === 0 ? (
        <NoEssays isOneTheme={theme !== null} />
      ) : (
        <ReportSummary figures={figures} studentCount={writersOf(classroom, essays).length} />
      )}
      {/* Blocks in print: a grid that breaks across pages loses its gaps. */}
      <div className="mt-10 grid grid-cols-1 gap-12 print:block print:space-y-10">
        {counted > 0 && (
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-2 print:block print:space-y-10">
            <CompetencySpread figures={figures} />
            <TotalsDistribution bands={figures.bands} />
          </div>
        )}
        {!theme && counted > 0 && <DiscussionSection classroom={classroom} essays={essays} />}
        {!theme && counted > 0 && <ThemeTimeline timeline={timeline} />}
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-2 print:block print:space-y-10">
          {counted > 0 && <FindingsSection findings={findings} essays={counted} />}
          <div className="grid grid-cols-1 gap-12 print:block print:space-y-10">
            {missing && isForSomebody && <MissingSection missing={missing} now={openedAt} />}
            {late.length > 0 && <LateSection late={late} />}
            {!theme && essays.length > 0 && <StuckSection stuck={stuck} />}
          </div>
        </div>
      </div>
    </div>
  );
}

type PaperHeadingProps = { classroom: Classroom; theme: ClassTheme | null; now: Date };

/** The heading of the printed report, hidden on screen. */
function PaperHeading({ classroom, theme, now }: PaperHeadingProps) {
  const hasSamples = useHasSamples();
  return (
    <header className="mb-6 hidden border-b-[1.5px] border-ink pb-3 print:block">
      <p className="eyebrow">
        {PRODUCT_NAME} · Relatório da sala{hasSamples && ' · dados de exemplo'}
      </p>
      <h2 className="text-xl wrap-anywhere">{classroom.nome}</h2>
      <p className="mt-1 wrap-anywhere">{theme ? `Tema: ${theme.tema}` : 'Todos os temas'}</p>
      <p className="num text-sm text-muted">{formatDate(now)}</p>
    </header>
  );
}

function NoEssays({ isOneTheme }: { isOneTheme: boolean }) {
  return (
    <EmptyState
      griffin="thinking"
      title={isOneTheme ? 'Ninguém enviou uma redação sobre este tema' : 'Ainda não há redações nesta sala'}
      headingLevel={3}
      className="mt-8"
    >
      {isOneTheme
        ? 'Os números aparecem com a primeira. Os outros temas continuam na lista acima.'
        : 'O relatório começa com a primeira redação que um aluno enviar para a sala.'}
    </EmptyState>
  );
}
