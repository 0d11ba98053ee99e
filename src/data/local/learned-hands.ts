import type { DBSchema, IDBPDatabase } from 'idb';
import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { openOnDemand } from './open-on-demand';

/** `network` names the network that the adaptation belongs to; other networks cannot use the adaptation. */
type LearnedHand = { owner: string; network: string; adaptation: HandAdaptation };

interface HandsSchema extends DBSchema {
  hands: { key: string; value: LearnedHand; indexes: { owner: string } };
}

/** The handwriting adaptation of each account, on this device in either mode. */
export type LearnedHands = {
  /** null if there is none or the browser has no storage. Never throws. */
  load(owner: string, network: string): Promise<HandAdaptation | null>;
  /** Passing null deletes the adaptation. Rejects if the browser refuses to store it. */
  keep(owner: string, network: string, adaptation: HandAdaptation | null): Promise<void>;
};

export function createLearnedHands(databaseName = 'grifo-hand'): LearnedHands {
  const open = openOnDemand((onEnd) => openHands(databaseName, onEnd));
  return {
    async load(owner, network) {
      try {
        const kept = await (await open()).get('hands', owner);
        return kept?.network === network ? kept.adaptation : null;
      } catch {
        return null;
      }
    },
    async keep(owner, network, adaptation) {
      const database = await open();
      if (adaptation) await database.put('hands', { owner, network, adaptation });
      else await database.delete('hands', owner);
    },
  };
}

async function openHands(databaseName: string, onEnd: () => void): Promise<IDBPDatabase<HandsSchema>> {
  const { openDB } = await import('idb');
  return openDB<HandsSchema>(databaseName, 1, {
    terminated: onEnd,
    upgrade(database) {
      database.createObjectStore('hands', { keyPath: 'owner' }).createIndex('owner', 'owner');
    },
  });
}
