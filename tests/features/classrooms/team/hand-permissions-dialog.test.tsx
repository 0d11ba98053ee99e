import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HandPermissionsDialog } from '@/features/classrooms/team/hand-permissions-dialog';
import { roster } from '@/features/classrooms/students/roster';
import { buildTeacher } from '../../../support/classrooms';
import { fakeServices, renderWithServices } from '../../../support/services';

const CLASSROOM = 'exemplo-3a';

it('a teacher writes down who brought the signed sheet, and takes it back', async () => {
  const services = fakeServices({ user: buildTeacher() });
  const { classrooms, handLines } = services.backend;
  const classroom = (await classrooms.get(CLASSROOM))!;
  const [student] = classroom.alunos;
  await act(async () =>
    renderWithServices(
      <HandPermissionsDialog
        open
        onClose={() => undefined}
        classroomId={CLASSROOM}
        people={roster(classroom)}
      />,
      { services },
    ),
  );
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(classroom.alunos.length);
  const box = screen.getByRole('checkbox', { name: new RegExp(student!.nome) });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(await handLines.permissions(CLASSROOM)).toMatchObject([{ usuario_id: student!.id }]);
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(await handLines.permissions(CLASSROOM)).toEqual([]);
});
