import { useMemo, useState } from 'react';
import { PENS } from '@/copy/pens';
import type { WritingFinding } from '@/domain/writing/check-text';
import { followEdit } from '@/domain/writing/follow-edit';
import type { FieldMark } from '@/components/ruled-textarea';

/** Findings and the text they refer to. */
export type FoundIn = { text: string; findings: readonly WritingFinding[] };

const NOTHING: FoundIn = { text: '', findings: [] };

/** The findings of the live review, shifted with each edit, so that marks need not wait for the next check. */
export function useLiveMarks(essay: string, isLive: boolean) {
  const [found, setFound] = useState(NOTHING);
  const findings = useMemo(
    () => (isLive ? followEdit(found.text, essay, found.findings) : NOTHING.findings),
    [found, essay, isLive],
  );
  const marks = useMemo(
    () =>
      findings.map(({ start, end, classe }): FieldMark => ({
        start,
        end,
        pen: classe,
        letter: PENS[classe].letter,
      })),
    [findings],
  );
  return { findings, marks, setFound };
}
