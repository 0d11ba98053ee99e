import { answerRequests, failRequests } from './support/fail-requests';
import { AREAS } from './support/areas';
import {
  acceptFreeDay,
  essay,
  holdEvaluations,
  send,
  signUp,
  startFreeDay,
  student,
  teacher,
  writeEssay,
} from './support/journey';
import { chooseFiles, openPhotoTab, sheetPhoto } from './support/photos';
import { seedStudent, seedEssays } from '../tests/support/seed-device';
import { seedAccount } from './support/seed-account';
import { expect, expectAccessible, test } from './support/test';
import { walk } from './support/walk';

test.describe.configure({ timeout: 300_000 });

/** Files that pages load after their first render. Every page must be complete without them. */
const LATE_PARTS = /\/assets\/(submission-panel|offline-card|protect-draft|celebrations|evaluation-worker)-/;

test('every screen outside the areas', { tag: '@phone-full' }, async ({ page }) => {
  await page.goto('/');
  await walk(page, AREAS.visitor, (address) => expectAccessible(page, address));
  await page.goto('/estilo');
  await expectAccessible(page, 'style page');
});

test('every screen of a student with many essays', { tag: '@phone-full' }, async ({ page }) => {
  await seedEssays(page, 30);
  await page.goto('/dashboard/student');
  await walk(page, AREAS.student, (address) => expectAccessible(page, address));
});

test('every screen of a student before the first essay', { tag: ['@full', '@phone'] }, async ({ page }) => {
  await startFreeDay(page);
  await signUp(page, student);
  await walk(page, AREAS.student, (address) => expectAccessible(page, `${address}, empty`));
});

test('every screen of a teacher', { tag: '@phone-full' }, async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await walk(page, AREAS.teacher, (address) => expectAccessible(page, address));
});

test('every screen of a developer', async ({ page }) => {
  await seedAccount(page, 'dev');
  await page.goto('/dashboard/dev');
  await walk(page, AREAS.dev, (address) => expectAccessible(page, address));
});

const AREAS_WITH_LATE_PARTS = [
  ['student', '/dashboard/student'],
  ['teacher', '/dashboard/teacher'],
] as const;

// Pages load additions from separate files. This test holds those requests back and checks the pages while they
// wait.
for (const [area] of AREAS_WITH_LATE_PARTS)
  test(`every screen of a ${area} while what it needs is on its way`, { tag: '@full' }, async ({ page }) => {
    if (area === 'student') await seedStudent(page);
    else await seedAccount(page, 'teacher');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    await answerRequests(page, LATE_PARTS, async (route) => {
      held += 1;
      await released;
      await route.abort();
    });
    // Each page is opened by its address: a navigation from another page would wait for the held files.
    for (const address of AREAS[area]) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessible(page, `${address}, waiting`, { isWaiting: true });
    }
    release();
    expect(held).toBeGreaterThan(0);
  });

for (const [area, home] of AREAS_WITH_LATE_PARTS)
  test(`every screen of a ${area} where what it needs does not come`, { tag: '@full' }, async ({ page }) => {
    if (area === 'student') await seedStudent(page);
    else await seedAccount(page, 'teacher');
    let refused = 0;
    await answerRequests(page, LATE_PARTS, (route) => {
      refused += 1;
      return route.abort('connectionrefused');
    });
    await page.goto(home);
    await walk(page, AREAS[area], (address) => expectAccessible(page, `${address}, refused`));
    expect(refused).toBeGreaterThan(0);
  });

test('the entry refused, and the forgotten password', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cadastre-se' }).click();
  await page.getByRole('button', { name: 'Cadastrar-se' }).click();
  await expect(page.getByText('Nome é obrigatório')).toBeVisible();
  await expectAccessible(page, 'sign-up with errors');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'forgotten password');
});

test(
  'the welcome of a new student, the editor without credits, and the offer',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await signUp(page, student);
    await expect(page.getByRole('region', { name: /Marina/ })).toBeVisible();
    await expectAccessible(page, 'welcome card');
    await page.goto('/dashboard/student/essay');
    await expectAccessible(page, 'editor, empty, no credits');
    await writeEssay(page);
    await page.getByRole('button', { name: 'Ver opções' }).click();
    await expect(page.getByRole('dialog', { name: 'Você está sem créditos' })).toBeVisible();
    await expectAccessible(page, 'upgrade dialog');
  },
);

test('correction', { tag: ['@full', '@phone'] }, async ({ page }) => {
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
  await page.goto('/dashboard/student/corrected-essays');
  await page
    .getByRole('button', { name: /Ver Detalhes/ })
    .first()
    .click();
  await expectAccessible(page, 'corrected essay');
});

test('photos of the sheet', { tag: ['@full', '@phone'] }, async ({ page }) => {
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

test(
  'while correcting, a doubtful theme, and the menu',
  { tag: ['@full', '@phone'] },
  async ({ page, isMobile }) => {
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
  },
);

test('a page that breaks says so', { tag: '@full' }, async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await failRequests(page, /essay-page/, 'unreachable');
  await page.goto('/dashboard/student/essay');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectAccessible(page, 'error');
});

test('a history with older corrections only', { tag: '@full' }, async ({ page }) => {
  await seedStudent(page, { ages: [12, 30] });
  await page.goto('/dashboard/student/corrected-essays');
  await expect(
    page.getByRole('button', { name: 'Ver Todas' }).or(page.getByText('Ver Todas')).first(),
  ).toBeVisible();
  await expectAccessible(page, 'history, older only');
});
