import { ownTextsOf, type ThemeGuidance } from '../classrooms/theme-guidance.ts';
import { MAX_ESSAY_CHARACTERS } from '../essay/draft.ts';

/**
 * The motivating texts with which an essay is corrected: those of the theme bank (`usedTextOf`), and the texts that
 * teachers added to the theme. If the theme bank cannot be loaded, its texts are left out.
 */
export async function findSupportText(
  written: { theme: string; essay: string },
  given: readonly ThemeGuidance[],
): Promise<string | undefined> {
  const bank = await import('./used-text.ts').catch(() => null);
  const proposal = given.find(({ proposta }) => proposta !== null)?.proposta;
  const texts = [bank?.usedTextOf(written, proposal), ...given.map(ownTextsOf)].filter(Boolean);
  return texts.join('\n\n').slice(0, MAX_ESSAY_CHARACTERS) || undefined;
}
