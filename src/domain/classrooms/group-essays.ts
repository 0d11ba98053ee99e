import type { SentEssay } from './sent-essay.ts';

/** The essays by student or by theme, in their order. */
export function groupEssays<Key extends 'studentId' | 'themeId'>(
  essays: readonly SentEssay[],
  key: Key,
): Map<SentEssay[Key], SentEssay[]> {
  const groups = new Map<SentEssay[Key], SentEssay[]>();
  for (const essay of essays) {
    const group = groups.get(essay[key]);
    if (group) group.push(essay);
    else groups.set(essay[key], [essay]);
  }
  return groups;
}
