import { expect, type Page, test } from '@playwright/test';
import { essay, holdEvaluations, send, signUp, student, teacher, writeEssay } from '../support/journey';
import { chooseFiles, openPhotoTab, photoHardToRead, sheetPhoto } from '../support/photos';
import { seedStudent, seedEssays } from '../../tests/support/seed-device';
import { settle } from '../support/test';
import { shoot } from './shoot';

/** The text of a student in a hurry. */
const FULL_OF_MISTAKES =
  'Nos dias de hoje, derrepente muita gente percebe que a agua não é infinita, mais ninguém faz nada. Os governo começou à agir tarde e as pessoas continua desperdiçando. Eu acho que isso tem haver com a educação, por que desde os primórdios o ser humano não cuida do que tem. Fazem anos que os rios da cidade está poluídos, e a gente vamos sofrer as concequências disso.';

/** Celebrations wait for a quiet moment, which here would be the middle of a screenshot. */
async function withoutCelebrations(page: Page) {
  await page.addInitScript(() => localStorage.setItem('grifo:celebrations', 'false'));
}

test('entry', async ({ page }) => {
  await page.goto('/');
  await shoot(page, 'entry');
  await page.getByText('Sou Professor', { exact: true }).click();
  await page.getByRole('button', { name: 'Cadastre-se' }).click();
  await page.getByRole('button', { name: 'Cadastrar-se' }).click();
  await shoot(page, 'entry-sign-up-errors', false);
  await page.getByRole('button', { name: 'Entrar', exact: true }).last().click();
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await shoot(page, 'entry-forgotten-password', false);
  await page.goto('/login');
  await shoot(page, 'login');
  await page.goto('/nova-senha');
  await shoot(page, 'new-password');
  await page.goto('/nao-existe');
  await shoot(page, '404', false);
});

test('first visit', async ({ page }) => {
  await signUp(page, student);
  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await page.getByRole('heading', { name: 'Escrever Redação' }).waitFor();
  await shoot(page, 'home-first-visit');
  await page.goto('/dashboard/student/essay');
  await page.getByLabel('Sua redação').waitFor();
  await shoot(page, 'editor-empty');
  await writeEssay(page);
  await page.getByRole('button', { name: 'Ver opções' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'upgrade-dialog', false);
  await page.goto('/dashboard/student/corrected-essays');
  await page.getByRole('heading', { name: 'Redações corrigidas' }).waitFor();
  await shoot(page, 'history-empty');
});

test('student with essays', async ({ page, isMobile }) => {
  await seedStudent(page);
  await page.goto('/dashboard/student');
  await page.getByText('Últimas correções').waitFor();
  await shoot(page, 'home');
  if (isMobile) {
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'drawer', false);
  }
  await page.goto('/dashboard/student/corrected-essays');
  await page
    .getByRole('button', { name: /Ver Detalhes/ })
    .first()
    .waitFor();
  await shoot(page, 'history');
  await page.getByText('Ver Todas').click();
  await shoot(page, 'history-all');
  await page
    .getByRole('button', { name: /Ver Detalhes/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Domínio da norma padrão' }).waitFor();
  await shoot(page, 'corrected-essay');
});

test('editor', async ({ page }) => {
  await seedStudent(page);
  await page.goto('/dashboard/student/essay');
  await page.getByText('Mínimo atingido').waitFor();
  await shoot(page, 'editor');
  await shoot(page, 'editor-viewport', false);
  await page
    .getByRole('button', { name: /^Usar tema:/ })
    .first()
    .click();
  await shoot(page, 'theme-dialog', false);
});

test('live help', async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await writeEssay(page, 'A falta de água nas cidades brasileiras', `${FULL_OF_MISTAKES}\n${essay.text}`);
  await page.getByRole('switch', { name: 'Revisão ao digitar' }).click();
  await page.locator('[data-field-mark]').first().waitFor();
  await shoot(page, 'editor-live');
  await page.getByLabel('Sua redação').evaluate((field: HTMLTextAreaElement) => {
    const at = field.value.indexOf('derrepente') + 4;
    field.focus();
    field.setSelectionRange(at, at);
  });
  await page.getByRole('button', { name: 'Aplicar' }).waitFor();
  await shoot(page, 'editor-live-mark', false);
});

test('live help without a dictionary', async ({ page }) => {
  await page.context().route('**/dictionary/*.gz', (route) => route.abort());
  await seedStudent(page, { withDraft: false });
  await writeEssay(page, 'A falta de água nas cidades brasileiras', `${FULL_OF_MISTAKES}\n${essay.text}`);
  await page.getByRole('switch', { name: 'Revisão ao digitar' }).click();
  await page.locator('[data-field-mark]').first().waitFor();
  await page.waitForTimeout(1000);
  await shoot(page, 'editor-live-no-dictionary', false);
});

test('correction of many mistakes', async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await writeEssay(page, 'A falta de água nas cidades brasileiras', `${FULL_OF_MISTAKES}\n${essay.text}`);
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
  await dialog.getByRole('button', { name: 'Próximo' }).click();
  await shoot(page, 'result-2-many', false);
  await page.getByRole('button', { name: 'Próxima marcação' }).click();
  await shoot(page, 'result-2-many-mark', false);
  await page.keyboard.press('Escape');
  await shoot(page, 'result-2-many-whole');
});

test('photos of the sheet', async ({ page }) => {
  await withoutCelebrations(page);
  await seedStudent(page, { withDraft: false });
  await openPhotoTab(page);
  await shoot(page, 'photo-empty');
  await chooseFiles(page, await sheetPhoto('frente.jpg'));
  await page.getByRole('img', { name: 'Foto da folha' }).waitFor();
  await shoot(page, 'photo-one');
  await chooseFiles(page, [
    await sheetPhoto('uma-foto-com-um-nome-comprido-que-veio-de-outro-aplicativo.jpg', {
      width: 900,
      height: 1400,
    }),
    { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('pão, leite') },
  ]);
  await page.getByText('lista.txt').waitFor();
  await shoot(page, 'photo-two');
  await page.getByRole('button', { name: 'Ajustar folha da página 1' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('ArrowRight');
  await shoot(page, 'photo-corners', false);
});

test('text of a photo', async ({ page }) => {
  await withoutCelebrations(page);
  await seedStudent(page, { withDraft: false });
  await openPhotoTab(page);
  await chooseFiles(page, await photoHardToRead());
  await page.getByRole('button', { name: 'Extrair Texto com IA' }).click();
  await page.getByRole('progressbar').waitFor();
  await shoot(page, 'photo-reading');
  await page.getByRole('heading', { name: 'Confira o texto' }).waitFor();
  await page.getByRole('button', { name: 'Próxima palavra' }).click();
  await shoot(page, 'photo-text');
  await page.getByRole('button', { name: 'Conferir ao lado da foto' }).click();
  await page.getByRole('slider', { name: 'Régua de leitura' }).waitFor();
  await shoot(page, 'photo-beside', false);
  await page.keyboard.press('Escape');
  await page.getByLabel('Texto das fotos').fill('Um texto do estudante.');
  await page.getByRole('button', { name: 'Escanear novamente' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'photo-question', false);
});

test('theme check', async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await writeEssay(page, 'Efeitos da implantação da Lei Seca no trânsito', essay.text);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await page.getByRole('button', { name: 'Corrigir assim mesmo' }).waitFor();
  await shoot(page, 'theme-check', false);
});

test('correction', async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await writeEssay(page);
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
  await shoot(page, 'result-1', false);
  await shoot(page, 'result-1-whole');
  await dialog.getByRole('button', { name: 'Próximo' }).click();
  await shoot(page, 'result-2', false);
  await shoot(page, 'result-2-whole');
  await dialog.getByRole('button', { name: 'Próximo' }).click();
  await shoot(page, 'result-3', false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await shoot(page, 'editor-done');
});

test('the welcome card, and a toast', async ({ page }) => {
  await signUp(page, student);
  await page.getByRole('button', { name: 'Ativar 24h grátis e escrever' }).waitFor();
  await shoot(page, 'welcome', false);
  await shoot(page, 'welcome-whole');
  await page.getByRole('button', { name: 'Ir para o início' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Upgrade' }).click();
  await page.getByRole('region', { name: 'Modo promocional' }).getByRole('button').click();
  await page.getByText('Modo promocional 24h ativado!').waitFor();
  await settle(page);
  await page.screenshot({ path: `.screenshots/toast.${test.info().project.name}.png` });
});

test('loading dialog', async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await holdEvaluations(page);
  await writeEssay(page);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await page.getByRole('dialog', { name: 'Professor Grifo' }).waitFor();
  await page.waitForTimeout(9000);
  await shoot(page, 'loading', false);
});

test('teacher', async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page
    .getByText(/dados de exemplo/i)
    .first()
    .waitFor();
  await shoot(page, 'teacher-home');
});

test('style page', async ({ page }) => {
  await page.goto('/estilo');
  await shoot(page, 'style');
});

for (const [essays, name] of [
  [0, 'progress-empty'],
  [1, 'progress-first'],
  [20, 'progress'],
  [2000, 'progress-2000'],
] as const)
  test(name, async ({ page }) => {
    await seedEssays(page, essays);
    await page.goto('/dashboard/student/progress');
    const chart = page
      .getByRole('img', { name: essays === 1 ? /^Radar/ : /^Linha/ })
      .locator('svg')
      .first();
    // Once the chart's placeholder is present, a key press makes the chart far down render, as for a user about to
    // print.
    await expect(async () => {
      await page.keyboard.press('Control');
      await expect(chart).toBeVisible({ timeout: 500 });
    }).toPass();
    await shoot(page, name);
    await shoot(page, `${name}-viewport`, false);
  });
