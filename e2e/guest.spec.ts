import { GUEST_EXAMPLES } from '../src/domain/guest/guest-examples';
import { GUEST_THEME } from '../src/domain/guest/guest-theme';
import { PROPOSALS } from '../src/domain/themes/proposals/proposals';
import { correctAsGuest, expectGuestCorrection, GUEST_ESSAY, guestKeys, watchSending } from './support/guest';
import { signOut, signUp, startFreeDay, student, trySignUp } from './support/journey';
import { expect, expectAccessible, test } from './support/test';
import { watchTheWait } from './support/watch-wait';

const HISTORY = '/dashboard/student/corrected-essays';
const details = { name: `Ver Detalhes: ${GUEST_THEME}` };
const OFFER = 'Você tem uma redação de teste neste aparelho';

test('write, correct, sign up, and find it in the account', { tag: '@phone' }, async ({ page }) => {
  // Starts the free day, because otherwise the upgrade offer appears a second after the entry.
  await startFreeDay(page);
  const sent = watchSending(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Experimentar agora' }).click();
  const sheet = page.getByLabel('Sua redação');

  await test.step('too short: nothing is corrected; what is written stays over a reload', async () => {
    await expect(page.getByLabel('Tema da redação')).toHaveValue(GUEST_THEME);
    await sheet.fill('O lixo eletrônico cresce.');
    await expect(page.getByRole('button', { name: 'Corrigir agora' })).toBeDisabled();
    await sheet.press('Control+Enter');
    await expect(page.getByText('Faltam 196 palavras para o mínimo de 200.')).toBeVisible();
    await sheet.fill(GUEST_ESSAY);
    await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
    await page.reload();
    await expect(sheet).toHaveValue(GUEST_ESSAY);
    await expectAccessible(page, 'sheet of a guest');
  });

  await test.step('the whole correction, with its marks, and again after a reload', async () => {
    const watched = await watchTheWait(page, 'Sua correção');
    await page.getByRole('button', { name: 'Corrigir agora' }).click();
    await expectGuestCorrection(page);
    const { percents, bareFrames } = await watched();
    expect(percents[0]).toBe(0);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(bareFrames).toBe(0);
    await expect(page.getByRole('heading', { name: 'Sua correção' })).toBeFocused();
    await expectAccessible(page, 'correction of a guest');
    await page.getByRole('tab', { name: 'Redação' }).click();
    await expect(page.getByText(GUEST_ESSAY.slice(0, 40))).toBeVisible();
    await page.reload();
    await expectGuestCorrection(page);
    await page.getByRole('button', { name: 'Voltar à folha' }).click();
    await expect(sheet).toHaveValue(GUEST_ESSAY);
    await page.getByRole('link', { name: 'Ver a correção' }).click();
    expect(sent).toEqual([]);
  });

  await test.step('signing up keeps it, once, and the device forgets the guest', async () => {
    await page.getByRole('link', { name: 'Criar conta e guardar' }).click();
    await expect(page.getByRole('heading', { name: 'Cadastrar-se' })).toBeVisible();
    await page.getByLabel('Nome completo').fill(student.name);
    await page.getByLabel('E-mail').fill(student.email);
    await page.getByLabel('Senha', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Cadastrar-se' }).click();
    await page.waitForURL(`**${HISTORY}`);
    await expect(page.getByText('Redação guardada')).toBeVisible();
    await expect(page.getByRole('button', details)).toHaveCount(1);
    expect(await guestKeys(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', details)).toHaveCount(1);
    await page.getByRole('button', details).click();
    await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  });
});

test('any theme: of the bank, with its texts, or in own words', { tag: '@phone' }, async ({ page }) => {
  const [proposal] = PROPOSALS;
  const own = 'O destino do lixo eletrônico na minha cidade';
  await page.goto('/experimentar');
  const field = page.getByLabel('Tema da redação');

  await test.step('of the bank', async () => {
    await page.getByRole('button', { name: 'Banco de temas' }).click();
    await page.getByRole('searchbox', { name: 'Procurar' }).fill(proposal?.theme ?? '');
    await page.getByRole('button', { name: proposal?.theme ?? '' }).click();
    await expectAccessible(page, 'bank of themes of a guest');
    await page.getByRole('button', { name: 'Usar este tema' }).click();
    await expect(field).toHaveValue(proposal?.theme ?? '');
    await expect(
      page
        .getByText(/Textos de apoio|Ler os \d textos de apoio/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(page, 'theme of the bank on the sheet of a guest');
  });

  await test.step('none: it is asked for', async () => {
    await field.fill('');
    await page.getByLabel('Sua redação').fill(GUEST_ESSAY);
    await page.getByLabel('Sua redação').press('Control+Enter');
    await expect(page.getByText('Por favor, informe o tema da redação antes de enviar.')).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('in own words, also after a reload', async () => {
    await field.fill(own);
    await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(own);
    await page.getByRole('button', { name: 'Corrigir agora' }).click();
    await expectGuestCorrection(page);
    await page.getByRole('tab', { name: 'Redação' }).click();
    await expect(page.getByText(own)).toBeVisible();
  });
});

test('an example lies over the own text; by keyboard it is corrected and left again', async ({ page }) => {
  const [example] = GUEST_EXAMPLES;
  await page.goto('/experimentar');
  await page.getByLabel('Sua redação').fill('Meu começo.');
  await expect(page.getByText(/Rascunho salvo/)).toBeVisible();
  await page.getByRole('radio', { name: 'Meu texto' }).focus();
  await page.keyboard.press('ArrowRight');
  const sheet = page.getByLabel('Redação de exemplo: exemplo mediano');
  await expect(sheet).toHaveValue(example?.essay ?? '');
  await expect(page.getByText('O seu texto continua guardado.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sheet).toBeFocused();
  await page.keyboard.type('x');
  await expect(sheet).toHaveValue(example?.essay ?? '');
  await page.keyboard.press('Control+Enter');
  await expectGuestCorrection(page, 'A correção do exemplo');
  await expect(page.getByText('O texto é um exemplo nosso.')).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveValue(example?.essay ?? '');
  await page.getByText('Meu texto', { exact: true }).click();
  await expect(page.getByLabel('Sua redação')).toHaveValue('Meu começo.');

  await page.getByRole('button', { name: 'Apagar deste aparelho' }).click();
  await page.getByRole('button', { name: 'Ficar com o texto' }).click();
  await expect(page.getByLabel('Sua redação')).toHaveValue('Meu começo.');
  await page.getByRole('button', { name: 'Apagar deste aparelho' }).click();
  await page.getByRole('button', { name: 'Apagar', exact: true }).click();
  await expect(page.getByLabel('Sua redação')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Ver a correção' })).toBeHidden();
  expect(await guestKeys(page)).toEqual([]);
});

test('whoever signs in without having chosen it is asked, and may leave it', async ({ page }) => {
  await startFreeDay(page);
  await correctAsGuest(page);
  await signUp(page, student);
  const question = page.getByRole('alertdialog', { name: OFFER });
  await question.getByRole('button', { name: 'Agora não' }).click();
  await page.goto(HISTORY);
  await expect(page.getByRole('heading', { name: 'Redações corrigidas' })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', details)).toBeHidden();
  await signOut(page);

  const other = { ...student, name: 'Outra Pessoa', email: 'outra@email.exemplo' };
  await trySignUp(page, other);
  await expect(question).toContainText(GUEST_THEME);
  await expectAccessible(page, 'question about the essay of a guest');
  await question.getByRole('button', { name: 'Guardar nesta conta' }).click();
  await expect(page.getByText('Redação guardada')).toBeVisible();
  await page.getByRole('button', { name: 'Ver redação' }).click();
  await expect(page.getByRole('heading', { name: 'Domínio da norma padrão' })).toBeVisible();
  expect(await guestKeys(page)).toEqual([]);
});
