import type { Page } from '@playwright/test';
import { enter, newStudent, newTeacher } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { essay, send, writeEssay } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

test.describe.configure({ timeout: 180_000 });

/** Opens the student's correction that was sent to the class, at its text. */
async function openOwnEssay(page: Page) {
  await page.goto('/dashboard/student/salas');
  await page
    .getByRole('region', { name: '3º ano A' })
    .getByRole('link', { name: /enviada hoje/ })
    .click();
  await page.getByRole('tab', { name: 'Redação' }).click();
  await expect(page.locator('p[data-from]').first()).toBeVisible();
}

test(
  'a student reads the marks of the teacher once they are published, and not before',
  { tag: '@phone' },
  async ({ page, otherDevice }) => {
    await enter(page, newTeacher(), 'teacher');
    await createClassroom(page, '3º ano A');
    const classroom = page.url();
    const link = await createInvite(page);
    await page.getByRole('tab', { name: 'Temas' }).click();
    await page.getByLabel('Tema da redação').fill(essay.theme);
    await page.getByRole('button', { name: 'Salvar tema' }).click();
    await expect(page.getByText('Tema atualizado!')).toBeVisible();

    await enter(otherDevice, newStudent());
    await otherDevice.goto(link);
    await otherDevice.getByRole('button', { name: 'Entrar na sala' }).click();
    await otherDevice.waitForURL('**/dashboard/student');
    await writeEssay(otherDevice);
    await send(otherDevice);
    await otherDevice.getByRole('button', { name: 'Enviar para a sala' }).click();
    await expect(otherDevice.getByText('Enviada para 3º ano A')).toBeVisible();

    await page.goto(`${classroom}?aba=redacoes`);
    await page.locator('a[href*="/teacher/redacoes/"]').first().click();
    await page.getByRole('tab', { name: 'Redação' }).click();
    await page.getByRole('button', { name: 'Marcar trecho' }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/enunciado');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pronto' }).click();
    await page.getByLabel('Comentário geral').fill('Um texto que se lê com gosto.');
    await expect(page.getByText('Rascunho salvo. O aluno ainda não o vê.')).toBeVisible();

    await openOwnEssay(otherDevice);
    await expect(otherDevice.getByText(/Volte ao enunciado/)).toHaveCount(0);

    await page.getByRole('button', { name: 'Publicar revisão' }).click();
    await expect(page.getByText('Revisão publicada').first()).toBeVisible();

    await openOwnEssay(otherDevice);
    await expect(otherDevice.getByText(/Volte ao enunciado/)).toBeVisible();
    await expect(otherDevice.getByRole('button', { name: 'Marcar trecho' })).toHaveCount(0);
    await expectAccessible(otherDevice, 'an essay with the marks of a teacher, for its writer');
    await otherDevice.getByRole('tab', { name: 'Resultado' }).click();
    await expect(otherDevice.getByText('Um texto que se lê com gosto.')).toBeVisible();
  },
);
