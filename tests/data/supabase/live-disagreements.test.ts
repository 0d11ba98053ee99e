// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { buildCorrection } from '../../support/builders';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { newLiveUser } from './live-pages';

isolatePages();
const backend = liveBackend();

it('what a student disagrees with is in the export of the account', async () => {
  const { user, backend: own } = await newLiveUser(backend, { userType: 'student', name: 'Marina' });
  const correction = buildCorrection({ id: crypto.randomUUID() });
  const essayId = await own.essays.store({ id: correction.id, userId: user.id, correction });
  await own.disagreements.send({
    redacao_id: essayId,
    competencia: 3,
    tipo: 'nivel',
    regra: 'nivel',
    nivel_esperado: 200,
    motivo: 'O nível devia ser outro aqui.',
    com_redacao: true,
    place: null,
  });
  const { signal } = new AbortController();
  const { discordancias } = await own.account.collect({ onProgress: () => undefined, signal });
  expect(discordancias).toMatchObject([
    { redacao_id: essayId, motivo: 'O nível devia ser outro aqui.', com_redacao: true, resultado: null },
  ]);
});
