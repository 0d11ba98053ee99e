import { useMemo } from 'react';
import type { Correction } from '@/domain/evaluation/correction';
import { createSpanFinder } from '@/domain/versions/former-marks';
import type { FieldMark } from '@/components/ruled-textarea';

/**
 * Adds the former version's marks to the marks of the live review. A former mark is shown as a subtle underline
 * until its sentence changes.
 */
export function useFormerMarks(
  former: Correction | null,
  essay: string,
  live: readonly FieldMark[],
): readonly FieldMark[] {
  const find = useMemo(() => former && createSpanFinder(former.originalText), [former]);
  return useMemo(() => {
    if (!former || !find) return live;
    const marks = [...live];
    for (const { start, end } of find(essay)(former.aiAnalysis.erros_detectados)) {
      // Underlines must not overlap.
      if (marks.every((one) => one.end <= start || one.start >= end))
        marks.push({ start, end, pen: 'former', letter: '' });
    }
    return marks.toSorted((a, b) => a.start - b.start);
  }, [former, find, essay, live]);
}
