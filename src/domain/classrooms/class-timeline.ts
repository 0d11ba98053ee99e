import { classFigures, type ClassFigures } from './class-figures.ts';
import type { ClassTheme } from './classroom.ts';
import type { Submission } from './submission.ts';

/** A theme of the class with the figures of its essays. */
export type ThemePoint = { theme: ClassTheme; figures: ClassFigures };

/** The themes, the oldest first, each with the figures of its essays; empty figures for a theme without essays. */
export function classTimeline(themes: readonly ClassTheme[], essays: readonly Submission[]): ThemePoint[] {
  const byTheme = groupEssays(essays, 'tema_id');
  return themes
    .toSorted((a, b) => Date.parse(a.criado_em) - Date.parse(b.criado_em))
    .map((theme) => ({ theme, figures: classFigures(byTheme.get(theme.id) ?? []) }));
}

/** Groups the essays by student or by theme, keeping their order. */
export function groupEssays<Key extends 'aluno_id' | 'tema_id'>(
  essays: readonly Submission[],
  key: Key,
): Map<Submission[Key], Submission[]> {
  const groups = new Map<Submission[Key], Submission[]>();
  for (const essay of essays) {
    const group = groups.get(essay[key]);
    if (group) group.push(essay);
    else groups.set(essay[key], [essay]);
  }
  return groups;
}
