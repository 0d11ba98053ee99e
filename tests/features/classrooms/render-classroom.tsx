import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { ClassroomBackend } from '@/data/ports/classrooms';
import type { CoTeacherBackend } from '@/data/ports/co-teachers';
import type { Classroom } from '@/domain/classrooms/classroom';
import { ClassroomView } from '@/features/classrooms/classroom-view';
import { GiveThemeDialog } from '@/features/give-theme/give-theme-dialog';
import { ThemeDialog } from '@/features/themes/theme-dialog';
import { buildClassroom, buildTeacher, fakeClassrooms } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

/** A backend that returns the class with all changes so far. */
export function changingClassroom(initial: Classroom, given: Partial<ClassroomBackend> = {}) {
  let classroom: Classroom = initial;
  const changeUnseen = (changes: Partial<Classroom>) => void (classroom = { ...classroom, ...changes });
  const classrooms = fakeClassrooms({ get: async () => classroom, ...given });
  return { classrooms, changeUnseen };
}

type RenderOptions = {
  route?: string;
  given?: Partial<ClassroomBackend>;
  /** Without this backend the class has one teacher, as in the local mode. */
  coTeachers?: CoTeacherBackend;
};

/** One class on screen, with the current address. */
export async function renderClassroom(
  classroom: Classroom = buildClassroom(),
  { route = '/', given = {}, coTeachers }: RenderOptions = {},
) {
  const { classrooms, changeUnseen } = changingClassroom(classroom, given);
  const services = fakeServices({
    user: buildTeacher(),
    backend: { classrooms, ...(coTeachers && { coTeachers }) },
  });
  const view = await act(async () =>
    renderWithServices(
      <>
        <ClassroomView
          id={classroom.id}
          ThemeDialog={ThemeDialog}
          GiveTheme={GiveThemeDialog}
          gradebook={<p>Notas da sala</p>}
          report={<p>Relatório da sala</p>}
        />
        <Address />
      </>,
      { services, route },
    ),
  );
  await screen.findByRole('heading', { level: 2, name: classroom.nome, hidden: true });
  /** Changes the class from elsewhere and lets the page load the change. */
  async function change(changes: Partial<Classroom>) {
    changeUnseen(changes);
    await act(() => view.queryClient.invalidateQueries());
  }
  return { ...view, change, changeUnseen, user: userEvent.setup() };
}

export function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address" hidden>{`${pathname}${search}`}</span>;
}

export const address = () => screen.getByTestId('address').textContent;
