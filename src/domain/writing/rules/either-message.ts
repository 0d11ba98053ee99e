import type { CheckedWord } from '../checked-text.ts';
import type { RuleMatch } from '../rule.ts';

/** Two words that do not agree and the two ways to make them agree, said and kept: which one is meant only the writer knows. */
export function tellEither(
  first: Pick<CheckedWord, 'lower'>,
  second: Pick<CheckedWord, 'lower'>,
  either: readonly string[],
): Pick<RuleMatch, 'message' | 'either'> {
  const [one = '', other = ''] = either;
  const message = `“${first.lower}” e “${second.lower}” não concordam: escreva “${one}” ou “${other}”, conforme o que você quis dizer.`;
  return { message, either };
}
