import { errorCode } from '@/contracts/app-error';
import { storeEssay, storeRating } from './essay-rows';
import type { PendingEssays } from './pending-essays';
import type { ConnectedSession } from './session-repository';

export type EssaySender = {
  /** Sends what an account has waiting. Never throws: what fails keeps waiting. */
  send(owner: string): Promise<void>;
};

type SenderPorts = {
  session: Pick<ConnectedSession, 'connection'>;
  pending: PendingEssays;
  /** The server has it, under this id; it no longer waits. */
  onStored(correctionId: string, essayId: string): void;
};

/** Brings waiting essays to the server, one after the other, once at a time per account. */
export function createEssaySender({ session, pending, onStored }: SenderPorts): EssaySender {
  const underWay = new Map<string, Promise<void>>();

  async function sendAll(owner: string): Promise<void> {
    try {
      await sendEach(owner);
    } finally {
      underWay.delete(owner);
    }
  }

  async function sendEach(owner: string): Promise<void> {
    const refused = new Set<string>();
    const next = () => pending.of(owner).find(({ key }) => !refused.has(key));
    for (let essay = next(); essay; essay = next()) {
      const { key, correction } = essay;
      try {
        const { client } = await session.connection();
        const id = await storeEssay(client, { userId: owner, key, correction });
        // Read again: the student may have rated it meanwhile.
        const rating = pending.of(owner).find((one) => one.key === key)?.rating;
        onStored(correction.id, id);
        if (rating) await storeRating(client, id, rating);
        pending.remove(owner, key);
      } catch (error) {
        // One that the server will not have must not hold up the others.
        if (errorCode(error) !== 'refused') return;
        refused.add(key);
      }
    }
  }

  return {
    async send(owner) {
      if (pending.of(owner).length === 0) return;
      const running = underWay.get(owner) ?? sendAll(owner);
      underWay.set(owner, running);
      await running;
    },
  };
}
