import type { Page } from '@playwright/test';
import { createClassroom, createInvite } from '../support/classroom';
import { failRequests } from '../support/fail-requests';
import { api, enter, newStudent, newTeacher } from '../support/backend';
import { trySignIn, type Person } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

const CLASSROOM = '2º ano B';

const joinButton = (page: Page) => page.getByRole('button', { name: 'Entrar na sala' });
const missing = (page: Page) => page.getByRole('heading', { name: 'Sala não encontrada' });

/** Creates a teacher with a class and ends on the page of the class; returns the link of its invite. */
async function makeClass(page: Page): Promise<{ person: Person; link: string }> {
  const person = newTeacher();
  await enter(page, person, 'teacher');
  await createClassroom(page, CLASSROOM);
  return { person, link: await createInvite(page) };
}

test('a visitor reads the invitation, but not the address of the teacher', async ({ page, otherDevice }) => {
  const { person, link } = await makeClass(page);
  await otherDevice.goto(link);
  await expect(otherDevice.getByRole('heading', { name: CLASSROOM })).toBeVisible();
  await expect(otherDevice.getByText('Prof. Renato Alves')).toBeVisible();
  await expect(otherDevice.getByText(person.email)).toHaveCount(0);
  await expectAccessible(otherDevice, 'invitation for a visitor');
  await enter(otherDevice, newStudent());
  await otherDevice.goto(link);
  await expect(otherDevice.getByText(person.email)).toBeVisible();
});

test('a teacher is refused, also after a login on the way', async ({ page, otherDevice }) => {
  const { person, link } = await makeClass(page);
  await otherDevice.goto(link);
  await joinButton(otherDevice).click();
  await expect(otherDevice.getByText('Login necessário')).toBeVisible();
  await otherDevice.waitForURL('**/login');
  await trySignIn(otherDevice, person);
  await otherDevice.waitForURL('**/sala/*');
  await joinButton(otherDevice).click();
  await expect(otherDevice.getByText('Acesso negado')).toBeVisible();
});

test('once revoked, an invite looks like one that never was, also to whoever has it open', async ({
  page,
  otherDevice,
}) => {
  const { link } = await makeClass(page);
  await enter(otherDevice, newStudent());
  await otherDevice.goto(link);
  await expect(joinButton(otherDevice)).toBeVisible();
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar convite' }).click();
  await expect(page.getByRole('button', { name: 'Criar convite' })).toBeVisible();
  await joinButton(otherDevice).click();
  await expect(missing(otherDevice)).toBeVisible();
  await otherDevice.goto(link);
  await expect(missing(otherDevice)).toBeVisible();
});

test(
  'without a network it says so, and joins at the next try; joining twice is joining once',
  { tag: '@full' },
  async ({ page, otherDevice }) => {
    const { link } = await makeClass(page);
    await enter(otherDevice, newStudent());
    await otherDevice.goto(link);
    await expect(joinButton(otherDevice)).toBeVisible();
    const bringBack = await failRequests(otherDevice, `${api.tables}rpc/entrar_na_sala*`, 'unreachable');
    await joinButton(otherDevice).click();
    await expect(otherDevice.getByText('Erro ao entrar na sala')).toBeVisible();
    await expect(otherDevice.getByRole('alert')).not.toBeEmpty();
    await bringBack();
    await joinButton(otherDevice).click();
    await otherDevice.waitForURL('**/dashboard/student');
    await otherDevice.goto(link);
    await expect(otherDevice.getByText('Você já está nesta sala.')).toBeVisible();
  },
);

test(
  'an invitation that cannot be read is read at the second try',
  { tag: '@full' },
  async ({ page, otherDevice }) => {
    const { link } = await makeClass(page);
    const bringBack = await failRequests(otherDevice, `${api.tables}rpc/sala_por_convite*`, 'unreachable');
    await otherDevice.goto(link);
    // The app tries three more times, after 1, 2 and 4 seconds, before it gives up.
    await expect(otherDevice.getByText('Erro ao carregar sala')).toBeVisible({ timeout: 20_000 });
    await bringBack();
    await otherDevice.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(otherDevice.getByRole('heading', { name: CLASSROOM })).toBeVisible();
  },
);
