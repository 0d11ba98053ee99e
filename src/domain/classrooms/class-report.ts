import { classFigures, type ClassFigures } from './class-figures.ts';
import { classTimeline, type ThemePoint } from './class-timeline.ts';
import type { Classroom, ClassTheme } from './classroom.ts';
import { frequentFindings, type FrequentFinding } from './frequent-findings.ts';
import { lateEssays, type LateEssay } from './late-work.ts';
import { missingStudents, type MissingStudents } from './missing-students.ts';
import type { Submission } from './submission.ts';
import { stuckStudents, type StuckStudent } from './stuck-students.ts';

/** Report of a class, on all themes or on one theme. */
export type ClassReport = {
  /** The theme of the report; null for all essays, including those on other themes. */
  theme: ClassTheme | null;
  /** The essays of the report, newest first. */
  essays: readonly Submission[];
  figures: ClassFigures;
  findings: readonly FrequentFinding[];
  /** All themes of the class, whatever the report's theme. */
  timeline: readonly ThemePoint[];
  /**
   * The students who have not written on the report's theme, or on the current theme if the report covers all
   * themes; null if the class has no theme.
   */
  missing: MissingStudents | null;
  /** Late essays among those of the report, judged by the due dates of their themes. */
  late: readonly LateEssay[];
  /** Students who repeat the same level in several essays, found in all essays, whatever the report's theme. */
  stuck: readonly StuckStudent[];
};

type ReportInput = {
  classroom: Classroom;
  /** All essays sent to the class, newest first. */
  essays: readonly Submission[];
  /** The id of a theme; null for all themes. An unknown id is treated as null. */
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
