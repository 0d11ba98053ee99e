import { expect, type Page } from '@playwright/test';

/**
 * The list of a class of forty students as its teacher pastes it: one e-mail belongs to Bia's account, and one line
 * has a mistake.
 */
export function pastedRoster(emailOfBia: string): string {
  return [
    'Nº\tNome\tE-mail',
    '1\tAna Souza\tana.souza@exemplo.com',
    '2\tAna Souza\t',
    `3\tBeatriz Lima\t${emailOfBia}`,
    '4\tCarlos Eduardo Vidal\tcarlos@',
    ...COMING.map((name, index) => `${index + 5}\t${name}\t`),
    ...Array.from(
      { length: 28 },
      (_, index) => `${index + 13}\t${LATER[index % LATER.length]} ${SURNAMES[index]}\t`,
    ),
  ].join('\n');
}

/** Students who join under the name in the list. */
const COMING = [
  'Davi Nunes',
  'Érica Bastos',
  'Fábio Lacerda',
  'Giovana Pimentel',
  'Heitor Vasconcelos',
  'Ingrid Salles',
  'João Pedro Saraiva',
  'Karina Leite',
];
const LATER = ['Larissa', 'Marcelo', 'Natália', 'Otávio'];
const SURNAMES =
  'Antunes Barreto Cordeiro Dourado Estrela Farias Guimarães Holanda Ibiapina Jordão Kubo Lobo Maia Nogueira Osório Pontes Queiroz Rangel Sampaio Teles Uchoa Valente Werneck Xavier Yamada Zanetti Aragão Brandão'.split(
    ' ',
  );

/**
 * Twelve students who join: Bia under another name, two with the same name, one who matches no entry of the list,
 * and eight who use their name in the list.
 */
export const JOINING = ['bia ♥', 'Ana Souza', 'ana souza', 'Cadu', ...COMING];

const students = (page: Page) => page.getByRole('region', { name: 'Alunos' });
const row = (page: Page, text: string) => students(page).getByRole('listitem').filter({ hasText: text });

/** Pastes the list on the page of a class, corrects the errors, and adds it. */
export async function importRoster(page: Page, text: string, look: (what: string) => Promise<void>) {
  await page.getByRole('button', { name: 'Importar uma lista' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar uma lista de alunos' });
  await dialog.getByLabel('Nomes, um por linha').fill(text);
  await look('list of names');
  await dialog.getByRole('button', { name: 'Conferir' }).click();
  await expect(dialog.getByText('39 nomes entram na lista. 1 linha fica de fora.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(40);
  await expect(dialog.getByRole('listitem').nth(1)).toContainText('entra como outra pessoa com o mesmo nome');
  await expect(dialog.getByRole('checkbox', { name: /^Linha 4:/ })).toBeDisabled();
  await look('preview of a list');
  await dialog.getByLabel('E-mail (opcional)').fill('');
  await dialog.getByRole('button', { name: 'Adicionar 40 nomes' }).click();
  await expect(page.getByText('40 nomes na lista!')).toBeVisible();
  await expect(students(page).getByText('ainda não entrou')).toHaveCount(40);
}

/** The teacher's view once the twelve have joined; then assigns a list entry to the unmatched student. */
export async function findEverybody(page: Page, look: (what: string) => Promise<void>) {
  await expect(page.getByText('12 alunos, 31 ainda não entraram')).toBeVisible();
  await expect(row(page, 'bia ♥')).toContainText('na sua lista: Beatriz Lima');
  await expect(row(page, 'Ana Souza (1)')).toContainText('entrou');
  await expect(row(page, 'ana souza (2)')).toContainText('entrou');
  await expect(row(page, 'Ana Souza (4)')).toContainText('ainda não entrou');
  await expect(row(page, 'Ana Souza (ana.souza@exemplo.com)')).toContainText('ainda não entrou');
  await expect(row(page, 'Davi Nunes')).toHaveCount(1);
  await look('students with places');

  await page.getByRole('button', { name: 'Achar na lista: Cadu' }).click();
  const dialog = page.getByRole('dialog', { name: 'É este aluno?' });
  await look('who is who');
  await dialog.getByRole('button', { name: 'Carlos Eduardo Vidal' }).click();
  await expect(row(page, 'Cadu')).toContainText('na sua lista: Carlos Eduardo Vidal');
  await expect(page.getByText('12 alunos, 30 ainda não entraram')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('12 alunos, 31 ainda não entraram')).toBeVisible();
  await page.getByRole('button', { name: 'Achar na lista: Cadu' }).click();
  await dialog.getByRole('button', { name: 'Carlos Eduardo Vidal' }).click();
  await expect(page.getByText('12 alunos, 30 ainda não entraram')).toBeVisible();

  await page.getByRole('button', { name: 'Remover Ana Souza (ana.souza@exemplo.com)' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('12 alunos, 29 ainda não entraram')).toBeVisible();
  const removed = page.getByRole('status').filter({ hasText: 'Aluno removido!' });
  await removed.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row(page, 'Ana Souza (ana.souza@exemplo.com)')).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 alunos, 30 ainda não entraram')).toBeVisible();
}
