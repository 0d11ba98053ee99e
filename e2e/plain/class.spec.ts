import type { Page } from '@playwright/test';
import { WEAK_ESSAY } from '../../tests/support/essays';
import { enter, newStudent, newTeacher } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { acceptFreeDay, essay, send, trySignUp } from '../support/journey';
import { expect, test } from '../support/test';

const CLASSROOM = '3º ano A';
const REASON = 'Falta dizer por meio de quê o ministério faria isso.';
const COMMENT = 'A proposta responde ao segundo parágrafo. Muito bom.';

async function join(page: Page, invite: string) {
  await page.goto(invite);
  await expect(page.getByRole('heading', { name: CLASSROOM })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar na sala' }).click();
  await expect(page.getByText('Bem-vindo(a)!')).toBeVisible();
  await expect(page.getByText(`Você foi adicionado(a) à sala "${CLASSROOM}" com sucesso.`)).toBeVisible();
  await page.waitForURL('**/dashboard/student');
}

/**
 * Starts from the class theme on the home page, writes an essay, and sends it to the class, so that the teacher may
 * read it.
 */
async function writeForClass(page: Page, text: string) {
  await page.goto('/dashboard/student');
  const card = page.getByRole('region', { name: 'Tema da sala' });
  await expect(card).toContainText(essay.theme);
  await card.getByRole('link', { name: /^Escrever sobre este tema/ }).click();
  await expect(page.getByLabel('Tema da redação')).toHaveValue(essay.theme);
  await page.getByLabel('Sua redação').fill(text);
  await send(page);
  const sharing = page.getByRole('dialog').getByRole('region', { name: 'Sala' });
  await expect(sharing).toContainText('Sem enviar, só você vê esta redação.');
  await sharing.getByRole('button', { name: 'Enviar para a sala' }).click();
  await expect(sharing).toContainText(`Enviada para ${CLASSROOM}`);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test(
  'a class from its invitation to the teacher’s word on an essay, in three browsers',
  { tag: '@phone-full' },
  async ({ page, newDevice }) => {
    test.slow();
    const [marina, bento] = [newStudent('Marina Duarte'), newStudent('Bento Araújo')];
    const [first, second] = [await newDevice(), await newDevice()];

    await enter(page, newTeacher(), 'teacher');
    await createClassroom(page, CLASSROOM);
    const classroomUrl = page.url();
    const invite = await createInvite(page);
    await tab(page, 'Temas');
    await page.getByLabel('Tema da redação').fill(essay.theme);
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(page.getByText('O tema da redação foi atualizado com sucesso.')).toBeVisible();

    // The first student has an account; the second opens the link first and creates an account on the way.
    await enter(first, marina);
    await join(first, invite);
    await second.goto(invite);
    await second.getByRole('button', { name: 'Entrar na sala' }).click();
    await expect(second.getByText('Você precisa estar logado para entrar na sala.')).toBeVisible();
    await second.waitForURL('**/login');
    await trySignUp(second, bento);
    await second.waitForURL('**/sala/*');
    await join(second, invite);
    // A student who has just joined sees the class first, and the welcome card on returning to the home page.
    await second.goto('/dashboard/student/salas');
    await second.goto('/dashboard/student');
    await acceptFreeDay(second);

    await writeForClass(first, essay.text);
    await writeForClass(second, WEAK_ESSAY);

    await page.goto(`${classroomUrl}?aba=relatorio`);
    await expect(page.getByText('Enviaram', { exact: true }).locator('..')).toContainText('2 de 2 alunos');
    await expect(page.getByText('Todos enviaram.')).toBeVisible();

    await tab(page, 'Redações');
    await page.getByRole('link', { name: /^Marina Duarte/ }).click();
    await expect(page.getByRole('heading', { name: 'Sua revisão' })).toBeVisible();
    await page.getByLabel('Nível da Competência V', { exact: true }).selectOption('80');
    await page.getByLabel('Motivo da Competência V', { exact: true }).fill(REASON);
    await page.getByLabel('Comentário da Competência III', { exact: true }).fill(COMMENT);
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText(/Publicada em .* O aluno já pode ler na correção/)).toBeVisible();

    await first.goto('/dashboard/student/corrected-essays');
    await first.getByRole('button', { name: /Ver Detalhes/ }).click();
    await expect(first.getByText('No seu progresso continua a nota do corretor')).toBeVisible();
    await expect(first.getByText(REASON)).toBeVisible();
    await expect(first.getByText(COMMENT)).toBeVisible();

    // A classmate does not see the comment, and a removed student sees nothing of the class.
    await page.goto(classroomUrl);
    await page.getByRole('button', { name: 'Remover Bento Araújo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Aluno removido!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remover Bento Araújo' })).toHaveCount(0);
    await page.goto(`${classroomUrl}?aba=relatorio`);
    await expect(page.getByText('Enviaram', { exact: true }).locator('..')).toContainText('1 de 1 aluno');

    await second.goto('/dashboard/student/salas');
    await expect(second.getByRole('heading', { name: CLASSROOM })).toHaveCount(0);
    await second.goto('/dashboard/student');
    await expect(second.getByRole('heading', { name: 'Escrever Redação' })).toBeVisible();
    await expect(second.getByRole('region', { name: 'Tema da sala' })).toHaveCount(0);
    await second.goto(invite);
    await expect(second.getByText('Sala não encontrada')).toBeVisible();

    await first.goto('/dashboard/student/salas');
    await first.getByRole('button', { name: `Sair da sala ${CLASSROOM}` }).click();
    await first.getByRole('alertdialog').getByRole('button', { name: 'Sair da sala' }).click();
    await expect(first.getByRole('heading', { name: 'Você não está em nenhuma sala' })).toBeVisible();
  },
);
