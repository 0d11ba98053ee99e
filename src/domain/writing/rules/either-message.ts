import type { CheckedWord } from '../checked-text.ts';
import type { RuleMatch } from '../rule.ts';

/**
 * Message for two words that do not agree. It contains both possible corrections, because only the writer knows
 * which of them is meant.
 */
export function tellEither(
  first: Pick<CheckedWord, 'lower'>,
  second: Pick<CheckedWord, 'lower'>,
  either: readonly string[],
): Pick<RuleMatch, 'message' | 'either'> {
  const [one = '', other = ''] = either;
  const message = `“${first.lower}” e “${second.lower}” não concordam: escreva “${one}” ou “${other}”, conforme o que você quis dizer.`;
  return { message, either };
}
