import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { AreaGuard } from './guards/area-guard';

import EntryPage from './pages/entry-page';
const LoginPage = lazy(() => import('./pages/login-page'));
const NewPasswordPage = lazy(() => import('./pages/new-password-page'));
const NotFoundPage = lazy(() => import('./pages/not-found-page'));
const StudentLayout = lazy(() => import('./layouts/student-layout'));
const StudentHomePage = lazy(() => import('./pages/student-home-page'));
const EssayPage = lazy(() => import('./pages/essay-page'));
const CorrectedEssaysPage = lazy(() => import('./pages/corrected-essays-page'));
const TeacherLayout = lazy(() => import('./layouts/teacher-layout'));
const TeacherHomePage = lazy(() => import('./pages/teacher-home-page'));
/** Shows every primitive; development and test builds only. */
const StylePage = import.meta.env.MODE === 'production' ? null : lazy(() => import('./pages/style-page'));

/** `handle.title` becomes the document title, followed by the product name. */
export type PageRoute = RouteObject & { handle?: { title: string }; children?: PageRoute[] };

/** The one route table (spec §2). Every page is loaded when it is first visited. */
export const routes: PageRoute[] = [
  { path: paths.entry, handle: { title: 'Entrar' }, element: <EntryPage /> },
  { path: paths.login, handle: { title: 'Entrar' }, element: <LoginPage /> },
  { path: paths.newPassword, handle: { title: 'Senha nova' }, element: <NewPasswordPage /> },
  {
    path: paths.student.home,
    element: (
      <AreaGuard area="student">
        <StudentLayout />
      </AreaGuard>
    ),
    children: [
      { index: true, handle: { title: 'Início' }, element: <StudentHomePage /> },
      { path: paths.student.essay, handle: { title: 'Redação' }, element: <EssayPage /> },
      {
        path: paths.student.correctedEssays,
        handle: { title: 'Redações corrigidas' },
        element: <CorrectedEssaysPage />,
      },
    ],
  },
  {
    path: paths.teacher.home,
    element: (
      <AreaGuard area="teacher">
        <TeacherLayout />
      </AreaGuard>
    ),
    children: [{ index: true, handle: { title: 'Professor' }, element: <TeacherHomePage /> }],
  },
  ...(StylePage ? [{ path: paths.style, handle: { title: 'Estilo' }, element: <StylePage /> }] : []),
  { path: '*', handle: { title: 'Página não encontrada' }, element: <NotFoundPage /> },
];
