import { deleteProfile, enter, newStudent } from '../support/backend';
import { essay, send, writeEssay, type Person } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';
import type { Page } from '@playwright/test';

/** A student shares a link to the essay just corrected; returns the link. */
async function shareEssay(page: Page, person: Person, { withName = false } = {}): Promise<string> {
  await enter(page, person);
  await writeEssay(page);
  await send(page);
  await page.getByRole('button', { name: 'Compartilhar por link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartilhar por link' });
  if (withName) await dialog.getByRole('switch', { name: 'Mostrar meu nome' }).check();
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  return dialog.getByLabel('Link da correção').inputValue();
}

const gone = (page: Page) => page.getByRole('heading', { name: 'Este link não vale mais' });
const theme = (page: Page) => page.getByRole('heading', { name: essay.theme });

test(
  'somebody without an account reads a correction by its link, until it is revoked',
  { tag: '@phone' },
  async ({ page, otherDevice }) => {
    const marina = newStudent();
    const address = await shareEssay(page, marina);
    const code = address.split('/').at(-1) ?? '';

    await test.step('on another device, without a name, an address or a way in', async () => {
      const leaks: string[] = [];
      otherDevice.on('request', (request) => {
        const isOwn = request.url().startsWith(new URL(address).origin);
        const said = [request.url(), request.headers()['referer']].join(' ');
        if (!isOwn && said.includes(code)) leaks.push(said);
      });
      await otherDevice.goto(address);
      await expect(theme(otherDevice)).toBeVisible();
      await expect(
        otherDevice.getByRole('heading', { name: 'Correção de redação', exact: true }),
      ).toBeVisible();
      await expect(otherDevice.getByText(marina.name)).toHaveCount(0);
      await expect(otherDevice.getByText(marina.email)).toHaveCount(0);
      await expect(otherDevice.getByText('não confere essa nota')).toHaveCount(0);
      await expectAccessible(otherDevice, 'a shared correction on the server');
      await otherDevice.getByRole('tab', { name: 'Redação' }).click();
      await expect(
        otherDevice.getByText(essay.text.split('\n')[0]?.slice(0, 40) ?? '').first(),
      ).toBeVisible();
      expect(leaks).toEqual([]);
    });

    await test.step('revoked, it looks like one that never was', async () => {
      await page.goto('/dashboard/student/links');
      await page.getByRole('button', { name: `Apagar o link de ${essay.theme}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar link' }).click();
      await expect(page.getByRole('heading', { name: 'Nenhuma correção compartilhada' })).toBeVisible();
      await otherDevice.goto(address);
      await expect(gone(otherDevice)).toBeVisible();
      const said = await otherDevice.getByRole('main').innerText();
      await otherDevice.goto(address.replace(code, 'A'.repeat(43)));
      await expect(gone(otherDevice)).toBeVisible();
      expect(await otherDevice.getByRole('main').innerText()).toBe(said);
    });
  },
);

test('the link goes with the account', { tag: '@full' }, async ({ page, otherDevice }) => {
  const marina = newStudent();
  const address = await shareEssay(page, marina, { withName: true });
  await otherDevice.goto(address);
  await expect(
    otherDevice.getByRole('heading', { name: `Correção da redação de ${marina.name}` }),
  ).toBeVisible();
  await deleteProfile(marina);
  await otherDevice.reload();
  await expect(gone(otherDevice)).toBeVisible();
});
