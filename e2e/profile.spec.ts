import type { Page } from '@playwright/test';
import { signIn, student } from './support/journey';
import { sheetPhoto } from './support/photos';
import { seedEssays } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

const PROFILE = '/dashboard/student/profile';

/** Opens the profile of a student without essays and without celebrations to interrupt the test. */
async function openProfile(page: Page) {
  await seedEssays(page, 0);
  await page.goto(PROFILE);
  await expect(page.getByRole('heading', { name: student.name })).toBeVisible();
}

const edit = (page: Page) => page.getByRole('button', { name: 'Editar' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click();
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair sem salvar?' });

/** Whether the browser would ask for confirmation before the tab closes. */
const asksBeforeUnload = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function goByMenu(page: Page, isMobile: boolean, name: string) {
  const nav = page.getByRole('navigation', { name: isMobile ? 'Atalhos' : 'Principal' });
  await nav.getByRole('link', { name }).click();
}

test('edit, save and find it again', { tag: '@phone-full' }, async ({ page }) => {
  await openProfile(page);
  await expect(page.getByText('Nenhuma redação corrigida')).toBeVisible();
  await edit(page);
  await page.getByLabel('Nome', { exact: true }).fill('Marina D. Lima');
  await page.getByLabel('Telefone').fill('85988000000');
  await page.getByLabel('Cidade').fill('Sobral');
  await page.getByLabel('Data de nascimento').fill('14032008');
  await page.getByLabel('Gênero').selectOption('Feminino');
  await page.getByLabel('Estado').selectOption('Ceará');
  await page.getByLabel('Escolaridade').selectOption('Ensino médio');
  await page.getByLabel('Área de interesse').selectOption('ENEM');
  await page.getByLabel('Biografia').fill('Terceiro ano.\nQuero cursar Enfermagem 👩‍⚕️');
  await save(page);
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar' })).toBeFocused();
  for (const load of ['at once', 'after a reload']) {
    await expect(page.getByRole('heading', { name: 'Marina D. Lima' }), load).toBeVisible();
    for (const value of ['(85) 98800-0000', 'Sobral', 'Ceará', '14/03/2008', 'Feminino', 'Ensino médio']) {
      await expect(page.getByText(value, { exact: true }), load).toBeVisible();
    }
    await expect(page.getByText('Quero cursar Enfermagem 👩‍⚕️'), load).toBeVisible();
    await page.reload();
  }
});

test(
  'a photo from a file is cropped, stays small, is found again and can be removed',
  { tag: '@phone' },
  async ({ page }) => {
    await openProfile(page);
    await edit(page);
    const group = page.getByRole('group', { name: 'Foto' });
    const input = group.getByLabel('Arquivo da foto');
    await input.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('texto') });
    await expect(group.getByRole('alert')).toContainText('Este arquivo não é uma imagem');
    await input.setInputFiles(await sheetPhoto('eu.jpg', { width: 3000, height: 2000 }));
    await expect(group.getByRole('alert')).toBeEmpty();
    await expect(group.getByRole('button', { name: 'Trocar foto' })).toBeVisible();
    await save(page);
    await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
    await page.reload();
    const photo = page.getByRole('main').locator('img');
    await expect(photo).toBeVisible();
    const size = await photo.evaluate((img: HTMLImageElement) => [
      img.naturalWidth,
      img.naturalHeight,
      img.src.length,
    ]);
    expect(size.slice(0, 2)).toEqual([320, 320]);
    expect(size[2]).toBeLessThan(133_360);
    await edit(page);
    await group.getByRole('button', { name: 'Remover foto' }).click();
    await save(page);
    await expect(photo).toHaveCount(0);
  },
);

test('leaving with something unsaved asks first', { tag: '@phone-full' }, async ({ page, isMobile }) => {
  await openProfile(page);
  await page.getByRole('link', { name: 'canetinhas' }).click();
  await page.getByRole('heading', { name: 'Canetinhas' }).waitFor();
  await goByMenu(page, isMobile, 'Perfil');
  await edit(page);
  await page.getByLabel('Cidade').fill('Recife');

  await goByMenu(page, isMobile, 'Início');
  await question(page).getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page).toHaveURL(PROFILE);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Continuar editando' }).click();
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife');

  await goByMenu(page, isMobile, 'Início');
  await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/dashboard/student');
  await page.goBack();
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible();
  await expect(page.getByText('Recife')).toBeHidden();
});

test(
  'out of the drawer, by signing out, and by closing the tab',
  { tag: ['@full', '@phone'] },
  async ({ page, isMobile }) => {
    await openProfile(page);
    await edit(page);
    await page.getByLabel('Cidade').fill('Recife');
    await expect.poll(() => asksBeforeUnload(page)).toBe(true);
    if (isMobile) {
      await page.getByRole('button', { name: 'Abrir menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Feedback' }).click();
      await question(page).getByRole('button', { name: 'Continuar editando' }).click();
    }
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closing;
    if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
    await question(page).getByRole('button', { name: 'Sair sem salvar' }).click();
    await page.waitForURL('/');
    await signIn(page, student);
    await page.goto(PROFILE);
    await expect(page.getByText('Recife')).toBeHidden();
  },
);

test(
  'what cannot be right is told at its field, and markup stays text',
  { tag: '@full' },
  async ({ page }) => {
    await openProfile(page);
    await edit(page);
    await page.getByLabel('Nome', { exact: true }).fill('a'.repeat(101));
    await page.getByLabel('Telefone').fill('123');
    await page.getByLabel('Data de nascimento').fill('01/01/2090');
    await page.getByLabel('País').fill('p'.repeat(101));
    await page.getByLabel('Biografia').fill('b'.repeat(201));
    await expect(page.getByText('201/200')).toBeVisible();
    await save(page);
    for (const sentence of [
      'Nome muito longo',
      'Formato de telefone inválido',
      'A data de nascimento não pode estar no futuro',
      'Nome do país muito longo',
      'Biografia deve ter no máximo 200 caracteres',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
    await expectAccessible(page, 'profile with errors');

    const markup = '<img src=x onerror=alert(1)>';
    for (const label of ['Nome', 'Cidade', 'País', 'Estado', 'Biografia']) {
      await page.getByLabel(label, { exact: true }).fill(markup);
    }
    await page.getByLabel('Telefone').fill('');
    await page.getByLabel('Data de nascimento').fill('');
    await page.getByLabel('Foto de perfil').fill('https://127.0.0.1:9/nao-existe.png');
    await save(page);
    await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
    await expect(page.getByRole('heading', { name: markup })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: markup })).toHaveCount(5);
    // The picture does not load, so the avatar shows a letter instead.
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  },
);

test('a full storage says so and keeps every field', { tag: '@full' }, async ({ page }) => {
  await openProfile(page);
  await edit(page);
  await page.getByLabel('Cidade').fill('Recife');
  await page.getByLabel('Biografia').fill('Oi.');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await save(page);
  await expect(page.getByText(/O navegador não deixou guardar os dados/)).toBeVisible();
  await expect(page.getByText('Erro ao atualizar perfil. Tente novamente.')).toBeVisible();
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife');
  await expect(page.getByLabel('Biografia')).toHaveValue('Oi.');
});

test('two tabs save different fields, and both stand', { tag: '@full' }, async ({ page, context }) => {
  await openProfile(page);
  const other = await context.newPage();
  await other.goto(PROFILE);
  await edit(page);
  await edit(other);
  await page.getByLabel('Cidade').fill('Recife');
  await save(page);
  await other.getByLabel('Biografia').fill('Da outra aba.');
  await save(other);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Recife')).toBeVisible();
    await expect(tab.getByText('Da outra aba.')).toBeVisible();
  }
});

test(
  'a profile edited by hand opens, and long names wrap',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await openProfile(page);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('grifo:user') ?? '{}');
      const changed = {
        ...user,
        name: 'M'.repeat(100),
        cidade: 'x'.repeat(100),
        data_cadastro: '2020-01-01',
      };
      localStorage.setItem('grifo:user', JSON.stringify(changed));
      localStorage.setItem(
        `grifo:profile:${user.id}`,
        '{"biografia":[],"pais":"Brasil","avatar_url":"javascript:1"}',
      );
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'M'.repeat(100) })).toBeVisible();
    await expect(page.getByText('x'.repeat(100))).toBeVisible();
    for (const mode of ['view', 'edit']) {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, mode).toBe(0);
      if (mode === 'view') await edit(page);
    }
  },
);

test('appearance and simulated waits take effect at once, and stay', { tag: '@full' }, async ({ page }) => {
  await openProfile(page);
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.getByText('Escuro', { exact: true }).click();
  expect(await theme()).toBe('dark');
  await page.getByText('Sistema', { exact: true }).click();
  expect(await theme()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
  await page.getByRole('switch', { name: 'Simular esperas' }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Simular esperas' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Sistema' })).toBeChecked();
});

test('nothing for axe to find', { tag: ['@full', '@phone'] }, async ({ page, isMobile }) => {
  await openProfile(page);
  await expectAccessible(page, 'profile');
  await edit(page);
  await expectAccessible(page, 'profile, editing');
  await page.getByLabel('Cidade').fill('Recife');
  await goByMenu(page, isMobile, 'Início');
  await expect(question(page)).toBeVisible();
  await expectAccessible(page, 'question on the way out');
});

test('by keyboard alone', { tag: '@full' }, async ({ page }) => {
  await openProfile(page);
  const tabTo = async (name: string, role: 'button' | 'textbox' | 'combobox' | 'radio') => {
    const target = page.getByRole(role, { name, exact: true });
    for (let hop = 0; hop < 60; hop += 1) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo('Editar', 'button');
  await page.keyboard.press('Enter');
  await tabTo('Cidade', 'textbox');
  await page.keyboard.type('Recife');
  await tabTo('Gênero', 'combobox');
  await page.keyboard.type('Fem');
  await tabTo('Salvar', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('Feminino', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar' })).toBeFocused();
  await tabTo('Sistema', 'radio');
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});
