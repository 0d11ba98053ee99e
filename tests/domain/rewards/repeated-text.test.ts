import { expect, it } from 'vitest';
import { repeatsText } from '@/domain/rewards/repeated-text';
import { NEW, REPEATED, WORDLESS, words } from '../../support/repeated-texts';

it.each(REPEATED)('a text %s is no new one', (_kind, text) => {
  expect(repeatsText(text, ['Outro texto, de antes.', words()])).toBe(true);
});

it.each(NEW)('a text %s is a new one', (_kind, text) => {
  expect(repeatsText(text, [words()])).toBe(false);
});

it.each(WORDLESS)('a text of %s is new once', (_kind, text) => {
  expect(repeatsText(text, [words()])).toBe(false);
  expect(repeatsText(text, ['…'])).toBe(true);
});

it('the first text is new', () => {
  expect(repeatsText(words(), [])).toBe(false);
});

it('a text of few words is compared whole', () => {
  expect(repeatsText('Bom dia!', ['bom   dia'])).toBe(true);
  expect(repeatsText('Bom dia', ['Boa noite'])).toBe(false);
});
