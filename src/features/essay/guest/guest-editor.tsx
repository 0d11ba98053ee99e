import { Trash2 } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CounterBar, countEssay } from '../counter-bar';
import { DraftStatus } from '../draft-status';
import { EDITOR_COLUMNS, EssaySheet } from '../essay-sheet';
import { OpenFile } from '../open-file/lazy-open-file';
import { OtherVersionNotice } from '../other-version-notice';
import type { SendOutcome } from '../send-flow';
import { BUSY_ELSEWHERE, failureSentence, tooFewWords } from '../send-sentences';
import { useShownDraft } from '../use-shown-draft';
import type { Problem } from '../use-submit';
import { WritingTips } from '../writing-support';
import { type GuestPorts, useGuestSession } from './guest-session';
import { GuestTheme, type ThemeBankProps } from './guest-theme';
import { RefusedNotice } from '../protection/lazy-notices';
import { SendingDialogs } from '../sending-dialogs';
import { messages } from '@/copy/messages';
import { useStore } from '@/data/services-context';
import { canSend, isBlank, SEND_MESSAGES, type SendBlock } from '@/domain/essay/send-rules';
import type { Correction } from '@/domain/evaluation/correction';
import { GUEST_EXAMPLES } from '@/domain/guest/guest-examples';
import { guestSupportText } from '@/domain/guest/guest-support-text';
import { GUEST_DRAFT, GUEST_THEME } from '@/domain/guest/guest-theme';
import { countWords } from '@/domain/text/counts';
import { useHoldReload } from '@/lib/hold-reload';
import { lazyDialog } from '@/lib/lazy-dialog';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { notify } from '@/ui/toast';

const DiscardDialog = lazyDialog(() => import('./discard-dialog').then((module) => module.DiscardDialog));
const OWN = 'meu';
const SHEETS = [
  { value: OWN, label: 'Meu texto' },
  { value: 'mediano', label: 'Exemplo mediano' },
  { value: 'forte', label: 'Exemplo forte' },
];

type GuestEditorProps = {
  ports: GuestPorts;
  /** Slug of the example shown; null for the guest's own sheet. */
  exampleSlug: string | null;
  onExample(slug: string | null): void;
  /** Link to the last correction, if there is one. */
  lastCorrection: ReactNode;
  /** Whether a correction of the guest is stored on this device, besides the draft. */
  hasCorrection: boolean;
  isPaced: boolean;
  ThemeBank: ComponentType<ThemeBankProps>;
  /** The motivating texts of a theme of the bank. */
  SupportPanel: ComponentType<{ theme: string }>;
  onCorrecting(): void;
  /** Resolves once the correction is rendered. */
  onCorrected(correction: Correction): void | Promise<void>;
  onDiscard(): void;
};

/**
 * The sheet of a user without an account (R-ENTRY-9): their own draft on any theme, or one of two examples. An example is
 * shown over the draft and never replaces it.
 */
export function GuestEditor({ ports, exampleSlug, onExample, ...props }: GuestEditorProps) {
  const { now } = ports;
  const { keeper, flow } = useGuestSession(ports);
  const sending = useStore(flow);
  const { shown, type } = useShownDraft(keeper);
  const { draft, savedAt, isRefused, other } = shown;
  const themeRef = useRef<HTMLTextAreaElement>(null);
  const essayRef = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isDiscarding, setDiscarding] = useState(false);
  const isCorrecting = sending.step !== 'editing';
  useHoldReload(isCorrecting || isRefused);

  const example = GUEST_EXAMPLES.find(({ slug }) => slug === exampleSlug);
  const { theme, essay } = example ? { theme: GUEST_THEME, essay: example.essay } : draft;
  const counts = useMemo(() => countEssay(essay), [essay]);
  const check = checkEssay({ theme, essay }, isCorrecting);
  const hasOwn = !isBlank(draft.essay) || draft.theme !== GUEST_THEME || props.hasCorrection;

  function focusSheet() {
    essayRef.current?.focus();
  }

  function report(next: Problem) {
    // Rendered synchronously, as the field must be enabled before it can be focused.
    flushSync(() => setProblem(next));
    (next.field === 'theme' ? themeRef : essayRef).current?.focus();
  }

  async function submit() {
    const written = example ? { theme: GUEST_THEME, essay: example.essay } : keeper.get().draft;
    const allowed = checkEssay(written, flow.get().step !== 'editing');
    if (!allowed.ok) {
      const refused = refusal(allowed.reason, written.essay);
      if (refused) report(refused);
      return;
    }
    setProblem(null);
    keeper.flush();
    const supportText = await guestSupportText(written);
    const input = { theme: written.theme, essay: written.essay, supportText };
    tell(await flow.send(input, { isFree: true }));
  }

  function tell(outcome: SendOutcome) {
    if (outcome.ok || outcome.reason === 'aborted') return;
    if (outcome.reason === 'back-to-text') return focusSheet();
    if (outcome.reason === 'other-tab') return report({ field: 'essay', message: BUSY_ELSEWHERE });
    notify(messages.essayProcessingFailed);
    report({ field: 'essay', message: failureSentence(false) });
  }

  function handleTheme(next: string) {
    setProblem(null);
    keeper.change((current) => ({ ...current, theme: next }));
  }

  /** A paste is rendered immediately, a typed letter after the next frame. */
  function handleEssay(next: string) {
    const write = () => {
      setProblem(null);
      keeper.change((current) => ({ ...current, essay: next }));
    };
    const isKey = Math.abs(next.length - keeper.get().draft.essay.length) <= 1;
    if (isKey) type(write);
    else write();
  }

  /** Ctrl+Enter or ⌘+Enter sends, as in the editor. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.repeat) void submit();
  }

  function handleSheet(next: string) {
    setProblem(null);
    onExample(next === OWN ? null : next);
  }

  function handleDiscard() {
    keeper.change(() => GUEST_DRAFT);
    keeper.flush();
    props.onDiscard();
    setDiscarding(false);
    handleSheet(OWN);
  }

  return (
    <div className={EDITOR_COLUMNS}>
      <form
        aria-label="Redação"
        className="relative min-w-0"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <GuestTheme
          ref={themeRef}
          isExample={example !== undefined}
          value={draft.theme}
          onChange={handleTheme}
          onKeyDown={handleKeyDown}
          onEnter={focusSheet}
          onBlur={keeper.flush}
          error={problem?.field === 'theme' ? problem.message : null}
          disabled={isCorrecting}
          ThemeBank={props.ThemeBank}
        />
        {props.lastCorrection}
        <Segmented
          legend="Que texto corrigir"
          name="sheet"
          options={SHEETS}
          value={example?.slug ?? OWN}
          onChange={handleSheet}
          className="mt-6 text-sm sm:text-base"
        />
        <div className="mt-2 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {example ? (
            <output className="max-w-prose py-1 text-sm text-ink-2">
              {EXAMPLE_NOTES[example.slug]} {!isBlank(draft.essay) && 'O seu texto continua guardado.'}
            </output>
          ) : (
            <>
              <DraftStatus
                savedAt={isBlank(draft.essay) ? null : savedAt}
                isRefused={isRefused}
                now={now()}
              />
              <div className="-mr-3 ml-auto flex flex-wrap max-sm:-ml-3">
                <OpenFile
                  files={ports.essayFiles}
                  field={essayRef}
                  onPictures={null}
                  isDisabled={isCorrecting}
                />
                {hasOwn && (
                  <Button
                    variant="ghost"
                    size="small"
                    disabled={isCorrecting}
                    onClick={() => setDiscarding(true)}
                  >
                    <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                    Apagar deste aparelho
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
        {isRefused && <RefusedNotice draft={draft} />}
        {other && !isCorrecting && !example && (
          <div className="mb-3">
            <OtherVersionNotice {...other} onUse={keeper.takeOther} onDismiss={keeper.dismissOther} />
          </div>
        )}
        <EssaySheet
          key={example?.slug ?? OWN}
          ref={essayRef}
          label={example ? `Redação de exemplo: ${example.name}` : undefined}
          value={essay}
          latest={() => example?.essay ?? keeper.get().draft.essay}
          onChange={handleEssay}
          onKeyDown={handleKeyDown}
          onBlur={keeper.flush}
          error={problem?.field === 'essay' ? problem.message : null}
          disabled={isCorrecting}
          readOnly={example !== undefined}
          marks={[]}
          isLive={false}
          footer={
            <CounterBar
              counts={counts}
              check={check}
              isFollowing={false}
              sendLabel="Corrigir agora"
              onNeedCredits={() => undefined}
            />
          }
        />
      </form>
      <aside aria-label="Apoio à escrita" className="grid content-start gap-9">
        {theme !== GUEST_THEME && <props.SupportPanel theme={theme} />}
        <WritingTips />
      </aside>
      <SendingDialogs
        flow={flow}
        isPaced={props.isPaced}
        hasCredits={false}
        onCorrecting={props.onCorrecting}
        onCorrected={props.onCorrected}
      />
      <DiscardDialog open={isDiscarding} onCancel={() => setDiscarding(false)} onDiscard={handleDiscard} />
    </div>
  );
}

function checkEssay({ theme, essay }: { theme: string; essay: string }, isCorrecting: boolean) {
  return canSend({
    theme,
    wordCount: countWords(essay),
    essayLength: essay.length,
    isCorrecting,
    canCorrect: true,
  });
}

/** The message, and the field where it is shown; null if there is none. */
function refusal(block: SendBlock, essay: string): Problem | null {
  switch (block) {
    case 'empty-theme':
    case 'long-theme':
      return { field: 'theme', message: SEND_MESSAGES[block] };
    case 'too-few-words':
      return { field: 'essay', message: tooFewWords(countWords(essay)) };
    case 'empty-essay':
    case 'long-essay':
      return { field: 'essay', message: SEND_MESSAGES[block] };
    case 'correcting':
    case 'no-credits':
      return null;
  }
}

const EXAMPLE_NOTES: Readonly<Record<string, string>> = {
  mediano: 'Escrito por nós, com os erros mais comuns. Corrija para ver o que a correção aponta.',
  forte: 'Escrito por nós, perto da nota máxima. Corrija para ver o que ainda dá para melhorar.',
};
