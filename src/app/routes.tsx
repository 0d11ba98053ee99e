import { lazy, type ComponentType } from 'react';
import type { UserType } from '@/domain/session/session-user';
import { paths } from '@/lib/paths';
import { AreaGuard } from './guards/area-guard';
import type { PageRoute } from './page-route';

import EntryPage from './pages/entry-page';
const PublicPages = lazy(() => import('./layouts/public-pages'));
const StudentLayout = lazy(() => import('./layouts/student-layout'));
const TeacherLayout = lazy(() => import('./layouts/teacher-layout'));
const DevLayout = lazy(() => import('./layouts/dev-layout'));

/**
 * The root of the route table (spec §2). The pages of an area are listed in `student-routes.tsx`, `teacher-routes.tsx`
 * and `dev-routes.tsx`, which come with its layout, and all others in `public-routes.tsx`; every page is loaded when it
 * is first visited.
 */
export const routes: PageRoute[] = [
  { path: paths.entry, handle: { title: 'Entrar' }, element: <EntryPage /> },
  areaRoute('student', StudentLayout),
  areaRoute('teacher', TeacherLayout),
  areaRoute('dev', DevLayout),
  { path: '*', element: <PublicPages /> },
];

function areaRoute(area: UserType, Layout: ComponentType): PageRoute {
  const element = (
    <AreaGuard area={area}>
      <Layout />
    </AreaGuard>
  );
  return { path: `${paths[area].home}/*`, element };
}
