import { expect, type Page, type Request } from '@playwright/test';
import { GUEST_EXAMPLES } from '../../src/domain/guest/guest-examples';

/** An essay on the guest's theme that is not one of the examples. */
export const GUEST_ESSAY = `${GUEST_EXAMPLES[1]?.essay} Desse modo, nenhum aparelho terminará na rua.`;

export async function correctAsGuest(page: Page, text = GUEST_ESSAY) {
  await page.goto('/experimentar');
  await page.getByLabel('Sua redação').fill(text);
  await page.getByRole('button', { name: 'Corrigir agora' }).click();
  await expectGuestCorrection(page);
}

/** Waits as long as the app itself waits for a correction, because a busy machine is slow. */
export async function expectGuestCorrection(page: Page, name = 'Sua correção') {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
}

/** Records this page's later requests for anything but the app's files. */
export function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!isFile(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** Whether the request is for the page or one of its files, and sends no data. */
function isFile(request: Request): boolean {
  const { pathname, search, protocol } = new URL(request.url());
  if (['data:', 'blob:'].includes(protocol)) return true;
  if (request.method() !== 'GET' || request.postData() !== null) return false;
  return request.resourceType() === 'document' || (search === '' && /\.\w+$/.test(pathname));
}

/** Storage keys of a guest. */
export const guestKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('grifo:guest')));
