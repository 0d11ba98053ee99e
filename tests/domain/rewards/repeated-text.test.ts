import { expect, it } from 'vitest';
import { repeatsText } from '@/domain/rewards/repeated-text';
import { NEW, REPEATED, words } from '../../support/repeated-texts';

it.each(REPEATED)('a text %s is no new one', (_kind, text) => {
  expect(repeatsText(text, ['Outro texto, de antes.', words()])).toBe(true);
});

it.each(NEW)('a text %s is a new one', (_kind, text) => {
  expect(repeatsText(text, [words()])).toBe(false);
});

it.each([
  ['a text without words', '?! …', ['?! …']],
  ['the first one', words(), []],
])('%s is always new', (_kind, text, earlier) => {
  expect(repeatsText(text, earlier)).toBe(false);
});

it('a text of few words is compared whole', () => {
  expect(repeatsText('Bom dia!', ['bom   dia'])).toBe(true);
  expect(repeatsText('Bom dia', ['Boa noite'])).toBe(false);
});
