import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { MESSAGE_DELAY_MS } from '@/data/local/simulated-delay';
import { buildUser, TEST_NOW } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { buildOutgoing } from '../../support/messages';
import { fakeServices, testConfig, type FakeOptions } from '../../support/services';

const key = areaKeys.messages(buildUser().id);
const message = buildOutgoing();
const { tipo_problema, mensagem } = message;
const stored = { id: '1', tipo_problema, mensagem, created_at: TEST_NOW };
/** The same message as its sender sees it. */
const sent = { ...stored, status: 'nova' };

function open(options: FakeOptions = {}) {
  const services = fakeServices(options);
  return { ...services, ...services.backend };
}

describe('messages on this device', () => {
  it('are listed newest first, and come back after a reload', async () => {
    const { messages, storage } = open();
    const later = new Date(Date.parse(TEST_NOW) + 1000).toISOString();
    await messages.send(buildOutgoing({ mensagem: 'A segunda mensagem, mais nova.', created_at: later }));
    await messages.send(message);
    const listed = await messages.list();
    expect(listed.map((one) => one.mensagem)).toEqual(['A segunda mensagem, mais nova.', mensagem]);
    expect(listed[1]).toEqual({ ...sent, id: message.id });
    expect(await open({ storage }).messages.list()).toEqual(listed);
  });

  it('keep neither name nor e-mail nor phone', async () => {
    const { messages, storage } = open();
    await messages.send(message);
    expect(storage.getItem(key)).not.toMatch(/Marina|email/);
  });

  it('take the simulated second, and belong to their sender also after it', async () => {
    vi.useFakeTimers();
    const { messages, session, storage } = open({ config: testConfig({ simulatedDelays: true }) });
    const sending = messages.send(message);
    await vi.advanceTimersByTimeAsync(MESSAGE_DELAY_MS - 1);
    expect(storage.json(key)).toBeNull();
    await session.signOut();
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(storage.json(key)).toHaveLength(1);
    vi.useRealTimers();
  });

  it('one of another tab is seen, and none of either tab is lost', async () => {
    const { messages, storage } = open();
    await messages.list();
    writeFromOtherTab(storage, key, [stored]);
    expect(await messages.list()).toEqual([sent]);
    await messages.send(message);
    expect(storage.json(key)).toHaveLength(2);
  });

  it('a full storage is told, and nothing stands as sent', async () => {
    const storage = new MemoryStorage({ [key]: JSON.stringify([stored]) });
    const { messages } = open({ storage });
    storage.state = 'full';
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await messages.list()).toEqual([sent]);
    storage.state = 'ok';
    await messages.send(message);
    expect(storage.json(key)).toHaveLength(2);
  });

  it('a blocked storage is told, too', async () => {
    const { messages, storage } = open();
    storage.state = 'blocked';
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await messages.list()).toEqual([]);
  });

  it('stored by a former version, with another name of the date, are read', async () => {
    const storage = new MemoryStorage({
      [key]: JSON.stringify([{ id: '1', tipo_problema, mensagem, sentAt: TEST_NOW }]),
    });
    const { messages } = open({ storage });
    expect(await messages.list()).toEqual([sent]);
    await messages.send(message);
    expect(storage.json(key)).toHaveLength(2);
    expect(storage.getItem(`${key}.backup`)).toBeNull();
  });

  it.each<[string, string, unknown[]]>([
    ['no JSON', '{{{', []],
    ['no list', '{"a":1}', []],
    ['a list with one readable', JSON.stringify([stored, { id: '2' }, 'x', null]), [sent]],
    ['a kind that does not exist', JSON.stringify([{ ...stored, tipo_problema: 'elogio' }]), []],
    ['a date that is none', JSON.stringify([{ ...stored, created_at: 'ontem' }]), []],
  ])(
    'edited by hand, %s: what can be read is, the rest is set aside',
    async (_requirement, raw, expected) => {
      const storage = new MemoryStorage({ [key]: raw });
      const { messages } = open({ storage });
      expect(await messages.list()).toEqual(expected);
      await messages.send(message);
      expect(storage.getItem(`${key}.backup`)).toBe(raw);
    },
  );
});
