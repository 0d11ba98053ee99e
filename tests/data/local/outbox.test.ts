import { afterEach, expect, it, vi } from 'vitest';
import { createOutbox, type OutboxEntry } from '@/data/local/outbox';
import { removeOwned } from '@/data/local/forget-person';
import { buildOutboxEntry, buildOutgoing } from '../../support/messages';

let count = 0;
/** The name of a new database for each test. */
const newName = () => `outbox-${(count += 1)}`;

const entry = (id: string, overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...buildOutboxEntry(buildOutgoing({ id })),
  owner: 'marina',
  ...overrides,
});

afterEach(() => vi.unstubAllGlobals());

it('keeps what it is given over a reload, the oldest first, each under its id once', async () => {
  const name = newName();
  const outbox = createOutbox(name);
  expect(await outbox.put(entry('a', { queuedAt: 2 }))).toBe(true);
  expect(await outbox.put(entry('b', { queuedAt: 1 }))).toBe(true);
  await outbox.put(entry('a', { queuedAt: 3 }));
  const reloaded = await createOutbox(name).of('marina');
  expect(reloaded).toEqual([entry('b', { queuedAt: 1 }), entry('a', { queuedAt: 3 })]);
  await outbox.remove('b');
  expect((await outbox.of('marina')).map(({ id }) => id)).toEqual(['a']);
});

it('shows nobody what is another account’s', async () => {
  const outbox = createOutbox(newName());
  await outbox.put(entry('a'));
  expect(await outbox.of('caio')).toEqual([]);
});

it('loses what was a person’s with the person', async () => {
  const name = newName();
  const outbox = createOutbox(name);
  await outbox.put(entry('a'));
  await outbox.put(entry('b', { owner: 'caio' }));
  await removeOwned(name, 'mutations', 'marina');
  expect(await outbox.of('marina')).toEqual([]);
  expect(await outbox.of('caio')).toHaveLength(1);
});

it('says that it does not keep what no database can hold', async () => {
  const outbox = createOutbox(newName());
  const unstorable = entry('a');
  expect(await outbox.put({ ...unstorable, owner: (() => 'x') as unknown as string })).toBe(false);
});

it('where the browser gives no database keeps nothing, says so, and fails nowhere', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const outbox = createOutbox(newName());
  expect(await outbox.put(entry('a'))).toBe(false);
  expect(await outbox.of('marina')).toEqual([]);
  await expect(outbox.remove('a')).resolves.toBeUndefined();
});
