import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Marketplace } from '@/features/plan/marketplace';
import { buildUser } from '../../support/builders';
import { fakeServices, onServer, renderWithServices } from '../../support/services';

describe('the marketplace', () => {
  it.each([
    ['none', 0, '0 canetinhas'],
    ['one', 1, '1 canetinha'],
    ['with its decimal', 137.5, '137,5 canetinhas'],
    ['many', 12_345, '12.345 canetinhas'],
  ])('shows the balance: %s', (_requirement, canetinhas, expected) => {
    renderWithServices(<Marketplace />, { services: fakeServices({ user: buildUser({ canetinhas }) }) });
    const balance = screen.getByRole('region', { name: 'Saldo de canetinhas' });
    expect(balance.querySelector('p')?.textContent).toBe(expected.replace(' ', ''));
    expect(screen.getByRole('link', { name: 'Ver papelaria e extrato' })).toHaveAttribute(
      'href',
      '/dashboard/student/canetinhas',
    );
  });

  it('has the one offer, not sold as the most popular one', () => {
    renderWithServices(<Marketplace />, { services: fakeServices({ capabilities: onServer }) });
    const offer = screen.getByRole('region', { name: 'Upgrade – 12 Correções de Redação' });
    expect(offer).toHaveTextContent('Sem mensalidade');
    expect(offer).toHaveTextContent('R$ 97,80');
    expect(offer).toHaveTextContent('R$ 8,15 por correção');
  });
});
