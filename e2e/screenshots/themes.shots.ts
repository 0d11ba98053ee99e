import { test } from '@playwright/test';
import { PROPOSAL_BANK } from '../../src/domain/themes/theme-bank';
import { essay, acceptFreeDay, send, signUp, student, writeEssay } from '../support/journey';
import { shoot } from './shoot';

const PROPOSAL = PROPOSAL_BANK.find((one) => one.from === 'proposal' && one.proposal.chart)?.theme ?? '';

test('the bank of themes, and its texts beside the sheet', async ({ page, isMobile }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page, essay.theme, essay.text);
  await send(page);
  await page.goto('/dashboard/student/temas');
  await page.getByText('escrita,').waitFor();
  await shoot(page, 'themes');
  await page.getByRole('searchbox').fill('xilofone');
  await shoot(page, 'themes-nothing');
  await page.getByRole('button', { name: 'Mostrar todos' }).click();
  await page.getByRole('link', { name: PROPOSAL }).click();
  await page.locator('.recharts-bar').waitFor();
  await shoot(page, 'theme-proposal');
  await page.goto('/dashboard/student/temas?ver=Publicidade%20infantil%20em%20quest%C3%A3o%20no%20Brasil');
  await shoot(page, 'theme-exam');
  await page.goto(`/dashboard/student/essay?tema=${encodeURIComponent(PROPOSAL)}`);
  const open = page.getByRole('button', { name: 'Ler os' });
  if (isMobile) {
    await open.waitFor();
    await shoot(page, 'support-closed');
    await open.click();
  }
  await page.getByText('Texto I', { exact: true }).filter({ visible: true }).waitFor();
  await shoot(page, 'support');
});
