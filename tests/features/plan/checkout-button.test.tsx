import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckoutButton } from '@/features/plan/checkout-button';
import { OfferBanner, UpgradeBanner } from '@/features/plan/offer-banners';
import { NothingSold } from '@/features/plan/package-offer';
import { buildUser, TEST_NOW } from '../../support/builders';
import {
  fakeServices,
  onServer,
  renderWithServices,
  testConfig,
  type FakeOptions,
} from '../../support/services';

/** Services in which a checkout exists, and accounts that can receive the purchase. */
const sold = (options: FakeOptions = {}) => fakeServices({ capabilities: onServer, ...options });

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
    renderWithServices(<CheckoutButton kind="student">Comprar</CheckoutButton>, { services: sold() });
    const link = screen.getByRole('link', { name: /Comprar/ });
    expect(link).toHaveAttribute('href', 'https://checkout.example.com/aluno');
    expect(link.getAttribute('target')).toBe(target);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('follows the window when it is resized', () => {
    setWidth(1280);
    renderWithServices(<CheckoutButton kind="teacher">Comprar</CheckoutButton>, { services: sold() });
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
      { services: sold() },
    );
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('leads to an address that carries another one, and a port', () => {
    const checkoutStudentUrl =
      'https://pay.example.com:8443/?redirect_url=https%3A%2F%2Fgrifo.example%2Fobrigado';
    const services = sold({ config: testConfig({ checkoutStudentUrl }) });
    renderWithServices(<CheckoutButton kind="student">Comprar</CheckoutButton>, { services });
    expect(screen.getByRole('link', { name: /Comprar/ })).toHaveAttribute('href', checkoutStudentUrl);
  });
});

describe.each([
  ['no checkout is configured', () => sold({ config: testConfig({ checkoutStudentUrl: null }) })],
  ['no account can receive what is paid', () => fakeServices()],
])('where %s', (_, unsold) => {
  it('there is neither button nor banner', () => {
    const { container } = renderWithServices(
      <>
        <CheckoutButton kind="student">Comprar</CheckoutButton>
        <UpgradeBanner />
        <OfferBanner />
      </>,
      { services: unsold() },
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('the page of the offer says so without a price', () => {
    const { container } = renderWithServices(<NothingSold />, { services: unsold() });
    expect(screen.getByRole('region', { name: 'Aqui não há nada à venda' })).toHaveTextContent(
      'use as 24 horas grátis',
    );
    expect(container).not.toHaveTextContent('R$');
  });
});

it('nothing for sale, and the free day of this month over: the page names what corrects for nothing', () => {
  const services = fakeServices({
    config: testConfig({ checkoutStudentUrl: null }),
    capabilities: onServer,
    user: buildUser({ dia_gratis_em: '2025-10-02T12:00:00.000Z' }),
  });
  renderWithServices(<NothingSold />, { services });
  expect(screen.getByRole('region')).toHaveTextContent('O corretor local corrige sem usar crédito.');
});

describe('UpgradeBanner', () => {
  it('shows plan, price and button of R-OFFER-1', () => {
    renderWithServices(<UpgradeBanner />, { services: sold() });
    expect(screen.getByRole('heading', { name: 'Upgrade – 12 Correções de Redação' })).toBeVisible();
    expect(screen.getByText('Apenas R$ 97,80 • Pagamento único')).toBeVisible();
    expect(screen.getByRole('link', { name: /Fazer Upgrade Agora/ })).toBeVisible();
  });

  it('is hidden while a promotional plan applies', () => {
    const services = sold();
    services.preferences.promoStart.set(Date.parse(TEST_NOW));
    const { container } = renderWithServices(<UpgradeBanner />, { services });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('OfferBanner', () => {
  it('shows the campaign and leads to the checkout', () => {
    renderWithServices(<OfferBanner />, { services: sold() });
    expect(screen.getByRole('heading', { name: 'Plano Intensivo ENEM 2025' })).toBeVisible();
    expect(screen.getByText('50% OFF')).toBeVisible();
    expect(screen.getByRole('link', { name: /Garantir vaga/ })).toHaveAttribute(
      'href',
      'https://checkout.example.com/aluno',
    );
  });
});
