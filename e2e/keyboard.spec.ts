import { essay, expectCorrection, student } from './support/journey';
import { celebration, expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });
test.use({ celebrations: 'keep' });

test('the whole main job by keyboard alone', { tag: '@full' }, async ({ page }) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Tabs until the focused element has this accessible name. */
  const tabTo = async (name: string | RegExp, role?: 'button' | 'textbox' | 'radio' | 'link') => {
    for (let hop = 0; hop < 60; hop += 1) {
      const target = role ? page.getByRole(role, { name }) : page.getByLabel(name);
      const isThere = await target
        .evaluateAll((elements) => elements.some((element) => element === document.activeElement))
        .catch(() => false);
      if (isThere) return;
      await press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };

  await page.goto('/');
  await tabTo('Cadastre-se', 'button');
  await press('Enter');
  await tabTo('Nome completo', 'textbox');
  await page.keyboard.type(student.name);
  await tabTo('E-mail', 'textbox');
  await page.keyboard.type(student.email);
  await press('Tab');
  await page.keyboard.type(student.password);
  await press('Enter');
  await page.waitForURL('/dashboard/student');

  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo('Ativar 24h grátis', 'button');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();

  // The first visit already unlocks an achievement.
  await expect(celebration(page)).toBeVisible({ timeout: 40_000 });
  await press('Escape');
  await expect(celebration(page)).toBeHidden();

  await tabTo('Redação', 'link');
  await press('Enter');
  await page.waitForURL('/dashboard/student/essay');
  await tabTo('Tema da redação', 'textbox');
  await page.keyboard.insertText(essay.theme);
  await tabTo('Sua redação', 'textbox');
  await page.keyboard.insertText(essay.text);
  await tabTo('Corrigir redação', 'button');
  await press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Correção da redação' });
  await expectCorrection(page);
  await tabTo('Próximo', 'button');
  await press('Enter');
  await expect(dialog.getByText(essay.text.slice(0, 40))).toBeVisible();
  await tabTo('Próximo', 'button');
  await press('Enter');
  await tabTo(/Muito insatisfeito/, 'radio').catch(() => tabTo(/insatisfeito/i, 'radio'));
  await press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await tabTo('Enviar Avaliação', 'button');
  await press('Enter');
  await expect(dialog).toBeHidden();
});
