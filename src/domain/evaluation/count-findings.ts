import type { Evaluation } from './evaluation.ts';

/** Number of marks of each kind of finding (`codigo`). */
export function countFindings({
  erros_detectados,
}: Pick<Evaluation, 'erros_detectados'>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { codigo } of erros_detectados) counts[codigo] = (counts[codigo] ?? 0) + 1;
  return counts;
}
