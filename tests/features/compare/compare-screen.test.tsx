import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Correction } from '@/domain/evaluation/correction';
import { CompareScreen } from '@/features/compare/compare-screen';
import { buildCorrection } from '../../support/builders';
import { fakeServices, renderWithServices } from '../../support/services';

const FIRST = 'A comida sobra. Falta quem a busque.\n\nPortanto, algo deve ser feito.';
const SECOND = 'A comida sobra. Falta quem a leve à mesa.\n\nPortanto, algo deve ser feito.';

const version = (id: string, more: Partial<Correction> = {}) =>
  buildCorrection({ id, theme: 'Comida', originalText: FIRST, ...more });
const a = version('a', { submittedAt: '2025-09-14T12:00:00Z', finalScore: 720 });
const b = version('b', {
  submittedAt: '2025-09-17T12:00:00Z',
  finalScore: 840,
  versionOf: 'a',
  originalText: SECOND,
});
const c = version('c', {
  submittedAt: '2025-09-20T12:00:00Z',
  finalScore: 800,
  versionOf: 'b',
  originalText: SECOND,
});

async function open(address: string, kept: readonly Correction[]) {
  const services = fakeServices({ history: [...kept] });
  return renderWithServices(<CompareScreen />, { services, route: `/dashboard/student/comparar${address}` });
}

describe('two versions of an essay', () => {
  it('are the one named and the one it rewrites, the earlier first', async () => {
    await open('?versao=b', [a, b]);
    expect(
      await screen.findByText(/^1ª versão, 14 de setembro .* e 2ª versão, 17 de setembro /),
    ).toBeVisible();
    const levels = screen.getByRole('region', { name: 'Mudança de nível por competência' });
    expect(levels).toHaveTextContent(/720.*840.*120 pontos a mais/);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('of three can be chosen', async () => {
    const user = userEvent.setup();
    await open('?versao=c', [a, b, c]);
    const former = await screen.findByRole('combobox', { name: 'Comparar a' });
    expect(
      within(former)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1ª versão: 720', '2ª versão: 840', '3ª versão: 800']);
    await user.selectOptions(former, 'a');
    expect(await screen.findByText(/^1ª versão, .* e 3ª versão, /)).toBeVisible();
  });

  it.each([
    ['of a first version', '?versao=a', [a]],
    ['of none', '', []],
    ['of one whose former is gone', '?versao=b', [b]],
  ])('%s are none', async (_what, address, kept) => {
    await open(address, kept);
    expect(await screen.findByRole('heading', { name: 'Não há duas versões para comparar' })).toBeVisible();
  });

  it('of which one is there only in numbers are compared in those', async () => {
    await open('?versao=b', [{ ...a, originalText: '' }, b]);
    expect(await screen.findByText(/O texto de uma das duas versões não está guardado/)).toBeVisible();
  });
});
