export type LoadingStage = { label: string; durationMs: number };

/** The stages of the loading dialog, spec §4 "Loading dialog". */
export const LOADING_STAGES: readonly LoadingStage[] = [
  { label: 'Analisando sua redação', durationMs: 3000 },
  { label: 'Aplicando os critérios do ENEM', durationMs: 4000 },
  { label: 'Verificando gramática e ortografia', durationMs: 3500 },
  { label: 'Avaliando a argumentação', durationMs: 3000 },
  { label: 'Finalizando a análise detalhada', durationMs: 2500 },
];

export const TICK_MS = 100;

/** From 100 % to the completion callback. */
export const COMPLETION_DELAY_MS = 500;

const TOTAL_MS = LOADING_STAGES.reduce((sum, stage) => sum + stage.durationMs, 0);

export type LoadingProgress = { percent: number; stage: number };

/**
 * Percentage (0–100, whole) and index of the stage after so many ms. Without a result it holds at 99 % in the last
 * stage; with one it is complete, however early (decisions §6). Negative times count as 0.
 */
export function loadingProgress(elapsedMs: number, isReady: boolean): LoadingProgress {
  if (isReady) return { percent: 100, stage: LOADING_STAGES.length };
  const elapsed = Math.max(0, elapsedMs);
  const percent = Math.min(99, Math.floor((elapsed / TOTAL_MS) * 100));
  let end = 0;
  const stage = LOADING_STAGES.findIndex((each) => elapsed < (end += each.durationMs));
  return { percent, stage: stage === -1 ? LOADING_STAGES.length - 1 : stage };
}
