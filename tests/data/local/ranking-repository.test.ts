import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { buildCorrection, buildUser } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';
import { caio, marina, signInAs } from '../../support/stored-essays';

describe('the ranking of a device', () => {
  it('shows nobody who did not choose to appear', async () => {
    const { ranking } = await fakeServices().late();
    expect(await ranking.read()).toEqual({ rows: [], isTakingPart: false, ownPosition: null });
  });

  it('shows first names and initials of those who did, by balance, until they change their mind', async () => {
    const services = fakeServices();
    const { ranking, rewards } = await services.late();
    await services.corrections.save(buildCorrection());
    await rewards.settle();
    await ranking.takePart(true);
    const { canetinhas } = services.session.user.get()!;
    await services.session.signIn(signInAs(caio.email));
    expect(await ranking.read()).toEqual({
      rows: [{ position: 1, name: 'Marina D.', canetinhas, isMe: false }],
      isTakingPart: false,
      ownPosition: null,
    });
    await ranking.takePart(true);
    expect(await ranking.read()).toMatchObject({
      rows: [{ name: 'Marina D.' }, { name: 'caio', canetinhas: 100, isMe: true }],
      ownPosition: 2,
    });
    await ranking.takePart(false);
    expect((await ranking.read()).rows).toHaveLength(1);
  });

  it('is of students only, and of choices that can be read', async () => {
    const storage = new MemoryStorage({ [areaKeys.ranking(marina.id)]: '"sim"' });
    const { ranking } = await fakeServices({ storage }).late();
    expect((await ranking.read()).isTakingPart).toBe(false);
    const teacher = await fakeServices({ user: buildUser({ userType: 'teacher' }) }).late();
    await teacher.ranking.takePart(true);
    expect(await teacher.ranking.read()).toMatchObject({ rows: [], isTakingPart: false });
  });
});
