import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkText, type WritingFinding } from '@/domain/writing/check-text';
import { smallLexicon, type Lexicon } from '@/domain/writing/lexicon/lexicon';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const RUNS = 10_000;

/** Real words between punctuation marks and whitespace of every kind, which reach deep into the rules. */
const WORDS = readFileSync('tests/fixtures/writing/prose.pt-BR.txt', 'utf8').split(/\s+/).slice(0, 1500);
const SIGNS =
  ' |  |\n|\r\n|\t|,|, |. |...|?!|;|: |"|“|”|«|(|)| — |-|\'|’|etc.|1,5|10h30|§|\u200B|\u200D|\u00AD|\u0301|\u0300\u0327'.split(
    '|',
  );
const STRANGE =
  '\uD83D|\uDE00|😀|👩‍👩‍👧|\u202E|\u2067|مرحبا|שלום|\u0000|\u0007|\u001B|\u2028|\uFEFF|\u{E0061}|\u3164|İ|ß|ﬁ|Ǆ|漢字'.split(
    '|',
  );

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.constantFrom(...WORDS, ...SIGNS, ...SIGNS, ...STRANGE), { maxLength: 60 })
    .map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom(...WORDS, ...SIGNS, ...STRANGE), { maxLength: 60 })
    .map((parts) => parts.join(' ').toUpperCase()),
  fc.array(fc.constantFrom(...WORDS, ',', '.'), { maxLength: 60 }).map((parts) => parts.join(' ')),
);

/** Findings that are outside the text, overlap the previous one, are empty, or share an id. */
function faultsOf(found: readonly WritingFinding[], length: number): WritingFinding[] {
  const ids = new Set<string>();
  return found.filter(({ start, end, id }, at) => {
    const isKnown = ids.has(id);
    ids.add(id);
    return isKnown || start < (found[at - 1]?.end ?? 0) || end <= start || end > length;
  });
}

describe('checkText on any text', () => {
  it.each<[string, Lexicon]>([
    ['with the dictionary', lexiconWithModels],
    ['without it', smallLexicon],
  ])(
    '%s: findings stand in the text, in order, none empty, none over another',
    (_requirement, lexicon) => {
      const property = fc.property(text, (any) => {
        expect(faultsOf(checkText(any, lexicon), any.length)).toEqual([]);
      });
      fc.assert(property, { numRuns: RUNS / 2 });
    },
    120_000,
  );

  it.each([
    ['a letter', 'a'],
    ['letters and signs', 'ação,de.'],
    ['hyphens', 'a-'],
    ['stops', '.'],
    ['quotation marks', '"'],
    ['brackets', '('],
    ['accents without a letter', '\u0301'],
    ['halves of a character', '\uD83D'],
  ])(
    'a megabyte without a blank: %s',
    (_requirement, part) => {
      const long = part.repeat(Math.ceil(1_000_000 / part.length));
      expect(faultsOf(checkText(long, lexiconWithModels), long.length)).toEqual([]);
    },
    120_000,
  );
});
