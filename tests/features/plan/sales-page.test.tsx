import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SalesPage } from '@/features/plan/sales-page';
import { buildUser, TEST_NOW } from '../../support/builders';
import { fakeServices, onServer, renderWithServices, testConfig } from '../../support/services';

const HOUR_MS = 3_600_000;

function show(options: Parameters<typeof fakeServices>[0] = {}, now = TEST_NOW) {
  const services = fakeServices({ capabilities: onServer, ...options });
  services.clock.set(now);
  return renderWithServices(<SalesPage />, { services });
}

describe('the sales page', () => {
  it('says what the twelve corrections bring and cost, and leads to the checkout', () => {
    show();
    expect(screen.getByText('Plano Intensivo ENEM 2025')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    const offer = screen.getByRole('region', { name: '12 correções' });
    expect(offer).toHaveTextContent('R$ 97,80');
    expect(offer).toHaveTextContent('R$ 8,15 por correção');
    expect(offer).toHaveTextContent('50% OFF');
    expect(within(offer).getByRole('link', { name: /Fazer Upgrade Agora/ })).toHaveAttribute(
      'href',
      'https://checkout.example.com/aluno',
    );
  });

  it.each([
    ['twelve days before', '2025-10-22T18:00:00Z', '12 dias até o ENEM', 'R$ 8,15 por dia', 'até a prova'],
    ['two days before', '2025-11-01T18:00:00Z', '2 dias até o ENEM', 'R$ 48,90 por dia', 'até a prova'],
    ['the evening before', '2025-11-03T02:59:00Z', '1 dia até o ENEM', 'R$ 97,80 por dia', 'até a prova'],
    ['on the day', '2025-11-03T12:00:00Z', 'O ENEM é hoje.', null, 'no seu ritmo'],
    ['the day after', '2025-11-04T03:00:00Z', null, null, 'no seu ritmo'],
    ['a year later', '2026-11-22T12:00:00Z', null, null, 'no seu ritmo'],
  ])('countdown %s', (_requirement, now, countdown, perDay, promise) => {
    const { container } = show({}, now);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      `Doze redações corrigidas ${promise}`,
    );
    const found = (pattern: RegExp) =>
      container.textContent?.replaceAll('\u00a0', ' ').match(pattern)?.[0] ?? null;
    expect(found(/\d+ dias? até o ENEM|O ENEM é hoje\./)).toBe(countdown);
    expect(found(/R\$ [\d,]+ por dia/)).toBe(perDay);
  });

  it.each([
    ['before the exam', '2025-11-02T12:00:00Z', null, 'Plano Intensivo ENEM 2025', '3 de novembro'],
    ['after it', '2025-11-04T12:00:00Z', null, 'Plano Intensivo ENEM 2026', null],
    ['today', '2026-11-27T15:00:00Z', null, 'Plano Intensivo ENEM 2027', null],
    [
      'today, with the day set',
      '2026-11-27T15:00:00Z',
      '2027-11-07T03:00:00Z',
      'Plano Intensivo ENEM 2027',
      '7 de novembro',
    ],
  ])('names the next exam %s', (_case, now, examDay, name, dayShown) => {
    show({ config: testConfig({ examDate: examDay === null ? null : new Date(examDay) }) }, now);
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByText(/^\d+ de novembro$/)?.textContent ?? null).toBe(dayShown);
  });

  it.each([
    ['under a marker: the hours left', Date.parse(TEST_NOW) - 5 * HOUR_MS, undefined, /por mais 19h/],
    [
      'in the fixed period: the deciding date and the three published ones',
      null,
      testConfig({ promoEnd: new Date('2025-10-25T03:00:00Z') }),
      /já ativo até 25\/10\/2025.*até 10\/08\/2025 12:00, até 23\/09\/2025 e até 20\/10\/2025/,
    ],
  ])('sells nothing in the promotional mode, %s', (_requirement, startedAt, config, message) => {
    // Uses the device's own promotion, in a configuration with a checkout.
    const services = fakeServices({ capabilities: { ...onServer, hasServer: false }, config });
    services.preferences.promoStart.set(startedAt);
    const { container } = renderWithServices(<SalesPage />, { services });
    expect(container).toHaveTextContent(message);
    expect(container).not.toHaveTextContent(/97,80|por dia|até o ENEM/);
    expect(screen.queryByRole('link', { name: /Fazer Upgrade Agora/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Escrever Redação' })).toHaveAttribute(
      'href',
      '/dashboard/student/essay',
    );
  });

  it('names no published date outside the fixed period', () => {
    expect(show().container).not.toHaveTextContent(/2025 12:00|23\/09\/2025|20\/10\/2025/);
  });

  it('says to whom the credits go', () => {
    show();
    expect(screen.getByText(new RegExp(`o e-mail desta conta, ${buildUser().email}`))).toBeVisible();
  });

  it('sells nothing where no checkout is configured, and offers the free day', () => {
    const { container } = show({ config: testConfig({ checkoutStudentUrl: null }) });
    expect(screen.getByRole('region', { name: 'Aqui não há nada à venda' })).toBeVisible();
    expect(container).not.toHaveTextContent(/R\$|OFF|Plano|Doze/);
    expect(screen.getByRole('button', { name: 'Ativar 24h grátis' })).toBeEnabled();
    expect(screen.getByText('dias até o ENEM', { exact: false })).toBeVisible();
  });
});
