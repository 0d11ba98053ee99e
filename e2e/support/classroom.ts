import { expect, type Page } from '@playwright/test';

/** Creates a class as a teacher and leaves the browser on the page of the class. */
export async function createClassroom(page: Page, nome: string) {
  await page.goto('/dashboard/teacher/classrooms/new');
  await page.getByLabel('Nome da sala').fill(nome);
  await page.getByLabel(/^Descrição/).fill('Terças e quintas, manhã');
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await expect(page.getByText('Sala criada!')).toBeVisible();
  await expect(page.getByRole('heading', { name: nome })).toBeVisible();
}

/** Creates an invite on the page of a class; returns its link. */
export async function createInvite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Criar convite' }).click();
  await expect(page.getByText('Convite criado!')).toBeVisible();
  return page.getByLabel('Link do convite').inputValue();
}
