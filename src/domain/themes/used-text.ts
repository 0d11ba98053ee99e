import { findCopiedPassages } from '../scoring/guards/copied-passages.ts';
import { analyzeText } from '../text/analyze-text.ts';
import { findThemeWithTexts, printedText } from './theme-bank.ts';

/**
 * The texts of the theme bank with which an essay is corrected; undefined if there are none. Essays on the theme of an
 * exam are often written with the texts of that exam, so ours count only if the essay copies from them: 54 graded
 * essays lost 20 points on average when they were compared with texts that their writers had not seen.
 */
export function usedTextOf(
  { theme, essay }: { theme: string; essay: string },
  id?: string | null,
): string | undefined {
  const found = findThemeWithTexts(theme, id);
  if (!found) return undefined;
  const text = printedText(found.proposal);
  const isUsed =
    found.from === 'proposal' || findCopiedPassages(analyzeText(essay), analyzeText(text)).length > 0;
  return isUsed ? text : undefined;
}
