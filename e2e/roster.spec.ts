import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import type { ClassRecord } from '../src/domain/classrooms/class-record';
import { withJoined, type StoredClassroom } from '../src/domain/classrooms/stored-classroom';
import { createClassroom } from './support/classroom';
import { signUp, teacher } from './support/journey';
import { findEverybody, importRoster, JOINING, pastedRoster } from './support/roster';
import { expect, expectAccessible, test } from './support/test';

const BIA = 'bia.lima@exemplo.com';

/** Makes the twelve students join the newest class of the only teacher on this device. */
async function joinAll(page: Page) {
  const [key, stored] = await page.evaluate(() => {
    const found = Object.keys(localStorage).find((one) => one.startsWith('grifo:classrooms:')) ?? '';
    return [found, localStorage.getItem(found) ?? ''];
  });
  const record = JSON.parse(stored) as ClassRecord;
  const classrooms = record.rooms.map((classroom, index) =>
    index === record.rooms.length - 1 ? withAll(classroom) : classroom,
  );
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify({ ...record, rooms: classrooms }),
  ] as const);
  await page.reload();
}

function withAll(classroom: StoredClassroom): StoredClassroom {
  const now = Date.now();
  return JOINING.reduce((joined, nome, index) => {
    const student = {
      id: `aluno-${index}`,
      nome,
      entrou_em: new Date(now - (20 - index) * 60_000).toISOString(),
    };
    return withJoined(joined, student, index === 0 ? BIA : `aluno-${index}@exemplo.com`) ?? joined;
  }, classroom);
}

test(
  'forty names are pasted, twelve students come, and everybody is known',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    await signUp(page, teacher, 'Sou Professor');
    await createClassroom(page, '1º ano C');
    await importRoster(page, pastedRoster(BIA), (what) => expectAccessible(page, what));
    await joinAll(page);
    await findEverybody(page, (what) => expectAccessible(page, what));
  },
);

test('a file of a Brazilian spreadsheet is read, and nothing is wider than a small phone', async ({
  page,
}) => {
  await signUp(page, teacher, 'Sou Professor');
  await createClassroom(page, '1º ano C');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Importar uma lista' }).click();
  const dialog = page.getByRole('dialog');
  const csv = `Nome;E-mail\r\nJoão Conceição;joao@exemplo.com\r\n${'M'.repeat(101)};\r\n`;
  await page.locator('input[type=file]').setInputFiles({
    name: 'lista.csv',
    mimeType: 'text/csv',
    // Windows-1252, the encoding in which Excel writes.
    buffer: Buffer.from(csv, 'latin1'),
  });
  await expect(dialog.getByRole('checkbox', { name: 'Linha 1: João Conceição' })).toBeChecked();
  await expect(dialog.getByText('Nome do aluno deve ter no máximo 100 caracteres')).toBeVisible();
  await expectAccessible(page, 'preview on a small phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await dialog.getByRole('button', { name: 'Adicionar 1 nome' }).click();
  await expect(page.getByText('João Conceição', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a workbook of the school is read, and who has left stays out', { tag: '@phone' }, async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await createClassroom(page, '3º ano A');
  await page.getByRole('button', { name: 'Importar uma lista' }).click();
  const dialog = page.getByRole('dialog');
  await page.locator('input[type=file]').setInputFiles({
    name: 'turmas.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: '3A', rows: STATE_LIST }] })),
  });
  await expect(dialog.getByText('2 nomes entram na lista. 1 linha fica de fora.')).toBeVisible();
  await expect(
    dialog.getByText('Não são alunos: “Escola Cora Coralina”, “Total de alunos 3”.'),
  ).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /Bruno Lima/ })).not.toBeChecked();
  await expectAccessible(page, 'preview of a workbook');
  await dialog.getByRole('button', { name: 'Adicionar 2 nomes' }).click();
  await expect(page.getByText('Maria da Silva dos Santos', { exact: true })).toBeVisible();
  await expect(page.getByText('Luna Souza', { exact: true })).toBeVisible();
});

const STATE_LIST = [
  ['Escola Cora Coralina'],
  ['Nº', 'Nome do aluno', 'Nome social', 'Situação', 'Nascimento'],
  [1, 'MARIA DA SILVA DOS SANTOS', null, 'Ativo', new Date('2009-02-03')],
  [2, 'BRUNO LIMA', null, 'Transferido', new Date('2008-09-11')],
  [3, 'CAIO SOUZA', 'LUNA SOUZA', 'Ativo', new Date('2009-07-30')],
  ['Total de alunos', null, null, 3],
];
