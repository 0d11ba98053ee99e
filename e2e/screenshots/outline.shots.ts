import { test } from '@playwright/test';
import { SAMPLE_THEME } from '../../tests/support/essays';
import { seedStudent } from '../../tests/support/seed-device';
import { shoot } from './shoot';

const FIELDS = {
  tema: 'Como parar de jogar comida boa no lixo',
  tese: 'O desperdício de alimentos no Brasil',
  argumento1: 'Falta estrutura para conservar a comida',
  prova1: 'Feiras e galpões sem refrigeração',
  argumento2: 'O hábito de comprar sem planejar',
  repertório: 'Carolina Maria de Jesus, “Quarto de despejo”',
  agente: 'Ministério da Agricultura',
  ação: 'bancos de alimentos refrigerados',
  meio: 'medidas eficazes',
  finalidade: 'a sobra chegar a quem tem fome',
};

test('a plan: open, while writing, and in the correction', async ({ page }) => {
  await seedStudent(page);
  await page.evaluate(
    (plan) =>
      localStorage.setItem('grifo:outlines:marina', JSON.stringify({ current: plan, ofEssays: { 1: plan } })),
    { fields: FIELDS, serves: 1, sheetTheme: SAMPLE_THEME },
  );
  await page.goto('/dashboard/student/essay');
  await page.getByRole('region', { name: 'Plano' }).waitFor();
  await page.getByLabel('Sua redação').evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(900, 900);
  });
  await page.getByText('Falta estrutura para conservar a comida.').waitFor();
  await shoot(page, 'outline-strip');
  await page.getByRole('button', { name: 'Abrir o plano' }).click();
  await page.getByText(/^Isto ainda é um tema/).waitFor();
  await shoot(page, 'outline');

  await page.goto('/dashboard/student/corrected-essays?ver=1');
  await page.getByRole('button', { name: /^Do plano ao texto/ }).click();
  await page.getByText('O repertório não apareceu.').waitFor();
  await shoot(page, 'result-outline');
});
