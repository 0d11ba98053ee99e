import { type Behaviour, INVENTED, REPERTOIRE } from '../../tests/support/model-repertoire';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../tests/support/essays';
import { startFakeModel, type FakeModel } from '../../tests/support/fake-model';
import { enter, modelSpending, newStudent, storedEssays, useBackendOf } from '../support/backend';
import { writeEssay } from '../support/journey';
import { startConnected, type Connected } from '../support/start-connected';
import { expect, test as base } from '../support/test';

/** `npm start` with a fake language model that behaves as the test requires. */
const test = base.extend<object, { model: FakeModel; app: Connected }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, provide) => {
      const model = await startFakeModel();
      await provide(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ model }, provide) => {
      const variables = { AI_BASE_URL: model.url, AI_API_KEY: 'fake', AI_MODEL: 'fake' };
      const { ready, stop } = startConnected(variables);
      const app = await ready;
      useBackendOf(app);
      await provide(app);
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ app }, provide) => provide(app.appUrl),
});

// Tests run one after the other, because the model's cost is counted for all accounts together.
test.describe.configure({ mode: 'default' });

const BY_MODEL: ReadonlySet<Behaviour> = new Set([
  'careful',
  'wrong counts',
  'another language',
  'corrections of Portugal',
  'flattery with true quotes',
  'obeying the essay',
]);
/** Behaviors in which the model answers, but nothing of its answer is used. */
const DISCARDED: ReadonlySet<Behaviour> = new Set([
  'invented quotes',
  'unknown sentence numbers',
  'other sentences',
]);

const NEVER = [INVENTED, 'even more cruel', 'planear', 'estéctico', 'merece nota', 'Aristóteles'];

for (const behaviour of Object.keys(REPERTOIRE) as Behaviour[]) {
  test(`a model whose answer is "${behaviour}": a correction in time, of what the essay has`, async ({
    page,
    model,
  }) => {
    const isByModel = BY_MODEL.has(behaviour);
    const outcome = isByModel ? 'modelo' : DISCARDED.has(behaviour) ? 'descartado' : 'falhou';
    const spent = async () => {
      const rows = await modelSpending();
      return rows
        .filter(({ servico, resultado }) => servico === 'leitura' && resultado === outcome)
        .reduce((sum, { pedidos }) => sum + pedidos, 0);
    };
    const before = await spent();
    model.improvise(REPERTOIRE[behaviour]);
    const marina = newStudent();
    await enter(page, marina);
    await writeEssay(page, SAMPLE_THEME, GOOD_ESSAY);
    await page.getByRole('button', { name: 'Corrigir redação' }).click();
    await page.getByRole('button', { name: 'Usar o modelo de IA' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
    await expect(dialog).toBeVisible({ timeout: 30_000 });

    const shown = [await dialog.innerText()];
    for (const next of ['Próximo', 'Próximo', 'Fechar']) {
      await dialog.getByRole('button', { name: next }).click();
      if (next !== 'Fechar') shown.push(await dialog.innerText());
    }
    await page.goto('/dashboard/student/corrected-essays');
    await page.getByRole('button', { name: `Ver Detalhes: ${SAMPLE_THEME}` }).click();
    await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
    shown.push(await page.getByRole('main').innerText());
    for (const never of NEVER) expect(shown.join('\n')).not.toContain(never);

    expect(await storedEssays(marina)).toMatchObject([{ produtor: isByModel ? 'model' : 'scorer' }]);
    expect(await spent()).toBe(before + 1);
  });
}
