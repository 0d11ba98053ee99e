import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { SHARED_ID, type LinkDays } from '@/domain/shared-links/shared-link';
import { buildCorrection, buildEvaluation, buildUser } from '../../support/builders';
import { fakeServices } from '../../support/services';

const DAY_MS = 86_400_000;
const marina = buildUser();

function open() {
  const services = fakeServices({ user: marina, history: [buildCorrection({ id: '1', theme: 'Leitura' })] });
  const { sharedLinks } = services.backend;
  async function share(withName = false, days: LinkDays = 30) {
    const answer = await sharedLinks.create({ essayId: '1', days, withName });
    return 'codigo' in answer ? answer.codigo : expect.unreachable(answer.motivo);
  }
  return { ...services, sharedLinks, share };
}

describe('a link of the local mode', () => {
  it('shows of the account nothing but the correction', async () => {
    const analysis = buildEvaluation();
    const aiAnalysis = {
      ...analysis,
      grifo: { ...analysis.grifo!, unreadByModel: 'sem_credito' as const, storedId: '1' },
    };
    const correction = buildCorrection({ id: '1', versionOf: '0', aiAnalysis });
    const { sharedLinks } = fakeServices({ user: marina, history: [correction] }).backend;
    const made = await sharedLinks.create({ essayId: '1', days: 7, withName: false });
    const shared = await sharedLinks.open('codigo' in made ? made.codigo : '');
    const { versionOf: _former, ...shown } = correction;
    expect(shared?.correction).toEqual({ ...shown, id: SHARED_ID, aiAnalysis: analysis });
    expect(JSON.stringify(shared)).not.toMatch(/sem_credito|storedId|versionOf|owner/);
  });

  it('a full device keeps none, and none is revoked there: both are told', async () => {
    const { sharedLinks, share, storage } = open();
    const code = await share();
    const before = await sharedLinks.list();
    storage.state = 'full';
    const wish = { essayId: '1', days: 7, withName: false } as const;
    await expect(sharedLinks.create(wish)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await sharedLinks.list()).toEqual(before);
    storage.state = 'blocked';
    await expect(sharedLinks.revoke(before[0]?.id ?? '')).rejects.toMatchObject({
      code: 'storage-unavailable',
    });
    storage.state = 'ok';
    expect(await sharedLinks.open(code)).not.toBeNull();
  });

  it('is in force for the days that were chosen, and kept for another month', async () => {
    const { sharedLinks, share, clock } = open();
    const code = await share(false, 7);
    clock.advance(7 * DAY_MS - 1);
    expect(await sharedLinks.open(code)).not.toBeNull();
    clock.advance(1);
    expect(await sharedLinks.open(code)).toBeNull();
    clock.advance(29 * DAY_MS);
    await share();
    expect(await sharedLinks.list()).toHaveLength(2);
    clock.advance(DAY_MS);
    await share();
    expect((await sharedLinks.list()).map(({ codigo }) => codigo)).not.toContain(code);
  });

  it('opens nothing once revoked, and leaves nothing on the disk', async () => {
    const { sharedLinks, share, storage } = open();
    const code = await share();
    const [link] = await sharedLinks.list();
    await sharedLinks.revoke(link?.id ?? '');
    expect(await sharedLinks.open(code)).toBeNull();
    expect(storage.getItem(areaKeys.sharedLinks(marina.id))).toBeNull();
  });

  it('is not made of an essay that is not there, nor beyond fifty in force', async () => {
    const { sharedLinks, share, clock } = open();
    const wish = { days: 30, withName: false } as const;
    expect(await sharedLinks.create({ ...wish, essayId: '2' })).toEqual({
      motivo: 'redacao_nao_encontrada',
    });
    // oxlint-disable-next-line no-await-in-loop -- each counts those before it
    for (let made = 0; made < 50; made += 1) await share();
    expect(await sharedLinks.create({ ...wish, essayId: '1' })).toEqual({ motivo: 'limite' });
    clock.advance(30 * DAY_MS);
    await share();
  });
});
