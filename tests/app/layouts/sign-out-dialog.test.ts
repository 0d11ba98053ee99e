import { describe, expect, it } from 'vitest';
import { findUnsyncedWork, type UnsyncedWork } from '@/app/layouts/sign-out-dialog';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { buildUser } from '../../support/builders';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { MemoryStorage } from '../../support/memory-storage';
import { buildOutboxEntry, buildOutgoing } from '../../support/messages';
import { fakeServices, onServer } from '../../support/services';

type Case = {
  hasServer: boolean;
  essay?: string;
  /** The number of pending items of each kind. */
  essays?: number;
  ratings?: number;
  messages?: number;
  isFull?: boolean;
};

async function leave({ hasServer, essay = '', essays = 0, ratings = 0, messages = 0, isFull = false }: Case) {
  const storage = new MemoryStorage();
  const outbox = createMemoryOutbox();
  const services = fakeServices({ storage, outbox, capabilities: { ...onServer, hasServer } });
  const userId = buildUser().id;
  for (const [key, count] of Object.entries({
    'store-essay': essays,
    'rate-essay': ratings,
    'send-message': messages,
  }))
    for (let index = 0; index < count; index += 1)
      await outbox.put(buildOutboxEntry({ id: `${key}-${index}`, userId }, key));
  await outbox.put(buildOutboxEntry(buildOutgoing({ userId: 'caio' })));
  if (isFull) storage.state = 'full';
  if (essay) services.drafts.save({ ...EMPTY_DRAFT, essay });
  const before = storage.json(`grifo:draft:${services.session.user.get()?.id}`);
  const found = await findUnsyncedWork(services);
  expect(storage.json(`grifo:draft:${services.session.user.get()?.id}`)).toEqual(before);
  return found;
}

const NOTHING: UnsyncedWork = { waiting: 0, waitingNotes: 0, hasDraft: false, isDraftInTabOnly: false };

const TEXT = 'Um começo de redação.';

describe('findUnsyncedWork', () => {
  it.each<[requirement: string, given: Case, found: UnsyncedWork | null]>([
    ['nothing written', { hasServer: true }, null],
    ['blanks on the sheet', { hasServer: true, essay: ' \n' }, null],
    ['without a server a draft is where it will be looked for', { hasServer: false, essay: TEXT }, null],
    ['with one it is on this device only', { hasServer: true, essay: TEXT }, { ...NOTHING, hasDraft: true }],
    ['an essay the server does not have', { hasServer: true, essays: 1 }, { ...NOTHING, waiting: 1 }],
    [
      'messages and ratings the server does not have',
      { hasServer: true, ratings: 2, messages: 1 },
      { ...NOTHING, waitingNotes: 3 },
    ],
    ['a message of the demo goes nowhere', { hasServer: false, messages: 1 }, null],
    [
      'a draft the device refused, without a server, too',
      { hasServer: false, essay: TEXT, isFull: true },
      { ...NOTHING, hasDraft: true, isDraftInTabOnly: true },
    ],
  ])('%s', async (_requirement, given, found) => {
    expect(await leave(given)).toEqual(found);
  });
});
