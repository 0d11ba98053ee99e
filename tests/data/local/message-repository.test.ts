import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { MESSAGE_DELAY_MS } from '@/data/local/simulated-delay';
import type { Message, MessageDraft } from '@/domain/messages/message';
import { buildUser, TEST_NOW } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices, testConfig, type FakeOptions } from '../../support/services';

const key = areaKeys.messages(buildUser().id);
const message: Message = {
  nome: 'Marina Duarte',
  email: 'marina@email.exemplo',
  telefone: '',
  tipo_problema: 'bug',
  mensagem: '<b>O botão</b> não responde ao toque.',
};
const { tipo_problema, mensagem } = message;
const stored = { id: '1', tipo_problema, mensagem, sentAt: TEST_NOW };

async function open(options: FakeOptions = {}) {
  const services = fakeServices(options);
  return { ...services, ...(await services.late()) };
}

const caio = { email: 'caio@example.com', password: 'segredo', userType: 'student' } as const;

describe('messages on this device', () => {
  it('are listed newest first, and come back after a reload', async () => {
    const { messages, storage, clock } = await open();
    await messages.send(message);
    clock.advance(1000);
    await messages.send({ ...message, mensagem: 'A segunda mensagem, mais nova.' });
    const listed = await messages.list();
    expect(listed.map((one) => one.mensagem)).toEqual(['A segunda mensagem, mais nova.', mensagem]);
    expect(listed[1]).toMatchObject({ tipo_problema, sentAt: TEST_NOW });
    expect(await (await open({ storage })).messages.list()).toEqual(listed);
  });

  it('sent in the same instant are still two', async () => {
    const { messages } = await open();
    await Promise.all([messages.send(message), messages.send(message)]);
    const ids = (await messages.list()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('keep neither name nor e-mail nor phone', async () => {
    const { messages, storage } = await open();
    await messages.send(message);
    expect(storage.getItem(key)).not.toMatch(/Marina|email/);
  });

  it('belong to their sender', async () => {
    const { messages, session } = await open();
    await messages.send(message);
    const before = messages.version.get();
    await session.signOut();
    await session.signIn(caio);
    expect(messages.version.get()).toBeGreaterThan(before);
    expect(await messages.list()).toEqual([]);
  });

  it('take the second that the specification simulates, and belong to their sender also after it', async () => {
    vi.useFakeTimers();
    const { messages, session, storage } = await open({ config: testConfig({ simulatedDelays: true }) });
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
    const { messages, storage } = await open();
    await messages.list();
    const before = messages.version.get();
    writeFromOtherTab(storage, key, [stored]);
    expect(messages.version.get()).toBeGreaterThan(before);
    expect(await messages.list()).toEqual([stored]);
    await messages.send(message);
    expect(storage.json(key)).toHaveLength(2);
  });

  it('a full storage is told, and nothing stands as sent', async () => {
    const storage = new MemoryStorage({ [key]: JSON.stringify([stored]) });
    const { messages } = await open({ storage });
    storage.state = 'full';
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await messages.list()).toEqual([stored]);
    storage.state = 'ok';
    await messages.send(message);
    expect(storage.json(key)).toHaveLength(2);
  });

  it('a blocked storage is told, too', async () => {
    const { messages, storage } = await open();
    storage.state = 'blocked';
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await messages.list()).toEqual([]);
  });

  it.each<[string, string, unknown[]]>([
    ['no JSON', '{{{', []],
    ['no list', '{"a":1}', []],
    ['a list with one readable', JSON.stringify([stored, { id: '2' }, 'x', null]), [stored]],
    ['a kind that does not exist', JSON.stringify([{ ...stored, tipo_problema: 'elogio' }]), []],
    ['a date that is none', JSON.stringify([{ ...stored, sentAt: 'ontem' }]), []],
  ])(
    'edited by hand, %s: what can be read is, the rest is set aside',
    async (_requirement, raw, expected) => {
      const storage = new MemoryStorage({ [key]: raw });
      const { messages } = await open({ storage });
      expect(await messages.list()).toEqual(expected);
      await messages.send(message);
      expect(storage.getItem(`${key}.backup`)).toBe(raw);
    },
  );
});

describe('a message that was begun', () => {
  const draft: MessageDraft = { ...message, tipo_problema: '', mensagem: 'Falta o' };

  it('is none at first, and survives a reload', async () => {
    const { messages, storage } = await open();
    expect(messages.draft.get()).toBeNull();
    expect(messages.draft.set(draft)).toBe(true);
    expect((await open({ storage })).messages.draft.get()).toEqual(draft);
  });

  it('belongs to its writer, who finds it again', async () => {
    const { messages, session } = await open();
    messages.draft.set(draft);
    await session.signOut();
    await session.signIn(caio);
    expect(messages.draft.get()).toBeNull();
    await session.signOut();
    await session.signIn({ ...caio, email: buildUser().email });
    expect(messages.draft.get()).toEqual(draft);
  });

  it('lives in memory when the device refuses it, and says so', async () => {
    const { messages, storage } = await open();
    storage.state = 'full';
    expect(messages.draft.set(draft)).toBe(false);
    expect(messages.draft.get()).toEqual(draft);
  });
});
