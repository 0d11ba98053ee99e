import type { Page } from '@playwright/test';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../tests/support/essays';
import { send, signUp, startFreeDay, student, writeEssay } from './support/journey';
import { celebrate, celebration, expect, test } from './support/test';
import { ACHIEVEMENTS } from '../src/domain/rewards/achievements';

test.describe.configure({ timeout: 120_000 });
test.use({ celebrations: 'keep' });

async function writeAndGoHome(page: Page, theme: string, text: string) {
  await writeEssay(page, theme, text);
  await send(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar para Início' }).click();
  await page.waitForURL('**/dashboard/student');
}

/** Parses figures such as "+1,5" and "100". */
const figure = (text: string) =>
  Number(text.replace('+', '').replace('.', '').replace(',', '.').replace('−', '-'));

/** Checks that the ledger adds up, line by line and with the balance above it; returns the balance. */
async function readLedger(page: Page): Promise<number> {
  await page.goto('/dashboard/student/canetinhas');
  const table = page.getByRole('table', { name: /Extrato de canetinhas/ });
  await expect(table).toBeVisible();
  const more = page.getByRole('button', { name: 'Mostrar mais' });
  if (await more.isVisible()) await more.click();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent ?? '').slice(-2)),
    );
  const [amounts, balances] = [0, 1].map((column) => rows.map((cells) => figure(cells[column] ?? '')));
  if (!amounts || !balances) throw new Error('no ledger');
  balances.forEach((balance, at) => {
    const before = balances[at + 1] ?? 0;
    expect(balance, `line ${at}`).toBeCloseTo(before + (amounts[at] ?? 0), 5);
  });
  const shown = figure(
    (await page.getByRole('heading', { name: 'Canetinhas' }).locator('..').locator('b').textContent()) ?? '',
  );
  expect(shown).toBe(balances[0]);
  return shown;
}

test(
  'two essays bring achievements, canetinhas and progress; then the profile and a message to the team',
  { tag: ['@full', '@phone'] },
  async ({ page, isMobile }) => {
    await startFreeDay(page);
    await signUp(page, student);

    await test.step('before the first essay progress is an example, and says so', async () => {
      await page.goto('/dashboard/student/progress');
      await expect(
        page
          .getByRole('main')
          .getByText(/exemplo/i)
          .first(),
      ).toBeVisible();
    });

    let afterFirst = 0;
    await test.step('the first essay is celebrated once the correction is closed', async () => {
      await writeAndGoHome(page, SAMPLE_THEME, GOOD_ESSAY);
      expect((await celebrate(page)).length).toBeGreaterThanOrEqual(3);
      afterFirst = await readLedger(page);
      // Rewards for the welcome, the day, the essay, and at least three achievements.
      expect(afterFirst).toBeGreaterThanOrEqual(117);
    });

    await test.step('after a reload nothing is celebrated or paid again', async () => {
      await page.reload();
      expect(await readLedger(page)).toBe(afterFirst);
      await expect(celebration(page)).toBeHidden();
    });

    await test.step('progress shows the first essay', async () => {
      await page.goto('/dashboard/student/progress');
      await expect(page.getByText('redação corrigida', { exact: true })).toBeVisible();
    });

    await test.step('the second essay pays and changes the progress', async () => {
      await page.goto('/dashboard/student/essay');
      await page.getByRole('button', { name: 'Nova redação em branco' }).click();
      await writeAndGoHome(page, SAMPLE_THEME, WEAK_ESSAY);
      await page.goto('/dashboard/student/progress');
      await expect(page.getByText('redações corrigidas', { exact: true })).toBeVisible();
      const history = page.getByRole('region', { name: 'Nota ao longo do tempo' });
      await history.getByText('Ver como tabela').click();
      await expect(history.getByRole('row')).toHaveCount(3);
      expect(await readLedger(page)).toBeGreaterThan(afterFirst);
    });

    await test.step('the profile carries it all, and another name', async () => {
      await page.goto('/dashboard/student/profile');
      await expect(page.getByText(`de ${ACHIEVEMENTS.length}`).first()).toBeVisible();
      await page.getByRole('button', { name: 'Editar' }).click();
      await page.getByLabel('Nome', { exact: true }).fill('Marina Lima');
      await page.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Marina Lima' })).toBeVisible();
    });

    await test.step('a message to the team is kept, and unlocks its achievement', async () => {
      if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click();
      await page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: 'Feedback' })
        .click();
      await expect(page.getByLabel('Nome completo')).toHaveValue('Marina Lima');
      await page.getByLabel(/^Tipo/).selectOption('Sugestão de melhoria');
      await page
        .getByLabel('Mensagem', { exact: true })
        .fill('Queria comparar duas versões da mesma redação lado a lado.');
      await page.getByRole('button', { name: 'Enviar Feedback' }).click();
      await expect(page.getByText('Feedback enviado com sucesso!').first()).toBeVisible();
      await celebrate(page);
      const sent = page.getByRole('region', { name: 'Suas mensagens' });
      await expect(sent.getByText('Sugestão de melhoria')).toBeVisible();
    });
  },
);
