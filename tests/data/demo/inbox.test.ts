import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildDeveloper, buildUser } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { buildOutgoing } from '../../support/messages';
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

  it('shows the messages of all accounts, newest first, signed by the account', async () => {
    const { inbox, messages, session, clock, now } = open();
    const people = [
      ['marina@example.com', 'student'],
      ['otavio@example.com', 'teacher'],
    ] as const;
    for (const [email, userType] of people) {
      await session.signIn({ email, password: 'segredo', userType });
      clock.advance(1000);
      const created_at = now().toISOString();
      await messages.send(buildOutgoing({ userId: session.user.get()!.id, created_at }));
    }
    await session.signIn({ email: dev.email, password: 'segredo', userType: 'dev' as 'teacher' });
    const received = await inbox.list();
    expect(
      received.map(({ nome, email, papel_usuario, status }) => [nome, email, papel_usuario, status]),
    ).toEqual([
      ['otavio', 'otavio@example.com', 'teacher', 'nova'],
      ['marina', 'marina@example.com', 'student', 'nova'],
    ]);
    expect(new Set(received.map(({ id }) => id)).size).toBe(2);
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

it.each([
  ['a student', buildUser()],
  ['a teacher', buildTeacher()],
])('the inbox is not for %s to see or change', async (_requirement, user) => {
  const { inbox } = open({ user });
  const refused = { code: 'refused' };
  await expect(inbox.list()).rejects.toMatchObject(refused);
  await expect(inbox.setStatus('x', 'resolvida')).rejects.toMatchObject(refused);
});
