import { CirclePlay, ExternalLink } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useMemo, useRef } from 'react';
import { CompetencyResult } from './competency-result';
import { competencyResults, describeReaders, openBand, producedBy } from '../correction-results';
import { FoldButton } from './fold-button';
import { LevelRows } from './level-rows';
import { OutlineRow } from './outline-row';
import { ResultNotices } from './result-notices';
import { StepCards } from './step-cards';
import { StrongPoint } from './strong-point';
import { UnsureList } from './unsure-list';
import { foldOf, type ResultView, useReturnToQuote } from './use-result-view';
import { useOptionalServices } from '@/data/services-context';
import { type Correction, type StudySuggestion, toVideoSearchUrl } from '@/domain/evaluation/correction';
import { isAboutRepertoire, lacksRepertoire } from '@/domain/evaluation/repertoire-advice';
import { tellOnce, tellsMore } from '@/domain/evaluation/told-once';
import type { MockTiming } from '@/domain/mock-exam/mock-exam';
import { resultBadge } from '@/domain/progress/score-badge';
import { type CompetencyNumber, MAX_TOTAL } from '@/domain/rubric/competency';
import { lazyPart } from '@/lib/lazy-part';
import { useElementSize } from '@/lib/use-element-size';
import { Badge } from '@/ui/badge';
import { OutgoingLink } from '@/ui/outgoing-link';
import { ScoreRuler } from '@/components/score-ruler';

/** If it cannot be loaded, the correction is shown without it. */
const MockTime = lazy<ComponentType<{ mock: MockTiming }>>(() =>
  import('./mock-time').then(
    (module) => ({ default: module.MockTime }),
    () => ({ default: () => null }),
  ),
);

/** Loaded with a result of an account. */
const PractisedFaults = lazyPart(() => import('./practised-faults').then((module) => module.PractisedFaults));

type ResultPanelProps = {
  correction: Correction;
  view: ResultView;
  /** Whether the reader is the author, who can point out elements that the correction did not recognize. */
  isOwn?: boolean;
  /** The button that saves the correction as a PDF. */
  paper?: ReactNode;
  /** Comparison with the previous version. */
  version?: ReactNode;
  /** Button to rewrite the essay, below its next steps. */
  rewrite?: ReactNode;
  /** Shown first: a teacher's summary, or a notice that the page stores nothing. */
  lead?: ReactNode;
  /** Shows who else may see the essay. */
  sharing?: ReactNode;
  /** Link to the repertoire, shown with the advice to use some. */
  repertoire?: ReactNode;
  /** Rendered beside a competency, whether it is folded or unfolded. */
  besideCompetency?: (competency: CompetencyNumber) => ReactNode;
  belowCompetency?: ((competency: CompetencyNumber, isOpen: boolean) => ReactNode) | undefined;
  hideSummary?: boolean;
};

/**
 * Step 1 of the correction dialog: the score and its five levels, one strength, and next steps for the essay. The
 * details of each competency open on request.
 */
export function ResultPanel({
  correction,
  view,
  isOwn = false,
  paper,
  version,
  rewrite,
  lead,
  sharing,
  repertoire,
  besideCompetency,
  belowCompetency,
  hideSummary = false,
}: ResultPanelProps) {
  const hasAccount = useOptionalServices() !== null;
  const panel = useRef<HTMLDivElement>(null);
  const overview = useRef<HTMLDivElement>(null);
  const { height } = useElementSize(overview);
  const told = useMemo(() => tellOnce(correction), [correction]);
  const { originalText, aiAnalysis, suggestions } = correction;
  const { mock, totalWithSteps, praise } = aiAnalysis.grifo ?? {};
  const results = competencyResults(correction);
  // In an annulled essay, most competencies have no details.
  const opening = results.filter(
    ({ number, level }) =>
      level !== null || tellsMore(told.competencies[number]) || belowCompetency !== undefined,
  );
  // Shown with competency 2 if no step asks for repertoire.
  const isAskedByStep = !hideSummary && told.steps.some(isAboutRepertoire);
  const besideOf = (number: CompetencyNumber) =>
    number === 2 && repertoire && lacksRepertoire(correction) && !isAskedByStep ? (
      <>
        {besideCompetency?.(number)}
        {repertoire}
      </>
    ) : (
      besideCompetency?.(number)
    );
  const listed = results.filter((result) => opening.includes(result) || Boolean(besideOf(result.number)));
  useReturnToQuote(panel, view.left);

  function handleOpen(competency: CompetencyNumber) {
    view.onOpenedChange(foldOf(competency), true);
    const fold = panel.current?.querySelector<HTMLElement>(`[data-fold="${foldOf(competency)}"]`);
    fold?.focus({ preventScroll: true });
    fold?.scrollIntoView?.({ block: 'center' });
  }

  return (
    <div ref={panel} className="@container">
      <div className="grid items-start gap-x-12 gap-y-9 @4xl:grid-cols-[23rem_minmax(0,1fr)] @6xl:grid-cols-[25rem_minmax(0,1fr)] @6xl:gap-x-18">
        <div ref={overview} className="grid gap-6 @4xl:sticky" style={{ top: stickyTop(height) }}>
          <ScoreSummary correction={correction}>
            <LevelRows results={results} opening={opening} told={told.competencies} onOpen={handleOpen} />
          </ScoreSummary>
          {version}
          {mock && (
            <Suspense fallback={null}>
              <MockTime mock={mock} />
            </Suspense>
          )}
        </div>
        <div className="grid min-w-0 gap-9">
          <ResultNotices correction={correction} limits={told.limits} />
          {lead && <div className="empty:hidden">{lead}</div>}
          {!hideSummary && told.strength && (
            <StrongPoint strength={told.strength} essay={originalText} view={view} />
          )}
          {(!hideSummary || rewrite) && (
            <div className="grid justify-items-stretch gap-5 empty:hidden">
              {!hideSummary && (
                <StepCards
                  steps={told.steps}
                  isTouch={praise !== undefined}
                  total={totalWithSteps}
                  essay={originalText}
                  view={view}
                  repertoire={repertoire}
                />
              )}
              {rewrite}
            </div>
          )}
          <UnsureList things={told.unsure} correction={correction} isOwn={isOwn} />
          {isOwn && hasAccount && <PractisedFaults correction={correction} />}
          <section aria-labelledby={listed.length > 0 ? 'por-dentro' : undefined} className="empty:hidden">
            {listed.length > 0 && (
              <h2 id="por-dentro" className="mb-3 text-lg">
                Por dentro de cada nível
              </h2>
            )}
            {listed.map((result) => (
              <CompetencyResult
                key={result.number}
                result={result}
                told={told.competencies[result.number]}
                canOpen={opening.includes(result)}
                essay={originalText}
                view={view}
                beside={besideOf(result.number)}
                below={belowCompetency && ((isOpen) => belowCompetency(result.number, isOpen))}
              />
            ))}
            {isOwn && <OutlineRow correction={correction} view={view} />}
            <VideoTips suggestions={suggestions} view={view} />
          </section>
          {(paper || sharing) && (
            <div className="flex flex-wrap items-start gap-3">
              {paper}
              {sharing}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * CSS `top` of the sticky overview: below the header or, if the overview is taller than the window, such that its
 * end stays visible.
 */
function stickyTop(height: number): string {
  return `min(5.5rem, calc(100dvh - ${height}px - 7rem))`;
}

/** The theme and the total, with its position on the scale, its uncertainty, and a sentence on what produced it. */
function ScoreSummary({ correction, children }: { correction: Correction; children: ReactNode }) {
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
      {children}
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

type VideoTipsProps = { suggestions: readonly StudySuggestion[]; view: ResultView };

/**
 * Links to searches on a video site, one per suggestion, initially folded; nothing is embedded or loaded before a
 * press.
 */
function VideoTips({ suggestions, view }: VideoTipsProps) {
  const listId = useId();
  const isOpen = view.opened[VIDEOS] ?? false;
  if (suggestions.length === 0) return null;
  return (
    <section className="border-b first:border-t">
      <h2>
        <FoldButton fold={VIDEOS} view={view} controls={listId}>
          <CirclePlay size={20} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
          <span className="font-sans text-base font-semibold">Vídeos para revisar</span>
        </FoldButton>
      </h2>
      <ul id={listId} hidden={!isOpen} className="pb-3 sm:pl-10">
        {suggestions.map((suggestion) => (
          <li key={suggestion.searchQuery}>
            <OutgoingLink
              // Rebuilt from the query, as a stored URL is not trusted.
              href={toVideoSearchUrl(suggestion.searchQuery)}
              className="flex min-h-11 items-center gap-2 py-1.5"
            >
              <span className="min-w-0 wrap-anywhere">{suggestion.title}</span>
              <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
            </OutgoingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const VIDEOS = 'videos';
