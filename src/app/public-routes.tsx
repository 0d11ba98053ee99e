import { lazy } from 'react';
import { paths } from '@/lib/paths';
import type { PageRoute } from './page-route';

const LoginPage = lazy(() => import('./pages/login-page'));
const NewPasswordPage = lazy(() => import('./pages/new-password-page'));
const InvitationPage = lazy(() => import('./pages/invitation-page'));
const UsagePolicyPage = lazy(() => import('./pages/usage-policy-page'));
const PrivacyPage = lazy(() => import('./pages/privacy-page'));
const PaymentTermsPage = lazy(() => import('./pages/payment-terms-page'));
const AccessibilityPage = lazy(() => import('./pages/accessibility-page'));
const NotFoundPage = lazy(() => import('./pages/not-found-page'));
/** Shows every primitive; development and test builds only. */
const StylePage = import.meta.env.MODE === 'production' ? null : lazy(() => import('./pages/style-page'));

/** Pages outside the areas that `/` need not know, and the one for any other address. */
export const publicRoutes: PageRoute[] = [
  { path: paths.login, handle: { title: 'Entrar' }, element: <LoginPage /> },
  { path: paths.newPassword, handle: { title: 'Senha nova' }, element: <NewPasswordPage /> },
  { path: '/sala/:code', handle: { title: 'Convite' }, element: <InvitationPage /> },
  { path: paths.usagePolicy, handle: { title: 'Política de uso' }, element: <UsagePolicyPage /> },
  { path: paths.privacy, handle: { title: 'Privacidade' }, element: <PrivacyPage /> },
  { path: paths.paymentTerms, handle: { title: 'Termos de pagamento' }, element: <PaymentTermsPage /> },
  { path: paths.accessibility, handle: { title: 'Acessibilidade' }, element: <AccessibilityPage /> },
  ...(StylePage ? [{ path: paths.style, handle: { title: 'Estilo' }, element: <StylePage /> }] : []),
  { path: '*', handle: { title: 'Página não encontrada' }, element: <NotFoundPage /> },
];
