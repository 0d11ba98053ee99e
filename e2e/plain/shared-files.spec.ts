import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { textOf, TITLED_ESSAY, wordFile } from '../../tests/support/essay-files';
import { enter, newStudent } from '../support/backend';
import { type Chosen, toChosen } from '../support/chosen-file';
import { signOut, trySignIn } from '../support/journey';
import { expectOnlyInVain, keptOnDevice } from '../support/offline';
import { sheetPhoto } from '../support/photos';
import { expect, expectAccessible, test } from '../support/test';

const { share_target: TARGET } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
  share_target: { action: string; params: { title: string; text: string; files: { name: string }[] } };
};

/** Sends the form that a system sends when another app shares something: by a navigation, which the service worker answers. */
async function share(page: Page, { text = '', files = [] }: { text?: string; files?: Chosen[] }) {
  await page.evaluate(({ action, params }) => {
    const about = { id: 'share', action, method: 'post', enctype: 'multipart/form-data' };
    const form = Object.assign(document.createElement('form'), about);
    for (const name of [params.title, params.text, params.files[0]?.name])
      form.append(Object.assign(document.createElement('input'), { name }));
    Object.assign(form.lastElementChild ?? {}, { type: 'file', multiple: true });
    document.body.append(form);
  }, TARGET);
  const form = page.locator('#share');
  await form.locator(`[name=${TARGET.params.text}]`).fill(text);
  await form.locator('[type=file]').setInputFiles(files);
  await form.evaluate((one: HTMLFormElement) => one.submit());
}

test(
  'what other apps share comes to the sheet, also after signing in and without a network',
  { tag: '@phone' },
  async ({ page, context, problems }) => {
    test.slow();
    const marina = newStudent();
    await enter(page, marina);
    await page.goto('/dashboard/student');
    await keptOnDevice(page);
    const sheet = page.getByLabel('Sua redação');
    const file = await toChosen(await wordFile(TITLED_ESSAY));

    await test.step('a file fills an empty sheet', async () => {
      await share(page, { files: [file] });
      await expect(sheet).toHaveValue(textOf(TITLED_ESSAY));
      await expect(page).toHaveURL(/\/dashboard\/student\/essay$/);
      await expectAccessible(page, 'sheet with a shared file');
    });

    await test.step('a reload opens nothing again', async () => {
      await sheet.fill('');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Abrir arquivo' })).toBeVisible();
      await expect(sheet).toHaveValue('');
    });

    await test.step('who is signed out gets it after signing in', async () => {
      await signOut(page);
      await share(page, { files: [file] });
      await expect(page.getByText(/o que você compartilhou abre na folha/)).toBeVisible();
      await expectAccessible(page, 'sign-in before a shared file');
      await trySignIn(page, marina);
      await expect(sheet).toHaveValue(textOf(TITLED_ESSAY));
    });

    await test.step('without a network a text joins what stands there', async () => {
      await context.setOffline(true);
      await share(page, { text: 'Um parágrafo a mais, vindo de\noutro aplicativo.' });
      await page.getByRole('button', { name: 'Acrescentar no fim' }).click();
      await expect(sheet).toHaveValue(
        `${textOf(TITLED_ESSAY)}\nUm parágrafo a mais, vindo de outro aplicativo.`,
      );
      await context.setOffline(false);
      expectOnlyInVain(problems);
    });

    await test.step('a photo comes to the photo tab', async () => {
      await share(page, { files: [await sheetPhoto('folha.jpg')] });
      await expect(page.getByRole('img', { name: 'Foto da folha' })).toBeVisible();
    });
  },
);
