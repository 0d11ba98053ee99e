import { expect, test } from 'vitest';
import { EXAM_BANK, printedText, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { usedTextOf } from '@/domain/themes/used-text';
import { GOOD_ESSAY } from '../../support/essays';

const [first] = PROPOSAL_BANK;
const [exam] = EXAM_BANK;
const textOf = (one: typeof first) => one && printedText(one.proposal);

test('an essay is corrected with the texts of its proposal', () => {
  expect(usedTextOf({ theme: first?.theme ?? '', essay: GOOD_ESSAY })).toBe(textOf(first));
});

test('an essay on the theme of an exam is corrected with our texts if it copies from them, else without', () => {
  const theme = exam?.theme ?? '';
  const copied = exam?.proposal.texts[0]?.text ?? '';
  expect(usedTextOf({ theme, essay: GOOD_ESSAY })).toBeUndefined();
  expect(usedTextOf({ theme, essay: `${GOOD_ESSAY}\n${copied}` })).toBe(textOf(exam));
});

test('a theme that the bank does not know has no texts', () => {
  expect(usedTextOf({ theme: 'Um tema que ninguém deu', essay: GOOD_ESSAY })).toBeUndefined();
});
