import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { RankingBackend } from '@/data/ports/ranking';
import type { RewardBackend } from '@/data/ports/rewards';
import type { Movement } from '@/domain/rewards/ledger';
import { Canetinhas } from '@/features/rewards/canetinhas';
import { buildUser } from '../../support/builders';
import { buildMovement, fakeRanking, fakeRewards } from '../../support/fake-rewards';
import { fakeServices, renderWithServices } from '../../support/services';

const DAY_MS = 86_400_000;

/** `count` visits, one a day, the last of them at the test clock. */
const visits = (count: number): Movement[] =>
  Array.from({ length: count }, (_, age) =>
    buildMovement({
      chave: `login:${age}`,
      source: 'login_diario',
      amount: 1,
      created_at: new Date(Date.parse(buildMovement().created_at) - age * DAY_MS).toISOString(),
    }),
  );

type Given = { rewards?: RewardBackend; ranking?: RankingBackend; canetinhas?: number };

async function show({ rewards = fakeRewards(), ranking = fakeRanking(), canetinhas = 100 }: Given = {}) {
  const services = fakeServices({ user: buildUser({ canetinhas }), backend: { rewards, ranking } });
  await act(async () => renderWithServices(<Canetinhas />, { services }));
  await waitFor(() => expect(screen.queryAllByText('Carregando...')).toEqual([]));
}

const ledger = () => within(screen.getByRole('region', { name: 'Extrato' }));
const ranking = () => within(screen.getByRole('region', { name: 'Ranking' }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the ledger', () => {
  it('without a movement invites to the first essay', async () => {
    await show();
    expect(ledger().getByText(/Nenhum movimento ainda/)).toBeVisible();
    expect(ledger().getByRole('link', { name: 'Escrever Redação' })).toHaveAttribute(
      'href',
      '/dashboard/student/essay',
    );
    expect(ledger().queryByRole('table')).not.toBeInTheDocument();
  });

  it('with one shows date, source, amount and balance, and nothing to unfold', async () => {
    await show({ rewards: fakeRewards({ movements: [buildMovement()] }) });
    const [, row] = ledger().getAllByRole('row');
    expect(cells(row!)).toEqual(['22/10/2025', 'Boas-vindas22/10/2025', '+100', '100']);
    expect(ledger().queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it.each([
    ['an essay', { source: 'redacao', amount: 1 }, 'Redação enviada', '+1'],
    ['its bonus', { source: 'nota_alta', amount: 2 }, 'Nota a partir de 800', '+2'],
    ['a visit', { source: 'login_diario', amount: 1 }, 'Entrada do dia', '+1'],
    ['a mission', { source: 'missao_diaria', amount: 3 }, 'Missão do dia', '+3'],
    ['an achievement', { source: 'conquista', amount: 5, description: 'Coruja' }, 'Conquista: Coruja', '+5'],
    ['an unpriced one', { source: 'conquista', amount: 1.5, description: '' }, 'Conquista', '+1,5'],
    ['what was taken', { source: 'ajuste', amount: -2.5, description: 'Erro' }, 'Ajuste: Erro', '−2,5'],
    ['markup', { source: 'ajuste', amount: 1, description: '<b>x</b>' }, 'Ajuste: <b>x</b>', '+1'],
  ] satisfies [string, Partial<Movement>, string, string][])(
    'names %s',
    async (_, movement, name, amount) => {
      await show({ rewards: fakeRewards({ movements: [buildMovement({ description: '', ...movement })] }) });
      const found = cells(ledger().getAllByRole('row')[1]!);
      expect(found[1]).toBe(`${name}22/10/2025`);
      expect(found[2]).toBe(amount);
    },
  );

  it('with 2.000 unfolds the newest first, and the balance is their sum whatever the account says', async () => {
    await show({ rewards: fakeRewards({ movements: visits(2000) }), canetinhas: 3 });
    expect(screen.getByText('2.000', { selector: 'b *' })).toBeVisible();
    expect(ledger().getByText('10 de 2.000 movimentos')).toBeVisible();
    const rows = ledger().getAllByRole('row');
    expect(rows).toHaveLength(11);
    expect(cells(rows[1]!)[3]).toBe('2.000');
    expect(cells(rows[10]!)[3]).toBe('1.991');
    await userEvent.click(ledger().getByRole('button', { name: 'Mostrar mais' }));
    expect(ledger().getByText('110 de 2.000 movimentos')).toBeVisible();
    expect(ledger().getAllByRole('row')).toHaveLength(111);
  });

  it('has nothing more to show at its end', async () => {
    await show({ rewards: fakeRewards({ movements: visits(11) }) });
    await userEvent.click(ledger().getByRole('button', { name: 'Mostrar mais' }));
    expect(ledger().getByText('11 de 11 movimentos')).toBeVisible();
    expect(ledger().queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
  });

  it('out of reach keeps the last balance known, says so, and reads again', async () => {
    let isBroken = true;
    const movements = async () => {
      if (isBroken) throw new AppError('offline');
      return [buildMovement()];
    };
    await show({ rewards: { ...fakeRewards(), movements }, canetinhas: 134.5 });
    expect(await ledger().findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
    expect(screen.getByText('134,5')).toBeVisible();
    isBroken = false;
    await userEvent.click(ledger().getByRole('button', { name: 'Tentar de novo' }));
    expect(await ledger().findByRole('table')).toBeVisible();
  });
});

it('tells how canetinhas are earned, from what is paid', async () => {
  await show();
  const ways = within(screen.getByRole('region', { name: 'Como ganhar' }));
  expect(ways.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '+1',
    '+2',
    '+1',
    '+2 ou +3',
    'de +5 a +50',
  ]);
});

describe('the ranking', () => {
  const TOP = Array.from({ length: 10 }, (_, at) => ({
    posicao: at + 1,
    nome: `Ana ${'ABCDEFGHIJ'[at]}.`,
    canetinhas: 500 - at,
    eu: false,
  }));

  it('without anybody says so, and that taking part is a choice', async () => {
    await show();
    expect(ranking().getByText(/Ninguém aparece aqui por enquanto/)).toBeVisible();
    expect(ranking().getByRole('switch', { name: 'Aparecer no ranking' })).not.toBeChecked();
    expect(ranking().getByRole('switch')).toHaveAccessibleDescription(
      /só o seu primeiro nome, a inicial do sobrenome e as suas canetinhas/,
    );
  });

  it('to whom does not take part shows the others, and that one is not among them', async () => {
    await show({ ranking: fakeRanking({ rows: TOP }) });
    expect(ranking().getAllByRole('row')).toHaveLength(11);
    expect(cells(ranking().getAllByRole('row')[1]!)).toEqual(['1º', 'Ana A.', '500']);
    expect(ranking().getByText('Você não aparece no ranking.')).toBeVisible();
  });

  it('marks one’s own place among the ten', async () => {
    const rows = TOP.with(2, { posicao: 3, nome: 'Marina D.', canetinhas: 498, eu: true });
    await show({ ranking: fakeRanking({ rows, own: { posicao: 3, canetinhas: 498 } }) });
    expect(ranking().getAllByRole('row')).toHaveLength(11);
    expect(cells(ranking().getAllByRole('row')[3]!)).toEqual(['3º', 'Marina D. (você)', '498']);
    expect(ranking().getByRole('switch')).toBeChecked();
  });

  it('adds one’s own place below the ten', async () => {
    await show({
      ranking: fakeRanking({ rows: TOP, own: { posicao: 231, canetinhas: 134.5 } }),
    });
    expect(ranking().getAllByRole('row')).toHaveLength(12);
    expect(cells(ranking().getAllByRole('row')[11]!)).toEqual(['231º', 'Você', '134,5']);
  });

  it('is joined and left by the switch', async () => {
    await show();
    await userEvent.click(ranking().getByRole('switch'));
    expect(await ranking().findByRole('switch', { checked: true })).toBeEnabled();
    await userEvent.click(ranking().getByRole('switch'));
    expect(await ranking().findByRole('switch', { checked: false })).toBeEnabled();
  });

  it('keeps the choice as it was where it could not be changed, and says why', async () => {
    const takePart = () => Promise.reject(new AppError('offline'));
    await show({ ranking: { ...fakeRanking(), takePart } });
    await userEvent.click(ranking().getByRole('switch'));
    expect(await ranking().findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
    expect(ranking().getByRole('switch')).not.toBeChecked();
  });

  it('out of reach leaves the ledger alone, says so, and reads again', async () => {
    let isBroken = true;
    const read = async () => {
      if (isBroken) throw new AppError('server-unavailable');
      return fakeRanking().read();
    };
    await show({
      rewards: fakeRewards({ movements: [buildMovement()] }),
      ranking: { ...fakeRanking(), read },
    });
    expect(await ranking().findByRole('alert')).toHaveTextContent('O servidor está com um problema');
    expect(ledger().getByRole('table')).toBeVisible();
    isBroken = false;
    await userEvent.click(ranking().getByRole('button', { name: 'Tentar de novo' }));
    expect(await ranking().findByRole('switch')).toBeVisible();
  });
});
