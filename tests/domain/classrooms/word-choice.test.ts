import { describe, expect, it } from 'vitest';
import {
  choosable,
  chosenSpan,
  moveChoice,
  quoteBetween,
  type WordChoice,
} from '@/domain/classrooms/word-choice';

const TEXT = 'A rua é nossa. Ninguém cuida dela.\nFalta luz.';
const text = choosable(TEXT);

/** The words selected after these keys, starting from the first word; a capital S means Shift. */
function after(keys: string): string {
  const names: Record<string, string> = { r: 'ArrowRight', l: 'ArrowLeft', d: 'ArrowDown', u: 'ArrowUp' };
  let choice: WordChoice = { anchor: 0, head: 0 };
  for (const key of keys.split(' ').filter(Boolean))
    choice = moveChoice(text, choice, names[key.at(-1) ?? ''] ?? key, key.startsWith('S'));
  const span = chosenSpan(text, choice);
  return span ? TEXT.slice(span.start, span.end) : '';
}

describe('choosing words by keys', () => {
  it.each([
    ['nothing pressed: the first word', '', 'A'],
    ['the next word', 'r r', 'é'],
    ['back again', 'r r l', 'rua'],
    ['no further than the first', 'l l', 'A'],
    ['no further than the last', 'd d d r r r', 'luz'],
    ['one more with Shift', 'r Sr Sr', 'rua é nossa'],
    ['one less with Shift', 'r Sr Sr Sl', 'rua é'],
    ['to the left of where it began', 'r r Sl Sl', 'A rua é'],
    ['the sentence it is in', 'r d', 'A rua é nossa'],
    ['the next sentence', 'd d', 'Ninguém cuida dela'],
    ['back to the sentence before', 'd d u', 'A rua é nossa'],
    ['two sentences with Shift', 'd Sd', 'A rua é nossa. Ninguém cuida dela'],
    ['into the next paragraph', 'd d d', 'Falta luz'],
    ['another key changes nothing', 'r x', 'rua'],
  ])('%s', (_what, keys, chosen) => expect(after(keys)).toBe(chosen));

  it('has nothing to choose in a text without words', () => {
    const none = choosable(' … ');
    expect(chosenSpan(none, moveChoice(none, { anchor: 0, head: 0 }, 'ArrowRight', false))).toBeNull();
  });
});

describe('what is marked of a selection', () => {
  it.each<[string, number, number, string | null]>([
    ['whole words', 0, 5, 'A rua'],
    ['a word of which a part is selected', 3, 4, 'rua'],
    ['words at both ends', 3, 10, 'rua é nossa'],
    ['no blanks around them', 1, 6, 'rua'],
    ['punctuation that is selected', 8, 14, 'nossa.'],
    ['nothing of blanks alone', 5, 6, null],
  ])('%s', (_what, start, end, quote) => {
    const found = quoteBetween(TEXT, { start, end });
    expect(found && [found.quote, TEXT.slice(found.start, found.end)]).toEqual(quote && [quote, quote]);
  });

  it('no more than 2,000 characters', () => {
    const long = 'palavra '.repeat(260);
    expect(quoteBetween(long, { start: 0, end: long.length })).toBeNull();
  });
});
