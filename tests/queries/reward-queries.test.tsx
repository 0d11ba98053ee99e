import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { QueryProvider } from '@/app/layouts/query-provider';
import { areaKeys, keys } from '@/data/local/keys';
import { balanceOf } from '@/domain/rewards/ledger';
import {
  useAchievements,
  useCelebrations,
  useClaimRewards,
  useMission,
  useMovements,
  useRanking,
  useTakePart,
} from '@/queries/reward-queries';
import { buildCorrection, TEST_NOW } from '../support/builders';
import { achievement, fakeRewards } from '../support/fake-rewards';
import { writeFromOtherTab } from '../support/memory-storage';
import { fakeServices, renderWithServices, type FakeOptions } from '../support/services';
import { caio, marina } from '../support/stored-essays';
import { essaysOf } from '../support/stored-essays';

function Figures() {
  const { data: achievements } = useAchievements();
  const { data: movements } = useMovements();
  const { data: mission } = useMission();
  const { queue, remove } = useCelebrations();
  const { mutate: claim } = useClaimRewards();
  return (
    <>
      <p>{achievements ? `${achievements.length} conquistas` : 'carregando'}</p>
      <p>{movements ? `saldo ${balanceOf(movements)}` : 'carregando'}</p>
      <p>{mission?.mission.title}</p>
      <button onClick={() => claim()}>Buscar</button>
      <button onClick={() => remove(1)}>{queue.map(({ nome }) => nome).join(', ') || 'nada novo'}</button>
    </>
  );
}

function Places() {
  const { data } = useRanking();
  const { mutate } = useTakePart();
  return (
    <button onClick={() => mutate(!data?.own)}>
      {data ? `lugar ${data.own?.posicao ?? null}` : 'carregando'}
    </button>
  );
}

async function show(ui: ReactElement, options?: FakeOptions) {
  const services = fakeServices(options);
  await act(async () => renderWithServices(<QueryProvider>{ui}</QueryProvider>, { services }));
  return services;
}

const claim = () => userEvent.click(screen.getByRole('button', { name: 'Buscar' }));

describe('what was given', () => {
  it('follows each claim, and what it unlocked waits for its celebration, in its order', async () => {
    const services = await show(<Figures />);
    expect(await screen.findByText('0 conquistas')).toBeInTheDocument();
    expect(await screen.findByText('Um dado que sustenta o argumento')).toBeInTheDocument();
    await act(() => essaysOf(services).save(buildCorrection()));
    await claim();
    expect(await screen.findByText('4 conquistas')).toBeInTheDocument();
    // The welcome bonus, the visit, the essay and four achievements.
    expect(await screen.findByText('saldo 122')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Primeira página, Primeira correção, / }));
    expect(screen.getByRole('button', { name: /^Primeira correção, / })).toBeInTheDocument();
  });

  it('waits for its celebration once, behind what waits already, however often it is claimed', async () => {
    const rewards = fakeRewards({ unlocked: [achievement('coruja')] });
    await show(<Figures />, { backend: { rewards } });
    await claim();
    expect(await screen.findByRole('button', { name: 'Coruja' })).toBeInTheDocument();
    await claim();
    expect(screen.getByRole('button', { name: 'Coruja' })).toBeInTheDocument();
    rewards.claim = async () => ({ unlocked: [achievement('primeira_correcao')], hasChanged: true });
    await claim();
    expect(await screen.findByRole('button', { name: 'Coruja, Primeira correção' })).toBeInTheDocument();
  });

  it('is never another user’s', async () => {
    const services = await show(<Figures />, { history: [buildCorrection()] });
    await claim();
    expect(await screen.findByText('4 conquistas')).toBeInTheDocument();
    act(() => writeFromOtherTab(services.storage, keys.user, caio));
    expect(screen.queryByText('4 conquistas')).not.toBeInTheDocument();
    expect(await screen.findByText('0 conquistas')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'nada novo' })).toBeInTheDocument();
  });

  it('is not celebrated before another user, who signed in while it was claimed', async () => {
    let answer = () => {};
    const rewards = fakeRewards();
    const claimed = new Promise<void>((resolve) => (answer = resolve));
    rewards.claim = async () => {
      await claimed;
      return { unlocked: [achievement('coruja')], hasChanged: true };
    };
    const services = await show(<Figures />, { backend: { rewards } });
    await claim();
    act(() => writeFromOtherTab(services.storage, keys.user, caio));
    await act(async () => answer());
    expect(screen.getByRole('button', { name: 'nada novo' })).toBeInTheDocument();
  });

  it('in another tab of the demo is seen, and celebrated there alone', async () => {
    const { storage } = await show(<Figures />);
    expect(await screen.findByText('0 conquistas')).toBeInTheDocument();
    const achievements = [{ codigo: 'coruja', at: TEST_NOW }];
    act(() =>
      writeFromOtherTab(storage, areaKeys.rewards(marina.id), { visits: [], missions: [], achievements }),
    );
    expect(await screen.findByText('1 conquistas')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'nada novo' })).toBeInTheDocument();
  });
});

describe('the ranking', () => {
  it('is read again when one joins or leaves it', async () => {
    await show(<Places />);
    fireEvent.click(await screen.findByRole('button', { name: 'lugar null' }));
    fireEvent.click(await screen.findByRole('button', { name: 'lugar 1' }));
    expect(await screen.findByRole('button', { name: 'lugar null' })).toBeInTheDocument();
  });
});
