import { act, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import AnnouncementsPage from '@/app/pages/announcements-page';
import ClassEssayPage from '@/app/pages/class-essay-page';
import ClassroomPage from '@/app/pages/classroom-page';
import ClassroomsPage from '@/app/pages/classrooms-page';
import InboxPage from '@/app/pages/inbox-page';
import StudentClassesPage from '@/app/pages/student-classes-page';
import TeacherHomePage from '@/app/pages/teacher-home-page';
import { fakeClassrooms, fakeEnrolments } from '../../support/classrooms';
import { fakeServices, renderWithServices } from '../../support/services';

// On a slow network a page is shown in its own layout while its data is loading, not as a lone spinner.
it.each<[string, ComponentType, string | RegExp, RegExp]>([
  ['a teacher’s first screen', TeacherHomePage, 'Carregando suas salas', /^Bo[am]/],
  ['the classes of a teacher', ClassroomsPage, 'Carregando suas salas', /^Salas$/],
  ['a class', ClassroomPage, 'Carregando a sala', /^Salas$/],
  ['an essay of a class', ClassEssayPage, 'Carregando a redação', /^Carregando/],
  ['announcements', AnnouncementsPage, 'Carregando os comunicados', /^Comunicados$/],
  ['messages to the team', InboxPage, /^Carregando/, /^Mensagens$/],
  ['the classes of a student', StudentClassesPage, /^Carregando/, /^Minhas salas$/],
])('%s is there in outline', async (_name, Page, loading, known) => {
  const never = () => new Promise<never>(() => {});
  const classrooms = fakeClassrooms({ list: never, recentEssays: never, get: never, essay: never });
  const enrolments = fakeEnrolments({ list: never });
  const services = fakeServices({ backend: { classrooms, enrolments } });
  const page = (
    <Suspense fallback="uma rodinha">
      <Page />
    </Suspense>
  );
  await act(async () => renderWithServices(page, { services }));
  expect(screen.getByText(loading)).toBeInTheDocument();
  expect(screen.getAllByText(known)[0]).toBeInTheDocument();
});
