import type { Page } from '@playwright/test';
import { seedStudent } from '../tests/support/seed-device';
import { essay, send } from './support/journey';
import { cutOff, keptOnDevice, test as offlineTest } from './support/offline';
import { expect, expectAccessible, test } from './support/test';

const THESIS = 'Reduzir o desperdício exige enfrentar falhas da cadeia e educar para o consumo';
const text = (page: Page) => page.getByLabel('Sua redação');
/** The open plan: beside the sheet, or a dialog on a phone. */
const plan = (page: Page) =>
  page.getByRole('dialog', { name: 'Plano' }).or(page.getByRole('region', { name: 'Plano' }));
const strip = (page: Page) => page.getByRole('region', { name: 'Plano' });
const field = (page: Page, name: string) => plan(page).getByLabel(name, { exact: true });

async function openPlan(page: Page) {
  await seedStudent(page, { withDraft: false });
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByRole('button', { name: 'Plano', exact: true }).click();
}

async function putCaretAt(page: Page, at: number) {
  await text(page).evaluate((element: HTMLTextAreaElement, to) => {
    element.focus();
    element.setSelectionRange(to, to);
  }, at);
}

test(
  'a plan is read kindly, goes along while writing, survives a reload, and the correction tells what arrived',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow();
    await openPlan(page);
    await field(page, 'Tese').fill('O desperdício de alimentos no Brasil');
    await field(page, 'Meio da proposta').fill('medidas eficazes');
    await expect(plan(page).getByText(/^Isto ainda é um tema, não uma tese/)).toBeVisible();
    await expect(plan(page).getByText('Cabe em qualquer proposta. Por meio de quê?')).toBeVisible();
    await expectAccessible(page, 'the open plan');

    await field(page, 'Tese').fill(THESIS);
    await expect(plan(page).getByText(/^Isto ainda é um tema/)).toBeHidden();
    await field(page, 'Meio da proposta').fill('incentivos fiscais a supermercados');
    await field(page, '1º argumento').fill('Grande parte se perde antes da mesa');
    await field(page, 'Prova do 1º argumento').fill('armazéns sem refrigeração');
    await field(page, 'Prova do 2º argumento').fill('uma pesquisa da turma sobre merenda');
    await field(page, 'Agente da proposta').fill('Ministério da Agricultura');

    await page.reload();
    await expect(strip(page).getByText(THESIS)).toBeVisible();
    await page.getByRole('button', { name: 'Abrir o plano' }).click();
    await expect(field(page, 'Agente da proposta')).toHaveValue('Ministério da Agricultura');
    await page.getByRole('button', { name: 'Recolher e escrever' }).click();
    if (!isMobile) await expect(text(page)).toBeFocused();

    await text(page).fill(essay.text);
    await putCaretAt(page, essay.text.indexOf('Em primeiro lugar') + 20);
    await expect(strip(page).getByText('Grande parte se perde antes da mesa.')).toBeVisible();
    await putCaretAt(page, essay.text.length);
    await expect(strip(page).getByText('Ministério da Agricultura.')).toBeVisible();
    await expectAccessible(page, 'the plan while writing');

    await send(page);
    const row = page.getByRole('button', { name: /^Do plano ao texto/ });
    await expect(row).toContainText('5 de 6');
    await row.click();
    await expect(page.getByText('A tese do plano está na introdução.')).toBeVisible();
    await expect(page.getByText('A prova do 2º argumento não apareceu.')).toBeVisible();
    await expect(page.getByText('O agente e o meio da proposta estão na conclusão.')).toBeVisible();
    await expectAccessible(page, 'the correction with its plan');

    // The plan stays with its correction, and the next essay begins without one.
    await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
    await expect(page.getByRole('button', { name: /^Do plano ao texto/ })).toContainText('5 de 6');
    await page.goto('/dashboard/student/essay');
    await page.getByRole('button', { name: 'Enviar nova redação' }).click();
    await expect(text(page)).toHaveValue('');
    await expect(strip(page)).toBeHidden();
  },
);

test('a plan fits a window of 320 px, open and folded', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPlan(page);
  await field(page, 'Tese').fill(THESIS);
  await field(page, 'Prova do 1º argumento').fill('palavracompridademaisparaumalinha'.repeat(3));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Recolher e escrever' }).click();
  await expect(strip(page).getByText(THESIS)).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

offlineTest(
  'a plan is read and kept without a network',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await page.goto('/');
    await keptOnDevice(page);
    await cutOff(context, site);
    await openPlan(page);
    await field(page, 'Meio da proposta').fill('medidas eficazes');
    await expect(plan(page).getByText('Cabe em qualquer proposta. Por meio de quê?')).toBeVisible();
    await page.reload();
    await expect(strip(page)).toBeVisible();
  },
);
