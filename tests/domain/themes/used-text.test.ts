import { expect, test } from 'vitest';
import { EXAM_BANK, PROPOSAL_BANK, supportTextOf } from '@/domain/themes/theme-bank';
import { usedTextOf } from '@/domain/themes/used-text';
import { GOOD_ESSAY } from '../../support/essays';

const [proposal] = PROPOSAL_BANK;
const [exam] = EXAM_BANK;

test('an essay is corrected with the texts of its proposal', () => {
  const theme = proposal?.theme ?? '';
  expect(usedTextOf({ theme, essay: GOOD_ESSAY })).toBe(supportTextOf(theme));
});

test('an essay on the theme of an exam is corrected with our texts if it copies from them, else without', () => {
  const theme = exam?.theme ?? '';
  const copied = exam?.proposal.texts[0]?.text ?? '';
  expect(usedTextOf({ theme, essay: GOOD_ESSAY })).toBeUndefined();
  expect(usedTextOf({ theme, essay: `${GOOD_ESSAY}\n${copied}` })).toBe(supportTextOf(theme));
});

test('a theme that the bank does not know has no texts', () => {
  expect(usedTextOf({ theme: 'Um tema que ninguém deu', essay: GOOD_ESSAY })).toBeUndefined();
});
