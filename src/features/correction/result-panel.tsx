import { CirclePlay, ExternalLink } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react';
import { CompetencyResult } from './competency-result';
import { competencyResults, describeReaders, openBand, producedBy } from './correction-results';
import { EvaluationSummary } from './evaluation-summary';
import { ResultNotices } from './result-notices';
import { type ResultView, useReturnToQuote } from './use-result-view';
import { type Correction, type StudySuggestion, toVideoSearchUrl } from '@/domain/evaluation/correction';
import type { MockTiming } from '@/domain/mock-exam/mock-exam';
import { resultBadge } from '@/domain/progress/score-badge';
import { type CompetencyNumber, MAX_TOTAL } from '@/domain/rubric/competency';
import { DESCRIPTORS_SOURCE } from '@/domain/rubric/descriptors';
import { GRIDS_SOURCE } from '@/domain/rubric/grids';
import { useElementSize } from '@/lib/use-element-size';
import { useWindowWidth } from '@/lib/use-window-width';
import { Badge } from '@/ui/badge';
import { OutgoingLink } from '@/ui/outgoing-link';
import { ScoreRuler } from '@/ui/score-ruler';

/** Where it cannot be loaded, the correction is read without it. */
const MockTime = lazy<ComponentType<{ mock: MockTiming }>>(() =>
  import('./mock-time').then(
    (module) => ({ default: module.MockTime }),
    () => ({ default: () => null }),
  ),
);

type ResultPanelProps = {
  correction: Correction;
  view: ResultView;
  /** The button that saves the correction as a PDF. */
  paper?: ReactNode;
  /** What the former version had. */
  version?: ReactNode;
  /** The way to write the essay again, below its next steps. */
  rewrite?: ReactNode;
  /** The classes the essay was submitted to. */
  sharing?: ReactNode;
  /** Stands by a competency, folded or not. */
  besideCompetency?: (competency: CompetencyNumber) => ReactNode;
  belowCompetency?: ((competency: CompetencyNumber, isOpen: boolean) => ReactNode) | undefined;
  hideSummary?: boolean;
};

/** From here on every competency stands open; below, the ones already strong start folded. */
const FOLDS_BELOW_PX = 768;

/** Step 1: the score, what carries it, and what each competency asks next. */
export function ResultPanel({
  correction,
  view,
  paper,
  version,
  rewrite,
  sharing,
  besideCompetency,
  belowCompetency,
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
          {version}
          {correction.aiAnalysis.grifo?.mock && (
            <Suspense fallback={null}>
              <MockTime mock={correction.aiAnalysis.grifo.mock} />
            </Suspense>
          )}
          {paper}
          <ResultNotices correction={correction} />
          {sharing}
          {!hideSummary && !isZero && <EvaluationSummary correction={correction} />}
          {rewrite}
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
                below={belowCompetency && ((isOpen) => belowCompetency(result.number, isOpen))}
              />
            ))}
            <p className="border-t pt-3 text-xs text-muted">
              Descritores dos níveis: {DESCRIPTORS_SOURCE} {GRIDS_SOURCE}
            </p>
          </section>
          <VideoTips suggestions={correction.suggestions} />
        </div>
      </div>
    </div>
  );
}

/** Sticks below the header; an overview taller than the window sticks with its end in view. */
function stickyTop(height: number): string {
  return `min(5.5rem, calc(100dvh - ${height}px - 7rem))`;
}

/** The theme and the total: the number, where it stands, how sure it is and who gave it. */
function ScoreSummary({ correction }: { correction: Correction }) {
  const { finalScore, theme, aiAnalysis } = correction;
  const isLimited = (aiAnalysis.grifo?.ceilings ?? []).length > 0;
  const band = openBand(aiAnalysis.grifo);
  const estimate = band && `estimativa entre ${band.low} e ${band.high}`;
  return (
    <div className="grid gap-5">
      <div>
        <p className="eyebrow">Tema</p>
        <h2 className="mt-0.5 text-lg leading-[1.3] font-semibold wrap-anywhere">{theme}</h2>
      </div>
      <div className="flex flex-wrap items-end gap-3 pt-2">
        <span className="num font-serif text-score font-extrabold tracking-[-0.03em]">{finalScore}</span>
        <span className="grid justify-items-start gap-1.5 leading-tight">
          <Badge variant={resultBadge(finalScore, MAX_TOTAL)}>
            {Math.round((finalScore / MAX_TOTAL) * 100)}% da nota máxima
          </Badge>
          <span className="text-sm text-muted">de {MAX_TOTAL} pontos</span>
        </span>
      </div>
      <div>
        <ScoreRuler
          score={finalScore}
          max={MAX_TOTAL}
          band={band}
          label={[`Nota ${finalScore} de ${MAX_TOTAL}`, estimate].filter(Boolean).join(', ')}
        />
        {band && (
          <p className="mt-1.5 text-sm">
            estimativa:{' '}
            <b className="num">
              {band.low}–{band.high}
            </b>
            {isLimited
              ? ', já com o limite explicado abaixo.'
              : ', a faixa em que a nota de um corretor humano costuma cair.'}
          </p>
        )}
      </div>
      <div className="grid gap-1 text-xs text-muted">
        {describeReaders(aiAnalysis.grifo).map((sentence) => (
          <p key={sentence} className="num text-sm text-ink-2">
            {sentence}
          </p>
        ))}
        <p>{producedBy(correction)}</p>
      </div>
    </div>
  );
}

/** Searches on a video site, one per suggestion; nothing is embedded and nothing loads before a press. */
function VideoTips({ suggestions }: { suggestions: readonly StudySuggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-lg">Vídeos para revisar</h2>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion.searchQuery} className="border-b">
            <OutgoingLink
              // Rebuilt from the query: a stored address is not trusted.
              href={toVideoSearchUrl(suggestion.searchQuery)}
              className="flex min-h-12 items-center gap-3 py-2.5 text-ink no-underline hover:underline"
            >
              <CirclePlay size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
              <span className="min-w-0 wrap-anywhere">{suggestion.title}</span>
              <ExternalLink
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className="ml-auto shrink-0 text-muted"
              />
            </OutgoingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
