import { useMemo, useState } from 'react';
import { useServices } from '@/data/services-context';
import { classReport } from '@/domain/classrooms/class-report';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { SentEssay } from '@/domain/classrooms/sent-essay';
import { CompetencySpread } from './competency-spread';
import { FindingsSection } from './findings-section';
import { MissingSection } from './missing-section';
import { NoEssays } from './no-essays';
import { PaperHeading } from './paper-heading';
import { ReportSummary } from './report-summary';
import { ReportTools } from './report-tools';
import { StuckSection } from './stuck-section';
import { ThemeTimeline } from './theme-timeline';
import { TotalsDistribution } from './totals-distribution';

type ReportViewProps = { classroom: Classroom; /** Newest first. */ essays: readonly SentEssay[] };

/** The report over all themes or one of them. What follows students or themes over time is there over all only. */
export function ReportView({ classroom, essays }: ReportViewProps) {
  const { now } = useServices();
  const [openedAt] = useState(now);
  const [themeId, setThemeId] = useState<string | null>(null);
  const report = useMemo(
    () => classReport({ classroom, essays, themeId, now: openedAt }),
    [classroom, essays, themeId, openedAt],
  );
  const { theme, figures, findings, timeline, missing, stuck } = report;
  const counted = figures.sent - figures.pending;
  // Nobody can be missing from a theme that was over before those who are here came.
  const isForSomebody = missing?.hadStudents || classroom.students.length === 0;
  return (
    <div>
      <PaperHeading classroom={classroom} theme={theme} now={openedAt} />
      <ReportTools classroom={classroom} report={report} onThemeChange={setThemeId} />
      {figures.sent === 0 ? (
        <NoEssays isOneTheme={theme !== null} />
      ) : (
        <ReportSummary figures={figures} studentCount={classroom.students.length} />
      )}
      {/* On paper blocks: a grid that runs over a page loses its gaps. */}
      <div className="mt-10 grid grid-cols-1 gap-12 print:block print:space-y-10">
        {counted > 0 && (
          <div className="grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-2 print:block print:space-y-10">
            <CompetencySpread figures={figures} />
            <TotalsDistribution bands={figures.bands} />
          </div>
        )}
        {!theme && counted > 0 && <ThemeTimeline timeline={timeline} />}
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-12 lg:grid-cols-2 print:block print:space-y-10">
          {counted > 0 && <FindingsSection findings={findings} essays={counted} />}
          <div className="grid grid-cols-1 gap-12 print:block print:space-y-10">
            {missing && isForSomebody && <MissingSection missing={missing} now={openedAt} />}
            {!theme && essays.length > 0 && <StuckSection stuck={stuck} />}
          </div>
        </div>
      </div>
    </div>
  );
}
