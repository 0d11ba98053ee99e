import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { Capabilities } from '@/data/services';
import type { MissionState } from '@/domain/rewards/mission-progress';
import { DAILY_MISSIONS } from '@/domain/rewards/daily-mission';
import { MissionCard } from '@/features/home/mission-card';
import { fakeRewards } from '../../support/fake-rewards';
import { fakeServices, onServer, renderWithServices } from '../../support/services';

/** The daily mission at the time of the test clock. */
const TODAYS = DAILY_MISSIONS[2];
const PARTS = [
  { label: 'Um dado ou uma estatística', isDone: true },
  { label: 'Depois do dado, o que ele prova', isDone: false },
];

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const card = () => within(screen.getByRole('region', { name: 'Missão do Dia' }));

async function show(state?: Partial<MissionState>, now?: string, capabilities?: Capabilities) {
  const mission = { mission: TODAYS, parts: null, practised: 0, isDone: false, ...state };
  const services = fakeServices({
    backend: { rewards: fakeRewards({ mission }) },
    ...(capabilities && { capabilities }),
  });
  if (now) services.clock.set(now);
  renderWithServices(<MissionCard />, { services });
  await wait(10);
  return services;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the mission of the day', () => {
  it('before an essay of today says what it asks for, what it pays and until when', async () => {
    await show();
    expect(card().getByRole('heading', { name: TODAYS.title })).toBeVisible();
    expect(card().getByText('Difícil')).toBeVisible();
    expect(card().getByText('3 canetinhas')).toBeVisible();
    expect(card().getByText('Complete até meia-noite para ganhar a recompensa!')).toBeVisible();
    expect(card().queryByRole('list')).not.toBeInTheDocument();
  });

  it('ticks the parts that today’s essay has', async () => {
    await show({ parts: PARTS });
    const parts = within(card().getByRole('list', { name: 'Na sua redação de hoje' }));
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Um dado ou uma estatística: feito',
      'Depois do dado, o que ele prova: ainda falta',
    ]);
    expect(card().getByText('Complete até meia-noite para ganhar a recompensa!')).toBeVisible();
  });

  it.each([
    ['before the first exercise', 0, 'Ou faça os 10 de hoje no Treino.'],
    ['after some', 4, 'Ou faça os 10 de hoje no Treino: 4 feitos.'],
  ])('can be done by the exercises of today, %s', async (_when, practised, sentence) => {
    await show({ practised });
    expect(card().getByText(/Ou faça/)).toHaveTextContent(sentence);
    expect(card().getByRole('link', { name: 'Treino' })).toHaveAttribute('href', '/dashboard/student/treino');
  });

  it('is done by ten exercises without an essay, before it is paid', async () => {
    await show({ practised: 10 });
    expect(card().getByText(/a recompensa está a caminho/)).toBeVisible();
  });

  it('with accounts on a server says which corrections count', async () => {
    await show({}, undefined, onServer);
    expect(card().getByText('Vale a redação corrigida com internet.')).toBeVisible();
  });

  it('complete, and not paid yet, says that the reward is on its way', async () => {
    await show({ parts: PARTS.map((part) => ({ ...part, isDone: true })) });
    expect(card().getByText(/a recompensa está a caminho/)).toBeVisible();
  });

  it('done says what was earned and when the next one comes', async () => {
    await show({ parts: PARTS.map((part) => ({ ...part, isDone: true })), isDone: true });
    expect(card().getByText('Cumprida')).toBeVisible();
    expect(card().getByText(/Você ganhou/)).toHaveTextContent('Você ganhou 3 canetinhas.');
    expect(card().getByText('A próxima missão vem à meia-noite.')).toBeVisible();
    expect(card().getByRole('link', { name: 'Escrever outra redação' })).toBeVisible();
  });

  it('is there at once and stays, where what was done for it cannot be read', async () => {
    const mission = () => Promise.reject(new AppError('offline'));
    const services = fakeServices({ backend: { rewards: { ...fakeRewards(), mission } } });
    renderWithServices(<MissionCard />, { services });
    await wait(1000);
    expect(card().getByRole('heading', { name: TODAYS.title })).toBeVisible();
    expect(card().getByText('Não deu para ver se você já cumpriu a missão de hoje.')).toBeVisible();
    expect(card().queryByText(/Complete até meia-noite|Cumprir a missão/)).not.toBeInTheDocument();
  });

  it('says nothing of its progress before it is known', async () => {
    const mission = () => new Promise<never>(() => {});
    const services = fakeServices({ backend: { rewards: { ...fakeRewards(), mission } } });
    renderWithServices(<MissionCard />, { services });
    await wait(1000);
    expect(card().getByText('Carregando...')).toBeInTheDocument();
    expect(card().queryByText(/Complete até meia-noite|Cumprir a missão/)).not.toBeInTheDocument();
  });
});

describe('its countdown', () => {
  it('goes by minutes, and in the last one by seconds', async () => {
    // 23:58:30 in São Paulo.
    const services = await show({}, '2025-10-23T02:58:30Z');
    expect(card().getByText('1 min')).toBeVisible();
    services.clock.set('2025-10-23T02:59:01Z');
    await wait(31_000);
    expect(card().getByText('59 s')).toBeVisible();
    services.clock.set('2025-10-23T02:59:02Z');
    await wait(1000);
    expect(card().getByText('58 s')).toBeVisible();
  });

  it('ends with the mission of the next day, of which nothing is done', async () => {
    const services = await show({ parts: PARTS, isDone: true }, '2025-10-23T02:59:59Z');
    expect(card().getByText('Cumprida')).toBeVisible();
    services.clock.set('2025-10-23T03:00:00Z');
    await wait(1000);
    expect(card().getByRole('heading', { name: DAILY_MISSIONS[3].title })).toBeVisible();
    expect(card().queryByText('Cumprida')).not.toBeInTheDocument();
    expect(card().queryByRole('list')).not.toBeInTheDocument();
    expect(card().getByText('24 h')).toBeVisible();
  });

  it('speaks to nobody: no live region', async () => {
    await show({ parts: PARTS });
    const region = screen.getByRole('region', { name: 'Missão do Dia' });
    expect(region.querySelector('[aria-live], [role="status"], [role="timer"], [role="alert"]')).toBeNull();
  });

  it('looks again on coming back: timers sleep in a hidden tab', async () => {
    const services = await show({}, '2025-10-22T18:00:00Z');
    expect(card().getByText('9 h')).toBeVisible();
    services.clock.set('2025-10-22T20:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(card().getByText('7 h')).toBeVisible();
  });
});
