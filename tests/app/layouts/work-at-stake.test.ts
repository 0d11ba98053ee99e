import { describe, expect, it } from 'vitest';
import { workAtStake, type WorkAtStake } from '@/app/layouts/work-at-stake';
import type { Services } from '@/data/services';
import type { Correction } from '@/domain/evaluation/correction';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import type { SentMessage } from '@/domain/messages/message';
import { buildCorrection } from '../../support/builders';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices } from '../../support/services';

type Case = {
  isDemo: boolean;
  essay?: string;
  waiting?: Correction[];
  ratings?: number;
  messages?: SentMessage[];
  isFull?: boolean;
};

async function leave({ isDemo, essay = '', waiting = [], ratings = 0, messages = [], isFull = false }: Case) {
  const storage = new MemoryStorage();
  const services = fakeServices({ storage });
  const late = await services.late();
  if (isFull) storage.state = 'full';
  if (essay) services.drafts.save({ ...EMPTY_DRAFT, essay });
  const before = storage.json(`grifo:draft:${services.session.user.get()?.id}`);
  const found = await workAtStake({
    ...services,
    session: { ...services.session, isDemo },
    corrections: {
      ...services.corrections,
      pending: { get: () => waiting, subscribe: () => () => undefined },
    },
    late: async () => ({
      ...late,
      account: { ...late.account, waitingRatings: () => ratings },
      messages: { ...late.messages, pending: { get: () => messages, subscribe: () => () => undefined } },
    }),
  } satisfies Services);
  expect(storage.json(`grifo:draft:${services.session.user.get()?.id}`)).toEqual(before);
  return found;
}

const NOTHING: WorkAtStake = { waiting: 0, waitingNotes: 0, hasDraft: false, isDraftInTabOnly: false };

const MESSAGE: SentMessage = { id: 'm', tipo_problema: 'bug', mensagem: 'Some.', sentAt: '2026-11-03' };

const TEXT = 'Um começo de redação.';

describe('what is at stake when signing out', () => {
  it.each<[requirement: string, given: Case, found: WorkAtStake | null]>([
    ['nothing written', { isDemo: false }, null],
    ['blanks on the sheet', { isDemo: false, essay: ' \n' }, null],
    ['without a server a draft is where it will be looked for', { isDemo: true, essay: TEXT }, null],
    ['with one it is on this device only', { isDemo: false, essay: TEXT }, { ...NOTHING, hasDraft: true }],
    [
      'an essay the server does not have',
      { isDemo: false, waiting: [buildCorrection()] },
      { ...NOTHING, waiting: 1 },
    ],
    [
      'messages and ratings the server does not have',
      { isDemo: false, ratings: 2, messages: [MESSAGE] },
      { ...NOTHING, waitingNotes: 3 },
    ],
    ['a message of the demo goes nowhere', { isDemo: true, messages: [MESSAGE] }, null],
    [
      'a draft the device refused, without a server, too',
      { isDemo: true, essay: TEXT, isFull: true },
      { ...NOTHING, hasDraft: true, isDraftInTabOnly: true },
    ],
  ])('%s', async (_requirement, given, found) => {
    expect(await leave(given)).toEqual(found);
  });

  it('asks about the essay where the code of the rest cannot be had', async () => {
    const services = fakeServices();
    services.drafts.save({ ...EMPTY_DRAFT, essay: TEXT });
    const late = () => Promise.reject(new Error('no network'));
    const session = { ...services.session, isDemo: false };
    expect(await workAtStake({ ...services, session, late })).toEqual({ ...NOTHING, hasDraft: true });
  });
});
