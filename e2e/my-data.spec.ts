import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { essay, holdEvaluations, signIn, student, writeEssay } from './support/journey';
import { seedAccount } from './support/seed-account';
import { seedEssays } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 90_000 });

const MY_DATA = '/dashboard/student/meus-dados';

async function openMyData(page: Page, essays: number) {
  await seedEssays(page, essays);
  await page.goto('/dashboard/student/profile');
  await page.getByRole('link', { name: /^Meus dados/ }).click();
  await expect(page.getByRole('heading', { name: 'Meus dados', exact: true })).toBeVisible();
}

/** Presses a button and returns the file that it downloads. */
async function download(page: Page, name: string) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** Finds every entry in the browser storage of the app that contains a text. */
const placesWith = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const found = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage).flatMap(([key, value]) =>
        `${key} ${String(value)}`.includes(wanted) ? [key] : [],
      ),
    );
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener('success', () => resolve(asked.result));
        });
        if (JSON.stringify(rows).includes(wanted)) found.push(`${name}.${store}`);
      }
      database.close();
    }
    return found;
  }, text);

test('a copy of everything, for programs and for reading', { tag: '@full' }, async ({ page }) => {
  await openMyData(page, 45);
  await expectAccessible(page, 'Meus dados');

  const json = await download(page, 'Baixar os dados (JSON)');
  expect(json.name).toMatch(/^meus-dados-grifo-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(json.text);
  expect(data).toMatchObject({ formato: 'grifo-meus-dados', versao: 2, conta: { email: student.email } });
  expect(data.redacoes).toHaveLength(45);
  for (const one of data.redacoes) expect(one.aiAnalysis.competencias).toBeDefined();

  const html = await download(page, 'Baixar para ler (HTML)');
  const reader = await page.context().newPage();
  await reader.setContent(html.text);
  await expect(reader.getByRole('heading', { name: 'Meus dados no Grifo' })).toBeVisible();
  await expect(reader.getByRole('article')).toHaveCount(45);
  await reader.setViewportSize({ width: 320, height: 640 });
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test(
  'the account deleted leaves nothing on the device, and others as they were',
  { tag: '@full' },
  async ({ page }) => {
    await openMyData(page, 45);
    await page.evaluate(() => {
      const draft = JSON.stringify({ theme: 'Leitura', essay: 'Um começo.', backup: '', updatedAt: null });
      localStorage.setItem('grifo:draft:marina', draft);
      localStorage.setItem('grifo:draft:caio', draft);
      const accounts = JSON.parse(localStorage.getItem('grifo:accounts') ?? '{}');
      const [account] = Object.values(accounts) as object[];
      const caio = { ...account, id: 'caio', email: 'caio@email.exemplo', name: 'Caio Lima' };
      localStorage.setItem('grifo:accounts', JSON.stringify({ ...accounts, [caio.email]: caio }));
    });
    await page.reload();
    expect(await placesWith(page, 'marina')).toEqual(
      expect.arrayContaining(['grifo:user', 'grifo:accounts', 'corrected-essays', 'grifo.corrections']),
    );

    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
    await expect(dialog.getByText('O rascunho que está na folha')).toBeVisible();
    await expect(dialog.getByLabel('Sua senha')).toHaveCount(0);
    await expectAccessible(page, 'Excluir conta');
    const confirm = dialog.getByRole('button', { name: 'Excluir conta' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUI');
    await expect(confirm).toBeDisabled();

    await test.step('a change of mind changes nothing', async () => {
      await dialog.getByRole('button', { name: 'Manter minha conta' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(MY_DATA);
    });

    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('excluir');
    await confirm.click();
    await expect(page.getByText('Conta excluída')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect.poll(() => placesWith(page, 'marina')).toEqual([]);
    expect(await placesWith(page, student.name)).toEqual([]);
    expect((await placesWith(page, 'caio')).sort()).toEqual(['grifo:accounts', 'grifo:draft:caio']);

    await test.step('whoever comes back with that e-mail begins anew', async () => {
      await signIn(page, student);
      await page.goto('/dashboard/student/corrected-essays?filtro=todas');
      await expect(page.getByText(/Nenhuma redação/).first()).toBeVisible();
    });
  },
);

test(
  'another tab that is writing leaves, too, and writes nothing back',
  { tag: '@full' },
  async ({ page, context }) => {
    await openMyData(page, 3);
    const writing = await context.newPage();
    await writing.goto('/dashboard/student/essay');
    await writing.getByLabel('Tema da redação').fill('O acesso à leitura no Brasil');
    await writing.getByLabel('Sua redação').fill('Um começo que ninguém guarda depois de excluir a conta.');
    await expect(writing.getByText(/Rascunho salvo/)).toBeVisible();

    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
    await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
    await writing.getByLabel('Sua redação').pressSequentially(' Mais uma frase.');
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(page.getByText('Conta excluída')).toBeVisible();
    await expect(writing).toHaveURL('/');
    // The other tab may save its text just after the deletion, so the test waits until every tab has cleared its
    // storage again.
    await page.waitForTimeout(1500);
    for (const tab of [page, writing]) {
      await expect.poll(() => placesWith(tab, 'marina')).toEqual([]);
      await expect.poll(() => placesWith(tab, 'ninguém guarda')).toEqual([]);
    }
  },
);

test(
  'an essay that another tab is having corrected is kept by nobody',
  { tag: '@full' },
  async ({ page, context }) => {
    await openMyData(page, 3);
    const sending = await context.newPage();
    await holdEvaluations(sending);
    await sending.goto('/dashboard/student/essay');
    await writeEssay(sending);
    await sending.getByRole('button', { name: 'Corrigir redação' }).click();
    await expect(sending.getByRole('dialog', { name: 'Professor Grifo' })).toBeVisible();
    await sending.waitForFunction(() => 'letEvaluate' in globalThis);

    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
    await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
    await dialog.getByRole('button', { name: 'Excluir conta' }).click();
    await expect(page.getByText('Conta excluída')).toBeVisible();
    await expect(sending).toHaveURL('/');
    await page.waitForTimeout(1500);
    await sending.evaluate(() => (globalThis as unknown as { letEvaluate(): void }).letEvaluate());
    await page.waitForTimeout(3000);
    for (const tab of [page, sending]) {
      await expect.poll(() => placesWith(tab, 'marina')).toEqual([]);
      await expect.poll(() => placesWith(tab, essay.text.slice(0, 40))).toEqual([]);
    }
  },
);

for (const area of ['teacher', 'dev'] as const) {
  test(`the page is there for whoever is a ${area}`, { tag: '@full' }, async ({ page }) => {
    await seedAccount(page, area);
    await page.goto(`/dashboard/${area}/meus-dados`);
    await expect(page.getByRole('table', { name: 'O que fica guardado, e onde' })).toBeVisible();
    await expectAccessible(page, 'Meus dados');
    const { text } = await download(page, 'Baixar os dados (JSON)');
    expect(JSON.parse(text)).toMatchObject({ conta: { userType: area } });
  });
}

test('privacy is told in plain words, without cookies', { tag: '@full' }, async ({ page, context }) => {
  for (const path of ['/privacidade', '/politica-de-uso', '/termos-de-pagamento', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/privacidade');
  await expect(page.getByRole('heading', { name: /Se você tem menos de 18 anos/ })).toBeVisible();
  await expectAccessible(page, 'Privacidade');
  expect(await context.cookies()).toEqual([]);
});
