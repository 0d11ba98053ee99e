import type { Page } from '@playwright/test';
import { failRequests } from '../support/fail-requests';
import { enter, api, newStudent, storedEssays, storedRatings } from '../support/backend';
import { keptOnDevice } from '../support/offline';
import { essay, send, writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow', celebrations: 'keep' });
test.describe.configure({ timeout: 120_000 });

const MESSAGE = 'O gráfico do progresso demora a aparecer no celular.';
const COMMENT = 'As marcações no texto ajudaram, e o próximo passo também.';

/** Ratings that the device stores until it can send them; no screen shows them. */
const waitingRatings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('grifo-outbox');
        opening.addEventListener('error', () => reject(new Error('no outbox')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('mutations').objectStore('mutations').getAll();
          reading.addEventListener('success', () => {
            database.close();
            const entries = reading.result as { id: string; mutation: { mutationKey: string[] } }[];
            resolve(
              entries.filter(({ mutation }) => mutation.mutationKey[0] === 'rate-essay').map(({ id }) => id),
            );
          });
        });
      }),
  );

test('cut off in the middle of sending, reloaded and back: one essay and one message', async ({
  page,
  context,
}) => {
  const marina = newStudent();
  await enter(page, marina);
  await page.goto('/dashboard/student');
  await keptOnDevice(page);
  await writeEssay(page);

  const ends = [
    await failRequests(context, `${api.tables}redacoes*`, 'loses the answer'),
    await failRequests(context, '**/functions/v1/**', 'unreachable'),
  ];
  await test.step('what is sent arrives, and no answer comes back', async () => {
    await send(page);
    await expect.poll(async () => (await storedEssays(marina)).length).toBe(1);
  });

  await test.step('without a network the app opens anew, and takes a message', async () => {
    await context.setOffline(true);
    await page.goto('/dashboard/student/corrected-essays');
    await expect(page.getByText('Você está sem internet.')).toBeVisible();
    await expect(page.getByText('Aguardando envio')).toBeVisible();
    await page.goto('/dashboard/student/feedback');
    await page.getByLabel('Tipo de feedback').selectOption('bug');
    await page.getByLabel('Mensagem').fill(MESSAGE);
    await page.getByRole('button', { name: 'Enviar Feedback' }).click();
    await expect(page.getByText(/^Mensagem guardada neste aparelho/)).toBeVisible();
    await page.reload();
    const own = page.getByRole('region', { name: 'Suas mensagens' });
    await expect(own.getByText('Aguardando envio')).toBeVisible();
    await expect(page.getByLabel('Mensagem')).toHaveValue('');
  });

  await test.step('back again, everything arrives once', async () => {
    for (const end of ends) await end();
    await context.setOffline(false);
    const own = page.getByRole('region', { name: 'Suas mensagens' });
    await expect(own.getByText('Aguardando envio')).toHaveCount(0, { timeout: 30_000 });
    await expect(own.getByRole('listitem')).toHaveCount(1);
    await page.goto('/dashboard/student/corrected-essays');
    await expect(page.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` })).toHaveCount(1);
    await expect(page.getByText('Aguardando envio')).toHaveCount(0);
    expect(await storedEssays(marina)).toHaveLength(1);
  });
});

test(
  'a rating cut off in the middle of sending, reloaded and back: it is there once',
  { tag: '@full' },
  async ({ page, context }) => {
    const marina = newStudent();
    const ratings = `${api.tables}correcao_avaliacoes*`;
    await enter(page, marina);
    await page.goto('/dashboard/student');
    await keptOnDevice(page);
    await writeEssay(page);
    await send(page);
    const [stored] = await storedEssays(marina);
    const rating = { redacao_id: stored!.id, estrelas: 4, comentario: COMMENT };

    const bringBack = await failRequests(context, ratings, 'loses the answer');
    await test.step('what is sent arrives, and no answer comes back', async () => {
      const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
      await dialog.getByRole('button', { name: 'Próximo' }).click();
      await dialog.getByRole('button', { name: 'Próximo' }).click();
      await dialog.getByRole('radio', { name: 'Satisfeito', exact: true }).check({ force: true });
      await dialog.getByLabel(/Comentário/).fill(COMMENT);
      await dialog.getByRole('button', { name: 'Enviar Avaliação' }).click();
      await expect(page.getByText(/^Sua avaliação está guardada neste aparelho/)).toBeVisible();
      expect(await storedRatings(marina)).toMatchObject([rating]);
      expect(await waitingRatings(page)).toHaveLength(1);
    });

    await test.step('without a network the app opens anew', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText('Você está sem internet.')).toBeVisible();
    });

    await test.step('back again, it is sent once more, and is there once', async () => {
      await bringBack();
      const sentAgain = page.waitForResponse(ratings);
      await context.setOffline(false);
      expect((await sentAgain).ok()).toBe(true);
      expect(await storedRatings(marina)).toMatchObject([rating]);
      await expect.poll(() => waitingRatings(page)).toEqual([]);
    });
  },
);
