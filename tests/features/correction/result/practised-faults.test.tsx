import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PracticeCopy } from '@/contracts/practice-copy';
import { PractisedFaults } from '@/features/correction/result/practised-faults';
import { buildCorrection } from '../../../support/builders';
import { fakeServices, noPractice, renderWithServices } from '../../../support/services';

const copy: PracticeCopy = {
  since: '2025-10-22T03:00:00Z',
  unseen: [],
  classSentences: [],
  essays: [
    { id: 'first', submittedAt: '2025-10-01T15:00:00Z', sentences: [], faults: { crase: 4, acentos: 3 } },
  ],
  state: {
    cartoes: [],
    hoje: [],
    faltas: [
      { falta: 'crase', seguidas: 5, acertos: 5, erros: 1, vence: null, desde: '2025-10-05T15:00:00Z' },
      { falta: 'acentos', seguidas: 1, acertos: 1, erros: 1, vence: null, desde: '2025-10-20T15:00:00Z' },
    ],
  },
};
const correction = buildCorrection({ submittedAt: '2025-10-15T15:00:00Z' });

function show(kept: PracticeCopy | null, faults: Record<string, number>) {
  const services = fakeServices({
    practiceReader: { ...noPractice, readForPractice: async () => ({ sentences: [], faults }) },
  });
  services.practiceCopy.set(kept);
  renderWithServices(<PractisedFaults correction={correction} />, { services });
}

it('names the fault that was practised before the essay and became rarer, with both counts', async () => {
  show(copy, {});
  expect(await screen.findByRole('heading', { name: 'O treino apareceu no texto' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Crase: você errou 4 vezes na redação de 1 de outubro; agora, nenhuma.',
  );
});

it.each([
  ['the fault is as frequent as before', copy, { crase: 4 }],
  ['nothing was practised on this device', null, {}],
])('says nothing where %s', async (_what, kept, faults) => {
  show(kept, faults);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
