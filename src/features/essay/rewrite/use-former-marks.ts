import { useMemo } from 'react';
import type { Correction } from '@/domain/evaluation/correction';
import { createSpanFinder } from '@/domain/versions/former-marks';
import type { FieldMark } from '@/ui/ruled-textarea';

const NONE: readonly FieldMark[] = [];

/** The marks of the former version that still stand, as quiet underlines: each until its sentence changes. */
export function useFormerMarks(former: Correction | null, essay: string): readonly FieldMark[] {
  const find = useMemo(() => former && createSpanFinder(former.originalText), [former]);
  return useMemo(() => {
    if (!former || !find) return NONE;
    let end = 0;
    return find(essay)(former.aiAnalysis.erros_detectados).flatMap((mark) => {
      // Underlines must not overlap.
      if (mark.start < end) return [];
      end = mark.end;
      return [{ start: mark.start, end: mark.end, pen: 'former' as const, letter: '' }];
    });
  }, [former, find, essay]);
}
