import { expect, type Page } from '@playwright/test';
import { BANK_SENTENCES, OTHER_KINDS, type Task } from '../../src/domain/practice/item';
import { commasOf, differenceOf, type SentencePair } from '../../src/domain/practice/sentence-pair';

/** Sentences of an essay for practice, with faults that the checker mends. */
export const OWN_SENTENCES: readonly SentencePair[] = [
  {
    wrong: 'O acesso a água tratada ainda é desigual no país.',
    right: 'O acesso à água tratada ainda é desigual no país.',
  },
  {
    wrong: 'Muitas famílias vive perto de rios poluídos.',
    right: 'Muitas famílias vivem perto de rios poluídos.',
  },
  {
    wrong: 'O direito a saúde depende da rede de esgoto do bairro.',
    right: 'O direito à saúde depende da rede de esgoto do bairro.',
  },
];

/** Answers the exercise on screen, right or wrong, and waits for what it was worth. */
export async function answerExercise(page: Page, isRight = true) {
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 3 }).first().textContent();
  const task = await taskOnScreen(page);
  if (title === 'Conserte a frase') {
    const pair = pairOf(task);
    await page.getByLabel('Sua frase').fill(isRight ? pair.right : pair.wrong);
    await page.getByRole('button', { name: 'Conferir' }).click();
  } else if (title === 'Ponha ou tire vírgulas') {
    const { wrong, right } = pairOf(task);
    const [given, wanted] = [commasOf(wrong).commas, commasOf(right).commas];
    const gaps = main.getByRole('button', { name: /^Vírgula depois de/ });
    for (const at of given
      .filter((one) => !wanted.includes(one))
      .concat(wanted.filter((one) => !given.includes(one))))
      if (isRight) await gaps.nth(at).click();
    await page.getByRole('button', { name: 'Conferir' }).click();
  } else if (task.kind === 'links') {
    const links = isRight ? task.exercise.links : task.exercise.links.toReversed();
    for (const link of links) await main.getByRole('button', { name: link, exact: true }).click();
    await page.getByRole('button', { name: 'Conferir' }).click();
  } else if (task.kind === 'proposal') {
    await page.getByLabel('Sua proposta').fill(isRight ? task.exercise.example : task.exercise.proposal);
    await page.getByRole('button', { name: 'Conferir' }).click();
  } else if (task.kind === 'join') {
    const { answers, sentences } = task.exercise;
    await page.getByLabel('Sua frase').fill((isRight ? answers[0] : sentences.join(' ')) ?? '');
    await page.getByRole('button', { name: 'Conferir' }).click();
  } else if (task.kind === 'thesis') {
    const { sentences, thesis } = task.exercise;
    const at = isRight ? thesis : (thesis + 1) % sentences.length;
    await main.getByRole('button', { name: sentences[at] ?? '', exact: true }).click();
  } else {
    const { right, wrong } = differenceOf(pairOf(task));
    await main
      .getByRole('group')
      .getByRole('button', { name: isRight ? right : wrong, exact: true })
      .click();
  }
  await expect(main.getByRole('heading', { level: 4 }).first()).toHaveText(isRight ? 'Certo' : /^Ainda não:/);
}

/** Goes on to the next exercise. */
export const nextExercise = (page: Page) => page.getByRole('button', { name: 'Próxima' }).click();

function pairOf(task: Task): SentencePair {
  if (task.kind !== 'sentence') throw new Error('no sentence');
  return task.pair;
}

/** Finds the exercise on screen by its words. */
async function taskOnScreen(page: Page): Promise<Task> {
  const sheet = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const written = await sheet
    .first()
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  const text = plain(written.join('') + (await sheet.first().innerText()));
  const own: Task[] = OWN_SENTENCES.map((pair) => ({ kind: 'sentence', pair }));
  const bank = [...BANK_SENTENCES, ...OTHER_KINDS].map(({ task }) => task);
  const found = [...own, ...bank].find((task) => wordsOf(task).every((part) => text.includes(plain(part))));
  if (!found) throw new Error(`no exercise on screen: ${text}`);
  return found;
}

/** The words by which an exercise is known on screen. */
function wordsOf(task: Task): string[] {
  if (task.kind === 'links') return [task.exercise.parts[0] ?? '', task.exercise.parts.at(-1) ?? ''];
  if (task.kind === 'thesis') return [...task.exercise.sentences];
  if (task.kind === 'proposal') return [task.exercise.proposal];
  if (task.kind === 'join') return [...task.exercise.sentences];
  const { before, wrong, right, after } = differenceOf(task.pair);
  return [before, wrong, right, after].every((part) => part === '') ? [] : [before, after];
}

/** Letters alone, since gaps and commas stand between the words. */
const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
