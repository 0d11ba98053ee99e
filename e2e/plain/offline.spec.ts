import { enter, newStudent, storedEssays } from '../support/backend';
import { essay, send, writeEssay } from '../support/journey';
import { expectOnlyInVain, keptOnDevice } from '../support/offline';
import { expect, test } from '../support/test';

test(
  'after one visit the app opens anew without a network, corrects, and sends what waited',
  { tag: '@phone-full' },
  async ({ page, context, problems }) => {
    const marina = newStudent();
    await enter(page, marina);
    await page.goto('/dashboard/student');
    await keptOnDevice(page);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Você está sem internet.')).toBeVisible();
    await writeEssay(page);
    await send(page);
    await page.goto('/dashboard/student/corrected-essays');
    await expect(page.getByText('Aguardando envio')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => storedEssays(marina)).toMatchObject([{ texto: essay.text }]);
    // A page reloaded before the response arrives would send the essay again, and the server would report that it
    // already exists (409).
    await expect(page.getByText('Aguardando envio')).toBeHidden();
    expectOnlyInVain(problems);
    await page.reload();
    await expect(page.getByText('Aguardando envio')).toBeHidden();
  },
);
