import { classFigures, type ClassFigures } from './class-figures.ts';
import { classTimeline, type ThemePoint } from './class-timeline.ts';
import type { Classroom, ClassTheme } from './classroom.ts';
import { frequentFindings, type FrequentFinding } from './frequent-findings.ts';
import { lateEssays, type LateEssay } from './late-work.ts';
import { missingStudents, type MissingStudents } from './missing-students.ts';
import type { SentEssay } from './sent-essay.ts';
import { stuckStudents, type StuckStudent } from './stuck-students.ts';

/** How a class stands, over all or on one theme. */
export type ClassReport = {
  /** The one the report is of; null for all, and for essays on other themes as well. */
  theme: ClassTheme | null;
  /** Those the report is of, newest first. */
  essays: readonly SentEssay[];
  figures: ClassFigures;
  findings: readonly FrequentFinding[];
  /** All themes of the class, whichever the report is of. */
  timeline: readonly ThemePoint[];
  /** Of this theme, over all of the current one; null while the class has none. */
  missing: MissingStudents | null;
  /** Of the chosen essays, by the date of their theme. */
  late: readonly LateEssay[];
  /** From all essays, whichever theme the report is of. */
  stuck: readonly StuckStudent[];
};

type ReportInput = {
  classroom: Classroom;
  /** Everything sent to the class, newest first. */
  essays: readonly SentEssay[];
  /** null for all; so is one the class does not have. */
  themeId: string | null;
  now: Date;
};

/** The report of a class from its essays. */
export function classReport({ classroom, essays, themeId, now }: ReportInput): ClassReport {
  const theme = classroom.temas.find(({ id }) => id === themeId) ?? null;
  const chosen = theme ? essays.filter((essay) => essay.tema_id === theme.id) : essays;
  const asked = theme ?? classroom.temas[0];
  return {
    theme,
    essays: chosen,
    figures: classFigures(chosen),
    findings: frequentFindings(chosen),
    timeline: classTimeline(classroom.temas, essays),
    missing: asked ? missingStudents(classroom, asked, essays, now) : null,
    late: lateEssays(chosen, classroom.temas),
    stuck: stuckStudents(essays),
  };
}
