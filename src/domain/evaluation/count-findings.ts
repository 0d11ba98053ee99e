import type { Evaluation } from './evaluation.ts';

/** How often each kind of finding (`codigo`) was marked. */
export function countFindings({
  erros_detectados,
}: Pick<Evaluation, 'erros_detectados'>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { codigo } of erros_detectados) counts[codigo] = (counts[codigo] ?? 0) + 1;
  return counts;
}
