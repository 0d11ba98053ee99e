import { describe, expect, it } from 'vitest';
import { MOST_A_DAY, type NewDisagreement } from '@/domain/disagreements/disagreement';
import { COMPETENCY_NUMBERS } from '@/domain/rubric/competency';
import { buildCorrections, buildUser } from '../../support/builders';
import { fakeServices } from '../../support/services';

const DAY_MS = 86_400_000;
const history = buildCorrections(8);
const ids = history.map(({ id }) => id);

function open() {
  const services = fakeServices({ user: buildUser(), history });
  return { ...services, disagreements: services.backend.disagreements };
}

const about = (redacao_id: string, competencia: NewDisagreement['competencia'] = 1): NewDisagreement => ({
  redacao_id,
  competencia,
  tipo: 'nivel',
  regra: 'nivel',
  nivel_esperado: 200,
  motivo: 'O nível devia ser outro aqui.',
  com_redacao: false,
  place: null,
});
/** One disagreement for each competency of the first six essays. */
const thirty = ids.slice(0, 6).flatMap((id) => COMPETENCY_NUMBERS.map((number) => about(id, number)));

describe('disagreements of the local mode', () => {
  it('are taken thirty times a day, as by the database; what is withdrawn makes room', async () => {
    const { disagreements, clock } = open();
    expect(thirty).toHaveLength(MOST_A_DAY);
    // oxlint-disable-next-line no-await-in-loop -- each counts those before it
    for (const one of thirty) await disagreements.send(one);
    const more = about(ids[6]!);
    await expect(disagreements.send(more)).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await disagreements.about(more.redacao_id)).toEqual([]);
    const [first] = await disagreements.about(ids[0]!);
    await disagreements.withdraw(first!.id);
    await disagreements.send(more);
    await expect(disagreements.send(about(ids[7]!))).rejects.toMatchObject({ code: 'too-many-attempts' });
    clock.advance(DAY_MS);
    await disagreements.send(about(ids[7]!));
  });
});
