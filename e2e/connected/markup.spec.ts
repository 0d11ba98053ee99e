import type { Page } from '@playwright/test';
import { answerRequests } from '../support/fail-requests';
import { enter, EVALUATION, newStudent } from '../support/backend';
import { essay, send, signIn, writeEssay } from '../support/journey';
import { expect, test } from '../support/test';

const MARKUP = '<img src=x onerror="document.body.dataset.ran=1">';

/** The markup is displayed as plain text, and none of it has become part of the page. */
async function expectText(page: Page) {
  await expect(page.getByText('onerror=').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset['ran'])).toBeUndefined();
}

/**
 * Puts markup before every sentence of an evaluation. Codes and quotes stay unchanged, because they must match the
 * essay.
 */
function infect(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return SENTENCES.has(key) ? `${MARKUP} ${value}` : value;
  if (Array.isArray(value)) return value.map((item) => infect(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, infect(one, name)]));
}

const SENTENCES = new Set([
  'feedback',
  'erros',
  'mensagem',
  'sugestao',
  'erro',
  'pontos_fortes',
  'pontos_fracos',
  'melhorias',
  'label',
  'detail',
]);

test(
  'markup in name, theme, essay and feedback is text, here and on another device',
  { tag: '@full' },
  async ({ page, otherDevice, isMobile }) => {
    const marina = newStudent(`Marina ${MARKUP}`);
    await enter(page, marina);
    await page.goto('/dashboard/student');
    if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expectText(page);

    await answerRequests(page, EVALUATION, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: infect(await response.json()) });
    });
    await writeEssay(page, `${essay.theme} ${MARKUP}`, `${essay.text}\n${MARKUP}`);
    await send(page);
    const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
    for (const next of ['Próximo', 'Próximo', 'Fechar']) {
      await expectText(page);
      await dialog.getByRole('button', { name: next }).click();
    }

    await signIn(otherDevice, marina);
    await otherDevice.goto('/dashboard/student/corrected-essays');
    await expectText(otherDevice);
    await otherDevice.getByRole('button', { name: /^Ver Detalhes/ }).click();
    await expect(otherDevice.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
    await expectText(otherDevice);
  },
);
