import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { UserType } from '@/domain/session/session-user';
import { paths, routeOf } from '@/lib/paths';
import { ErrorView } from './errors/error-view';
import { AreaGuard } from './guards/area-guard';
import { PageSpinner } from './layouts/page-spinner';
import { LegalFrame } from './layouts/public-frame';
import EntryPage from './pages/entry-page';
import { type PageHandle, Root } from './root';

/** Every page of the app (R-ROUTE-1 to R-ROUTE-4). All but the entry page are loaded on their first visit. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        errorElement: <ErrorView isInFrame={false} />,
        hydrateFallbackElement: <PageSpinner />,
        children: [
          { path: paths.entry, handle: { title: 'Entrar' } satisfies PageHandle, element: <EntryPage /> },
          page(paths.login, 'Entrar', () => import('./pages/login-page')),
          page(paths.newPassword, 'Senha nova', () => import('./pages/new-password-page')),
          page(paths.guest, 'Experimentar', () => import('./pages/guest-page')),
          page(routeOf(paths.invitation, 'code'), 'Convite', () => import('./pages/invitation-page')),
          page(
            routeOf(paths.teacherInvitation, 'code'),
            'Convite para dar aula',
            () => import('./pages/teacher-invitation-page'),
          ),
          page(
            routeOf(paths.sharedCorrection, 'code'),
            'Correção compartilhada',
            () => import('./pages/shared-correction-page'),
          ),
          page(
            routeOf(paths.stopNotices, 'code'),
            'Avisos por e-mail',
            () => import('./pages/stop-notices-page'),
          ),
          page(paths.shared, 'Compartilhado', () => import('./pages/shared-files-page')),
          {
            element: <LegalFrame />,
            children: [
              page(paths.usagePolicy, 'Política de uso', async () => ({
                default: (await import('@/features/legal/usage-policy')).UsagePolicy,
              })),
              page(paths.privacy, 'Privacidade', async () => ({
                default: (await import('@/features/legal/privacy-policy')).PrivacyPolicy,
              })),
              page(paths.paymentTerms, 'Termos de pagamento', async () => ({
                default: (await import('@/features/legal/payment-terms')).PaymentTerms,
              })),
              page(paths.accessibility, 'Acessibilidade', async () => ({
                default: (await import('@/features/legal/accessibility-statement')).AccessibilityStatement,
              })),
            ],
          },
          // Shows every primitive; development and test builds only.
          ...(import.meta.env.MODE === 'production'
            ? []
            : [page(paths.style, 'Estilo', () => import('./pages/style-page'))]),
          area('student', () => import('./layouts/student-layout'), [
            page(paths.student.home, 'Início', () => import('./pages/student-home-page')),
            page(paths.student.essay, 'Redação', () => import('./pages/essay-page')),
            page(paths.student.practice, 'Treino', async () => ({
              default: (await import('@/features/practice/practice-screen')).PracticeScreen,
            })),
            page(paths.student.themes, 'Temas', async () => ({
              default: (await import('@/features/themes/theme-screen')).ThemeScreen,
            })),
            page(paths.student.repertoire, 'Repertório', () => import('./pages/repertoire-page')),
            page(paths.student.mock, 'Simulado', async () => ({
              default: (await import('@/features/essay/mock/mock-setup')).MockSetup,
            })),
            page(paths.student.answerSheet(), 'Folha de redação', async () => ({
              default: (await import('@/features/answer-sheet/answer-sheet-screen')).AnswerSheetScreen,
            })),
            page(
              paths.student.correctedEssays,
              'Redações corrigidas',
              () => import('./pages/corrected-essays-page'),
            ),
            page(routeOf(paths.student.compare, 'id'), 'Duas versões', async () => ({
              default: (await import('@/features/compare/compare-screen')).CompareScreen,
            })),
            page(paths.student.progress, 'Progresso', async () => ({
              default: (await import('@/features/progress/progress-screen')).ProgressScreen,
            })),
            page(paths.student.canetinhas, 'Canetinhas', async () => ({
              default: (await import('@/features/rewards/canetinhas')).Canetinhas,
            })),
            page(paths.student.marketplace, 'Marketplace', async () => ({
              default: (await import('@/features/plan/marketplace')).Marketplace,
            })),
            page(paths.student.upgrade, 'Upgrade', async () => ({
              default: (await import('@/features/plan/upgrade-overview')).UpgradeOverview,
            })),
            page(paths.student.upgradeEnem, 'Plano Intensivo', async () => ({
              default: (await import('@/features/plan/sales-page')).SalesPage,
            })),
            page(paths.student.purchase, 'Sua compra', async () => ({
              default: (await import('@/features/plan/purchase-return')).PurchaseReturn,
            })),
            page(paths.student.classes, 'Minhas salas', () => import('./pages/student-classes-page')),
            page(
              routeOf(paths.student.receivedEssay, 'id'),
              'Redação enviada pelo professor',
              () => import('./pages/received-essay-page'),
            ),
            page(paths.student.sharedLinks, 'Meus links', async () => ({
              default: (await import('@/features/shared-links/shared-links-screen')).SharedLinksScreen,
            })),
            page(paths.student.notices, 'Avisos', async () => ({
              default: (await import('@/features/notices/notices')).Notices,
            })),
            page(paths.student.announcements, 'Comunicados', () => import('./pages/announcements-page')),
            page(paths.student.feedback, 'Feedback', async () => ({
              default: (await import('@/features/feedback/feedback')).Feedback,
            })),
            page(paths.student.profile, 'Perfil', () => import('./pages/profile-page')),
            page(paths.student.myData, 'Meus dados', async () => ({
              default: (await import('@/features/my-data/my-data')).MyData,
            })),
          ]),
          area('student', () => import('./layouts/exam-layout'), [
            page(paths.student.mockExam, 'Simulado', () => import('./pages/mock-exam-page')),
          ]),
          area('teacher', () => import('./layouts/teacher-layout'), [
            page(paths.teacher.home, 'Professor', () => import('./pages/teacher-home-page')),
            page(paths.teacher.review, 'Revisar', async () => ({
              default: (await import('@/features/review-queue/review-queue')).ReviewQueue,
            })),
            page(paths.teacher.themes, 'Temas', () => import('./pages/teacher-themes-page')),
            page(paths.teacher.classrooms, 'Salas', () => import('./pages/classrooms-page')),
            page(paths.teacher.newClassroom, 'Nova sala', async () => ({
              default: (await import('@/features/classrooms/new-classroom')).NewClassroom,
            })),
            page(routeOf(paths.teacher.classroom, 'id'), 'Sala', () => import('./pages/classroom-page')),
            page(
              routeOf(paths.teacher.classPile, 'id'),
              'Fotografar redações',
              () => import('./pages/class-pile-page'),
            ),
            page(
              routeOf(paths.teacher.classStudent, 'id', 'studentId'),
              'Aluno da sala',
              () => import('./pages/class-student-page'),
            ),
            page(routeOf(paths.teacher.exercises, 'id', 'code'), 'Folha de exercícios', async () => ({
              default: (await import('@/features/class-report/discussion/exercise-screen')).ExerciseScreen,
            })),
            page(
              routeOf(paths.teacher.classEssay, 'id'),
              'Redação da sala',
              () => import('./pages/class-essay-page'),
            ),
            page(paths.teacher.notices, 'Avisos', async () => ({
              default: (await import('@/features/notices/notices')).Notices,
            })),
            page(paths.teacher.announcements, 'Comunicados', () => import('./pages/announcements-page')),
            page(paths.teacher.feedback, 'Feedback', async () => ({
              default: (await import('@/features/feedback/feedback')).Feedback,
            })),
            page(paths.teacher.profile, 'Perfil', () => import('./pages/teacher-profile-page')),
            page(paths.teacher.myData, 'Meus dados', async () => ({
              default: (await import('@/features/my-data/my-data')).MyData,
            })),
            page(paths.teacher.upgrade, 'Upgrade', () => import('./pages/teacher-upgrade-page')),
          ]),
          area('dev', () => import('./layouts/dev-layout'), [
            page(paths.dev.home, 'Comunicados', () => import('./pages/dev-announcements-page')),
            page(paths.dev.inbox, 'Mensagens', () => import('./pages/inbox-page')),
            page(paths.dev.disagreements, 'Discordâncias', async () => ({
              default: (await import('@/features/disagreements/disagreements')).Disagreements,
            })),
            page(paths.dev.modelCosts, 'Modelo de IA', async () => ({
              default: (await import('@/features/model-costs/model-costs')).ModelCosts,
            })),
            page(paths.dev.myData, 'Meus dados', async () => ({
              default: (await import('@/features/my-data/my-data')).MyData,
            })),
          ]),
          notFound('*'),
        ],
      },
    ],
  },
];

type Load = () => Promise<{ default: ComponentType }>;

function page(path: string, title: string, load: Load): RouteObject {
  return { path, handle: { title } satisfies PageHandle, lazy: componentOf(load) };
}

/** The pages of one user type in their frame. Any other path shows the 404 page, without the frame. */
function area(userType: UserType, layout: Load, pages: RouteObject[]): RouteObject {
  return {
    element: <AreaGuard area={userType} />,
    children: [
      {
        lazy: componentOf(layout),
        // Shows a spinner instead of waiting for a page that the guard may refuse.
        hydrateFallbackElement: <PageSpinner />,
        // An error in a page leaves the frame in place.
        children: [{ errorElement: <ErrorView isInFrame />, children: pages }],
      },
      notFound(`${paths[userType].home}/*`),
    ],
  };
}

function notFound(path: string): RouteObject {
  return page(path, 'Página não encontrada', () => import('./pages/not-found-page'));
}

function componentOf(load: Load) {
  return async () => ({ Component: (await load()).default });
}
