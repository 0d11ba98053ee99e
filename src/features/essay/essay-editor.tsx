import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { DonePanel } from './done-panel';
import { redo, startBlank, startNew } from './draft-moves';
import { EDITOR_COLUMNS, OUTLINE_COLUMNS } from './essay-sheet';
import { OutlinePanel } from './outline/lazy-outline';
import { OtherVersionNotice } from './other-version-notice';
import { useEditorSession } from './use-editor-session';
import { FormerSteps, loadSteps } from './rewrite/former-steps';
import { useFormerVersion, useRewriteRequest } from './rewrite/use-rewriting';
import { useSubmit } from './use-submit';
import { useSuggestedTheme, useThemeChoice } from './use-theme-choice';
import { type SheetAccess, EssayForm, type WritingTab } from './essay-form';
import { DailySuggestions, WritingTips } from './writing-support';
import { FollowingNotice } from './protection/lazy-notices';
import { SendingDialogs } from './sending-dialogs';
import { messages } from '@/copy/messages';
import { useServices, useSessionUser, useStore } from '@/data/services-context';
import { usePlan } from '@/queries/use-plan';
import { type Draft, isDone } from '@/domain/essay/draft';
import type { Correction } from '@/domain/evaluation/correction';
import { suggestThemes } from '@/domain/themes/exam-themes';
import { showInField } from '@/lib/show-in-field';
import { useHoldReload } from '@/lib/hold-reload';
import { lazyDialog } from '@/lib/lazy-dialog';
import { notify } from '@/ui/toast';

const ThemeChoiceDialog = lazyDialog(() =>
  import('./question-dialogs').then((module) => module.ThemeChoiceDialog),
);

const RewriteDialog = lazyDialog(() => import('./question-dialogs').then((module) => module.RewriteDialog));
const RevisionsDialog = lazyDialog(() =>
  import('./revisions/revisions-dialog').then((module) => module.RevisionsDialog),
);

/** From this width (CSS pixels), the steps are beside the sheet; below it, above the sheet. */
const BESIDE_FROM_PX = 1024;

export type EssayEditorProps = {
  creditsBanner: ReactNode;
  promoCard: ReactNode;
  offerBanner: ReactNode;
  /** Theme named in the URL, applied once the editor is mounted; null if there is none. */
  suggestedTheme?: string | null;
  onThemeTaken?(): void;
  /** Called when what another app has shared is taken; null unless the URL says that something was shared. */
  onSharedTaken?: (() => void) | null;
  /** Id of the correction named in the URL whose essay is to be rewritten; null if there is none. */
  rewriteOf?: string | null;
  onRewriteTaken?(): void;
  /** The motivating texts of the current theme. */
  SupportPanel: ComponentType<{ theme: string }>;
  /** Additional themes, shown before the themes of past exams. */
  ClassThemes?: ComponentType<{ disabled: boolean; onUse(theme: string): void }>;
  /** Mounted when the photo tab is first opened; stays mounted while the other tab is shown. */
  PhotoTab: ComponentType<SheetAccess>;
  /** The tab that is open at first; the text by default. */
  firstTab?: WritingTab;
  onNeedUpgrade(): void;
  onNeedPackage(): void;
  onCorrecting(): void;
  onCorrected(correction: Correction): void;
};

/** The essay submission screen (R-ESSAY-1). One editor per user, so that drafts never mix. */
export function EssayEditor(props: EssayEditorProps) {
  const user = useSessionUser();
  return <Editor key={user.id} userId={user.id} {...props} />;
}

function Editor({
  userId,
  onCorrecting,
  onCorrected,
  firstTab = 'text',
  ...props
}: EssayEditorProps & { userId: string }) {
  const { config } = useServices();
  const { canCorrect, isPackageUsedUp, now } = usePlan();
  const { keeper, flow, isFollowing, wasTaken, takeOver } = useEditorSession(userId);
  const sending = useStore(flow);
  const [areRevisionsOpen, setRevisionsOpen] = useState(false);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const doneTheme = useSyncExternalStore(keeper.subscribe, () => themeIfDone(keeper.get().draft));
  const theme = useSyncExternalStore(keeper.subscribe, () => keeper.get().draft.theme);
  const other = useSyncExternalStore(keeper.subscribe, () => keeper.get().other);
  const isRefused = useSyncExternalStore(keeper.subscribe, () => keeper.get().isRefused);
  const isCorrecting = sending.step !== 'editing';
  useHoldReload(isCorrecting || isRefused);
  const isLocked = isCorrecting || isFollowing;
  const [tab, setTab] = useState<WritingTab>(firstTab);

  const themeRef = useRef<HTMLTextAreaElement>(null);
  const essayRef = useRef<HTMLTextAreaElement>(null);

  const { versionOf, query: formerQuery } = useFormerVersion(keeper, now);
  const former = formerQuery?.data ?? null;
  // Loaded while the student reads what to do next, so that the steps do not push the sheet down later.
  useEffect(() => {
    if (doneTheme !== null) loadSteps().catch(() => null);
  }, [doneTheme]);
  const isFree = former?.isFree ?? false;
  const { problem, clearProblem, needCredits, submit } = useSubmit({
    keeper,
    flow,
    canCorrect,
    isFree,
    versionOf,
    isPackageUsedUp,
    onNeedUpgrade: props.onNeedUpgrade,
    onNeedPackage: props.onNeedPackage,
    onProblem: ({ field }) => (field === 'theme' ? themeRef.current?.focus() : showText()),
    onBackToText: showText,
  });
  const themeChoice = useThemeChoice(keeper, clearProblem);
  useSuggestedTheme(props.suggestedTheme ?? null, (theme) => {
    props.onThemeTaken?.();
    themeChoice.use(theme);
  });

  // What another app has shared needs a sheet; the essay just corrected can still come back.
  const isSheetMissing = Boolean(props.onSharedTaken) && doneTheme !== null && !isLocked;
  useEffect(() => {
    if (isSheetMissing) keeper.change(startBlank);
  }, [isSheetMissing, keeper]);

  const rewriteRequest = useRewriteRequest(props.rewriteOf ?? null, keeper, {
    isFollowing,
    onTaken: () => props.onRewriteTaken?.(),
    onPut: () => setTab('text'),
    onAccept: openFormer,
  });

  /** Applies a chosen theme and, if the sheet is empty, continues with the essay field. */
  function handleUse(chosen: string) {
    themeChoice.use(chosen);
    const { draft } = keeper.get();
    if (draft.theme === chosen && draft.essay === '') showText();
  }

  function showText() {
    flushSync(() => setTab('text'));
    essayRef.current?.focus();
  }

  function turnPage(move: (draft: Draft) => Draft) {
    openSheet(() => keeper.change(move));
  }

  function openSheet(change: () => void) {
    put(change);
    showText();
  }

  /**
   * A former essay begins at the top of the page, with its steps. Where they are above the sheet, the caret in the sheet
   * would scroll them out of view.
   */
  function openFormer(change: () => void) {
    put(change);
    flushSync(() => setTab('text'));
    const isBeside = window.innerWidth >= BESIDE_FROM_PX;
    const next = isBeside ? essayRef.current : document.querySelector('main');
    next?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }

  function put(change: () => void) {
    clearProblem();
    flushSync(change);
    keeper.flush();
  }

  function handleNew() {
    turnPage(startNew);
    notify(messages.newEssayStarted);
  }

  function handleRedo() {
    openFormer(() => keeper.change(redo));
    notify(messages.essayRecovered);
  }

  async function handleTakeOver() {
    await takeOver();
    showText();
  }

  return (
    <div className={isOutlineOpen ? OUTLINE_COLUMNS : EDITOR_COLUMNS}>
      {doneTheme === null && (
        <div className="grid min-w-0 content-start gap-6 empty:hidden lg:col-start-2 lg:row-start-1">
          {isOutlineOpen && (
            <OutlinePanel
              keeper={keeper}
              isReadOnly={isLocked}
              onFold={() => setOutlineOpen(false)}
              onWrite={() => {
                setOutlineOpen(false);
                showText();
              }}
            />
          )}
          {formerQuery && (
            <FormerSteps
              keeper={keeper}
              query={formerQuery}
              onShow={(place) => {
                showText();
                if (essayRef.current) showInField(essayRef.current, place);
              }}
              isDisabled={isLocked}
            />
          )}
          <props.SupportPanel theme={theme} />
        </div>
      )}
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div className="-mt-3 mb-4">{props.creditsBanner}</div>
        {/* Always rendered, as a live region inserted together with its content is not announced. */}
        <div aria-live="polite">
          {isFollowing && <FollowingNotice wasTaken={wasTaken} onTakeOver={handleTakeOver} />}
        </div>
        {doneTheme === null ? (
          <EssayForm
            keeper={keeper}
            themeRef={themeRef}
            essayRef={essayRef}
            problem={problem}
            isCorrecting={isCorrecting}
            isFollowing={isFollowing}
            canCorrect={canCorrect || isFree}
            former={former}
            now={now}
            tab={tab}
            onTab={setTab}
            PhotoTab={props.PhotoTab}
            onShowText={showText}
            onEdit={clearProblem}
            onSubmit={() => isFollowing || void submit()}
            onNeedCredits={needCredits}
            onRedo={handleRedo}
            onRevisions={() => setRevisionsOpen(true)}
            isOutlineOpen={isOutlineOpen}
            onOutline={setOutlineOpen}
            onSharedTaken={props.onSharedTaken ?? null}
          />
        ) : (
          <>
            <DonePanel
              theme={doneTheme}
              isDisabled={isFollowing}
              onNew={handleNew}
              onRedo={handleRedo}
              onBlank={() => turnPage(startBlank)}
              onRevisions={() => setRevisionsOpen(true)}
            />
            {other && !isCorrecting && !isFollowing && (
              <OtherVersionNotice
                {...other}
                onUse={() => openSheet(keeper.takeOther)}
                onDismiss={keeper.dismissOther}
              />
            )}
          </>
        )}
      </div>
      <aside aria-label="Apoio à escrita" className="grid content-start gap-9 lg:col-start-2">
        {props.promoCard}
        {props.ClassThemes && <props.ClassThemes disabled={isLocked} onUse={handleUse} />}
        <DailySuggestions themes={suggestThemes(now)} disabled={isLocked} onUse={handleUse} />
        <WritingTips />
        {props.offerBanner}
      </aside>
      <ThemeChoiceDialog open={themeChoice.question !== null} {...themeChoice} />
      <RewriteDialog
        open={rewriteRequest.question !== null}
        theme={rewriteRequest.question?.theme ?? ''}
        onAccept={rewriteRequest.accept}
        onCancel={rewriteRequest.cancel}
      />
      <RevisionsDialog
        open={areRevisionsOpen}
        onClose={() => setRevisionsOpen(false)}
        canRestore={!isLocked}
        keeper={keeper}
        onRestored={showText}
      />
      <SendingDialogs
        flow={flow}
        isPaced={config.simulatedDelays}
        onCorrecting={onCorrecting}
        onCorrected={onCorrected}
      />
    </div>
  );
}

function themeIfDone(draft: Draft): string | null {
  return isDone(draft) ? draft.theme : null;
}
