import type { Page } from '@playwright/test';
import { WEAK_ESSAY } from '../../tests/support/essays';
import { newStudent } from '../support/backend';
import { essay, send, signUp, startFreeDay, teacher, type Person } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

const CLASSROOM = '3º ano A';
const REASON = 'Falta dizer por meio de quê o ministério faria isso.';
const COMMENT = 'A proposta responde ao segundo parágrafo. Muito bom.';

const newTeacher = (): Person => ({ ...teacher, email: newStudent().email });

/** The link that the teacher has on screen. */
const inviteOf = (page: Page) => page.getByLabel('Link do convite').inputValue();

async function createClassroom(page: Page, nome: string) {
  await page.goto('/dashboard/teacher/classrooms/new');
  await page.getByLabel('Nome da sala').fill(nome);
  await page.getByLabel(/^Descrição/).fill('Terças e quintas, manhã');
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await expect(page.getByText('Sala criada!')).toBeVisible();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
}

async function join(page: Page, invite: string) {
  await page.goto(invite);
  await expect(page.getByRole('heading', { name: CLASSROOM })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar na sala' }).click();
  await expect(page.getByText('Bem-vindo(a)!')).toBeVisible();
  await expect(page.getByText(`Você foi adicionado(a) à sala "${CLASSROOM}" com sucesso.`)).toBeVisible();
  await page.waitForURL('**/dashboard/student');
}

/** From the theme on the home to an essay the teacher may read. */
async function writeForClass(page: Page, text: string) {
  await page.goto('/dashboard/student');
  const card = page.getByRole('region', { name: 'Tema da turma' });
  await expect(card).toContainText(essay.theme);
  await card.getByRole('link', { name: /^Escrever sobre este tema/ }).click();
  await expect(page.getByLabel('Tema da redação')).toHaveValue(essay.theme);
  await page.getByLabel('Sua redação').fill(text);
  await send(page);
  const sharing = page.getByRole('dialog').getByRole('region', { name: 'Turma' });
  await expect(sharing).toContainText('Sem enviar, só você vê esta redação.');
  await sharing.getByRole('button', { name: 'Enviar para a turma' }).click();
  await expect(sharing).toContainText(`Enviada para ${CLASSROOM}`);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a class from its invitation to the teacher’s word on an essay, in three browsers', async ({
  page,
  newDevice,
}) => {
  test.slow();
  const [marina, bento] = [newStudent('Marina Duarte'), newStudent('Bento Araújo')];
  const [first, second] = [await newDevice(), await newDevice()];
  await startFreeDay(first);
  await startFreeDay(second);

  await signUp(page, newTeacher(), 'Sou Professor');
  await createClassroom(page, CLASSROOM);
  const classroomUrl = page.url();
  await page.getByRole('button', { name: 'Criar convite' }).click();
  await expect(page.getByText('Convite criado!')).toBeVisible();
  const invite = await inviteOf(page);
  await tab(page, 'Temas');
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByRole('button', { name: 'Salvar tema' }).click();
  await expect(page.getByText('O tema da redação foi atualizado com sucesso.')).toBeVisible();

  // One has an account; the other opens the link first and makes one on the way.
  await signUp(first, marina);
  await join(first, invite);
  await second.goto(invite);
  await second.getByRole('button', { name: 'Entrar na sala' }).click();
  await expect(second.getByText('Você precisa estar logado para entrar na sala.')).toBeVisible();
  await second.waitForURL('**/login');
  await second.getByRole('button', { name: 'Cadastre-se' }).click();
  await second.getByLabel('Nome completo').fill(bento.name);
  await second.getByLabel('E-mail').fill(bento.email);
  await second.getByLabel('Senha', { exact: true }).fill(bento.password);
  await second.getByRole('button', { name: 'Cadastrar-se' }).click();
  await second.waitForURL('**/sala/*');
  await join(second, invite);

  await writeForClass(first, essay.text);
  await writeForClass(second, WEAK_ESSAY);

  await page.goto(`${classroomUrl}?aba=relatorio`);
  await expect(page.getByText('Escreveram', { exact: true }).locator('..')).toContainText('2 de 2 alunos');
  await expect(page.getByText('Todos escreveram.')).toBeVisible();
  await expectAccessible(page, 'report of a class');

  await tab(page, 'Redações');
  await page.getByRole('link', { name: /^Marina Duarte/ }).click();
  await expect(page.getByRole('heading', { name: 'Sua revisão' })).toBeVisible();
  await page.getByLabel('Nível da Competência V', { exact: true }).selectOption('80');
  await page.getByLabel('Motivo da Competência V', { exact: true }).fill(REASON);
  await page.getByLabel('Comentário da Competência III', { exact: true }).fill(COMMENT);
  await page.getByRole('button', { name: 'Salvar revisão' }).click();
  await expect(page.getByText(/Salva em .* O aluno a vê na correção/)).toBeVisible();

  await first.goto('/dashboard/student/corrected-essays');
  await first.getByRole('button', { name: /Ver Detalhes/ }).click();
  await expect(first.getByText('No seu progresso continua a nota do corretor')).toBeVisible();
  await expect(first.getByText(REASON)).toBeVisible();
  await expect(first.getByText(COMMENT)).toBeVisible();

  // A classmate sees nothing of it, and once removed nothing of the class.
  await page.goto(classroomUrl);
  await page.getByRole('button', { name: 'Remover Bento Araújo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Aluno removido!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remover Bento Araújo' })).toHaveCount(0);
  await page.goto(`${classroomUrl}?aba=relatorio`);
  await expect(page.getByText('Escreveram', { exact: true }).locator('..')).toContainText('1 de 1 aluno');

  await second.goto('/dashboard/student/turmas');
  await expect(second.getByRole('heading', { name: CLASSROOM })).toHaveCount(0);
  await second.goto('/dashboard/student');
  await expect(second.getByRole('heading', { name: 'Escrever Redação' })).toBeVisible();
  await expect(second.getByRole('region', { name: 'Tema da turma' })).toHaveCount(0);
  await second.goto(invite);
  await expect(second.getByText('Sala não encontrada')).toBeVisible();
});

test('two tabs of a teacher: the later one sees what the other gave the class, and loses nothing', async ({
  page,
  context,
}) => {
  await signUp(page, newTeacher(), 'Sou Professor');
  await createClassroom(page, CLASSROOM);
  const other = await context.newPage();
  await other.goto(`${page.url()}?aba=temas`);
  await tab(page, 'Temas');
  await other.getByLabel('Tema da redação').fill('O papel das bibliotecas públicas');
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByRole('button', { name: 'Salvar tema' }).click();
  await expect(page.getByText('Tema atualizado!')).toBeVisible();

  await other.getByRole('button', { name: 'Salvar tema' }).click();
  const conflict = other.getByRole('alert').filter({ hasText: essay.theme });
  await expect(conflict).toBeVisible();
  await expect(other.getByLabel('Tema da redação')).toHaveValue('O papel das bibliotecas públicas');
});
