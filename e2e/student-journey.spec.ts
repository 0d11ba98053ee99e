import type { Page } from '@playwright/test';
import { acceptFreeDay, essay, send, signIn, signOut, signUp, student, writeEssay } from './support/journey';
import { seedEssays } from '../tests/support/seed-device';
import { expect, test } from './support/test';

type Point = { x: number; y: number };

/** A finger that moves from one point to another at once. */
async function swipe(page: Page, from: Point, to: Point) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'from sign-up to a correction read, rated, found again, and out',
  { tag: ['@full', '@phone'] },
  async ({ page, isMobile }) => {
    await test.step('sign up', async () => {
      await signUp(page, student);
      await expect(page).toHaveURL('/dashboard/student');
      await expect(page.getByRole('region', { name: /, Marina\./ })).toContainText('Conta criada');
    });

    await test.step('the welcome card offers the free 24 hours', async () => {
      await acceptFreeDay(page);
    });

    await test.step('write', async () => {
      await writeEssay(page, essay.theme, essay.text.split(' ').slice(0, 50).join(' '));
      await expect(page.getByRole('button', { name: 'Corrigir redação' })).toBeDisabled();
      await page.getByLabel('Sua redação').fill(essay.text);
      await expect(page.getByText('Mínimo atingido')).toBeVisible();
    });

    const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
    await test.step('send and read the result', async () => {
      await send(page);
      await expect(dialog.getByText(essay.theme)).toBeVisible();
      await expect(dialog.getByText(/de 1000/)).toBeVisible();
      for (const name of [
        'Domínio da norma padrão',
        'Compreensão da proposta',
        'Organização das ideias',
        'Conhecimento dos mecanismos linguísticos',
        'Proposta de intervenção',
      ]) {
        await expect(dialog.getByRole('heading', { name })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
    });

    await test.step('read the marked essay', async () => {
      await dialog.getByRole('button', { name: 'Próximo' }).click();
      await expect(dialog.getByText(essay.text.split('\n')[0]!.slice(0, 40))).toBeVisible();
      await dialog.getByRole('button', { name: 'Próximo' }).click();
    });

    await test.step('the browser’s back goes to the previous step', async () => {
      await page.goBack();
      await expect(dialog.getByText(essay.text.split('\n')[0]!.slice(0, 40))).toBeVisible();
      await dialog.getByRole('button', { name: 'Próximo' }).click();
    });

    if (isMobile)
      await test.step('a swipe over the empty rest of a step turns it, too', async () => {
        await expect(dialog.getByRole('button', { name: 'Enviar Avaliação' })).toBeVisible();
        const { x, y } = (await dialog.getByRole('contentinfo').boundingBox())!;
        await swipe(page, { x: x + 60, y: y - 20 }, { x: x + 260, y: y - 20 });
        await expect(dialog.getByText(essay.text.split('\n')[0]!.slice(0, 40))).toBeVisible();
        await dialog.getByRole('button', { name: 'Próximo' }).click();
      });

    await test.step('rate', async () => {
      const submit = dialog.getByRole('button', { name: 'Enviar Avaliação' });
      await expect(submit).toBeDisabled();
      await dialog.getByRole('radio', { name: 'Satisfeito', exact: true }).check({ force: true });
      await dialog.getByLabel(/Comentário/).fill('As marcações no texto ajudaram.');
      await submit.click();
      await expect(dialog).toBeHidden();
    });

    await test.step('the editor is done: three ways on', async () => {
      for (const name of ['Enviar nova redação', 'Refazer esta redação', 'Nova redação em branco']) {
        await expect(page.getByRole('button', { name })).toBeVisible();
      }
      await page.getByRole('button', { name: 'Refazer esta redação' }).click();
      await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
    });

    await test.step('find it again', async () => {
      await page.goto('/dashboard/student');
      await page.getByRole('link', { name: 'Ver todas', exact: false }).click();
      await expect(page).toHaveURL(/corrected-essays/);
      await page
        .getByRole('button', { name: /Ver Detalhes/ })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Redações corrigidas' })).toBeVisible();
    });

    await test.step('log out; the area is closed, the essays come back with the account', async () => {
      await signOut(page);
      await page.goto('/dashboard/student/corrected-essays');
      await expect(page).toHaveURL('/');
      await signIn(page, student);
      await page.goto('/dashboard/student/corrected-essays');
      await expect(page.getByText(essay.theme).first()).toBeVisible();
    });
  },
);

test('"Ver Redação Corrigida" opens the correction on its own page', { tag: '@full' }, async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page);
  await send(page);
  await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
  await expect(page).toHaveURL(/corrected-essays/);
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('corrected-essay-view') ?? '{}'));
  expect(kept.theme).toBe(essay.theme);
});

test(
  'the home shows where to begin and the last correction in its first view',
  { tag: '@phone' },
  async ({ page }) => {
    await seedEssays(page, 3);
    await page.goto('/dashboard/student');
    const shortcuts = page.getByRole('navigation', { name: 'Atalhos' });
    const foot = (await shortcuts.isVisible())
      ? (await shortcuts.boundingBox())?.y
      : page.viewportSize()?.height;
    const last = page.getByRole('region', { name: 'Últimas correções' }).getByRole('listitem').first();
    for (const part of [page.getByRole('link', { name: 'Começar Agora' }), last]) {
      await expect(part).toBeVisible();
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(foot ?? 0);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
