import type { Backend } from '@/data/ports/backend';
import { areaKeys } from '@/data/local/keys';
import type { SignUpInput } from '@/contracts/entry';
import type { SessionUser } from '@/domain/session/session-user';
import { fakeServices, type FakeOptions } from '../../support/services';
import type { Person, Stage } from '../contract/stage';

type Account = { email: string; role: SessionUser['userType'] };

/**
 * A device on which several people have accounts. Each call to a backend first signs its caller in, and time passes
 * meanwhile.
 */
export function demoStage(options: FakeOptions = {}) {
  const services = fakeServices({ user: null, ...options });
  const { session, backend, storage, clock } = services;
  let turn: Promise<void> = Promise.resolve();

  /** The sign-up form does not offer the developer type, hence the cast. */
  const toInput = ({ email, role }: Account) => ({
    email,
    password: 'segredo-de-teste',
    userType: role as SignUpInput['userType'],
  });

  async function signInAs(account: Account | null): Promise<void> {
    clock.advance(1000);
    if (session.user.get()?.email === account?.email) return;
    await session.signOut();
    if (account) await session.signIn(toInput(account));
  }

  /** Queues the sign-ins, so that parallel calls run one after the other. */
  function become(account: Account | null): Promise<void> {
    turn = turn.then(() => signInAs(account));
    return turn;
  }

  /** The backend as this account calls it. */
  function as(account: Account | null): Backend {
    const subjects = Object.entries(backend).map(([name, subject]) => [name, asked(subject, account)]);
    return Object.fromEntries(subjects) as Backend;
  }

  function asked(subject: object, account: Account | null): object {
    return new Proxy(subject, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          await become(account);
          return (value as (...all: unknown[]) => unknown)(...given);
        };
      },
    });
  }

  return {
    ...services,
    visitor: as(null),
    async newPerson(role: Account['role'], name: string): Promise<Person> {
      const email = `${crypto.randomUUID()}@example.com`;
      const id = `local:${email}`;
      if (role === 'teacher') storage.setItem(areaKeys.classrooms(id), JSON.stringify(NO_CLASSES));
      const account = { email, role };
      const input = toInput(account);
      await become(null);
      await session.signUp({ name, ...input });
      const user = async () => {
        await become(account);
        return session.user.get();
      };
      return { ...as(account), id, name, email, password: input.password, user };
    },
    correct: (person, correction) =>
      person.essays.store({ id: correction.id, userId: person.id, correction }),
  } satisfies Stage & Record<string, unknown>;
}

/** The stored data of a teacher who has deleted the sample classes. */
const NO_CLASSES = { samplesAt: '2025-10-01T12:00:00.000Z', rooms: [], reviews: {}, deleted: [] };
