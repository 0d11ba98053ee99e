import type { Correction } from './correction.ts';
import type { NextStep } from './evaluation.ts';

/** Kinds of faults that another repertoire mends: none recognized, or one that fits any theme. */
const KINDS: ReadonlySet<string> = new Set(['repertorio', 'repertorio-de-bolso']);

/** Whether a step asks for repertoire. */
export function isAboutRepertoire({ kind = '' }: Partial<NextStep>): boolean {
  return KINDS.has(kind);
}

/** Whether an essay lacks repertoire, or has pocket repertoire; false for corrections that do not tell their faults. */
export function lacksRepertoire({ aiAnalysis }: Pick<Correction, 'aiAnalysis'>): boolean {
  return aiAnalysis.grifo?.faults?.some(isAboutRepertoire) ?? false;
}
