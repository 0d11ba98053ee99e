import { useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CoherenceDialog } from './coherence-dialog';
import { DailySuggestions } from './daily-suggestions';
import { DonePanel } from './done-panel';
import { isDone, redo, startBlank, startNew } from './draft-moves';
import { LoadingDialog } from './loading-dialog';
import { OtherVersionNotice } from './other-version-notice';
import { ThemeChoiceDialog } from './theme-choice-dialog';
import { useDesk } from './use-desk';
import { useSubmit } from './use-submit';
import { useThemeChoice } from './use-theme-choice';
import { WritingDesk, type SheetAccess, type WritingTab } from './writing-desk';
import { WritingTips } from './writing-tips';
import { messages } from '@/copy/messages';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import { usePlan } from '@/data/use-plan';
import type { Draft } from '@/domain/essay/draft';
import type { Correction } from '@/domain/evaluation/correction';
import { suggestThemes } from '@/domain/themes/suggest-themes';
import { notify } from '@/ui/toast';

export type EssayEditorProps = {
  creditsBanner: ReactNode;
  promoCard: ReactNode;
  offerBanner: ReactNode;
  /** Mounted once its tab has been opened, and from then on beside the other one. */
  PhotoTab: ComponentType<SheetAccess>;
  onNeedUpgrade(): void;
  onNeedPackage(): void;
  onCorrected(correction: Correction): void;
};

/** The essay submission screen (spec §2). One editor per user: drafts never mix. */
export function EssayEditor(props: EssayEditorProps) {
  const user = useSessionUser();
  return <Editor key={user.id} userId={user.id} {...props} />;
}

function Editor({ userId, onCorrected, ...props }: EssayEditorProps & { userId: string }) {
  const { config } = useServices();
  const { credits, isPackageUsedUp, isUnlimited, now } = usePlan();
  const desk = useDesk(userId);
  const { keeper, flow } = desk;
  const sending = useStore(flow);
  const doneTheme = useSyncExternalStore(keeper.subscribe, () => themeIfDone(keeper.get().draft));
  const other = useSyncExternalStore(keeper.subscribe, () => keeper.get().other);
  const isCorrecting = sending.step !== 'editing';
  const [tab, setTab] = useState<WritingTab>('text');

  const themeRef = useRef<HTMLTextAreaElement>(null);
  const essayRef = useRef<HTMLTextAreaElement>(null);

  const { problem, clearProblem, needCredits, submit } = useSubmit({
    ...desk,
    credits,
    isPromoActive: isUnlimited,
    isPackageUsedUp,
    onNeedUpgrade: props.onNeedUpgrade,
    onNeedPackage: props.onNeedPackage,
    onProblem: ({ field }) => (field === 'theme' ? themeRef.current?.focus() : showText()),
    onBackToText: showText,
  });
  const themeChoice = useThemeChoice(keeper, clearProblem);

  function showText() {
    flushSync(() => setTab('text'));
    essayRef.current?.focus();
  }

  function turnPage(move: (draft: Draft) => Draft) {
    openSheet(() => keeper.change(move));
  }

  function openSheet(change: () => void) {
    clearProblem();
    flushSync(change);
    keeper.flush();
    showText();
  }

  function handleNew() {
    turnPage(startNew);
    notify(messages.newEssayStarted);
  }

  function handleRedo() {
    turnPage(redo);
    notify(messages.essayRecovered);
  }

  function handleComplete() {
    if (sending.step !== 'finishing') return;
    flow.finish();
    onCorrected(sending.correction);
  }

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-14">
      <div className="min-w-0">
        <div className="-mt-3 mb-4">{props.creditsBanner}</div>
        {doneTheme === null ? (
          <WritingDesk
            keeper={keeper}
            themeRef={themeRef}
            essayRef={essayRef}
            problem={problem}
            isCorrecting={isCorrecting}
            credits={credits}
            isPromoActive={isUnlimited}
            now={now}
            tab={tab}
            onTab={setTab}
            PhotoTab={props.PhotoTab}
            onShowText={showText}
            onEdit={clearProblem}
            onSubmit={() => void submit()}
            onNeedCredits={needCredits}
            onRedo={handleRedo}
          />
        ) : (
          <>
            <DonePanel
              theme={doneTheme}
              onNew={handleNew}
              onRedo={handleRedo}
              onBlank={() => turnPage(startBlank)}
            />
            {other && !isCorrecting && (
              <OtherVersionNotice
                {...other}
                onUse={() => openSheet(keeper.takeOther)}
                onDismiss={keeper.dismissOther}
              />
            )}
          </>
        )}
      </div>
      <aside aria-label="Apoio à escrita" className="grid content-start gap-9">
        {props.promoCard}
        <DailySuggestions themes={suggestThemes(now)} disabled={isCorrecting} onUse={themeChoice.use} />
        <WritingTips />
        {props.offerBanner}
      </aside>
      <ThemeChoiceDialog {...themeChoice} />
      <CoherenceDialog
        justification={sending.step === 'asking' ? sending.justification : null}
        onAnswer={flow.answer}
      />
      <LoadingDialog
        open={sending.step === 'correcting' || sending.step === 'finishing'}
        isReady={sending.step === 'finishing'}
        isPaced={config.simulatedDelays}
        onComplete={handleComplete}
      />
    </div>
  );
}

function themeIfDone(draft: Draft): string | null {
  return isDone(draft) ? draft.theme : null;
}
