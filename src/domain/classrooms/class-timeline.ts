import { classFigures, type ClassFigures } from './class-figures.ts';
import type { ClassTheme } from './classroom.ts';
import { groupEssays } from './group-essays.ts';
import type { SentEssay } from './sent-essay.ts';

/** A theme of the class and what its essays came to. */
export type ThemePoint = { theme: ClassTheme; figures: ClassFigures };

/** The themes in the order they were given, each with its essays; one that nobody answered has empty figures. */
export function classTimeline(themes: readonly ClassTheme[], essays: readonly SentEssay[]): ThemePoint[] {
  const byTheme = groupEssays(essays, 'themeId');
  return themes
    .toSorted((a, b) => Date.parse(a.assignedAt) - Date.parse(b.assignedAt))
    .map((theme) => ({ theme, figures: classFigures(byTheme.get(theme.id) ?? []) }));
}
