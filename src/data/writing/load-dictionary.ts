import type { Dictionary } from '@/domain/writing/lexicon/lexicon';

/** The dictionary; null where it cannot be had. */
export async function loadDictionary(): Promise<Dictionary | null> {
  return null;
}
