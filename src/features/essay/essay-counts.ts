import { countCharacters } from '@/domain/text/count-characters';
import { countWords } from '@/domain/text/count-words';
import { estimateHandwrittenLines } from '@/domain/text/estimate-handwritten-lines';

export type EssayCounts = { words: number; characters: number; lines: number };

/** What the counter bar shows of an essay. */
export function countEssay(essay: string): EssayCounts {
  return {
    words: countWords(essay),
    characters: countCharacters(essay),
    lines: estimateHandwrittenLines(essay),
  };
}
