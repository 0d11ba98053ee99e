import { expect, type Page } from '@playwright/test';
import { tabTo } from './keys';

/** The comment that is saved in the comment bank (`KEPT`), and the general comment on each essay (`GENERAL`). */
export const KEPT = 'Diga de onde veio este dado.';
export const GENERAL = 'Um texto que se lê com gosto.';

const comment = (page: Page) => page.getByRole('textbox', { name: 'Comentário', exact: true });
const general = (page: Page) => page.getByLabel('Comentário geral');
const firstOfQueue = (page: Page) =>
  page.getByRole('region', { name: 'Redações da fila' }).getByRole('link').first();
const next = (page: Page) => page.getByRole('link', { name: /^Próxima:/ });
const published = (page: Page) => expect(page.getByText(/^Publicada em/)).toBeVisible();

/** Actions of the teacher, by keyboard or touch. */
type Hands = {
  openQueue(page: Page): Promise<void>;
  /** Marks the first sentence and focuses the field for its comment. */
  mark(page: Page): Promise<void>;
  keepComment(page: Page): Promise<void>;
  insertKept(page: Page): Promise<void>;
  publish(page: Page): Promise<void>;
  goOn(page: Page): Promise<void>;
  /** Focuses the field for the general comment. */
  comment(page: Page): Promise<void>;
};

const keyboard: Hands = {
  async openQueue(page) {
    await tabTo(page, page.getByRole('link', { name: /^Revisar/ }).first());
    await page.keyboard.press('Enter');
    await tabTo(page, firstOfQueue(page));
    await page.keyboard.press('Enter');
  },
  async mark(page) {
    await tabTo(page, page.getByRole('tab', { name: 'Resultado' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('p[data-from]').first()).toBeVisible();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  async keepComment(page) {
    await tabTo(page, page.getByRole('button', { name: 'Guardar no banco' }));
    await page.keyboard.press('Enter');
  },
  async insertKept(page) {
    await page.keyboard.press('Enter');
  },
  async publish(page) {
    await page.keyboard.press('Control+Enter');
  },
  async goOn(page) {
    await page.keyboard.press('j');
  },
  async comment(page) {
    await page.keyboard.press('r');
    await tabTo(page, general(page));
  },
};

const touch: Hands = {
  async openQueue(page) {
    await page
      .getByRole('navigation', { name: 'Atalhos' })
      .getByRole('link', { name: /^Revisar/ })
      .tap();
    await firstOfQueue(page).tap();
  },
  async mark(page) {
    await page.getByRole('tab', { name: 'Redação' }).tap();
    const paragraph = page.locator('p[data-from]').first();
    await expect(paragraph).toBeVisible();
    await paragraph.scrollIntoViewIfNeeded();
    // Selects the same text as a long press and a drag of its handles.
    await paragraph.evaluate((element) => document.getSelection()?.selectAllChildren(element));
    const tools = page.getByRole('toolbar', { name: 'Marcar o trecho escolhido' });
    await tools.getByRole('button', { name: 'Comentar' }).tap();
  },
  async keepComment(page) {
    await page.getByRole('button', { name: 'Guardar no banco' }).tap();
  },
  async insertKept(page) {
    await page.getByRole('option', { name: KEPT }).tap();
  },
  async publish(page) {
    await page.getByRole('button', { name: 'Publicar revisão' }).tap();
  },
  async goOn(page) {
    await next(page).tap();
  },
  async comment(page) {
    await page.getByRole('button', { name: 'Ir para a revisão' }).tap();
    await general(page).tap();
  },
};

/** Reviews all ten essays. The comment on the first essay is saved in the bank and reused for the second essay. */
export async function workQueueOff(page: Page, by: 'keyboard' | 'touch') {
  const hands = by === 'touch' ? touch : keyboard;
  await hands.openQueue(page);
  for (let done = 0; done < 10; done += 1) {
    await expect(page.getByRole('heading', { name: 'Sua revisão' })).toBeVisible();
    if (done < 2) {
      await hands.mark(page);
      await expect(comment(page)).toBeFocused();
      await page.keyboard.type(done === 0 ? KEPT : '/de onde');
      if (done === 0) await hands.keepComment(page);
      else await hands.insertKept(page);
      await expect(comment(page)).toHaveValue(KEPT);
      await page.keyboard.press('Escape');
    }
    await hands.comment(page);
    await page.keyboard.type(GENERAL);
    await hands.publish(page);
    await published(page);
    if (done < 9) {
      const who = await next(page).getAttribute('aria-label');
      await hands.goOn(page);
      await expect(page.getByRole('heading', { name: who?.replace('Próxima: ', '') ?? '' })).toBeVisible();
    }
  }
}
