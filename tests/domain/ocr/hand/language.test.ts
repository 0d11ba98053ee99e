import { expect, test } from 'vitest';
import { openLanguage, type Language } from '@/domain/ocr/hand/language';
import { packLanguage } from '../../../../tools/hand/language/pack-language';

const ALPHABET = [...' abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,'];
const TEXTS = Array.from({ length: 40 }, () => 'A casa da rua. Em casa, 17 casas da rua. Na cama.');
const bytes = packLanguage(TEXTS, ALPHABET, { order: 4, least: 3, gain: 1 });
const language = openLanguage(bytes);

function placeAfter(text: string, { start, next }: Language): number {
  return [...text].reduce(next, start);
}

test.each(['', 'c', 'ca', 'uma cas', 'zzz', 'Na rua. ', '1'])('shares after "%s" add up to one', (text) => {
  const place = placeAfter(text, language);
  const sum = ALPHABET.reduce((all, character) => all + Math.exp(language.score(place, character)), 0);
  expect(sum).toBeCloseTo(1, 1);
});

test('what the texts say is likelier, with capitals where they stand', () => {
  const after = (text: string, character: string) => language.score(placeAfter(text, language), character);
  expect(after('da ca', 's')).toBeGreaterThan(after('da ca', 'm'));
  expect(after('da ca', 'm')).toBeGreaterThan(after('da ca', 'r') + 1);
  expect(after('rua. ', 'E')).toBeGreaterThan(after('rua. ', 'e'));
  expect(after('da ', 'r')).toBeGreaterThan(after('da ', 'R') + 2);
  expect(after('', '7')).toBeCloseTo(after('', '4'));
});

test('a file that is not whole is refused', () => {
  const wrong = bytes.slice();
  // A root without children, so that the other nodes have no parent.
  wrong[bytes.length - 3 * new DataView(bytes.buffer).getUint32(8, true)] = 0;
  for (const broken of [bytes.subarray(0, 8), bytes.subarray(0, bytes.length - 1), new Uint8Array(40), wrong])
    expect(() => openLanguage(broken)).toThrow(RangeError);
});
