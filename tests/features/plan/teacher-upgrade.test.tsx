import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PurchaseBackend } from '@/data/ports/purchases';
import { TeacherUpgrade } from '@/features/plan/teacher-upgrade';
import { buildUser } from '../../support/builders';
import {
  fakeServices,
  onServer,
  renderWithServices,
  testConfig,
  type FakeOptions,
} from '../../support/services';
import { findToast, showToasts } from '../../support/toasts';

beforeEach(showToasts);

async function renderPage({ isOwned = false, ...options }: FakeOptions & { isOwned?: boolean } = {}) {
  const user = buildUser({ userType: 'teacher', plan: isOwned ? 'premium' : 'trial' });
  const services = fakeServices({ user, capabilities: onServer, ...options });
  const onBack = vi.fn<() => void>();
  await act(async () => renderWithServices(<TeacherUpgrade onBack={onBack} />, { services }));
  return { onBack, services };
}

const offer = () => within(screen.getByRole('region', { name: 'Pagamento único' }));

describe('the plan of the teacher', () => {
  it('says what it is, what it costs, and that it is no subscription', async () => {
    await renderPage();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Plano Professor Premium');
    expect(offer().getByText(/2\.000/)).toHaveTextContent(/^R\$\s2\.000$/);
    expect(offer().getByText('Acesso vitalício. Sem assinatura e sem mensalidade.')).toBeVisible();
  });

  it('announces the external page (R-BUY-1)', async () => {
    await renderPage();
    const link = offer().getByRole('link', { name: /Comprar plano/ });
    expect(link).toHaveAttribute('href', 'https://checkout.example.com/professor');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(await findToast('Redirecionando...')).toHaveTextContent(
      'Você será direcionado para finalizar sua compra',
    );
  });

  it('where nothing is sold says so and announces nothing', async () => {
    await renderPage({ config: testConfig({ checkoutTeacherUrl: null }) });
    const unsold = screen.getByRole('region', { name: 'Aqui não há nada à venda' });
    expect(unsold).toHaveTextContent('Este site não recebe pagamentos.');
    expect(document.body).not.toHaveTextContent(/R\$|paga uma vez|vitalício/);
  });

  it('with an account names the e-mail by which it arrives', async () => {
    const { session } = fakeServices();
    const user = buildUser({ userType: 'teacher', email: 'renato@example.com' });
    const connected = { ...session, user: { get: () => user, subscribe: () => () => {} } };
    await renderPage({ session: connected, capabilities: onServer });
    expect(offer().getByText(/Use lá o e-mail desta conta, renato@example\.com/)).toHaveTextContent(
      'é por ele que o plano chega',
    );
  });

  it('leads to the rules of use and of payment, and back', async () => {
    const { onBack } = await renderPage();
    expect(screen.getByRole('link', { name: 'Política de uso' })).toHaveAttribute('href', '/politica-de-uso');
    expect(screen.getByRole('link', { name: 'Termos de pagamento' })).toHaveAttribute(
      'href',
      '/termos-de-pagamento',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('is not sold twice', async () => {
    await renderPage({ isOwned: true });
    expect(screen.getByRole('region', { name: 'Este plano já é seu' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Comprar/ })).toBeNull();
  });

  it('says nothing of how long where the badge says “Plano Anual”', async () => {
    await renderPage({ isOwned: true });
    expect(screen.getByText('Você já pagou, uma vez só. Não há mensalidade.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/vitalíci|prazo|\banos?\b/i);
  });

  it('is looked for again when the tab of the checkout is left', async () => {
    const list = vi.fn<PurchaseBackend['list']>().mockResolvedValue([]);
    await renderPage({ backend: { purchases: { list } } });
    expect(list).toHaveBeenCalledOnce();
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(list).toHaveBeenCalledTimes(2);
  });
});
