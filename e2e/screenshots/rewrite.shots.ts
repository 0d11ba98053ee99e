import { test } from '@playwright/test';
import { MARKED_ESSAY } from '../../tests/support/rich-correction';
import { acceptFreeDay, essay, send, signUp, student, writeEssay } from '../support/journey';
import { shoot } from './shoot';

const REWRITTEN = MARKED_ESSAY.replace('muitas pessoas compra mais', 'muitas famílias compram mais')
  .replace('é importante destacar que muita coisa', 'muita comida')
  .replace(
    'A coisa piora nas datas comemorativas, quando a mesa cheia vira sinal de status.',
    'Segundo o IBGE, uma em cada quatro famílias convive com algum grau de fome, o que torna o desperdício ainda mais grave.',
  );

test('rewriting and two versions', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page, essay.theme, MARKED_ESSAY);
  await send(page);
  await page.getByRole('button', { name: /^Competência 1:/ }).click();
  await page.getByText('No seu texto').waitFor({ state: 'attached' });
  await shoot(page, 'result-rewrite');
  await page.getByRole('button', { name: 'Reescrever' }).click();
  await page.getByRole('heading', { name: 'Nova versão' }).waitFor();
  await shoot(page, 'rewrite');
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Sua redação').fill(REWRITTEN);
  await shoot(page, 'rewrite-begun');
  await send(page);
  await shoot(page, 'result-version');
  await page.getByRole('link', { name: 'Comparar as duas versões' }).click();
  await page.getByText('O texto, parágrafo por parágrafo').waitFor();
  await shoot(page, 'compare');
  await page.goto('/dashboard/student/corrected-essays');
  await page.getByText('1 versão anterior').click();
  await shoot(page, 'history-versions');
  await page.goto('/dashboard/student/progress');
  await page.getByText('em média ao reescrever').waitFor();
  await shoot(page, 'progress-versions');
});
