import { useMemo, useState } from 'react';
import { useMarkFilter, type MarkFilter } from './use-mark-filter';
import { markLabels, wavedAway, wordAdded } from '@/copy/writing';
import type { WritingCheck } from '@/data/services';
import { useServices, useStore } from '@/data/services-context';
import { useWaveAway } from '@/data/use-wave-away';
import { useWritingCheck } from '@/data/use-writing-check';
import type { Correction } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import { refreshFindings } from '@/domain/evaluation/refresh-findings';
import { findStrengths, type Strength } from '@/domain/evaluation/strengths';
import { isSpelling, withoutIgnored, type Ignored } from '@/domain/writing/ignored';
import { notify } from '@/ui/toast';

export type Review = {
  /** In the order of the text, without what the student waved away. */
  findings: readonly Finding[];
  /** Those of them that the filter shows; none where only what is good is shown. */
  shown: readonly Finding[];
  filter: MarkFilter;
  /** What is good in the text, by the correction; empty for one that an older version stored without evidence. */
  strengths: readonly Strength[];
  view: SheetView;
  setView: (view: SheetView) => void;
  spelling: WritingCheck['spelling'] | null;
  /** Asks the checker again, for the dictionary that did not come. */
  retry: () => void;
  /** null where the marks are somebody else's. */
  waveAway: ((finding: Finding) => void) | null;
};

/** What is drawn on the essay. */
export type SheetView = 'erros' | 'acertos' | 'tudo';

const NONE_IGNORED: Ignored = { findings: [], words: [] };

/**
 * The marks of a corrected essay: the stored ones at once, then what the checker says today. Kept above the panel
 * that shows them, so that coming back to it finds them as they were.
 */
export function useReview(
  { originalText, theme, aiAnalysis }: Correction,
  { isOwn = true }: { isOwn?: boolean } = {},
): Review {
  const { writing } = useServices();
  const kept = useStore(writing).ignored;
  const ignored = isOwn ? kept : NONE_IGNORED;
  const { check, retry } = useWritingCheck(originalText, theme);
  const filter = useMarkFilter();
  const keepAway = useWaveAway(originalText);
  const stored = aiAnalysis.erros_detectados;

  const findings = useMemo(() => {
    // Before the checker's own are counted as well: those that wait behind the limit come up.
    const found = check && withoutIgnored(originalText, check.findings, ignored);
    const marks = found ? refreshFindings(originalText, stored, found) : stored;
    return withoutIgnored(originalText, marks, ignored);
  }, [originalText, stored, check, ignored]);

  const [view, setView] = useState<SheetView>('tudo');
  const evidence = aiAnalysis.grifo?.evidence;
  const strengths = useMemo(() => findStrengths(originalText, evidence), [originalText, evidence]);
  const { chosen } = filter;
  const shown = useMemo(() => {
    if (view === 'acertos') return [];
    return chosen.length === 0 ? findings : findings.filter(({ classe }) => chosen.includes(classe));
  }, [findings, chosen, view]);

  function waveAway(finding: Finding) {
    const undo = keepAway(finding);
    const message = isSpelling(finding) ? wordAdded(finding.trecho) : wavedAway;
    notify({ ...message, action: { label: markLabels.undo, onPress: undo } });
  }

  return {
    findings,
    shown,
    filter,
    strengths,
    view,
    setView,
    spelling: check?.spelling ?? null,
    retry,
    waveAway: isOwn ? waveAway : null,
  };
}
