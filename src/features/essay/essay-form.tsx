import { Camera, History, PenLine } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { CounterBar, countEssay } from './counter-bar';
import { SUGGESTIONS_ID } from './writing-support';
import type { DraftKeeper } from './draft-keeper';
import { canRedo, edit, read } from './draft-moves';
import { DraftStatus } from './draft-status';
import { EssaySheet } from './essay-sheet';
import { useLiveMarks } from './live/use-live-marks';
import { OpenFile } from './open-file/lazy-open-file';
import { OutlineNotes, OutlineToggle } from './outline/lazy-outline';
import { OtherVersionNotice } from './other-version-notice';
import { ThemeField } from './theme-field';
import { useFormerMarks } from './rewrite/use-former-marks';
import type { FormerVersion } from './rewrite/use-rewriting';
import { useShownDraft } from './use-shown-draft';
import type { Problem } from './use-submit';
import { RefusedNotice } from './protection/lazy-notices';
import { useServices, useStore } from '@/data/services-context';
import { canSend, isBlank } from '@/domain/essay/send-rules';
import { whenIdle } from '@/lib/when-idle';
import { Button } from '@/ui/button';
import { paperLook } from '@/components/paper-look';
import { Switch } from '@/ui/switch';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';

/** Loaded when the live review is switched on. */
const LiveReview = lazy(() => import('./live/live-review').catch(() => ({ default: LiveReviewMissing })));

/** How the text is entered: typed, or from photos of a page. */
export type WritingTab = 'text' | 'image';

/** Access of the image tab to the text on the sheet. */
export type SheetAccess = {
  isOpen: boolean;
  essay: string;
  onEssay(essay: string): void;
  /** Called to leave this tab and continue with the text on the sheet. */
  onUse(): void;
  isDisabled: boolean;
  /** Pictures of pages from a file that was opened. */
  given?: readonly File[];
  onGivenTaken?(): void;
};

type EssayFormProps = {
  keeper: DraftKeeper;
  themeRef: RefObject<HTMLTextAreaElement | null>;
  essayRef: RefObject<HTMLTextAreaElement | null>;
  problem: Problem | null;
  isCorrecting: boolean;
  /** Whether another tab edits; this tab then shows the text of that tab. */
  isFollowing: boolean;
  canCorrect: boolean;
  /** The version that this essay rewrites; null for a first version. */
  former: FormerVersion | null;
  now: Date;
  tab: WritingTab;
  onTab(tab: WritingTab): void;
  PhotoTab: ComponentType<SheetAccess>;
  /** Shows the text tab and focuses the sheet. */
  onShowText(): void;
  onEdit(): void;
  onSubmit(): void;
  onNeedCredits(): void;
  onRedo(): void;
  onRevisions(): void;
  isOutlineOpen: boolean;
  onOutline(isOpen: boolean): void;
  /** Called when what another app has shared is taken; null if nothing was shared. */
  onSharedTaken: (() => void) | null;
};

/** Theme, ruled sheet and counter bar, or the photos of a sheet: all parts that depend on key presses. */
export function EssayForm(props: EssayFormProps) {
  const { keeper, themeRef, essayRef, problem, isCorrecting, isFollowing, canCorrect, tab } = props;
  const { shown, type } = useShownDraft(keeper);
  const { draft, savedAt, isRefused, other } = shown;
  const { checker, writing, paper, essayFiles, shared } = useServices();
  const look = paperLook(useStore(paper));
  const preferences = useStore(writing);
  const isLive = preferences.isLive && !isCorrecting && !isFollowing;
  const { findings, marks: liveMarks, setFound } = useLiveMarks(draft.essay, isLive);
  const counts = useMemo(() => countEssay(draft.essay), [draft.essay]);
  const marks = useFormerMarks(props.former?.correction ?? null, draft.essay, liveMarks);
  const check = canSend({
    theme: draft.theme,
    wordCount: counts.words,
    essayLength: draft.essay.length,
    isCorrecting,
    canCorrect,
  });

  /** Ctrl+Enter or ⌘+Enter sends from any field. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) props.onSubmit();
  }

  const [pictures, setPictures] = useState<readonly File[]>([]);
  function handlePictures(files: readonly File[]) {
    setPictures(files);
    props.onTab('image');
  }

  const [wasImageOpened, setWasImageOpened] = useState(false);
  if (tab === 'image' && !wasImageOpened) setWasImageOpened(true);

  // Loads code and models while the student writes, so that the correction need not wait for them.
  const isBegun = !isBlank(draft.essay);
  useEffect(() => {
    if (!isBegun) return;
    return whenIdle(() => void checker.prepare().catch(() => {}));
  }, [isBegun, checker]);

  const isThemeMissing = isBlank(draft.theme) && !isCorrecting && !isFollowing;

  function handleEdit(patch: { theme: string } | { essay: string }) {
    props.onEdit();
    keeper.change((current) => edit(current, patch));
  }

  function handleRead(essay: string) {
    props.onEdit();
    keeper.change((current) => read(current, essay));
  }

  /** A paste is rendered immediately, a typed letter after the next frame. */
  function handleEssay(essay: string) {
    const isKey = Math.abs(essay.length - keeper.get().draft.essay.length) <= 1;
    if (isKey) type(() => handleEdit({ essay }));
    else handleEdit({ essay });
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
        readOnly={isFollowing}
      />
      {isRefused && <RefusedNotice draft={draft} />}
      {other && !isCorrecting && !isFollowing && (
        <OtherVersionNotice {...other} onUse={keeper.takeOther} onDismiss={keeper.dismissOther} />
      )}
      {canRedo(draft) && !isFollowing && (
        <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          A última redação ainda pode voltar para a folha.
          <Button variant="outline" size="small" onClick={props.onRedo}>
            Refazer esta redação
          </Button>
        </p>
      )}
      <Tabs value={tab} onValueChange={(next) => props.onTab(next === 'image' ? 'image' : 'text')}>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 border-b">
          <TabList label="Como escrever" className="border-b-0">
            <Tab value="text">
              <PenLine size={18} strokeWidth={1.75} aria-hidden="true" />
              Digitar
            </Tab>
            <Tab value="image">
              <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
              Foto
            </Tab>
          </TabList>
          <OutlineToggle
            isOpen={props.isOutlineOpen}
            onToggle={() => props.onOutline(!props.isOutlineOpen)}
          />
        </div>
        <TabPanel value="text" className="relative">
          <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <Switch
              label="Revisão ao digitar"
              hint="Começa desligada porque na prova ela não existe."
              checked={preferences.isLive}
              onChange={(next) => writing.set({ ...preferences, isLive: next })}
            />
            <div className="-mx-3 flex flex-wrap">
              <OpenFile
                files={essayFiles}
                field={essayRef}
                onPictures={handlePictures}
                awaited={props.onSharedTaken && { shared, onTaken: props.onSharedTaken }}
                isDisabled={isCorrecting || isFollowing || tab !== 'text'}
              />
              <Button variant="ghost" size="small" onClick={props.onRevisions}>
                <History size={18} strokeWidth={1.75} aria-hidden="true" />
                Versões anteriores
              </Button>
            </div>
          </div>
          {!props.isOutlineOpen && (
            <OutlineNotes
              keeper={keeper}
              field={essayRef}
              essay={draft.essay}
              theme={draft.theme}
              onOpen={() => props.onOutline(true)}
            />
          )}
          <EssaySheet
            ref={essayRef}
            value={draft.essay}
            latest={() => keeper.get().draft.essay}
            onChange={handleEssay}
            onKeyDown={handleKeyDown}
            onBlur={keeper.flush}
            error={problem?.field === 'essay' ? problem.message : null}
            disabled={isCorrecting}
            readOnly={isFollowing}
            marks={marks}
            look={look}
            isLive={preferences.isLive}
            footer={
              <CounterBar
                counts={counts}
                check={check}
                isFollowing={isFollowing}
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
        </TabPanel>
        {/* Stays mounted once opened, so that photos and OCR results survive a change of tabs. */}
        {wasImageOpened && (
          <TabPanel value="image" forceMount hidden={tab !== 'image'}>
            <props.PhotoTab
              isOpen={tab === 'image'}
              essay={draft.essay}
              onEssay={handleRead}
              onUse={props.onShowText}
              isDisabled={isCorrecting || isFollowing}
              given={pictures}
              onGivenTaken={() => setPictures([])}
            />
          </TabPanel>
        )}
      </Tabs>
    </form>
  );
}

/** Link to the suggestions, which are far below the sheet on phones. */
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

/** Shown if the live review cannot be loaded; writing still works. */
function LiveReviewMissing() {
  return (
    <output className="w-full">
      Não deu para carregar a revisão ao digitar. Continue escrevendo e recarregue a página mais tarde.
    </output>
  );
}
