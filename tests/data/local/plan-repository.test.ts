import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { keys } from '@/data/local/keys';
import { buildUser, SAMPLE_INPUT } from '../../support/builders';
import { writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';

const withCredits = (creditos_correcoes: number) => fakeServices({ user: buildUser({ creditos_correcoes }) });
const balance = ({ session }: ReturnType<typeof fakeServices>) => session.user.get()?.creditos_correcoes;

describe('credits', () => {
  it.each([
    ['999999 edited in by hand', 999_999],
    ['what was left of another time', 3],
    ['none', 0],
  ])('entry to the student area sets %s back to what was bought: nothing', async (_requirement, credits) => {
    const services = withCredits(credits);
    expect(await services.plan.syncCredits()).toBe(0);
    expect(balance(services)).toBe(0);
  });

  it('are consumed one by one, on the record and on the account', async () => {
    const services = withCredits(2);
    expect(await services.plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: true, remaining: 1 });
    expect(balance(services)).toBe(1);
    expect(services.storage.json(keys.accounts)).toMatchObject({
      [buildUser().email]: { creditos_correcoes: 1 },
    });
  });

  it('never go below zero', async () => {
    const services = withCredits(1);
    await services.plan.consumeCredit(SAMPLE_INPUT);
    expect(await services.plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: false });
    expect(balance(services)).toBe(0);
  });

  it('are not spent twice when another tab has just spent the last', async () => {
    const services = withCredits(1);
    services.storage.setItem(keys.user, JSON.stringify(buildUser({ creditos_correcoes: 0 })));
    expect(await services.plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: false });
  });

  it('come back when no evaluation could be delivered', async () => {
    const services = withCredits(1);
    await services.plan.consumeCredit(SAMPLE_INPUT);
    expect(await services.plan.refundCredit()).toBe(1);
    expect(balance(services)).toBe(1);
  });

  it('of nobody cannot be consumed', async () => {
    const { plan } = fakeServices({ user: null });
    expect(await plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: false });
    expect(await plan.syncCredits()).toBe(0);
  });

  it('no package is used up where none can be bought', () => {
    expect(withCredits(0).plan.isPackageUsedUp()).toBe(false);
  });
});

describe('the promotional marker', () => {
  it('is kept under its own key and removed with null', () => {
    const { plan, storage } = fakeServices();
    expect(plan.promoStart.set(1_761_156_000_000)).toBe(true);
    expect(storage.json(areaKeys.promoStart)).toBe(1_761_156_000_000);
    plan.promoStart.set(null);
    expect(storage.items.has(areaKeys.promoStart)).toBe(false);
  });

  it.each([
    ['a text', '"ontem"'],
    ['a negative number', '-1'],
    ['an object', '{}'],
  ])('edited into %s counts as none', (_requirement, raw) => {
    const { plan, storage } = fakeServices();
    storage.setItem(areaKeys.promoStart, raw);
    expect(plan.promoStart.get()).toBeNull();
  });

  it('set in another tab is seen here', () => {
    const { plan, storage } = fakeServices();
    writeFromOtherTab(storage, areaKeys.promoStart, 5);
    expect(plan.promoStart.get()).toBe(5);
  });
});
