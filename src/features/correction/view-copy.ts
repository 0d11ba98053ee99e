import type { Correction } from '@/domain/evaluation/correction';

/** The correction as "Ver Redação Corrigida" stores it: the same content under a new timestamp id (spec §4). */
export function viewCopy(correction: Correction, now: Date): Correction {
  const id = String(now.getTime());
  return { ...correction, id: id === correction.id ? `${id}-2` : id };
}
