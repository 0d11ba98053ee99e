import {
  acceptFreeDay,
  essay,
  holdEvaluations,
  send,
  signUp,
  student,
  teacher,
  writeEssay,
} from './support/journey';
import { chooseFiles, openPhotoTab, sheetPhoto } from './support/photos';
import { seedStudent } from './support/seed';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });
// Contrast is measured at rest: a toast that fades out in the middle of a check has none of its own.
test.use({ reducedMotion: 'reduce' });

test('entry, login, new password, 404', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page, 'entry');
  await page.getByRole('button', { name: 'Cadastre-se' }).click();
  await page.getByRole('button', { name: 'Cadastrar-se' }).click();
  await expect(page.getByText('Nome é obrigatório')).toBeVisible();
  await expectAccessible(page, 'sign-up with errors');
  await page.goto('/login');
  await expectAccessible(page, 'login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'forgotten password');
  await page.goto('/nova-senha');
  await expect(page.getByRole('heading', { name: 'Não há senha para recuperar' })).toBeVisible();
  await expectAccessible(page, 'new password without a backend');
  await page.goto('/nao-existe');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(page, '404');
});

test('student area before the first essay', async ({ page }) => {
  await signUp(page, student);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'upgrade dialog');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'home, first visit');
  await page.goto('/dashboard/student/corrected-essays');
  await expect(page.getByText(/Nenhuma redação corrigida/)).toBeVisible();
  await expectAccessible(page, 'history, empty');
  await page.goto('/dashboard/student/essay');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'editor, empty, no credits');
});

test('correction', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page);
  await expectAccessible(page, 'editor, full');
  await page
    .getByRole('button', { name: /^Usar tema:/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  await expectAccessible(page, 'theme dialog');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await send(page);
  const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
  await expectAccessible(page, 'result');
  await dialog.getByRole('button', { name: 'Próximo' }).click();
  await expect(dialog.getByText(essay.text.slice(0, 40))).toBeVisible();
  await expectAccessible(page, 'marked essay');
  await dialog.getByRole('button', { name: 'Próximo' }).click();
  await expectAccessible(page, 'feedback');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'editor, done');
  await page.goto('/dashboard/student');
  await expectAccessible(page, 'home with essays');
  await page.goto('/dashboard/student/corrected-essays');
  await expectAccessible(page, 'history');
  await page
    .getByRole('button', { name: /Ver Detalhes/ })
    .first()
    .click();
  await expectAccessible(page, 'corrected essay');
});

test('photos of the sheet', async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await openPhotoTab(page);
  await expectAccessible(page, 'image tab, empty');
  await chooseFiles(page, [
    await sheetPhoto('frente.jpg'),
    await sheetPhoto('verso.jpg', { width: 900, height: 1200 }),
    { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('pão, leite') },
  ]);
  await expect(page.getByText('lista.txt')).toBeVisible();
  await expectAccessible(page, 'image tab, two pages and a refused file');
  await page.getByRole('button', { name: 'Ajustar folha da página 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajustar folha' })).toBeVisible();
  await expectAccessible(page, 'corners of the sheet');
});

test('while correcting, a doubtful theme, and the menu', async ({ page, isMobile }) => {
  await holdEvaluations(page);
  await signUp(page, student);
  await acceptFreeDay(page);
  if (isMobile) {
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'menu');
  }
  await writeEssay(page, 'Efeitos da implantação da Lei Seca no trânsito', essay.text);
  await page.getByRole('button', { name: 'Corrigir redação' }).click();
  await expect(page.getByRole('button', { name: 'Corrigir assim mesmo' })).toBeVisible();
  await expectAccessible(page, 'theme check');
  await page.getByRole('button', { name: 'Corrigir assim mesmo' }).click();
  await expect(page.getByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
  await expectAccessible(page, 'loading');
});

test('a page that breaks says so', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await page.route(/essay-page/, (route) => route.abort());
  await page.goto('/dashboard/student/essay');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectAccessible(page, 'error');
});

test('a history with older corrections only', async ({ page }) => {
  await seedStudent(page, { ages: [12, 30] });
  await page.goto('/dashboard/student/corrected-essays');
  await expect(
    page.getByRole('button', { name: 'Ver Todas' }).or(page.getByText('Ver Todas')).first(),
  ).toBeVisible();
  await expectAccessible(page, 'history, older only');
});

test('teacher home and the style page', async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await expectAccessible(page, 'teacher home');
  await page.getByRole('button', { name: 'Upgrade', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'teacher upgrade dialog');
  await page.goto('/estilo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'style page');
});
