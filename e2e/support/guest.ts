import { expect, type Page, type Request } from '@playwright/test';
import { GUEST_EXAMPLES } from '../../src/domain/guest/guest-examples';

/** An essay on the guest's theme that is nobody's example. */
export const GUEST_ESSAY = `${GUEST_EXAMPLES[1]?.essay} Desse modo, nenhum aparelho terminará na rua.`;

export async function correctAsGuest(page: Page, text = GUEST_ESSAY) {
  await page.goto('/experimentar');
  await page.getByLabel('Sua redação').fill(text);
  await page.getByRole('button', { name: 'Corrigir agora' }).click();
  await expectGuestCorrection(page);
}

/** On a busy machine it is waited for as long as the app waits. */
export async function expectGuestCorrection(page: Page, name = 'Sua correção') {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
}

/** What this page asks for from now on that is no file of the app. */
export function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!isFile(request)) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

/** The page itself, or something it is made of: asked for by its name, and nothing said. */
function isFile(request: Request): boolean {
  const { pathname, search, protocol } = new URL(request.url());
  if (['data:', 'blob:'].includes(protocol)) return true;
  if (request.method() !== 'GET' || request.postData() !== null) return false;
  return request.resourceType() === 'document' || (search === '' && /\.\w+$/.test(pathname));
}

/** What the device keeps of a guest. */
export const guestKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('grifo:guest')));
