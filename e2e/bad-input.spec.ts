import { acceptFreeDay, essay, holdEvaluations, send, signUp, student, writeEssay } from './support/journey';
import { expect, test } from './support/test';

const MARKUP = '<img src=x onerror="document.title=\'falhou\'">';

test('markup in name, theme and essay is shown as text', async ({ page }) => {
  await signUp(page, { ...student, name: `Marina ${MARKUP}` });
  await acceptFreeDay(page);
  await writeEssay(page, `${essay.theme} ${MARKUP}`, `${essay.text}\n${MARKUP}`);
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
  await dialog.getByRole('button', { name: 'Próximo' }).click();
  await expect(dialog.getByText('onerror=', { exact: false }).first()).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(await page.title()).not.toBe('falhou');
});

test(
  'a long name and e-mail stay inside the account panel',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    const email = `${'maria.fernanda.'.repeat(4)}silva@email.exemplo`;
    await signUp(page, { ...student, name: 'Maria Fernanda da Silva Albuquerque', email });
    await acceptFreeDay(page);
    await page.goto('/dashboard/student');
    const menu = page.getByRole('button', { name: 'Abrir menu' });
    if (await menu.isVisible()) await menu.click();
    const panel = page.getByRole('region', { name: 'Sua conta' }).filter({ visible: true });
    await expect(panel).toContainText(email);
    const overflow = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBe(0);
  },
);

test('a blocked storage still lets a student write and be corrected', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signUp(page, student);
  await acceptFreeDay(page);
  await page
    .getByRole('link', { name: /Redação/ })
    .first()
    .click();
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByLabel('Sua redação').fill(essay.text);
  await send(page);
});

test('a full storage says so and keeps the text on screen', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.goto('/dashboard/student/essay');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByLabel('Sua redação').fill(essay.text);
  await expect(page.getByText(/o aparelho não deixou guardar/).first()).toBeVisible();
  await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
});

for (const [what, value] of [
  ['truncated JSON', '{"email":'],
  ['wrong types', '{"email":7,"userType":"admin","creditos_correcoes":"muitos"}'],
  ['a list', '[]'],
] as const) {
  test(`a session record with ${what} leads to the entry, not to a white page`, async ({ page }) => {
    await page.addInitScript((bad) => localStorage.setItem('grifo:user', bad), value);
    await page.goto('/dashboard/student');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  });
}

test('credits edited by hand are corrected on entry', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('grifo:user') ?? '{}');
    localStorage.setItem('grifo:user', JSON.stringify({ ...user, creditos_correcoes: 999999 }));
    localStorage.removeItem('grifo:promo-start');
  });
  await page.goto('/dashboard/student');
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('grifo:user') ?? '{}').creditos_correcoes),
    )
    .toBe(0);
});

test(
  'a very long essay is corrected, and one that could not be kept is refused in words',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await signUp(page, student);
    await acceptFreeDay(page);
    const long = essay.text.repeat(Math.ceil(100_000 / essay.text.length)).slice(0, 100_000);
    await writeEssay(page, essay.theme, long);
    await expect(page.getByText('Redação longa demais')).toBeVisible();
    await page.getByLabel('Sua redação').press('Control+Enter');
    await expect(page.getByText('passou do limite de 20.000 caracteres')).toBeVisible();
    await writeEssay(page, essay.theme, long.slice(0, 20_000));
    await send(page);
    await expect(
      page.getByRole('dialog', { name: 'Correção da redação' }).getByText(/de 1000/),
    ).toBeVisible();
  },
);

test(
  'two tabs sending at once: one corrects, the other says so and keeps the text',
  { tag: '@full' },
  async ({ page, context }) => {
    await holdEvaluations(page);
    await signUp(page, student);
    await acceptFreeDay(page);
    await writeEssay(page);
    const other = await context.newPage();
    await other.goto('/dashboard/student/essay');
    await expect(other.getByLabel('Sua redação')).toHaveValue(essay.text);
    await page.getByRole('button', { name: 'Corrigir redação' }).click();
    await expect(page.getByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
    await other.getByRole('button', { name: 'Continuar aqui' }).click();
    await other.getByRole('button', { name: 'Corrigir redação' }).click();
    await expect(other.getByText(/Outra aba está corrigindo/)).toBeVisible();
    await expect(other.getByLabel('Sua redação')).toHaveValue(essay.text);
  },
);
