import { useRef, type ReactNode } from 'react';
import { CompetencyResult } from './competency-result';
import { EvaluationSummary } from './evaluation-summary';
import { ResultNotices } from './result-notices';
import { ScoreSummary } from './score-summary';
import { VideoTips } from './video-tips';
import { competencyResults } from './competency-results';
import type { ResultView } from './use-result-view';
import { useReturnToQuote } from './use-return-to-quote';
import type { Correction } from '@/domain/evaluation/correction';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { DESCRIPTORS_SOURCE } from '@/domain/rubric/descriptors';
import { useElementSize } from '@/lib/use-element-size';
import { useWindowWidth } from '@/lib/use-window-width';

type ResultPanelProps = {
  correction: Correction;
  view: ResultView;
  /** The way to take it along. */
  paper?: ReactNode;
  /** Who else may see the essay, and the way to change that. */
  sharing?: ReactNode;
  /** Stands by a competency, folded or not. */
  besideCompetency?: (competency: CompetencyNumber) => ReactNode;
  hideSummary?: boolean;
};

/** From here on every competency stands open; below, the ones already strong start folded. */
const FOLDS_BELOW_PX = 768;

/** Step 1: the score, what carries it, and what each competency asks next. */
export function ResultPanel({
  correction,
  view,
  paper,
  sharing,
  besideCompetency,
  hideSummary = false,
}: ResultPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const overview = useRef<HTMLDivElement>(null);
  const { height } = useElementSize(overview);
  const canFold = useWindowWidth() < FOLDS_BELOW_PX;
  // The summary of a zero is its reason and what to do: the notice says both.
  const isZero = correction.aiAnalysis.grifo?.zeroReason !== undefined;
  useReturnToQuote(panel, view.left);
  return (
    <div ref={panel} className="@container">
      <div className="grid items-start gap-x-12 gap-y-8 @4xl:grid-cols-[20rem_minmax(0,1fr)] @6xl:grid-cols-[22rem_minmax(0,1fr)] @6xl:gap-x-18">
        <div ref={overview} className="grid gap-6 @4xl:sticky" style={{ top: stickyTop(height) }}>
          <ScoreSummary correction={correction} />
          {paper}
          <ResultNotices correction={correction} />
          {sharing}
          {!hideSummary && !isZero && <EvaluationSummary summary={correction.summary} />}
        </div>
        <div className="min-w-0">
          <section aria-label="Competências">
            {competencyResults(correction).map((result) => (
              <CompetencyResult
                key={result.number}
                result={result}
                view={view}
                canFold={canFold}
                beside={besideCompetency?.(result.number)}
              />
            ))}
            <p className="border-t pt-3 text-xs text-muted">Descritores dos níveis: {DESCRIPTORS_SOURCE}</p>
          </section>
          <VideoTips suggestions={correction.suggestions} />
        </div>
      </div>
    </div>
  );
}

/** Sticks below the header or, when it is taller than the view, with its end in sight: nothing stays hidden. */
function stickyTop(height: number): string {
  return `min(5.5rem, calc(100dvh - ${height}px - 7rem))`;
}
