import { act, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { keys } from '@/data/local/keys';
import {
  useAchievements,
  useMission,
  useMovements,
  useNews,
  useRanking,
  useTakePart,
} from '@/data/use-rewards';
import { balanceOf } from '@/domain/rewards/ledger';
import { buildCorrection } from '../support/builders';
import { writeFromOtherTab } from '../support/memory-storage';
import { fakeServices, renderWithServices, type FakeOptions } from '../support/services';
import { caio } from '../support/stored-essays';

function Figures() {
  const { data: achievements } = useAchievements();
  const { data: movements } = useMovements();
  const { data: mission } = useMission();
  const { news, celebrated } = useNews();
  return (
    <>
      <p>{achievements ? `${achievements.length} conquistas` : 'carregando'}</p>
      <p>{movements ? `saldo ${balanceOf(movements)}` : 'carregando'}</p>
      <p>{mission?.mission.title}</p>
      <button onClick={celebrated}>{news[0]?.nome ?? 'nada novo'}</button>
    </>
  );
}

function Places() {
  const { data } = useRanking();
  const { mutate } = useTakePart();
  return (
    <button onClick={() => mutate(!data?.isTakingPart)}>
      {data ? `lugar ${data.ownPosition}` : 'carregando'}
    </button>
  );
}

async function show(ui: ReactElement, options?: FakeOptions) {
  const services = fakeServices(options);
  await services.late();
  await act(async () => renderWithServices(<Suspense fallback="carregando">{ui}</Suspense>, { services }));
  return services;
}

describe('what was given', () => {
  it('follows each settling', async () => {
    const services = await show(<Figures />);
    expect(await screen.findByText('0 conquistas')).toBeInTheDocument();
    expect(await screen.findByText('Um dado que sustenta o argumento')).toBeInTheDocument();
    const { rewards } = await services.late();
    await act(() => services.corrections.save(buildCorrection()));
    await act(() => rewards.settle());
    expect(await screen.findByText('4 conquistas')).toBeInTheDocument();
    // Welcome, visit, essay, four achievements.
    expect(await screen.findByText('saldo 122')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Primeira página' }).click());
    expect(screen.getByRole('button', { name: 'Primeira correção' })).toBeInTheDocument();
  });

  it('is never another user’s', async () => {
    const services = await show(<Figures />, { history: [buildCorrection()] });
    const { rewards } = await services.late();
    await act(() => rewards.settle());
    expect(await screen.findByText('4 conquistas')).toBeInTheDocument();
    act(() => writeFromOtherTab(services.storage, keys.user, caio));
    expect(screen.queryByText('4 conquistas')).not.toBeInTheDocument();
    expect(await screen.findByText('0 conquistas')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'nada novo' })).toBeInTheDocument();
  });
});

describe('the ranking', () => {
  it('is read again when one joins or leaves it', async () => {
    await show(<Places />);
    const place = await screen.findByRole('button', { name: 'lugar null' });
    act(() => place.click());
    expect(await screen.findByRole('button', { name: 'lugar 1' })).toBeInTheDocument();
    act(() => place.click());
    expect(await screen.findByRole('button', { name: 'lugar null' })).toBeInTheDocument();
  });
});
