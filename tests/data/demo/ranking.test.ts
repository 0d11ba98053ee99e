import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildCorrection, buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';
import { caio, marina, signInAs, essaysOf } from '../../support/stored-essays';

describe('the ranking of a device', () => {
  it('shows nobody who did not choose to appear', async () => {
    const { ranking } = fakeServices().backend;
    expect(await ranking.read()).toEqual({ rows: [], own: null });
  });

  it('shows first names and initials of those who did, by balance, until they change their mind', async () => {
    const services = fakeServices();
    const { ranking, rewards } = services.backend;
    await essaysOf(services).save(buildCorrection());
    await rewards.claim();
    await ranking.takePart(true);
    const { canetinhas } = services.session.user.get()!;
    await services.session.signIn(signInAs(caio.email));
    expect(await ranking.read()).toEqual({
      rows: [{ posicao: 1, nome: 'Marina D.', canetinhas, eu: false }],
      own: null,
    });
    await ranking.takePart(true);
    expect(await ranking.read()).toMatchObject({
      rows: [{ nome: 'Marina D.' }, { nome: 'caio', canetinhas: 100, eu: true }],
      own: { posicao: 2, canetinhas: 100 },
    });
    await ranking.takePart(false);
    expect((await ranking.read()).rows).toHaveLength(1);
  });

  it('is of students only, and of choices that can be read', async () => {
    const storage = new MemoryStorage({ [areaKeys.ranking(marina.id)]: '"sim"' });
    const { ranking } = fakeServices({ storage }).backend;
    expect((await ranking.read()).own).toBeNull();
    const teacher = fakeServices({ user: buildUser({ userType: 'teacher' }) }).backend;
    await teacher.ranking.takePart(true);
    expect(await teacher.ranking.read()).toMatchObject({ rows: [], own: null });
  });
});
