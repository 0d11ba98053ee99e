import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { guardDismissal } from '@/ui/dialog-behaviour';
import { Griffin } from '@/ui/griffin';
import { Progress } from '@/ui/progress';

type LoadingDialogProps = {
  open: boolean;
  /** Whether the result is available, so that the bar completes. */
  isReady: boolean;
  /** False in tests, to avoid delays. */
  isPaced: boolean;
  /** Called after the bar has shown 100 %. */
  onComplete(): void;
};

/** The loading dialog: Professor Grifo at work (R-LOADING-1). Cannot be closed. */
export function LoadingDialog({ open, ...work }: LoadingDialogProps) {
  return (
    <RadixDialog.Root open={open}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="anim-fade fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-scrim p-4">
          <RadixDialog.Content
            {...guardDismissal(false)}
            onCloseAutoFocus={(event) => event.preventDefault()}
            className="anim-rise w-full max-w-116 rounded-lg bg-paper px-6 pt-7 pb-6 shadow-float outline-none forced-colors:border"
          >
            <Work open={open} {...work} />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Work({ open, isReady, isPaced, onComplete }: LoadingDialogProps) {
  const { elapsedMs, isComplete } = useElapsedMs(open, isReady);
  const { percent, stage } = loadingProgress(elapsedMs, isComplete);

  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(onComplete, isPaced ? COMPLETION_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [isReady, isPaced, onComplete]);

  return (
    <>
      <header className="grid grid-cols-[auto_1fr] items-end gap-4">
        <Griffin pose="thinking" className="-ml-2 size-24 sm:size-28" />
        <div>
          <RadixDialog.Title className="text-[1.625rem]">Professor Grifo</RadixDialog.Title>
          <RadixDialog.Description className="mt-1.5 text-sm text-ink-2">
            25 anos de experiência • Análise detalhada
          </RadixDialog.Description>
        </div>
      </header>
      <Progress value={percent} label="Progresso da correção" className="mt-6" />
      <output className="sr-only">{isComplete ? 'Correção pronta' : LOADING_STAGES[stage]?.label}</output>
      <ol className="mt-5 border-t">
        {LOADING_STAGES.map(({ label }, index) => (
          <Stage key={label} label={label} isDone={index < stage} isCurrent={index === stage} />
        ))}
      </ol>
      <p className="mt-4 text-xs text-muted">Baseado nos 5 critérios oficiais do ENEM</p>
    </>
  );
}

type StageProps = { label: string; isDone: boolean; isCurrent: boolean };

function Stage({ label, isDone, isCurrent }: StageProps) {
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={clsx(
        'grid min-h-9.5 grid-cols-[1.5rem_1fr] items-center gap-2 border-b border-rule text-sm',
        isCurrent ? 'font-semibold text-ink' : isDone ? 'text-ink-2' : 'text-muted',
      )}
    >
      <span aria-hidden="true">
        {isDone && <Check size={17} strokeWidth={1.75} />}
        {isCurrent && <TypingDots />}
      </span>
      <span className={clsx('justify-self-start', isCurrent && 'hl')}>
        {label}
        {isDone && <span className="sr-only"> (concluído)</span>}
      </span>
    </li>
  );
}

/**
 * Milliseconds since mounting, and whether the result is available. The result is reported from the first tick on,
 * so that the bar always begins at 0. Both values are frozen while the dialog closes.
 */
function useElapsedMs(open: boolean, isReady: boolean): { elapsedMs: number; isComplete: boolean } {
  const [startedAt] = useState(() => performance.now());
  const [elapsedMs, setElapsedMs] = useState(0);
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  const isComplete = wasReady && elapsedMs > 0;

  useEffect(() => {
    if (!open || isComplete) return;
    const timer = setInterval(() => setElapsedMs(performance.now() - startedAt), TICK_MS);
    return () => clearInterval(timer);
  }, [open, isComplete, startedAt]);

  return { elapsedMs, isComplete };
}

/** Typing indicator of three dots. Static with reduced motion. */
function TypingDots() {
  return (
    <span className="inline-flex gap-1">
      {['0ms', '150ms', '300ms'].map((delay) => (
        <i
          key={delay}
          className="size-1.25 animate-pulse rounded-full bg-ink motion-reduce:animate-none"
          style={{ animationDelay: delay, animationDuration: '1.1s' }}
        />
      ))}
    </span>
  );
}

type LoadingStage = { label: string; durationMs: number };

/** The stages of the loading dialog (R-LOADING-2). */
export const LOADING_STAGES: readonly LoadingStage[] = [
  { label: 'Analisando sua redação', durationMs: 3000 },
  { label: 'Aplicando os critérios do ENEM', durationMs: 4000 },
  { label: 'Verificando gramática e ortografia', durationMs: 3500 },
  { label: 'Avaliando a argumentação', durationMs: 3000 },
  { label: 'Finalizando a análise detalhada', durationMs: 2500 },
];

const TICK_MS = 100;

/** Delay in ms from 100 % to the completion callback. */
export const COMPLETION_DELAY_MS = 500;

const TOTAL_MS = LOADING_STAGES.reduce((sum, stage) => sum + stage.durationMs, 0);

type LoadingProgress = { percent: number; stage: number };

/**
 * Percentage (0–100, whole) and index of the stage after `elapsedMs`. Without a result, the percentage stays at 99
 * % in the last stage; with a result, it is 100 % at any time (R-LOADING-2). Negative times are treated as 0.
 */
export function loadingProgress(elapsedMs: number, isReady: boolean): LoadingProgress {
  if (isReady) return { percent: 100, stage: LOADING_STAGES.length };
  const elapsed = Math.max(0, elapsedMs);
  const percent = Math.min(99, Math.floor((elapsed / TOTAL_MS) * 100));
  let end = 0;
  const stage = LOADING_STAGES.findIndex((each) => elapsed < (end += each.durationMs));
  return { percent, stage: stage === -1 ? LOADING_STAGES.length - 1 : stage };
}
