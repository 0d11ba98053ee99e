import { test } from '@playwright/test';
import type { ClassRecord } from '../../src/domain/classrooms/class-record';
import { seedStudent } from '../../tests/support/seed-device';
import { seedAccount } from '../support/seed-account';
import { seedClasses } from '../support/seed-classes';
import { shoot } from './shoot';

test('notices of a teacher', async ({ page }) => {
  await seedAccount(page, 'teacher');
  await page.goto('/dashboard/teacher/avisos');
  await page.getByRole('button', { name: 'Marcar todos como lidos' }).waitFor();
  await shoot(page, 'notices-teacher');
  await page.getByRole('button', { name: 'Marcar todos como lidos' }).click();
  await page.getByRole('link', { name: 'Avisos', exact: true }).waitFor();
  await shoot(page, 'notices-teacher-read');
});

test('notices of a student', async ({ page }) => {
  await seedStudent(page, { ages: [1], withDraft: false });
  await page.goto('/dashboard/student/avisos');
  await page.getByRole('heading', { name: 'Nenhum aviso por enquanto' }).waitFor();
  await shoot(page, 'notices-none');
  await seedClasses(page, [
    { nome: '3º ano A', isJoined: true, dueInDays: 1 },
    { nome: 'Extensivo noturno, Redação e Atualidades (segundas e quartas)', isJoined: true },
  ]);
  await page.evaluate(() => {
    const key = 'grifo:classrooms:renato';
    const record = JSON.parse(localStorage.getItem(key) ?? '') as ClassRecord;
    const [classroom, other] = record.rooms;
    const now = new Date().toISOString();
    Object.assign(other!.temas[0]!, { criado_em: now });
    Object.assign(classroom!, {
      envios: [
        {
          id: 'e',
          redacao_id: '1',
          aluno_id: 'marina',
          tema_id: null,
          tema: 'A água',
          enviado_em: now,
          niveis: null,
          achados: {},
        },
      ],
    });
    const item = { competencia: 1, comentario: 'Bom.', nivel: null, motivo: '', atualizado_em: now };
    localStorage.setItem(key, JSON.stringify({ ...record, reviews: { e: [item] } }));
  });
  await page.reload();
  await page.getByRole('link', { name: /^Sua redação foi revisada/ }).waitFor();
  await shoot(page, 'notices-student');
});
