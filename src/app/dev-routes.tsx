import { lazy } from 'react';
import { paths } from '@/lib/paths';
import type { PageRoute } from './page-route';
import { pathWithin } from './path-within';

const DevAnnouncementsPage = lazy(() => import('./pages/dev-announcements-page'));
const MyDataPage = lazy(() => import('./pages/my-data-page'));
const InboxPage = lazy(() => import('./pages/inbox-page'));

const at = pathWithin(paths.dev.home);

/** The developers' area (decisions §3), relative to its home. */
export const devRoutes: PageRoute[] = [
  { index: true, handle: { title: 'Comunicados' }, element: <DevAnnouncementsPage /> },
  { path: at(paths.dev.inbox), handle: { title: 'Mensagens' }, element: <InboxPage /> },
  { path: at(paths.dev.myData), handle: { title: 'Meus dados' }, element: <MyDataPage /> },
];
