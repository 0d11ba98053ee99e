import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import type { ModelCostBackend } from '@/data/ports/model-costs';
import type { ModelSettings, ModelUse } from '@/domain/model-costs/model-costs';
import { ModelCosts } from '@/features/model-costs/model-costs';
import { ToastHost } from '@/ui/toast';
import { buildDeveloper } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

const SETTINGS: ModelSettings = {
  ativo: true,
  pedidos_por_dia: 2000,
  tokens_por_dia: 25_000_000,
  pedidos_conta_nova: 5,
  temas_por_conta: 10,
  reserva_paga: 50,
  contas_por_rede: 60,
  preco_entrada: null,
  preco_saida: null,
};

const use = (resultado: ModelUse['resultado'], pedidos: number): ModelUse => ({
  dia: '2025-10-22',
  servico: 'leitura',
  resultado,
  pago: true,
  pedidos,
  chamadas: pedidos * 5,
  tokens_entrada: resultado === 'modelo' ? 2_000_000 : 0,
  tokens_saida: 0,
});

/** A cost backend that stores the settings it receives. */
function memoryCosts(given: Partial<ModelCostBackend> = {}, rows: ModelUse[] = []) {
  let settings = SETTINGS;
  return {
    settings: async () => settings,
    use: async () => rows,
    async change(changed: Partial<ModelSettings>) {
      settings = { ...settings, ...changed };
    },
    ...given,
  };
}

async function renderCosts(modelCosts: ModelCostBackend) {
  const services = fakeServices({ user: buildDeveloper(), backend: { modelCosts } });
  await act(async () =>
    renderWithServices(
      <>
        <ModelCosts />
        <ToastHost />
      </>,
      { services },
    ),
  );
  await waitFor(() => expect(screen.queryByText('Carregando os custos')).toBeNull());
  return userEvent.setup();
}

describe('the costs of the model', () => {
  it('tell the budget of the day and what each day came to', async () => {
    await renderCosts(memoryCosts({}, [use('pedido', 412), use('modelo', 400), use('falhou', 12)]));
    expect(screen.getByRole('meter', { name: 'Pedidos de hoje' })).toHaveAttribute('aria-valuenow', '412');
    expect(screen.getByText('412 de 2.000')).toBeInTheDocument();
    const day = screen.getByRole('row', { name: /22\/10/ });
    expect(
      within(day)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['412', '400', '0', '12', expect.stringMatching(/^2\smi$/), '–']);
  });

  it('say when the budget is used up', async () => {
    await renderCosts(memoryCosts({}, [use('pedido', 2000)]));
    expect(screen.getByText(/^Limite do dia atingido/)).toBeInTheDocument();
  });

  it('say when four fifths are used, and when the free share is', async () => {
    await renderCosts(memoryCosts({}, [use('pedido', 600), { ...use('pedido', 1000), pago: false }]));
    expect(screen.getByText(/^Já foram 80% do limite do dia/)).toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Parte grátis de hoje' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect(screen.getByText(/^Parte grátis usada/)).toBeInTheDocument();
  });

  it('tell how many essays the limits carry', async () => {
    await renderCosts(memoryCosts());
    expect(
      screen.getByText(/Cabem cerca de 1.000 redações por dia, das quais 500 grátis/),
    ).toBeInTheDocument();
  });

  it('turn the model off at once, and back where the server refuses', async () => {
    const costs = memoryCosts();
    const user = await renderCosts(costs);
    await user.click(screen.getByRole('switch', { name: 'Modelo ligado' }));
    await waitFor(async () => expect((await costs.settings()).ativo).toBe(false));
    expect(screen.getByRole('switch', { name: 'Modelo ligado' })).not.toBeChecked();

    costs.change = () => Promise.reject(new AppError('refused'));
    await user.click(screen.getByRole('switch', { name: 'Modelo ligado' }));
    expect(await screen.findByText('O modelo não foi ligado')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Modelo ligado' })).not.toBeChecked();
  });

  it('take new limits and prices, and then tell the most that a day can cost', async () => {
    const costs = memoryCosts();
    const user = await renderCosts(costs);
    await user.type(screen.getByLabelText('R$ por milhão de tokens lidos'), '0,5');
    await user.type(screen.getByLabelText('R$ por milhão de tokens escritos'), '4');
    await user.click(screen.getByRole('button', { name: 'Salvar limites' }));
    expect(await screen.findByText(/um dia custa no máximo cerca de R\$\s100,00/)).toBeInTheDocument();
    expect(await costs.settings()).toEqual({ ...SETTINGS, preco_entrada: 0.5, preco_saida: 4 });
  });

  it('keep what was typed where it cannot be saved, and say why', async () => {
    const user = await renderCosts(
      memoryCosts({ change: () => Promise.reject(new AppError('server-unavailable')) }),
    );
    const limit = screen.getByLabelText('Pedidos por dia');
    await user.clear(limit);
    await user.type(limit, 'muitos');
    await user.click(screen.getByRole('button', { name: 'Salvar limites' }));
    expect(await screen.findByText('Digite um número inteiro, como 2000.')).toBeInTheDocument();
    await user.clear(limit);
    await user.type(limit, '300');
    await user.click(screen.getByRole('button', { name: 'Salvar limites' }));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(limit).toHaveValue('300');
  });
});
