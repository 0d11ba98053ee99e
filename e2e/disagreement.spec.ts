import { readFileSync } from 'node:fs';
import { GOOD_ESSAY } from '../tests/support/essays';
import { seedStudent } from '../tests/support/seed-device';
import { ANSWER, disagree, noteOf, openDisagreement, openForm } from './support/disagreement';
import { seedAccount } from './support/seed-account';
import { expect, expectAccessible, test } from './support/test';

const CORRECTION = '/dashboard/student/corrected-essays?ver=1';
const REASON = 'O corretor leu outra coisa nesta parte do texto.';

test(
  'a student disagrees, a developer confirms, the student reads the answer; it becomes a test case',
  { tag: '@phone' },
  async ({ page }) => {
    await seedStudent(page, { ages: [1], withDraft: false });
    await page.goto(CORRECTION);
    const level = await page.getByRole('meter', { name: /^Competência 3: / }).getAttribute('aria-label');
    await disagree(page, REASON, { isShared: true });
    await expectAccessible(page, 'disagreed');

    await test.step('the team reads the reason beside the essay, and answers', async () => {
      await seedAccount(page, 'dev');
      const row = await openDisagreement(page, REASON);
      await expect(row.getByRole('region', { name: 'Redação do aluno' })).toContainText(
        GOOD_ESSAY.slice(0, 60),
      );
      await row.getByRole('button', { name: 'Responder' }).click();
      await expect(row.getByText('Escolha se o aluno tem razão.')).toBeVisible();
      await row.getByText('O aluno tem razão', { exact: true }).click();
      await row.getByLabel('Resposta ao aluno').fill(ANSWER);
      await expectAccessible(page, 'a disagreement opened');
      await row.getByRole('button', { name: 'Responder' }).click();
      await expect(page.getByText('Resposta enviada')).toBeVisible();
      const shares = page.getByRole('table', { name: 'Discordância por regra' });
      await expect(shares.getByRole('row').nth(1)).toContainText('100%');
    });

    await test.step('the passage alone is downloaded', async () => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar casos de teste' }).click();
      const file = readFileSync(await (await waiting).path(), 'utf8');
      const [found] = JSON.parse(file) as { passage: string; mark: { start: number; end: number } }[];
      expect(GOOD_ESSAY).toContain(found?.passage);
      expect(found?.passage.length).toBeLessThan(GOOD_ESSAY.length / 2);
      expect(file).not.toContain('Marina');
    });

    await test.step('the student reads the answer; the level is as it was; the essay is taken back', async () => {
      await seedStudent(page, { ages: [1], withDraft: false });
      await page.goto(CORRECTION);
      await expect(noteOf(page)).toContainText(`Você tem razão: ${ANSWER}`);
      await expect(noteOf(page).getByRole('button', { name: 'Retirar' })).toHaveCount(0);
      expect(await page.getByRole('meter', { name: /^Competência 3: / }).getAttribute('aria-label')).toBe(
        level,
      );
      await noteOf(page).getByRole('button', { name: 'Deixar de mostrar a redação à equipe' }).click();
      await expect(page.getByText('Redação retirada')).toBeVisible();
      const kept = await page.evaluate(() => localStorage.getItem('grifo:disagreements:marina') ?? '');
      expect(kept).toContain(ANSWER);
      expect(kept).not.toContain(GOOD_ESSAY.slice(0, 60));
    });
  },
);

test('what was begun or taken back is not lost', async ({ page }) => {
  await seedStudent(page, { ages: [1], withDraft: false });
  await page.goto(CORRECTION);
  const begun = await openForm(page);
  const size = page.viewportSize()!;
  for (const window of [size, { width: 390, height: 600 }]) {
    await page.setViewportSize(window);
    await expect(begun.getByRole('button', { name: 'Enviar' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(size);
  await begun.getByLabel('Por quê?').fill('Comecei a explicar');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect((await openForm(page)).getByLabel('Por quê?')).toHaveValue('Comecei a explicar');
  await page.keyboard.press('Escape');

  await disagree(page, REASON);
  await noteOf(page).getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Discordância retirada')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Não concordo ?: competência 3$/ })).toBeFocused();
  await expect((await openForm(page)).getByLabel('Por quê?')).toHaveValue(REASON);
});
