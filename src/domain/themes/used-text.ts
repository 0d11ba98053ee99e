import { findCopiedPassages } from '../scoring/guards/copied-passages.ts';
import { analyzeText } from '../text/analyze-text.ts';
import { findThemeWithTexts, supportTextOf } from './theme-bank.ts';

/**
 * The texts of the theme bank with which an essay is corrected; undefined if there are none. Essays on the theme of an
 * exam are often written with the texts of that exam, so ours count only if the essay copies from them: 54 graded
 * essays lost 20 points on average when they were compared with texts that their writers had not seen.
 */
export function usedTextOf(
  { theme, essay }: { theme: string; essay: string },
  id?: string | null,
): string | undefined {
  const text = supportTextOf(theme, id);
  if (text === undefined || findThemeWithTexts(theme, id)?.from === 'proposal') return text;
  return findCopiedPassages(analyzeText(essay), analyzeText(text)).length > 0 ? text : undefined;
}
