import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildDeveloper } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const dev = buildDeveloper();

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: dev, ...options });
  return { ...services, ...services.backend };
}

describe('the inbox', () => {
  it('holds made-up messages until somebody of the device writes one', async () => {
    const { inbox } = open();
    const received = await inbox.list();
    expect(new Set(received.map(({ status }) => status))).toEqual(
      new Set(['nova', 'em_analise', 'resolvida']),
    );
    const dates = received.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('keeps what became of a message', async () => {
    const { inbox, storage } = open();
    const [first] = await inbox.list();
    await inbox.setStatus(first!.id, 'resolvida');
    const reloaded = open({ storage }).inbox;
    expect((await reloaded.list())[0]).toMatchObject({ id: first!.id, status: 'resolvida' });
  });

  it('does without statuses that were edited by hand', async () => {
    const storage = new MemoryStorage({ [areaKeys.messageStatuses]: '{"x":"perdida"}' });
    expect(await open({ storage }).inbox.list()).not.toHaveLength(0);
  });
});
