import { describe, expect, it } from 'vitest';
import { keys } from '@/data/local/keys';
import { buildUser } from '../../support/builders';
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
    await services.backend.credits.sync();
    expect(balance(services)).toBe(0);
  });

  it('are consumed one by one, on the record and on the account', async () => {
    const services = withCredits(2);
    expect(await services.backend.credits.use('1')).toEqual({ ok: true, remaining: 1 });
    expect(balance(services)).toBe(1);
    expect(services.storage.json(keys.accounts)).toMatchObject({
      [buildUser().email]: { creditos_correcoes: 1 },
    });
  });

  it('never go below zero', async () => {
    const services = withCredits(1);
    await services.backend.credits.use('1');
    expect(await services.backend.credits.use('1')).toEqual({ ok: false });
    expect(balance(services)).toBe(0);
  });

  it('are not spent twice when another tab has just spent the last', async () => {
    const services = withCredits(1);
    services.storage.setItem(keys.user, JSON.stringify(buildUser({ creditos_correcoes: 0 })));
    expect(await services.backend.credits.use('1')).toEqual({ ok: false });
  });

  it('come back when no evaluation could be delivered', async () => {
    const services = withCredits(1);
    await services.backend.credits.use('1');
    await services.backend.credits.giveBack('1');
    expect(balance(services)).toBe(1);
  });

  it('of nobody cannot be consumed', async () => {
    const { credits } = fakeServices({ user: null }).backend;
    expect(await credits.use('1')).toEqual({ ok: false });
    await credits.sync();
  });
});
