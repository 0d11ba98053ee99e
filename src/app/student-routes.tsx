import { lazy } from 'react';
import { paths } from '@/lib/paths';
import type { PageRoute } from './page-route';
import { pathWithin } from './path-within';

const StudentHomePage = lazy(() => import('./pages/student-home-page'));
const EssayPage = lazy(() => import('./pages/essay-page'));
const CorrectedEssaysPage = lazy(() => import('./pages/corrected-essays-page'));
const ProgressPage = lazy(() => import('./pages/progress-page'));
const CanetinhasPage = lazy(() => import('./pages/canetinhas-page'));
const MarketplacePage = lazy(() => import('./pages/marketplace-page'));
const UpgradePage = lazy(() => import('./pages/upgrade-page'));
const UpgradeEnemPage = lazy(() => import('./pages/upgrade-enem-page'));
const PurchasePage = lazy(() => import('./pages/purchase-page'));
const StudentClassesPage = lazy(() => import('./pages/student-classes-page'));
const AnnouncementsPage = lazy(() => import('./pages/announcements-page'));
const FeedbackPage = lazy(() => import('./pages/feedback-page'));
const MyDataPage = lazy(() => import('./pages/my-data-page'));
const ProfilePage = lazy(() => import('./pages/profile-page'));

const at = pathWithin(paths.student.home);

/** The student area (spec §2), relative to its home. */
export const studentRoutes: PageRoute[] = [
  { index: true, handle: { title: 'Início' }, element: <StudentHomePage /> },
  { path: at(paths.student.essay), handle: { title: 'Redação' }, element: <EssayPage /> },
  {
    path: at(paths.student.correctedEssays),
    handle: { title: 'Redações corrigidas' },
    element: <CorrectedEssaysPage />,
  },
  { path: at(paths.student.progress), handle: { title: 'Progresso' }, element: <ProgressPage /> },
  { path: at(paths.student.canetinhas), handle: { title: 'Canetinhas' }, element: <CanetinhasPage /> },
  { path: at(paths.student.marketplace), handle: { title: 'Marketplace' }, element: <MarketplacePage /> },
  { path: at(paths.student.upgrade), handle: { title: 'Upgrade' }, element: <UpgradePage /> },
  { path: at(paths.student.upgradeEnem), handle: { title: 'Plano Intensivo' }, element: <UpgradeEnemPage /> },
  { path: at(paths.student.purchase), handle: { title: 'Sua compra' }, element: <PurchasePage /> },
  { path: at(paths.student.classes), handle: { title: 'Minhas turmas' }, element: <StudentClassesPage /> },
  { path: at(paths.student.announcements), handle: { title: 'Comunicados' }, element: <AnnouncementsPage /> },
  { path: at(paths.student.feedback), handle: { title: 'Feedback' }, element: <FeedbackPage /> },
  { path: at(paths.student.profile), handle: { title: 'Perfil' }, element: <ProfilePage /> },
  { path: at(paths.student.myData), handle: { title: 'Meus dados' }, element: <MyDataPage /> },
];
