import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { ClassroomRepository } from '@/data/class-services';
import type { Classroom } from '@/domain/classrooms/classroom';
import { ClassroomView } from '@/features/classrooms/classroom-view';
import { createState } from '@/lib/create-state';
import { buildClassroom, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

/** A class that changes as its repository is told to, and can be changed as if from elsewhere. */
export function changingClassroom(initial: Classroom, given: Partial<ClassroomRepository> = {}) {
  const version = createState(0);
  let classroom: Classroom = initial;
  function change(changes: Partial<Classroom>) {
    classroom = { ...classroom, ...changes };
    version.set(version.get() + 1);
  }
  const repository = fakeClassrooms({ version, classroom: async () => classroom, ...given });
  return { repository, change, now: () => classroom };
}

type RenderOptions = { route?: string; given?: Partial<ClassroomRepository> };

/** One class on screen, with the address it is at. */
export async function renderClassroom(
  classroom: Classroom = buildClassroom(),
  { route = '/', given = {} }: RenderOptions = {},
) {
  const { repository, ...elsewhere } = changingClassroom(classroom, given);
  const services = fakeServices({ user: buildTeacher(), late: { classrooms: repository } });
  await services.late();
  const view = await act(async () =>
    renderWithServices(
      <>
        <ClassroomView id={classroom.id} report={<p>Relatório da turma</p>} />
        <Address />
      </>,
      { services, route },
    ),
  );
  await screen.findByRole('heading', { level: 2, name: classroom.nome, hidden: true });
  return { ...view, ...elsewhere, repository, user: userEvent.setup() };
}

export function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address" hidden>{`${pathname}${search}`}</span>;
}

export const address = () => screen.getByTestId('address').textContent;
