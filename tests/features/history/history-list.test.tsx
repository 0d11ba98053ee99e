import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildCorrection, buildCorrections, TEST_NOW } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';
import type { Services } from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import { HistoryList, historyView } from '@/features/history/history-list';
import { ToastHost } from '@/ui/toast';
import type { EssayBackend } from '@/data/ports/essays';
import { EMPTY_METRICS } from '@/domain/progress/fold-metrics';
import { withWaiting } from '../../support/stored-essays';

function renderHistory(history: Correction[], services: Services = fakeServices({ history })) {
  const onOpen = vi.fn<(id: string) => void>();
  const onWrite = vi.fn<() => void>();
  renderWithServices(
    <>
      <HistoryList onOpen={onOpen} onWrite={onWrite} />
      <ToastHost />
    </>,
    { services },
  );
  return { user: userEvent.setup(), onOpen, onWrite };
}

function failing(): Services {
  const services = fakeServices();
  services.backend.essays.history = () => Promise.reject(new Error('unreachable'));
  return services;
}

const aged = (days: number, changes: Partial<Correction> & { score?: number } = {}) =>
  buildCorrection({
    id: `${days}`,
    submittedAt: new Date(Date.parse(TEST_NOW) - days * 86_400_000).toISOString(),
    ...changes,
  });

describe('HistoryList', () => {
  it('shows a skeleton that says it is loading', () => {
    renderHistory([]);
    expect(screen.getByRole('status')).toHaveTextContent('Carregando suas redações');
  });

  it('lists theme, relative date with the whole date behind it, score, points and the five levels', async () => {
    renderHistory([aged(1)]);
    const row = (await screen.findAllByRole('listitem'))[0];
    const inRow = within(row as HTMLElement);
    expect(inRow.getByRole('heading', { name: /desperdício de alimentos/ })).toBeInTheDocument();
    expect(inRow.getByText('ontem')).toHaveAttribute('title', '21 de outubro de 2025 às 15:00');
    expect(inRow.getByText('760/1000')).toBeInTheDocument();
    expect(inRow.getByText(/· 760 pontos/)).toBeInTheDocument();
    const levels = within(inRow.getByRole('list', { name: 'Competências' })).getAllByRole('listitem');
    expect(levels.map((level) => level.textContent)).toEqual([
      '1, Domínio da norma padrão: 160',
      '2, Compreensão da proposta: 160',
      '3, Organização das ideias: 160',
      '4, Conhecimento dos mecanismos linguísticos: 160',
      '5, Proposta de intervenção: 120',
    ]);
  });

  it('gives each class of totals a badge of its own look', async () => {
    renderHistory([920, 720, 520, 480].map((score, days) => aged(days, { score })));
    const badges = await screen.findAllByText(/^\d+\/1000$/);
    expect(new Set(badges.map(({ className }) => className)).size).toBe(4);
  });

  it('counts what it shows, the last seven days by default', async () => {
    const { user } = renderHistory([aged(0), aged(2), aged(30)]);
    expect(await screen.findByText(/nos últimos 7 dias/)).toHaveTextContent(
      /^2 redações nos últimos 7 dias$/,
    );
    await user.click(screen.getByRole('radio', { name: 'Ver Todas' }));
    expect(screen.getByText('3').parentElement).toHaveTextContent(/^3 redações$/);
    expect(screen.getByText('há 1 mês')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Ver Recentes' }));
    expect(screen.queryByText('há 1 mês')).not.toBeInTheDocument();
  });

  it('says that there are only older ones and offers them', async () => {
    const { user } = renderHistory([aged(20), aged(30)]);
    expect(await screen.findByText('Você tem 2 redações mais antigas.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver Todas' }));
    expect(screen.getAllByRole('button', { name: /Ver Detalhes/ })).toHaveLength(2);
  });

  it('invites to write the first one', async () => {
    const { user, onWrite } = renderHistory([]);
    expect(await screen.findByRole('heading', { name: 'Nenhuma redação corrigida' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Escrever Redação' }));
    expect(onWrite).toHaveBeenCalledOnce();
  });

  it('opens the correction of a row', async () => {
    const { user, onOpen } = renderHistory([aged(0), aged(1, { theme: 'Leitura no Brasil' })]);
    await user.click(await screen.findByRole('button', { name: 'Ver Detalhes: Leitura no Brasil' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('says that loading failed, with a toast and a way to try again', async () => {
    renderHistory([], failing());
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeInTheDocument();
    expect(await screen.findByText('Erro ao carregar redações')).toBeInTheDocument();
  });

  describe('with essays that wait to be sent', () => {
    const waiting = [aged(0, { theme: 'Leitura no Brasil' }), aged(20)];
    const withHistory = (history: EssayBackend['history']): Services => {
      const services = withWaiting(waiting);
      services.backend.essays.history = history;
      return services;
    };

    it('shows them at once, and opens them, while the others are read', async () => {
      const { user, onOpen } = renderHistory(
        [],
        withHistory(() => new Promise(() => undefined)),
      );
      expect(await screen.findAllByText('Aguardando envio')).toHaveLength(2);
      expect(screen.getByText('Carregando suas redações')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Ver Detalhes: Leitura no Brasil' }));
      expect(onOpen).toHaveBeenCalledExactlyOnceWith('0');
    });

    it('keeps them on the screen when the others cannot be read, says so and tries again', async () => {
      let isBroken = true;
      const { user } = renderHistory(
        [],
        withHistory(async () => {
          if (isBroken) throw new Error('unreachable');
          return { corrections: [aged(3)], metrics: EMPTY_METRICS };
        }),
      );
      expect(await screen.findByRole('heading', { name: 'Não deu para carregar o resto' })).toBeVisible();
      expect(screen.getAllByText('Aguardando envio')).toHaveLength(2);
      expect(screen.queryByText(/nos últimos 7 dias/)).not.toBeInTheDocument();
      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
      await user.click(await screen.findByRole('radio', { name: 'Ver Todas' }));
      expect(screen.getAllByRole('button', { name: /Ver Detalhes/ })).toHaveLength(3);
      expect(screen.getAllByText('Aguardando envio')).toHaveLength(2);
      expect(screen.queryByText('Não deu para carregar o resto')).not.toBeInTheDocument();
    });
  });

  it('shows markup in a theme as text', async () => {
    renderHistory([aged(0, { theme: '<img src=x onerror=alert(1)>' })]);
    expect(await screen.findByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeInTheDocument();
  });

  it('draws the beginning of two hundred rows at once, and soon all of them', async () => {
    renderHistory([], fakeServices({ history: buildCorrections(200) }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Ver Todas' }));
    // Found by text, because computing the roles of so many rows takes seconds.
    expect(screen.getAllByText('Ver Detalhes').length).toBeLessThan(200);
    await waitFor(() => expect(screen.getAllByText('Ver Detalhes')).toHaveLength(200), { timeout: 15_000 });
  });
});

const now = new Date(TEST_NOW);
const daysAgo = (days: number) =>
  buildCorrection({
    id: String(days),
    score: 600,
    submittedAt: new Date(now.getTime() - days * 86_400_000).toISOString(),
  });
const all = [daysAgo(0), daysAgo(6), daysAgo(7), daysAgo(40)];

it('tells former versions by what the next one changed, and essays of a day by their time', async () => {
  renderHistory([
    buildCorrection({ id: 'c', versionOf: 'b', submittedAt: '2025-10-22T17:32:00Z', score: 800 }),
    buildCorrection({ id: 'b', versionOf: 'a', submittedAt: '2025-10-22T12:15:00Z', score: 800 }),
    buildCorrection({ id: 'a', submittedAt: '2025-10-22T11:15:00Z', score: 760 }),
  ]);
  expect(await screen.findByText('hoje, 14:32')).toBeInTheDocument();
  expect(screen.getByText(/^a seguinte: C\d de 120 para 160$/)).toBeInTheDocument();
  expect(screen.getByText('a seguinte tem as mesmas notas')).toBeInTheDocument();
});

describe('historyView', () => {
  it('shows the last seven days of the calendar by default and counts the older ones', () => {
    const { shown, olderCount } = historyView(all, 'recent', now);
    expect(shown.map(({ latest }) => latest.id)).toEqual(['0', '6']);
    expect(olderCount).toBe(2);
  });

  it('shows all', () => {
    expect(historyView(all, 'all', now)).toEqual({
      shown: all.map((latest) => ({ latest, earlier: [] })),
      olderCount: 0,
    });
  });

  it('counts the versions of an essay once, by the latest', () => {
    const [latest, former] = [
      buildCorrection({ id: 'b', versionOf: 'a', finalScore: 840, submittedAt: now.toISOString() }),
      buildCorrection({ id: 'a', finalScore: 720, submittedAt: '2025-01-01T12:00:00Z' }),
    ];
    expect(historyView([latest, former], 'recent', now)).toEqual({
      shown: [{ latest, earlier: [former] }],
      olderCount: 0,
    });
  });

  it('does not hide an essay whose date cannot be read', () => {
    const undated = buildCorrection({ submittedAt: '' });
    expect(historyView([undated], 'recent', now).shown).toEqual([{ latest: undated, earlier: [] }]);
  });
});
