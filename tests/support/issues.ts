import { analyzeText } from '@/domain/text/analyze-text';
import type { Issue, IssueDetector } from '@/domain/evaluation/issue-detectors/issue';

/** What a detector marks in a text, in order: the marked passage, and its replacement where there is one. */
export function marksOf(detector: IssueDetector, text: string, theme = ''): string[] {
  return issuesOf(detector, text, theme).map(({ start, end, replacement }) => {
    const passage = text.slice(start, end);
    return replacement === undefined ? passage : `${passage} → ${replacement}`;
  });
}

export function issuesOf(detector: IssueDetector, text: string, theme = ''): Issue[] {
  return detector(analyzeText(text), analyzeText(theme)).toSorted((a, b) => a.start - b.start);
}
