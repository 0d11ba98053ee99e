import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RewardBackend } from '@/data/ports/rewards';
import type { UnlockedAchievement } from '@/domain/rewards/achievement';
import type { Services } from '@/data/services';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { AchievementsGrid } from '@/features/rewards/achievements-grid';
import { buildCorrections, TEST_NOW } from '../../support/builders';
import { fakeRewards } from '../../support/fake-rewards';
import { fakeServices, onServer, renderWithServices, type FakeOptions } from '../../support/services';

const ALL = ACHIEVEMENTS.length;

const unlocked = (...codes: string[]): UnlockedAchievement[] =>
  codes.map((codigo) => ({ codigo, data_desbloqueio: TEST_NOW }));

async function show(rewards: RewardBackend, { route, ...options }: FakeOptions & { route?: string } = {}) {
  const services = fakeServices({ backend: { rewards }, ...options });
  return showWith(services, route);
}

/** Uses an async act, because suspended components are rendered again at its end. */
async function showWith(services: Services, route?: string) {
  return act(async () => renderWithServices(<AchievementsGrid />, { services, route }));
}

describe('AchievementsGrid', () => {
  it('before the first one counts 0, says how they come, and folds the rest', async () => {
    await show(fakeRewards());
    expect(await screen.findByText(`0 de ${ALL}`)).toBeVisible();
    expect(screen.getByText('As primeiras chegam com a sua primeira redação.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByRole('button', { name: /Desbloqueada em/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(
      'Bloqueada:Primeira páginaEnvie sua primeira redação.+5 canetinhas',
    );
  });

  it('shows all when asked, and goes on from where one was', async () => {
    await show(fakeRewards());
    await userEvent.click(await screen.findByRole('button', { name: `Ver todas as ${ALL}` }));
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(ALL);
    expect(items[12]).toHaveFocus();
    expect(screen.queryByRole('button', { name: `Ver todas as ${ALL}` })).not.toBeInTheDocument();
    expect(screen.getByText(/Será medida quando houver convites/)).toBeVisible();
  });

  it('opens an unlocked one with all there is to know, and gives the focus back', async () => {
    await show(fakeRewards({ achievements: unlocked('coruja') }));
    const card = await screen.findByRole('button', { name: /Coruja.*Desbloqueada em 22\/10\/2025/ });
    expect(screen.getByText(`1 de ${ALL}`)).toBeVisible();
    await userEvent.click(card);
    const dialog = await screen.findByRole('dialog', { name: /Coruja/ });
    expect(dialog).toHaveAccessibleDescription('O melhor argumento apareceu tarde da noite.');
    expect(dialog).toHaveTextContent('Envie uma redação depois das 22h, no horário de Brasília.');
    expect(dialog).toHaveTextContent('22 de outubro de 2025');
    expect(dialog).toHaveTextContent('+5 canetinhas');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card).toHaveFocus();
  });

  it('locked ones cannot be pressed, and say how far one is', async () => {
    await show(fakeRewards({ achievements: unlocked('primeira_redacao') }), { history: buildCorrections(3) });
    const meter = await screen.findByRole('meter', { name: 'Série de cinco' });
    expect(meter).toHaveAttribute('aria-valuenow', '3');
    const card = meter.closest('li')!;
    expect(card).toHaveTextContent('3 de 5');
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });

  it('with all of them shows no lock', async () => {
    await show(fakeRewards({ achievements: unlocked(...ACHIEVEMENTS.map(({ codigo }) => codigo)) }));
    expect(await screen.findByText(`${ALL} de ${ALL}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Ver todas as ${ALL}` }));
    expect(screen.getAllByRole('button', { name: /Desbloqueada em/ })).toHaveLength(ALL);
    expect(screen.queryByText('Bloqueada:')).not.toBeInTheDocument();
  });

  it('when they cannot be read says so and reads again', async () => {
    let isBroken = true;
    const achievements = async () => {
      if (isBroken) throw new Error('unreachable');
      return unlocked('coruja');
    };
    await show({ ...fakeRewards(), achievements });
    expect(await screen.findByRole('alert')).toHaveTextContent('Suas conquistas não abriram agora');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(`1 de ${ALL}`)).toBeVisible();
  });

  it('is where “Ver conquistas” leads: the heading takes the focus', async () => {
    await show(fakeRewards(), { route: '/dashboard/student/profile#conquistas' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Conquistas' })).toHaveFocus());
  });

  it('says what scores count only where there is a server', async () => {
    const services = fakeServices({ backend: { rewards: fakeRewards() } });
    const note = /vale toda redação corrigida com internet, também pelo corretor local/;
    const local = await showWith(services);
    await screen.findByText(`0 de ${ALL}`);
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    local.unmount();
    await showWith({ ...services, capabilities: onServer });
    expect(await screen.findByText(note)).toBeVisible();
  });
});
