import type { Page } from '@playwright/test';
import { enter, newStudent, newTeacher } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { essay, send, writeEssay } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

const comment = (page: Page, competency: string) =>
  page.getByLabel(`Comentário da Competência ${competency}`, { exact: true });
const published = (page: Page) => page.getByText(/Publicada em .* O aluno já pode ler na correção/);

test(
  'of two teachers who review one essay, the later one reads the other review before hers takes its place',
  { tag: '@phone' },
  async ({ page, otherDevice, newDevice }) => {
    test.slow();
    await enter(page, newTeacher('Marina Alves'), 'teacher');
    await createClassroom(page, '3º ano A');
    const invite = await createInvite(page);
    await page.getByRole('button', { name: 'Convidar professor' }).click();
    const teacherInvite = await page.getByLabel('Link para o professor').inputValue();
    await page.getByRole('tab', { name: 'Temas' }).click();
    await page.getByLabel('Tema da redação').fill(essay.theme);
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(page.getByText('O tema da redação foi atualizado com sucesso.')).toBeVisible();

    const student = await newDevice();
    const ana = newStudent('Ana Sousa');
    await enter(student, ana);
    await student.goto(invite);
    await student.getByRole('button', { name: 'Entrar na sala' }).click();
    await student.waitForURL('**/dashboard/student');
    await writeEssay(student, essay.theme);
    await send(student);
    await student.getByRole('button', { name: 'Enviar para a sala' }).click();
    await expect(student.getByText('Enviada para 3º ano A')).toBeVisible();

    await enter(otherDevice, newTeacher('Caio Prado'), 'teacher');
    await otherDevice.goto(teacherInvite);
    await otherDevice.getByRole('button', { name: 'Aceitar convite' }).click();
    await expect(otherDevice.getByRole('heading', { name: '3º ano A', level: 2 })).toBeVisible();
    await page.goto('/dashboard/teacher/avisos');
    await page.getByRole('link', { name: `${ana.name} enviou uma redação em 3º ano A` }).click();
    await expect(comment(page, 'I')).toBeVisible();
    await otherDevice.goto(page.url());
    await expect(comment(otherDevice, 'I')).toBeVisible();

    await comment(page, 'I').fill('Releia as vírgulas.');
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(published(page)).toBeVisible();

    await comment(otherDevice, 'II').fill('O repertório é pertinente.');
    await otherDevice.getByRole('button', { name: 'Publicar revisão' }).click();
    const notice = otherDevice.getByRole('alert', { name: /^Marina Alves publicou uma revisão/ });
    await expect(notice).toContainText('Mudou: competência I.');
    await expect(comment(otherDevice, 'II')).toHaveValue('O repertório é pertinente.');
    await notice.getByRole('button', { name: 'Ver a de Marina Alves' }).click();
    await expect(notice.getByText('Releia as vírgulas.')).toBeVisible();
    await expectAccessible(otherDevice, 'a review that was published meanwhile');
    await notice.getByRole('button', { name: 'Publicar a minha' }).click();
    await expect(published(otherDevice)).toBeVisible();

    await student.goto('/dashboard/student/avisos');
    await student.getByRole('link', { name: 'Sua redação foi revisada em 3º ano A' }).click();
    await expect(student.getByText('O repertório é pertinente.').first()).toBeVisible();
    await expect(student.getByText('Releia as vírgulas.')).toHaveCount(0);
  },
);
