import { expect, describe, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { balanceOf } from '@/domain/rewards/ledger';
import { FREEZE } from '@/domain/rewards/shop';
import { buildCorrection, TEST_NOW } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';
import { essaysOf, marina } from '../../support/stored-essays';

const DAY_MS = 86_400_000;
const KEY = areaKeys.rewards(marina.id);

const rewardsOf = (options: FakeOptions = {}) => {
  const services = fakeServices(options);
  return { ...services, rewards: services.backend.rewards };
};

describe('the shop', () => {
  const freezes = (key: string) => [FREEZE, key] as const;

  it('takes canetinhas for a freeze, which holds the streak over a missed day', async () => {
    const services = rewardsOf();
    const { rewards, session, clock } = services;
    const { movements, claim, streak, buy } = rewards;
    await essaysOf(services).save(buildCorrection({ id: '1', submittedAt: TEST_NOW }));
    await claim();
    const before = balanceOf(await movements());
    expect(await buy(...freezes('k'))).toBeNull();
    expect(session.user.get()?.canetinhas).toBe(before - 12);
    expect((await movements()).find(({ source }) => source === 'loja')).toMatchObject({
      amount: -12,
      description: 'Guardar a sequência',
    });
    clock.advance(2 * DAY_MS);
    expect(await streak()).toEqual({ days: 1, hasToday: false, held: ['2025-10-23'], freezes: 0 });
    const submittedAt = services.now().toISOString();
    await essaysOf(services).save(buildCorrection({ id: '2', originalText: 'Outro texto.', submittedAt }));
    expect(await streak()).toMatchObject({ days: 2, hasToday: true });
    clock.advance(2 * DAY_MS);
    expect(await streak()).toMatchObject({ days: 0, freezes: 0 });
  });

  it('keeps what can be read of a record from before it, or edited by hand', async () => {
    const visits = [TEST_NOW];
    const old = rewardsOf({
      storage: new MemoryStorage({ [KEY]: JSON.stringify({ visits, missions: [], achievements: [] }) }),
    });
    expect(await old.rewards.buy('folha_parda', 'a')).toBeNull();
    const stored = old.storage.json(KEY) as { purchases: unknown[] };
    expect(stored).toMatchObject({ visits, purchases: [{ item: 'folha_parda', key: 'a' }] });
    const edited = {
      ...stored,
      purchases: [...stored.purchases, { item: 'folha_dourada', key: 'b', at: TEST_NOW }],
    };
    const { rewards } = rewardsOf({ storage: new MemoryStorage({ [KEY]: JSON.stringify(edited) }) });
    expect((await rewards.movements()).filter(({ source }) => source === 'loja')).toHaveLength(1);
  });

  it('says so where the device keeps nothing', async () => {
    const { rewards, storage, session } = rewardsOf();
    const before = session.user.get()?.canetinhas;
    storage.state = 'full';
    await expect(rewards.buy('folha_parda', 'a')).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(session.user.get()?.canetinhas).toBe(before);
  });
});
