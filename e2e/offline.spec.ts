import { textOf, TITLED_ESSAY, wordFile } from '../tests/support/essay-files';
import { acceptFreeDay, essay, send, signUp, startFreeDay, student, writeEssay } from './support/journey';
import { toChosen } from './support/chosen-file';
import { cutOff, keptOnDevice, test } from './support/offline';
import { chooseFiles, openPhotoTab } from './support/photos';
import { expect, expectAccessible } from './support/test';

test.describe.configure({ timeout: 120_000 });

test(
  'after one visit the whole journey works with the server stopped',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await page.goto('/');
    await keptOnDevice(page);
    await cutOff(context, site);

    await signUp(page, student);
    await expect(page.getByText('Você está sem internet.')).toBeVisible();
    await acceptFreeDay(page);
    await writeEssay(page);
    await send(page);
    await page.goto('/dashboard/student/corrected-essays');
    const open = page.getByRole('button', { name: `Ver Detalhes: ${essay.theme}` });
    await expect(open).toBeVisible();
    await page.reload();
    await open.click();
    await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
    await page.goto('/dashboard/student');
    await expect(page.getByText('Últimas correções')).toBeVisible();
    await expectAccessible(page, 'home without a network');

    await context.setOffline(false);
    await expect(page.getByText('Você está sem internet.')).toBeHidden();
  },
);

test(
  'what was fetched beforehand works without a network: photos, files, charts, spelling',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await startFreeDay(page);
    await signUp(page, student);
    await keptOnDevice(page);
    await page.goto('/dashboard/student/profile');
    const card = page.getByRole('region', { name: 'Usar sem internet' });
    await expect(card.getByText(/^faltam/)).toHaveCount(4);
    await expectAccessible(page, 'profile with the offline card');
    await card.getByRole('button', { name: 'Baixar para usar offline' }).click();
    await expect(card.getByText('Pronto para usar sem internet')).toBeVisible({ timeout: 30_000 });
    await cutOff(context, site);

    await test.step('charts', async () => {
      await page.goto('/dashboard/student/progress');
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
    });
    await test.step('files', async () => {
      await page.goto('/dashboard/student/essay');
      const chosen = await toChosen(await wordFile(TITLED_ESSAY));
      await page.locator('input[accept*=".docx"]').setInputFiles(chosen);
      await expect(page.getByLabel('Sua redação')).toHaveValue(textOf(TITLED_ESSAY));
      await page.getByLabel('Sua redação').fill('');
    });
    await test.step('photos', async () => {
      await page.goto('/dashboard/student/essay');
      await openPhotoTab(page);
      await expect(page.getByText('O leitor já está no aparelho e funciona sem internet.')).toBeVisible();
      await chooseFiles(page, 'tests/fixtures/ocr/photo-2.jpg');
      await page.getByRole('button', { name: 'Extrair Texto com IA' }).click();
      await expect(page.getByRole('heading', { name: 'Confira o texto' })).toBeVisible({ timeout: 60_000 });
    });
    await test.step('and can be given up', async () => {
      await page.goto('/dashboard/student/profile');
      await card.getByRole('button', { name: 'Remover arquivos baixados' }).click();
      await expect(card.getByText(/^faltam/)).toHaveCount(4);
    });
  },
);

test('a new version waits for the writer, reloads no other tab and loses nothing', async ({
  page,
  context,
  site,
}) => {
  await startFreeDay(page);
  await signUp(page, student);
  await keptOnDevice(page);
  const other = await context.newPage();
  await other.goto('/dashboard/student');
  await other.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.bringToFront();
  await writeEssay(page, essay.theme, 'Metade de um parágrafo, ');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  await site.publishWithout('profile-page');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  const sheet = page.getByLabel('Sua redação');
  const notice = page.getByRole('region', { name: 'Versão nova' });
  // A user who is writing is not interrupted.
  await sheet.pressSequentially('e a outra metade.');
  await expect(notice).toBeHidden();
  await sheet.blur();
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'essay with a new version');
  await sheet.pressSequentially(' Mais isto.');
  await notice.getByRole('button', { name: 'Atualizar agora' }).click();

  await page.waitForFunction(() => !('isSamePage' in globalThis));
  // After the reload, the page comes from the newer version.
  await expect(page.locator('meta[name=newer]')).toHaveCount(1);
  await expect(sheet).toHaveValue('Metade de um parágrafo, e a outra metade. Mais isto.');

  await test.step('the other tab stays as it was, says so, and breaks nowhere', async () => {
    await other.bringToFront();
    expect(await other.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await expect(other.getByRole('region', { name: 'Versão nova' })).toBeVisible();
    // Clears the browser's own cache, because with the old file in it the page would simply open.
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache');
    await other.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/profile"]')?.click());
    await expect(other.getByText('Esta página não chegou inteira')).toBeVisible();
    await expect(other.getByText('O rascunho da sua redação continua salvo')).toBeVisible();
  });
});
