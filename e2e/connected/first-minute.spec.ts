import type { Locator, Page } from '@playwright/test';
import { newStudent } from '../support/backend';
import { essay, expectCorrection } from '../support/journey';
import { expect, test } from '../support/test';
import { NO_SHIFT, watchShift } from '../support/watch-shift';

test.use({ celebrations: 'keep' });

type Counted = { presses: number; dialogs: string[]; toasts: string[] };

/** Counts presses, and dialogs and toasts that appear over the page, on every page of this tab. */
async function count(page: Page) {
  await page.addInitScript(() => {
    const empty = { presses: 0, dialogs: [], toasts: [] };
    const counted: Counted = JSON.parse(sessionStorage.getItem('e2e:counted') ?? JSON.stringify(empty));
    const keep = () => sessionStorage.setItem('e2e:counted', JSON.stringify(counted));
    addEventListener(
      'pointerdown',
      () => {
        counted.presses += 1;
        keep();
      },
      true,
    );
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const within = (selector: string) =>
          [node, ...node.querySelectorAll(selector)].filter((one) => one.matches(selector));
        counted.dialogs.push(
          ...within('[role="dialog"], [role="alertdialog"]').map((one) => one.textContent ?? ''),
        );
        counted.toasts.push(...within('[data-sonner-toast]').map((one) => one.textContent ?? ''));
      }
      keep();
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('e2e:counted') ?? '{}') as Counted);
}

/** Whether a toast stands over the part of a field that is on the screen. */
function isCovered(field: Locator): Promise<boolean> {
  return field.evaluate((one) => {
    const at = one.getBoundingClientRect();
    const toast = document.querySelector('[data-sonner-toast] output')?.getBoundingClientRect();
    return (
      !!toast &&
      toast.left < at.right &&
      toast.right > at.left &&
      toast.top < at.bottom &&
      toast.bottom > at.top
    );
  });
}

test(
  'a new student: one welcome, nothing in the way of the first word, eight presses to a correction',
  { tag: '@phone' },
  async ({ page }) => {
    const counted = await count(page);
    const shift = await watchShift(page);
    const marina = newStudent();
    await page.goto('/');
    await page.getByRole('button', { name: 'Cadastre-se' }).click();
    // Every field is pressed before typing, as on a phone.
    for (const [label, text] of [
      ['Nome completo', marina.name],
      ['E-mail', marina.email],
      ['Senha', marina.password],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await field.click();
      await field.fill(text);
    }
    await page.getByRole('button', { name: 'Cadastrar-se' }).click();
    await page.waitForURL('**/dashboard/student');

    const card = page.getByRole('region', { name: /, Marina\./ });
    await expect(card).toContainText('24 h de correções ilimitadas');
    const begin = card.getByRole('button', { name: 'Ativar 24h grátis e escrever' });
    await expect(begin).toBeVisible();
    await page.waitForTimeout(5000);
    expect(await counted()).toMatchObject({ dialogs: [], toasts: [] });
    await begin.click();

    await page
      .getByRole('button', { name: /^Usar tema:/ })
      .first()
      .click();
    await expect(page.getByLabel('Sua redação')).toBeFocused();
    await expect(page.getByText('Tema aplicado!')).toBeAttached();
    expect(await isCovered(page.getByLabel('Tema da redação'))).toBe(false);
    await page.keyboard.type('A');
    // The dialog of the themes, which the student opened.
    expect((await counted()).dialogs.length).toBeLessThanOrEqual(1);
    expect((await counted()).toasts.filter((text) => !text.startsWith('Tema aplicado!'))).toEqual([]);
    expect(await shift()).toBeLessThan(NO_SHIFT);

    await page.getByLabel('Sua redação').fill(essay.text);
    await page.getByRole('button', { name: 'Corrigir redação' }).click();
    expect((await counted()).presses).toBeLessThanOrEqual(8);
    // The app may ask about a sample that is not on the theme of the day. It would not ask about the student's own
    // essay.
    const proceed = page.getByRole('button', { name: 'Corrigir assim mesmo' });
    await proceed
      .or(page.getByRole('dialog', { name: 'Correção da redação' }))
      .first()
      .waitFor();
    if (await proceed.isVisible()) await proceed.click();
    await expectCorrection(page);
  },
);

test(
  'who skips the welcome is offered nothing before the first correction',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto('/');
    const marina = newStudent();
    await page.getByRole('button', { name: 'Cadastre-se' }).click();
    await page.getByLabel('Nome completo').fill(marina.name);
    await page.getByLabel('E-mail').fill(marina.email);
    await page.getByLabel('Senha', { exact: true }).fill(marina.password);
    await page.getByRole('button', { name: 'Cadastrar-se' }).click();
    await page.getByRole('button', { name: 'Ir para o início' }).click();
    await expect(page.getByRole('main')).toBeFocused();
    // Past the first minute, in which nothing is offered anyway.
    await page.waitForTimeout(65_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
