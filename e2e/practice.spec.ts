import { essay, send, signUp, startFreeDay, student, writeEssay } from './support/journey';
import { answerExercise, nextExercise, OWN_SENTENCES } from './support/practice';
import { expect, expectAccessible, test } from './support/test';

const DAY_MS = 86_400_000;
const FAULTY = OWN_SENTENCES.map(({ wrong }) => wrong).join(' ');
const MENDED = OWN_SENTENCES.map(({ right }) => right).join(' ');

/** The sentences at the end of the first paragraph of a good essay. */
const essayWith = (sentences: string) => essay.text.replace('\n', ` ${sentences}\n`);

test(
  'a student practises what she got wrong, gets it again, and sees the change in her next essay',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    const start = new Date('2026-03-10T15:00:00-03:00');
    await page.clock.install({ time: start });
    await startFreeDay(page);
    await signUp(page, student);

    await test.step('an essay is corrected', async () => {
      await writeEssay(page, essay.theme, essayWith(FAULTY));
      await send(page);
    });

    await test.step('its sentences are the first exercises, and the fault of one is right', async () => {
      await page.goto('/dashboard/student/treino');
      await expect(page.getByRole('heading', { name: 'Suas frases, de novo' })).toBeVisible();
      await expect(page.getByLabel('Sua frase')).toHaveValue(OWN_SENTENCES[0]?.wrong ?? '');
      await expectAccessible(page, 'an exercise');
      await answerExercise(page);
      await expect(page.getByText('Crase: 1 de 5 seguidas')).toBeVisible();
      await expectAccessible(page, 'an answered exercise');
      await nextExercise(page);
    });

    await test.step('the ten of a day end, the wrong one after it came again', async () => {
      await answerExercise(page, false);
      await nextExercise(page);
      for (let left = 8; left > 0; left -= 1) {
        await answerExercise(page);
        await nextExercise(page);
      }
      await answerExercise(page);
      await nextExercise(page);
      const end = page.getByRole('region', { name: 'Dez de dez por hoje' });
      await expect(end).toContainText('9 certas de primeira. A outra você acertou na volta.');
      await expect(end).toContainText('Missão do dia feita');
      await expectAccessible(page, 'the end of the day');
      await page.reload();
      await expect(end).toBeVisible();
    });

    await test.step('what was wrong is due the next day', async () => {
      await page.clock.setSystemTime(new Date(start.getTime() + DAY_MS));
      await page.reload();
      await expect(page.getByText('0 de 10 hoje')).toBeVisible();
      await expect(page.getByLabel('Sua frase').or(page.getByRole('group'))).toBeVisible();
      await answerExercise(page);
    });

    await test.step('the next essay names what became rarer', async () => {
      await page.goto('/dashboard/student/essay');
      await page.getByRole('button', { name: 'Enviar nova redação' }).click();
      await page.getByLabel('Sua redação').fill(essayWith(MENDED));
      await page.getByLabel('Tema da redação').fill(essay.theme);
      await send(page);
      await expect(page.getByRole('heading', { name: 'O treino apareceu no texto' })).toBeVisible();
      await expect(
        page.getByText(/^Crase: você errou 2 vezes na redação de 10 de março; agora, nenhuma/),
      ).toBeVisible();
    });
  },
);
