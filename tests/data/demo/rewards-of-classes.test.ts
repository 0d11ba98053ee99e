import { expect, it } from 'vitest';
import { buildCorrection } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { fakeServices } from '../../support/services';
import { essaysOf } from '../../support/stored-essays';

const codes = (achievements: readonly { codigo: string }[]) => achievements.map(({ codigo }) => codigo);

it('knows the axis of a theme of the bank, and a review of a teacher of this device', async () => {
  const teacher = buildTeacher();
  const services = fakeServices({ user: teacher });
  const { classrooms, enrolments, rewards } = services.backend;
  const { codigo } = await classrooms.renewInvite('exemplo-3a');
  const become = async (email: string, userType: 'student' | 'teacher') => {
    await services.session.signOut();
    await services.session.signIn({ email, password: 'segredo', userType });
  };
  await become('helena@example.com', 'student');
  await enrolments.join(codigo);
  const theme = 'Caminhos para combater o racismo no Brasil';
  await essaysOf(services).save(buildCorrection({ id: '1', theme }));
  await enrolments.send({ classroomId: 'exemplo-3a', essayId: '1', themeId: 'exemplo-3a-tema-4' });
  await rewards.claim();
  expect(codes(await rewards.achievements())).toContain('tema_social');
  expect(codes(await rewards.achievements())).not.toContain('professor_fantasma');
  await become(teacher.email, 'teacher');
  const sent = (await classrooms.sentEssays('exemplo-3a')).find(({ aluno_nome }) => aluno_nome === 'helena');
  await classrooms.review(sent!.id, [
    { competencia: 1, comentario: 'Boa abertura.', nivel: null, motivo: '' },
  ]);
  await become('helena@example.com', 'student');
  await rewards.claim();
  expect(codes(await rewards.achievements())).toContain('professor_fantasma');
});
