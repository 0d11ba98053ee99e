import { test } from '@playwright/test';
import { PROPOSAL_BANK } from '../../src/domain/themes/theme-bank';
import { acceptFreeDay, essay, expectCorrection, signUp, student } from '../support/journey';
import { shoot } from './shoot';

const PROPOSAL = PROPOSAL_BANK.find(({ from }) => from === 'proposal')?.theme ?? '';
const MINUTE = 60_000;

test('a mock exam', async ({ page }) => {
  await page.clock.install();
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.goto(`/dashboard/student/simulado?tema=${encodeURIComponent(PROPOSAL)}`);
  await page.getByRole('button', { name: 'Começar' }).waitFor();
  await shoot(page, 'mock-setup');
  await page.getByRole('button', { name: 'Começar' }).click();
  const sheet = page.getByLabel('Sua redação, até 30 linhas');
  await sheet.waitFor();
  await shoot(page, 'mock-empty');
  const paragraphs = essay.text.split('\n').filter(Boolean);
  for (let count = 1; count <= paragraphs.length; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the essay grows with the clock
    await sheet.fill(paragraphs.slice(0, count).join('\n'));
    // oxlint-disable-next-line no-await-in-loop -- the same
    await page.clock.fastForward(20 * MINUTE);
  }
  await page.getByText('Faltam menos de 10 minutos').waitFor();
  await shoot(page, 'mock-running');
  await page.goto('/dashboard/student');
  await page.getByText('Simulado em andamento').waitFor();
  await shoot(page, 'mock-banner', false);
  await page.goto('/dashboard/student/simulado/prova');
  await page.clock.fastForward(30 * MINUTE);
  await page.getByText('O tempo acabou').waitFor();
  await shoot(page, 'mock-end', false);
  await page.getByRole('button', { name: 'Enviar para correção' }).click();
  await page.getByRole('button', { name: 'Corrigir assim mesmo' }).click();
  await expectCorrection(page);
  await page.getByRole('heading', { name: 'Simulado' }).waitFor();
  await shoot(page, 'mock-result');
  await page.goto('/dashboard/student/corrected-essays');
  await page.getByText('Simulado', { exact: true }).first().waitFor();
  await shoot(page, 'mock-history');
});

test('a mock exam on paper', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.goto(`/dashboard/student/simulado?tema=${encodeURIComponent(essay.theme)}`);
  await page.getByRole('radio', { name: 'Escrever no papel' }).check({ force: true });
  await shoot(page, 'mock-paper-setup');
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.getByText('Escreva na folha').waitFor();
  await shoot(page, 'mock-paper');
  await page.getByRole('button', { name: 'Terminei' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entregar' }).click();
  await page.getByText('O relógio parou').waitFor();
  await shoot(page, 'mock-paper-photos');
  await page.getByRole('button', { name: 'Sem câmera?' }).click();
  await page.getByLabel('O texto da folha').fill(essay.text);
  await shoot(page, 'mock-paper-text');
});
