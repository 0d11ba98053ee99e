import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RuleShares } from '@/features/disagreements/rule-shares';
import { fakeServices, renderWithServices } from '../../support/services';

it('gives no share of a mark that no correction is stored with', async () => {
  const { disagreements } = fakeServices().backend;
  const rows = [
    { mostrada: 40, discordaram: 3, sem_registro: 2, regra: 'crase' },
    { mostrada: 0, discordaram: 2, sem_registro: 2, regra: 'nova' },
  ];
  const shares = rows.map((row) => ({
    competencia: 1 as const,
    tipo: 'marca' as const,
    confirmadas: 0,
    ...row,
  }));
  renderWithServices(<RuleShares />, {
    services: fakeServices({
      backend: { disagreements: { ...disagreements, shares: async () => shares } },
    }),
  });
  const cells = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .map((one) => one.textContent);
  expect(await cells(/Marcação: crase/)).toEqual(['40', '3', '2,5%', '0']);
  expect(await cells(/Marcação: nova/)).toEqual(['0', '2', 'não há', '0']);
});
