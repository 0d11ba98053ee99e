import { useMemo, useState } from 'react';
import { findingIgnored, markLabels, wordAdded } from '@/copy/writing';
import type { WritingCheck } from '@/data/services';
import { useWritingServices } from '@/data/writing-services';
import { useStore } from '@/data/services-context';
import { useIgnoreFinding, useWritingCheck } from '@/queries/use-writing';
import type { Correction } from '@/domain/evaluation/correction';
import type { Finding } from '@/domain/evaluation/evaluation';
import { findStrengths, type Strength } from '@/domain/evaluation/strengths';
import { refreshFindings } from '@/domain/evaluation/to-findings';
import { type Ignored, isSpelling, withoutIgnored } from '@/domain/writing/ignored';
import { SEVERITIES, type Severity } from '@/domain/writing/severity';
import { notify } from '@/ui/toast';

export type Review = {
  /** The findings in text order, without the findings that the student ignored. */
  findings: readonly Finding[];
  /** The findings that pass the filter; empty if only strengths are shown. */
  shown: readonly Finding[];
  filter: MarkFilter;
  /** The strengths found by the correction; empty for a correction stored without evidence by an older version. */
  strengths: readonly Strength[];
  view: SheetView;
  setView: (view: SheetView) => void;
  spelling: WritingCheck['spelling'] | null;
  /** Checks again, after the dictionary could not be loaded. */
  retry: () => void;
  /** null if the marks belong to another user. */
  ignoreFinding: ((finding: Finding) => void) | null;
};

/** Which marks are shown on the essay: errors, strengths, or both. */
type SheetView = 'erros' | 'acertos' | 'tudo';

const NONE_IGNORED: Ignored = { findings: [], words: [] };

/**
 * The marks of a corrected essay: first the stored marks; then, unless `isChecked` is false, the marks of the
 * current checker. Call it in a component above the panel that shows the marks, so that they survive when the panel
 * is unmounted.
 */
export function useReview(
  { originalText, theme, aiAnalysis }: Correction,
  { isOwn = true, isChecked = true }: { isOwn?: boolean; isChecked?: boolean } = {},
): Review {
  const { writing } = useWritingServices();
  const kept = useStore(writing).ignored;
  const ignored = isOwn ? kept : NONE_IGNORED;
  const { check, retry } = useWritingCheck(isChecked ? originalText : null, theme);
  const filter = useMarkFilter();
  const ignore = useIgnoreFinding(originalText);
  const stored = aiAnalysis.erros_detectados;

  const findings = useMemo(() => {
    // The ignored findings are also removed before `refreshFindings`, so that they do not count toward its limit.
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

  function ignoreFinding(finding: Finding) {
    const undo = ignore(finding);
    const message = isSpelling(finding) ? wordAdded(finding.trecho) : findingIgnored;
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
    ignoreFinding: isOwn ? ignoreFinding : null,
  };
}

/** The pens whose marks are shown. An empty choice shows all marks. */
export type MarkFilter = {
  chosen: readonly Severity[];
  toggle: (pen: Severity) => void;
  showAll: () => void;
};

/**
 * Choosing a first pen shows only its marks; choosing further pens adds theirs; choosing all four resets the
 * choice.
 */
function useMarkFilter(): MarkFilter {
  const [chosen, setChosen] = useState<readonly Severity[]>([]);
  return {
    chosen,
    toggle(pen) {
      const next = chosen.includes(pen) ? chosen.filter((one) => one !== pen) : [...chosen, pen];
      setChosen(next.length === SEVERITIES.length ? [] : next);
    },
    showAll: () => setChosen([]),
  };
}
