import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckoutButton } from '@/features/plan/checkout-button';
import { OfferBanner, UpgradeBanner } from '@/features/plan/offer-banners';
import { TEST_NOW } from '../../support/builders';
import { fakeServices, renderWithServices, testConfig } from '../../support/services';

const initialWidth = window.innerWidth;
const setWidth = (width: number) => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};
afterEach(() => setWidth(initialWidth));

describe('CheckoutButton', () => {
  it.each([
    ['768 px wide: the same tab', 768, null],
    ['769 px wide: a new tab', 769, '_blank'],
  ])('%s', (_, width, target) => {
    setWidth(width);
    renderWithServices(<CheckoutButton kind="student">Comprar</CheckoutButton>);
    const link = screen.getByRole('link', { name: /Comprar/ });
    expect(link).toHaveAttribute('href', 'https://checkout.example.com/aluno');
    expect(link.getAttribute('target')).toBe(target);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('follows the window when it is resized', () => {
    setWidth(1280);
    renderWithServices(<CheckoutButton kind="teacher">Comprar</CheckoutButton>);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', 'https://checkout.example.com/professor');
    expect(link).toHaveAccessibleName(/abre em outra aba/);
    act(() => setWidth(390));
    expect(link).not.toHaveAttribute('target');
  });

  it('tells who asked that the page opens', async () => {
    const onOpen = vi.fn<() => void>();
    renderWithServices(
      <CheckoutButton kind="teacher" onOpen={onOpen}>
        Comprar
      </CheckoutButton>,
    );
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('leads to an address that carries another one, and a port', () => {
    const checkoutStudentUrl =
      'https://pay.example.com:8443/?redirect_url=https%3A%2F%2Fgrifo.example%2Fobrigado';
    const services = fakeServices({ config: testConfig({ checkoutStudentUrl }) });
    renderWithServices(<CheckoutButton kind="student">Comprar</CheckoutButton>, { services });
    expect(screen.getByRole('link', { name: /Comprar/ })).toHaveAttribute('href', checkoutStudentUrl);
  });

  it('without an address says so in place instead of leading nowhere', async () => {
    const services = fakeServices({ config: testConfig({ checkoutStudentUrl: null }) });
    renderWithServices(<CheckoutButton kind="student">Comprar</CheckoutButton>, { services });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Comprar' }));
    expect(screen.getByRole('status')).toHaveTextContent('A compra não está disponível neste site.');
  });
});

describe('UpgradeBanner', () => {
  it('shows plan, price and button of R-OFFER-1', () => {
    renderWithServices(<UpgradeBanner />);
    expect(screen.getByRole('heading', { name: 'Upgrade – 12 Correções de Redação' })).toBeVisible();
    expect(screen.getByText('Apenas R$ 97,80 • Pagamento único')).toBeVisible();
    expect(screen.getByRole('link', { name: /Fazer Upgrade Agora/ })).toBeVisible();
  });

  it('is hidden while a promotional plan applies', () => {
    const services = fakeServices();
    services.preferences.promoStart.set(Date.parse(TEST_NOW));
    const { container } = renderWithServices(<UpgradeBanner />, { services });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('OfferBanner', () => {
  it('shows the campaign and leads to the checkout', () => {
    renderWithServices(<OfferBanner />);
    expect(screen.getByRole('heading', { name: 'Plano Intensivo ENEM 2025' })).toBeVisible();
    expect(screen.getByText('50% OFF')).toBeVisible();
    expect(screen.getByRole('link', { name: /Garantir vaga/ })).toHaveAttribute(
      'href',
      'https://checkout.example.com/aluno',
    );
  });
});
