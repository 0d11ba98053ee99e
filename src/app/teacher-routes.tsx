import { lazy } from 'react';
import { paths } from '@/lib/paths';
import type { PageRoute } from './page-route';
import { pathWithin } from './path-within';

const TeacherHomePage = lazy(() => import('./pages/teacher-home-page'));
const ClassroomsPage = lazy(() => import('./pages/classrooms-page'));
const NewClassroomPage = lazy(() => import('./pages/new-classroom-page'));
const ClassroomPage = lazy(() => import('./pages/classroom-page'));
const ClassEssayPage = lazy(() => import('./pages/class-essay-page'));
const AnnouncementsPage = lazy(() => import('./pages/announcements-page'));
const FeedbackPage = lazy(() => import('./pages/feedback-page'));
const MyDataPage = lazy(() => import('./pages/my-data-page'));
const TeacherProfilePage = lazy(() => import('./pages/teacher-profile-page'));
const TeacherUpgradePage = lazy(() => import('./pages/teacher-upgrade-page'));

const at = pathWithin(paths.teacher.home);

/** The teacher area (spec §2), relative to its home. */
export const teacherRoutes: PageRoute[] = [
  { index: true, handle: { title: 'Professor' }, element: <TeacherHomePage /> },
  { path: at(paths.teacher.classrooms), handle: { title: 'Salas' }, element: <ClassroomsPage /> },
  { path: at(paths.teacher.newClassroom), handle: { title: 'Nova sala' }, element: <NewClassroomPage /> },
  { path: 'classrooms/:id', handle: { title: 'Sala' }, element: <ClassroomPage /> },
  { path: 'redacoes/:id', handle: { title: 'Redação da turma' }, element: <ClassEssayPage /> },
  { path: at(paths.teacher.announcements), handle: { title: 'Comunicados' }, element: <AnnouncementsPage /> },
  { path: at(paths.teacher.feedback), handle: { title: 'Feedback' }, element: <FeedbackPage /> },
  { path: at(paths.teacher.profile), handle: { title: 'Perfil' }, element: <TeacherProfilePage /> },
  { path: at(paths.teacher.myData), handle: { title: 'Meus dados' }, element: <MyDataPage /> },
  { path: at(paths.teacher.upgrade), handle: { title: 'Upgrade' }, element: <TeacherUpgradePage /> },
];
