import { ownTextsOf, type ThemeGuidance } from '../classrooms/theme-guidance.ts';
import { MAX_ESSAY_CHARACTERS } from '../essay/draft.ts';

/**
 * The motivating texts used when an essay on a theme is corrected: the texts of the theme bank and the texts that
 * teachers added to the theme. If the theme bank cannot be loaded, its texts are left out.
 */
export async function findSupportText(
  theme: string,
  given: readonly ThemeGuidance[],
): Promise<string | undefined> {
  const bank = await import('./theme-bank.ts').catch(() => null);
  const proposal = given.find(({ proposta }) => proposta !== null)?.proposta;
  const texts = [bank?.supportTextOf(theme, proposal), ...given.map(ownTextsOf)].filter(Boolean);
  return texts.join('\n\n').slice(0, MAX_ESSAY_CHARACTERS) || undefined;
}
