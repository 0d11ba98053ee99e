import type { Page } from '@playwright/test';
import { enter, newStudent, newTeacher } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { essay, send, writeEssay } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

const bell = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test(
  'an essay rings the bell of the teacher, and its review that of the student',
  { tag: '@phone' },
  async ({ page, otherDevice }) => {
    test.slow();
    await enter(page, newTeacher(), 'teacher');
    await createClassroom(page, '3º ano A');
    const invite = await createInvite(page);
    await page.getByRole('tab', { name: 'Temas' }).click();
    await page.getByLabel('Tema da redação').fill(essay.theme);
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(page.getByText('O tema da redação foi atualizado com sucesso.')).toBeVisible();
    const marina = newStudent('Marina Duarte');
    await enter(otherDevice, marina);
    await otherDevice.goto(invite);
    await otherDevice.getByRole('button', { name: 'Entrar na sala' }).click();
    await otherDevice.waitForURL('**/dashboard/student');
    await writeEssay(otherDevice, essay.theme);
    await send(otherDevice);
    await otherDevice.getByRole('button', { name: 'Enviar para a sala' }).click();
    await expect(otherDevice.getByText('Enviada para 3º ano A')).toBeVisible();

    await page.goto('/dashboard/teacher');
    await bell(page, 'Avisos, 2 não lidos').click();
    await expect(page.getByRole('link', { name: 'Marina Duarte entrou em 3º ano A' })).toBeVisible();
    await expectAccessible(page, 'notices of a teacher');
    await page.getByRole('link', { name: 'Marina Duarte enviou uma redação em 3º ano A' }).click();
    await page.getByLabel('Comentário da Competência I', { exact: true }).fill('A tese está clara.');
    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText(/Publicada em .* O aluno já pode ler na correção/)).toBeVisible();
    await bell(page, 'Avisos, 1 não lido').click();
    await page.getByRole('button', { name: 'Marcar todos como lidos' }).click();
    await expect(bell(page, 'Avisos')).toBeVisible();

    await otherDevice.goto('/dashboard/student/avisos');
    await bell(otherDevice, 'Avisos, 1 não lido').waitFor();
    await otherDevice.getByRole('link', { name: 'Sua redação foi revisada em 3º ano A' }).click();
    await expect(otherDevice.getByText('A tese está clara.').first()).toBeVisible();
    await expect(bell(otherDevice, 'Avisos')).toBeVisible();
  },
);
