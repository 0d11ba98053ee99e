import type { CheckedWord } from '../checked-text.ts';

/** Two words of different numbers and the two ways to make them agree: which one is meant only the writer knows. */
export function eitherMessage(
  first: Pick<CheckedWord, 'lower'>,
  second: Pick<CheckedWord, 'lower'>,
  [one = '', other = '']: readonly string[],
): string {
  return `“${first.lower}” e “${second.lower}” não concordam: escreva “${one}” ou “${other}”, conforme o que você quis dizer.`;
}
