import { test } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { SAMPLE_THEME } from '../../tests/support/essays';
import { seedStudent } from '../../tests/support/seed-device';
import { shoot } from './shoot';

test('the answer sheet', async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await page.goto(paths.student.answerSheet());
  await page.getByRole('img', { name: /^Prévia/ }).waitFor();
  await shoot(page, 'answer-sheet');
  await page.goto(paths.student.answerSheet(SAMPLE_THEME));
  await page.getByRole('img', { name: /^Prévia/ }).waitFor();
  await shoot(page, 'answer-sheet-theme');
});
