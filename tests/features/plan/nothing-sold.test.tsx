import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Capabilities } from '@/data/services';
import { CreditsBanner } from '@/features/plan/credits-banner';
import { OfferSheet } from '@/features/plan/package-offer';
import { CreditCount, PlanBadge, TrialBanner, UpgradeLink } from '@/features/plan/plan-status';
import { PromoCard } from '@/features/plan/promo-card';
import { SalesPage } from '@/features/plan/sales-page';
import { TeacherUpgrade } from '@/features/plan/teacher-upgrade';
import { WelcomeCard } from '@/features/plan/welcome-card';
import { createState } from '@/lib/create-state';
import { buildUser } from '../../support/builders';
import { fakeServices, onServer, renderWithServices, testConfig } from '../../support/services';

const NO_ACTION = () => {};
const TEST_CHECKOUT = 'http://127.0.0.1:54321/pagamento-de-teste';

/** Everything of the plan that the frame and the editor show. */
const PLAN = (
  <>
    <PlanBadge />
    <CreditCount />
    <TrialBanner />
    <CreditsBanner onUpgrade={NO_ACTION} />
    <PromoCard />
    <OfferSheet />
    <UpgradeLink kind="student" to="/dashboard/student/upgrade" />
    <UpgradeLink kind="teacher" to="/dashboard/teacher/upgrade" />
  </>
);

function site(hasModel: boolean, checkout: string | null, credits = 0) {
  const capabilities: Capabilities = { ...onServer, hasModel: createState<boolean | null>(hasModel) };
  const config = testConfig({ checkoutStudentUrl: checkout, checkoutTeacherUrl: checkout });
  return fakeServices({ capabilities, config, user: buildUser({ creditos_correcoes: credits }) });
}

describe('a hosted site without a model', () => {
  it.each([
    ['without a checkout', null],
    ['even with one', 'https://checkout.example.com/aluno'],
  ])('sells nothing and shows no credits %s', (_requirement, checkout) => {
    const { container } = renderWithServices(PLAN, { services: site(false, checkout) });
    expect(container).toHaveTextContent(/^$/);
  });

  it('says on the page of the offer that corrections are free, and offers no free day', () => {
    renderWithServices(<SalesPage />, { services: site(false, null) });
    expect(screen.getByText(/As correções aqui são de graça/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ativar 24h grátis' })).toBeNull();
  });

  it('welcomes without a free day', () => {
    renderWithServices(<WelcomeCard onWrite={NO_ACTION} onSkip={NO_ACTION} />, {
      services: site(false, null),
    });
    expect(screen.getByRole('button', { name: 'Escrever a primeira redação' })).toBeVisible();
    expect(screen.getByText('Correções de graça')).toBeVisible();
  });
});

describe('a hosted site with a model and no checkout', () => {
  it('shows the free day, and no credits to buy', () => {
    const { container } = renderWithServices(PLAN, { services: site(true, null) });
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeVisible();
    expect(container).not.toHaveTextContent(/crédito\b.*Upgrade|Sem Créditos|Upgrade/);
  });

  it('shows credits that are there', () => {
    const { container } = renderWithServices(PLAN, { services: site(true, null, 3) });
    expect(container).toHaveTextContent('3 créditos restantes. O modelo de IA usa 1 por redação.');
  });
});

describe('the test checkout without a model', () => {
  it('sells as a test, and says what the credits do not buy', () => {
    const { container } = renderWithServices(PLAN, { services: site(false, TEST_CHECKOUT) });
    expect(container).toHaveTextContent('Sem Créditos. São de teste: aqui não há modelo de IA');
    expect(container).toHaveTextContent('Esta compra é um teste.');
    expect(container).toHaveTextContent('É um pagamento de teste: nenhum dinheiro é cobrado.');
    expect(container).not.toHaveTextContent('O modelo de IA usa 1');
    expect(screen.getAllByRole('link', { name: /Fazer Upgrade Agora/ })[0]).toHaveAttribute(
      'href',
      TEST_CHECKOUT,
    );
  });
});

describe('the plan of teachers', () => {
  it.each([
    ['by a model where there is one', true, 'Correção ilimitada com IA'],
    ['by the local corrector where there is none', false, 'Correção ilimitada pelo corretor local'],
  ])('names corrections %s', (_requirement, hasModel, benefit) => {
    renderWithServices(<TeacherUpgrade onBack={NO_ACTION} />, { services: site(hasModel, TEST_CHECKOUT) });
    expect(screen.getAllByText(/^Correção/).map((one) => one.textContent)).toEqual([benefit]);
  });
});
