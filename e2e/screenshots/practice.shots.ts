import { test } from '@playwright/test';
import { essay, send, signUp, startFreeDay, student, writeEssay } from '../support/journey';
import { answerExercise, nextExercise, OWN_SENTENCES } from '../support/practice';
import { shoot } from './shoot';

test('exercises of a day, what they were worth, and its end', async ({ page }) => {
  test.slow();
  await startFreeDay(page);
  await signUp(page, student);
  await page.goto('/dashboard/student/treino');
  await page.getByText('0 de 10 hoje').waitFor();
  await shoot(page, 'practice-without-essay');
  const faulty = OWN_SENTENCES.map(({ wrong }) => wrong).join(' ');
  await writeEssay(page, essay.theme, essay.text.replace('\n', ` ${faulty}\n`));
  await send(page);
  await page.goto('/dashboard/student/treino');
  await page.getByLabel('Sua frase').waitFor();
  await shoot(page, 'practice-own-sentence');
  await answerExercise(page);
  await shoot(page, 'practice-right');
  await nextExercise(page);
  await answerExercise(page, false);
  await nextExercise(page);
  await shoot(page, 'practice-after-wrong');
  for (let left = 9; left > 0; left -= 1) {
    await answerExercise(page);
    await nextExercise(page);
  }
  await page.getByRole('region', { name: 'Dez de dez por hoje' }).waitFor();
  await shoot(page, 'practice-end');
});
