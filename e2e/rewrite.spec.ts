import { MARKED_ESSAY, REWRITTEN_ESSAY } from '../tests/support/rich-correction';
import { acceptFreeDay, essay, send, signUp, student, writeEssay } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

test('write, correct, rewrite, compare, and see the gain', { tag: '@phone' }, async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page, essay.theme, MARKED_ESSAY);
  await send(page);

  await test.step('the essay is on the sheet again, with the next steps', async () => {
    const title = page.getByRole('heading', { name: /próximos? passos?$/i });
    await expect(title).toBeVisible();
    const told = await page.locator('section', { has: title }).getByRole('heading', { level: 3 }).count();
    await page.getByRole('button', { name: 'Reescrever' }).click();
    const steps = page.getByRole('region', { name: 'Nova versão' });
    await expect(steps.getByRole('checkbox')).toHaveCount(told);
    expect(told).toBeGreaterThan(0);
    await expect(page.getByLabel('Sua redação')).toHaveValue(MARKED_ESSAY);
    await expect(page.locator('mark.former-mark')).not.toHaveCount(0);
    await steps.getByRole('button', { name: 'Ir ao trecho' }).first().click();
    await expect(page.getByLabel('Sua redação')).toBeFocused();
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(MARKED_ESSAY).toContain(selected);
    expect(selected).not.toBe('');
    await steps.getByRole('checkbox').first().check();
    await expectAccessible(page, 'rewriting');
  });

  await test.step('it is there after a reload, with its tick; marks go with their sentences', async () => {
    await page.getByLabel('Sua redação').fill(REWRITTEN_ESSAY);
    await expect(page.locator('mark.former-mark')).toHaveCount(0);
    await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Sua redação')).toHaveValue(REWRITTEN_ESSAY);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  });

  await test.step('the new correction knows the former one', async () => {
    await send(page);
    await page.getByRole('link', { name: 'Comparar as duas versões' }).click();
    await expect(page.getByRole('heading', { name: essay.theme })).toBeVisible();
    await expect(page.getByText(/^1ª versão, .* e 2ª versão, /)).toBeVisible();
    await expect(page.getByRole('heading', { name: /passos dados|passo dado/ })).toBeVisible();
    await expect(page.getByRole('insertion').filter({ hasText: 'Segundo o IBGE' })).toBeVisible();
    await expect(page.getByText('Saiu a marcação')).not.toHaveCount(0);
    await expectAccessible(page, 'two versions');
  });

  await test.step('the history has one essay, with its versions', async () => {
    await page.goto('/dashboard/student/corrected-essays');
    await expect(page.getByRole('button', { name: /^Ver Detalhes/ })).toHaveCount(1);
    await page.getByText('1 versão anterior').click();
    await expect(page.getByRole('button', { name: /^Abrir a 1ª versão/ })).toBeVisible();
    await expectAccessible(page, 'history with versions');
  });

  await test.step('progress counts it once, and tells the gain', async () => {
    await page.goto('/dashboard/student/progress');
    const journey = page.getByRole('region', { name: 'Sua jornada' });
    await expect(journey.getByText('redação corrigida')).toBeVisible();
    await expect(journey.getByText('em média ao reescrever')).toBeVisible();
  });
});

test('another text on the sheet is asked about, and not lost', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page, essay.theme, MARKED_ESSAY);
  await send(page);
  await page.goto('/dashboard/student/essay');
  await page.getByRole('button', { name: 'Enviar nova redação' }).click();
  await writeEssay(page, 'Desafios da leitura', essay.text);
  await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
  await page.goto('/dashboard/student/corrected-essays');
  await page.getByRole('link', { name: `Reescrever: ${essay.theme}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Há outro texto na folha' });
  await question.getByRole('button', { name: 'Continuar com o texto de agora' }).click();
  await expect(page.getByLabel('Sua redação')).toHaveValue(essay.text);
  await expect(page).toHaveURL('/dashboard/student/essay');

  await page.goBack();
  await page.getByRole('link', { name: `Reescrever: ${essay.theme}` }).click();
  await question.getByRole('button', { name: 'Reescrever' }).click();
  await expect(page.getByLabel('Sua redação')).toHaveValue(MARKED_ESSAY);
  // An essay on another theme is not a new version of the corrected essay.
  const steps = page.getByRole('region', { name: 'Nova versão' });
  await expect(steps).toBeVisible();
  await page.getByLabel('Tema da redação').fill('Desafios da leitura');
  await expect(steps).toBeHidden();
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await expect(steps).toBeVisible();
  await page.getByRole('button', { name: 'Versões anteriores' }).click();
  await expect(page.getByRole('dialog').getByText('Desafios da leitura').first()).toBeVisible();
});
