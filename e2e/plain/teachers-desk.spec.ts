import type { Page, Request } from '@playwright/test';
import readXlsx from 'read-excel-file/node';
import { paths } from '../../src/lib/paths';
import { enter, joinByApi, newStudent, newTeacher, sendCopyByApi } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { essay, send, type Person } from '../support/journey';
import { importRoster, JOINING, pastedRoster } from '../support/roster';
import { expect, expectAccessible, test } from '../support/test';
import { arrive } from '../support/walk';
import { GENERAL, KEPT, workQueueOff } from '../support/work-queue';

const CLASSROOM = '1º ano C';

/** Joins by the short code and sends an essay on the theme of the class. */
async function joinAndSend(page: Page, code: string) {
  await page.goto('/dashboard/student/salas');
  await page.getByRole('button', { name: 'Entrar com código' }).click();
  await page.getByLabel('Código da sala').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Entrar na sala' }).click();
  await page.waitForURL('**/dashboard/student');
  await page.getByRole('link', { name: /^Escrever sobre este tema/ }).click();
  await page.getByLabel('Sua redação').fill(essay.text);
  await send(page);
  await page.getByRole('button', { name: 'Enviar para a sala' }).click();
  await expect(page.getByText(`Enviada para ${CLASSROOM}`)).toBeVisible();
}

/** Opens the student's correction that was sent to the class, scrolled to its text. */
async function openOwnEssay(page: Page) {
  await page.goto('/dashboard/student/salas');
  await page
    .getByRole('region', { name: CLASSROOM })
    .getByRole('link', { name: /enviada hoje/ })
    .click();
  await page.getByRole('tab', { name: 'Redação' }).click();
  await expect(page.locator('p[data-from]').first()).toBeVisible();
}

/** Requests that the frame of every page sends: the account, the bell, and the number of waiting essays. */
const OF_FRAME = new Set(['profiles', 'rpc/avisos_novos', 'rpc/redacoes_a_revisar']);

/** Requests that a screen opened by its address sends to the server, besides the requests of the page frame. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const asked: string[] = [];
  const hear = (request: Request) => {
    const [, name] = /\/(?:rest|functions)\/v1\/([^?]+)/.exec(request.url()) ?? [];
    if (name && !OF_FRAME.has(name)) asked.push(name);
  };
  // Leaves the previous page first, so that none of its requests are recorded.
  await page.goto('about:blank');
  page.on('request', hear);
  await page.goto(address);
  await arrive(page);
  await page.waitForLoadState('networkidle');
  page.off('request', hear);
  return asked;
}

test(
  'a class of forty: names, codes, ten essays worked off, the spreadsheet, and what a student reads',
  { tag: '@phone-full' },
  async ({ page, otherDevice, isMobile }) => {
    test.slow();
    const people = JOINING.map((name) => newStudent(name));
    const [writer, ...others] = people.toReversed() as [Person, ...Person[]];

    await enter(page, newTeacher(), 'teacher');
    await createClassroom(page, CLASSROOM);
    const classroom = page.url();
    const link = await createInvite(page);
    const code = await page
      .getByRole('region', { name: 'Convite' })
      .getByText(/^\w{3} \w{3}$/)
      .innerText();
    await importRoster(page, pastedRoster(people[0]?.email ?? ''), async () => {});
    await page.getByRole('tab', { name: 'Temas' }).click();
    await page.getByLabel('Tema da redação').fill(essay.theme);
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(page.getByText('Tema atualizado!')).toBeVisible();

    await enter(otherDevice, writer);
    await joinAndSend(otherDevice, code);
    for (const person of others) await joinByApi(person, link.split('/').at(-1) ?? '');
    for (const person of others.slice(0, 9))
      await sendCopyByApi(writer, person, classroom.split('/').at(-1) ?? '');

    await page.goto('/dashboard/teacher');
    await workQueueOff(page, isMobile ? 'touch' : 'keyboard');
    const reviewed = new URL(page.url());
    await page.goto('/dashboard/teacher/revisar');
    await expect(page.getByRole('heading', { name: 'Nada esperando revisão' })).toBeVisible();

    await page.goto(`${classroom}?aba=notas`);
    await page.getByRole('link', { name: writer.name, exact: true }).click();
    await expect(page.getByRole('heading', { name: writer.name })).toBeVisible();
    const ofStudent = page.url();

    await test.step('a screen asks for at most three things', async () => {
      const { home, review, notices } = paths.teacher;
      const tabs = ['alunos', 'temas', 'redacoes', 'notas', 'relatorio'].map(
        (tab) => `${classroom}?aba=${tab}`,
      );
      const screens = [home, review, notices, ...tabs, ofStudent, reviewed.pathname, reviewed.href];
      for (const address of screens) {
        const asked = await requestsOf(page, address);
        expect.soft(asked.length, `${address}: ${asked.join(', ')}`).toBeLessThanOrEqual(3);
      }
    });

    await page.goto(`${classroom}?aba=notas`);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar planilha' }).click();
    const [grades] = await readXlsx(await (await coming).path());
    const graded = grades?.data.filter(
      ([name, total]) => typeof total === 'number' && !String(name).startsWith('Média'),
    );
    expect(graded?.map(([name]) => name)).toContain(writer.name);
    expect(graded).toHaveLength(10);

    await openOwnEssay(otherDevice);
    await expect(otherDevice.getByText(KEPT)).toBeVisible();
    await expect(otherDevice.getByRole('button', { name: 'Marcar trecho' })).toHaveCount(0);
    await expectAccessible(otherDevice, 'an essay with the marks of a teacher, for its writer');
    await otherDevice.getByRole('tab', { name: 'Resultado' }).click();
    await expect(otherDevice.getByText(GENERAL)).toBeVisible();
  },
);
