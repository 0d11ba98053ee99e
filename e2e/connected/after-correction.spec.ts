import { enter, newStudent } from '../support/backend';
import { essay, send, writeEssay } from '../support/journey';
import { watchTheWait } from '../support/watch-wait';
import { celebrate, celebration, expect, test } from '../support/test';

test.use({ celebrations: 'keep' });

test(
  'the wait runs forwards, and the end of the correction is the top of the page with the next steps',
  { tag: '@phone' },
  async ({ page }) => {
    await enter(page, newStudent());
    await writeEssay(page);
    const watched = await watchTheWait(page, 'Correção da redação');
    await send(page);
    const { percents, bareFrames } = await watched();
    expect(percents[0]).toBe(0);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(bareFrames).toBe(0);

    const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
    for (const name of ['Próximo', 'Próximo', 'Fechar']) await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
    const next = page.getByRole('button', { name: 'Refazer esta redação' });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Enviar nova redação' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await test.step('what was reached is celebrated in one summary, once', async () => {
      const names = await celebrate(page);
      expect(names.length).toBeGreaterThan(1);
      await expect(next).toBeFocused();
      await page.waitForTimeout(6000);
      await expect(celebration(page)).toBeHidden();
    });

    await test.step('going back and forth meets no dialog', async () => {
      await page.goForward();
      await expect(next).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('link', { name: 'Início', exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'Escrever Redação' })).toBeVisible();
      await page.goBack();
      await expect(next).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('the essay comes back with its steps in view', async () => {
      await next.click();
      const steps = page.getByRole('region', { name: 'Nova versão' });
      await expect(steps.getByRole('checkbox').first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
    });
  },
);

test('a dialog stays with its page: going back takes it along', { tag: '@phone' }, async ({ page }) => {
  await enter(page, newStudent());
  await page.goto('/dashboard/student');
  await page.getByRole('link', { name: 'Redação', exact: true }).first().click();
  await page.getByRole('button', { name: 'Upgrade', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Upgrade' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Escrever Redação' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
