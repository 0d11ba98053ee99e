import { lazy, Suspense, useDeferredValue, useMemo, type KeyboardEvent, type RefObject } from 'react';
import { CounterBar } from './counter-bar';
import type { DraftKeeper } from './draft-keeper';
import { canRedo, edit } from './draft-moves';
import { DraftStatus } from './draft-status';
import { countEssay } from './essay-counts';
import { SUGGESTIONS_ID } from './daily-suggestions';
import { EssaySheet } from './essay-sheet';
import { OtherVersionNotice } from './other-version-notice';
import { ThemeField } from './theme-field';
import { useLiveMarks } from './live/use-live-marks';
import type { Problem } from './use-submit';
import { useServices, useStore } from '@/data/services-context';
import { canSend, isBlank } from '@/domain/essay/send-rules';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/switch';

/** Fetched when it is switched on. Writing goes on without it where it cannot be had. */
const LiveReview = lazy(() => import('./live/live-review').catch(() => import('./live/live-review-missing')));

type WritingDeskProps = {
  keeper: DraftKeeper;
  themeRef: RefObject<HTMLTextAreaElement | null>;
  essayRef: RefObject<HTMLTextAreaElement | null>;
  problem: Problem | null;
  isCorrecting: boolean;
  credits: number;
  isPromoActive: boolean;
  now: Date;
  onEdit(): void;
  onSubmit(): void;
  onNeedCredits(): void;
  onRedo(): void;
};

/** Theme, ruled sheet and counter bar: everything that follows a key press. */
export function WritingDesk(props: WritingDeskProps) {
  const { keeper, themeRef, essayRef, problem, isCorrecting, credits, isPromoActive } = props;
  const { draft, savedAt, isRefused, other } = useStore(keeper);
  const { writing } = useServices();
  const preferences = useStore(writing);
  const isLive = preferences.isLive && !isCorrecting;
  const { findings, marks, setFound } = useLiveMarks(draft.essay, isLive);
  // Counting waits for a quiet moment, so that no key press waits for it.
  const countedEssay = useDeferredValue(draft.essay);
  const counts = useMemo(() => countEssay(countedEssay), [countedEssay]);
  const check = canSend({
    theme: draft.theme,
    wordCount: counts.words,
    essayLength: countedEssay.length,
    isCorrecting,
    credits,
    isPromoActive,
  });

  /** Ctrl or ⌘ with Enter sends from wherever one is writing. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) props.onSubmit();
  }

  const isThemeMissing = isBlank(draft.theme) && !isCorrecting;

  function handleEdit(patch: { theme: string } | { essay: string }) {
    props.onEdit();
    keeper.change((current) => edit(current, patch));
  }

  return (
    <form
      aria-label="Redação"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <ThemeField
        ref={themeRef}
        value={draft.theme}
        onChange={(theme) => handleEdit({ theme })}
        onKeyDown={handleKeyDown}
        onEnter={() => essayRef.current?.focus()}
        onBlur={keeper.flush}
        aside={
          <>
            {isThemeMissing && <SuggestionsLink />}
            <div className={isThemeMissing && !isRefused ? 'max-lg:hidden' : undefined}>
              <DraftStatus savedAt={savedAt} isRefused={isRefused} now={props.now} />
            </div>
          </>
        }
        error={problem?.field === 'theme' ? problem.message : null}
        disabled={isCorrecting}
      />
      {other && !isCorrecting && (
        <OtherVersionNotice {...other} onUse={keeper.takeOther} onDismiss={keeper.dismissOther} />
      )}
      {canRedo(draft) && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          A última redação ainda pode voltar para a folha.
          <Button variant="outline" size="small" onClick={props.onRedo}>
            Refazer esta redação
          </Button>
        </p>
      )}
      <div className="mt-5 mb-3">
        <Switch
          label="Revisão ao digitar"
          hint="Começa desligada porque na prova ela não existe."
          checked={preferences.isLive}
          onChange={(next) => writing.set({ ...preferences, isLive: next })}
        />
      </div>
      <EssaySheet
        ref={essayRef}
        value={draft.essay}
        onChange={(essay) => handleEdit({ essay })}
        onKeyDown={handleKeyDown}
        onBlur={keeper.flush}
        error={problem?.field === 'essay' ? problem.message : null}
        disabled={isCorrecting}
        marks={marks}
        isLive={preferences.isLive}
        footer={
          <CounterBar
            counts={counts}
            check={check}
            onNeedCredits={props.onNeedCredits}
            above={
              isLive && (
                <Suspense fallback={null}>
                  <LiveReview
                    field={essayRef}
                    essay={draft.essay}
                    theme={draft.theme}
                    findings={findings}
                    onFound={setFound}
                  />
                </Suspense>
              )
            }
          />
        }
      />
    </form>
  );
}

/** On phones the suggestions lie far below the sheet. */
function SuggestionsLink() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(SUGGESTIONS_ID)?.focus()}
      className="min-h-6 text-xs text-link underline underline-offset-[0.18em] lg:hidden"
    >
      Ver sugestões do dia
    </button>
  );
}
