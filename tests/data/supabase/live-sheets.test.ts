// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { WHOLE_QUEUE } from '@/domain/classrooms/review-queue';
import { buildEvaluation } from '../../support/builders';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { newLiveUser } from './live-pages';

isolatePages();
const backend = liveBackend();

it('an essay of who has not joined yet is photographed, shown, and the student’s once in', async () => {
  const otavio = await newLiveUser(backend, { userType: 'teacher', name: 'Otávio Reis' });
  const helena = await newLiveUser(backend, { userType: 'student', name: 'Helena Prado' });
  const { classrooms, reviews, sheets } = otavio.backend;
  const id = await classrooms.create({ nome: '3º ano A', descricao: '' });
  const { codigo } = await classrooms.renewInvite(id);
  await helena.backend.enrolments.join(codigo);
  const place = { id: crypto.randomUUID(), nome: 'Bia Reis', email: null };
  await classrooms.expectStudents(id, [place]);
  await sheets.confirm(id);
  const sheet = {
    id: crypto.randomUUID(),
    classroomId: id,
    studentId: place.id,
    theme: 'Leitura',
    essay: 'A leitura abre portas.',
    evaluation: buildEvaluation(),
  };
  expect(await sheets.send(sheet)).toBeNull();
  const waiting = { id: sheet.id, aluno_nome: 'Bia Reis', esperado: true };
  expect(await classrooms.sentEssays(id)).toMatchObject([{ ...waiting, aluno_id: place.id }]);
  expect((await reviews.queue(WHOLE_QUEUE, 10)).itens).toMatchObject([waiting]);
  expect(await classrooms.essay(sheet.id)).toMatchObject({ ...waiting, fotografada: true });
  expect(await classrooms.recentEssays()).toMatchObject([{ envio_id: sheet.id, esperado: true }]);
  expect((await classrooms.get(id))?.nomes).toEqual([
    { ...place, mostrado: 'Bia Reis', redacoes: 1, pretendente_id: null },
  ]);
  expect(await classrooms.forgetExpected(id, place.id, 0)).toBe(false);

  await classrooms.assignPlace(id, place.id, helena.user.id);
  expect((await classrooms.get(id))?.alunos).toMatchObject([{ lugar_id: place.id }]);
  expect(await helena.backend.sheets.received()).toMatchObject([{ id: sheet.id }]);
  expect(await classrooms.sentEssays(id)).toMatchObject([{ aluno_nome: 'Helena Prado', esperado: false }]);
});

it('an essay waits where somebody comes by the name alone, until the teacher answers', async () => {
  const otavio = await newLiveUser(backend, { userType: 'teacher', name: 'Otávio Reis' });
  const { classrooms, notices, sheets } = otavio.backend;
  const id = await classrooms.create({ nome: '3º ano A', descricao: '' });
  const { codigo } = await classrooms.renewInvite(id);
  const place = { id: crypto.randomUUID(), nome: 'Bia Reis', email: null };
  await classrooms.expectStudents(id, [place]);
  await sheets.confirm(id);
  const sheet = {
    id: crypto.randomUUID(),
    classroomId: id,
    studentId: place.id,
    theme: 'Leitura',
    essay: 'A leitura abre portas.',
    evaluation: buildEvaluation(),
  };
  await sheets.send(sheet);
  async function comeByName() {
    const who = await newLiveUser(backend, { userType: 'student', name: 'bia reis' });
    await who.backend.enrolments.join(codigo);
    expect(await who.backend.sheets.received()).toEqual([]);
    expect((await classrooms.get(id))?.nomes).toMatchObject([{ pretendente_id: who.user.id, redacoes: 1 }]);
    return who;
  }
  const stranger = await comeByName();
  expect((await notices.list()).map(({ tipo }) => tipo)).toContain('lugar');
  await classrooms.refusePlace(id, place.id, stranger.user.id);
  await expect(classrooms.refusePlace(id, place.id, stranger.user.id)).rejects.toThrow('not-found');
  const bia = await comeByName();
  await classrooms.assignPlace(id, place.id, bia.user.id);
  expect(await bia.backend.sheets.received()).toMatchObject([{ id: sheet.id }]);
  expect(await stranger.backend.sheets.received()).toEqual([]);
  expect((await notices.list()).map(({ tipo }) => tipo)).not.toContain('lugar');
});
