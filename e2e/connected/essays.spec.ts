import { failRequests } from '../support/fail-requests';
import { api, enter, newStudent, storedEssays } from '../support/backend';
import { essay, send, writeEssay } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';
import { NO_SHIFT, watchShift } from '../support/watch-shift';

test(
  'with the server out of reach the device corrects; the essay waits there, and is sent when it is back',
  { tag: '@full' },
  async ({ page, context }) => {
    const marina = newStudent();
    await enter(page, marina);
    await writeEssay(page);
    const bringBack = await failRequests(context, api.all, 'unreachable');
    await send(page);
    await page.getByRole('button', { name: 'Ver Redação Corrigida' }).click();
    await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();

    await test.step('it waits in the history', async () => {
      await page.goto('/dashboard/student/corrected-essays');
      await expect(page.getByText('Aguardando envio')).toBeVisible();
      // The app retries three times, after 1, 2 and 4 seconds.
      await expect(page.getByText('Não deu para carregar o resto')).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page, 'history without its server');
      await page.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` }).click();
      await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
    });
    expect(await storedEssays(marina)).toEqual([]);

    await test.step('it is sent', async () => {
      await bringBack();
      await context.setOffline(true);
      await context.setOffline(false);
      await expect.poll(() => storedEssays(marina)).toMatchObject([{ texto: essay.text, origem: 'local' }]);
      await page.goto('/dashboard/student/corrected-essays');
      await expect(page.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` })).toHaveCount(1);
      await expect(page.getByText('Aguardando envio')).toHaveCount(0);
    });
  },
);

test('the same text sent again is corrected again, and earns nothing more', async ({ page }) => {
  const marina = newStudent();
  await enter(page, marina);
  await writeEssay(page);
  await send(page);
  await page.goto('/dashboard/student/essay');
  await page.getByRole('button', { name: 'Nova redação em branco' }).click();
  await writeEssay(page);
  await send(page);
  await expect.poll(() => storedEssays(marina)).toHaveLength(2);
  await page.goto('/dashboard/student/canetinhas');
  await expect(page.getByText('Cada texto rende uma vez')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(page.getByRole('cell', { name: 'Redação enviada' })).toHaveCount(1);
});

test('a rewritten essay is kept as a version of the former one', { tag: '@full' }, async ({ page }) => {
  const marina = newStudent();
  await enter(page, marina);
  await writeEssay(page);
  await send(page);
  await page.getByRole('button', { name: 'Reescrever' }).click();
  await expect(page.getByRole('heading', { name: 'Nova versão' })).toBeVisible();
  await page
    .getByLabel('Sua redação')
    .fill(`${essay.text}\n\nAssim, o prato de quem tem fome não depende da sorte.`);
  await send(page);
  await expect.poll(() => storedEssays(marina)).toHaveLength(2);
  const [former, later] = (await storedEssays(marina)).toSorted((a, b) => a.texto.length - b.texto.length);
  expect(former?.versao_de).toBeNull();
  expect(later?.versao_de).toBe(former?.id);
  await page.goto('/dashboard/student/corrected-essays');
  await page.getByText('1 versão anterior').click();
  await page.getByRole('link', { name: /^Comparar com a anterior/ }).click();
  await expect(page.getByRole('insertion').filter({ hasText: 'não depende da sorte' })).toBeVisible();
});

test(
  'steps that come late after a cold load do not move the sheet',
  { tag: '@phone' },
  async ({ page, context }) => {
    const marina = newStudent();
    await enter(page, marina);
    await writeEssay(page);
    await send(page);
    await expect.poll(async () => (await storedEssays(marina)).length).toBe(1);
    // Late enough for what moves not to count as the answer to the press.
    const network = await context.newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 1500,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const shift = await watchShift(page);
    await page.goto('/dashboard/student/essay');
    await page.getByRole('button', { name: 'Refazer esta redação' }).click();
    await expect(page.getByText('Carregando os próximos passos')).toBeAttached();
    await expect(page.getByRole('region', { name: 'Nova versão' })).toBeVisible();
    expect(await shift()).toBeLessThan(NO_SHIFT);
  },
);
