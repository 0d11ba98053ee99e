import { changeShared, removeDeviceData } from './device-data';
import { DELETION_CHANNEL, type DeletionWord } from './deletion-channel';
import { areaKeys, keys } from './keys';
import type { KeyValueStorage } from './storage';

export type Person = {
  /** Owner ids under which data was stored: the account's id, and the local mode's id for the same e-mail. */
  owners: readonly string[];
  email: string;
  name: string;
};

export type Options = {
  storage: KeyValueStorage | null;
  /** Additional keys that only one mode uses. */
  more?: readonly string[];
};

/**
 * Removes from this device everything that names a person. Data shared by several accounts loses only this person's entries.
 * Every store of the page then reads the disk again, so that no cached value is written back.
 */
export async function forgetPerson(
  { owners, email, name }: Person,
  { storage, more }: Options,
): Promise<void> {
  const isTheirs = (value: unknown) =>
    typeof value === 'object' && value !== null && 'owner' in value && owners.includes(String(value.owner));
  const names = (text: string) => owners.some((owner) => text.includes(owner)) || text.includes(email);

  const withoutTheirs = (value: unknown, raw: string) => {
    // An unreadable value cannot be split, so the whole value is removed if it names the person.
    if (!Array.isArray(value)) return names(raw) ? null : raw;
    const left = value.filter((one) => !isTheirs(one));
    return left.length > 0 ? left : null;
  };

  changeShared(storage, areaKeys.correctedEssays, withoutTheirs);
  changeShared(storage, areaKeys.correctedEssayView, (value, raw) =>
    isTheirs(value) || names(raw) ? null : raw,
  );
  // Only claimed corrections belong to the account; an account that declined a correction did not necessarily write
  // it.
  changeShared(storage, areaKeys.guestPromised, withoutTheirs);
  changeShared(storage, areaKeys.guestCorrection, (value, raw) =>
    isDeclinable(value)
      ? { ...value, declinedBy: value.declinedBy.filter((one) => !owners.includes(String(one))) }
      : names(raw)
        ? null
        : raw,
  );
  changeShared(storage, keys.accounts, (value) =>
    withoutEntries(value, (entry) => entry === email || entry.startsWith(`${email}.backup`)),
  );
  changeShared(storage, areaKeys.messageStatuses, (value) =>
    withoutEntries(value, (entry) => owners.some((owner) => entry.startsWith(`${owner} `))),
  );
  changeShared(storage, areaKeys.announcements, (value) =>
    Array.isArray(value) ? value.map((one) => withoutAuthor(one, name)) : value,
  );
  sessionStorage.clear();
  await removeOwn(owners, { storage, more });
}

/**
 * Removes the data stored under an account's owner ids, unless the account exists again: in the local mode a person
 * who returns with the same e-mail gets the same owner id, and a suspended tab receives the message about a
 * deletion late.
 */
export async function forgetOwners(owners: readonly string[], { storage, more }: Options): Promise<void> {
  const accounts = storage?.getItem(keys.accounts) ?? '';
  const gone = owners.filter((owner) => !accounts.includes(JSON.stringify(owner)));
  await removeOwn(gone, { storage, more });
}

async function removeOwn(owners: readonly string[], { storage, more }: Options): Promise<void> {
  removeDeviceData(storage, owners, more);
  await Promise.all(
    owners.flatMap((owner) => [
      removeOwned('grifo', 'corrections', owner),
      removeOwned('grifo-versions', 'versions', owner),
      removeOwned('grifo-outbox', 'mutations', owner),
      removeOwned('grifo-hand', 'hands', owner),
    ]),
  );
  window.dispatchEvent(new StorageEvent('storage'));
}

function isDeclinable(value: unknown): value is { declinedBy: unknown[] } {
  return (
    typeof value === 'object' && value !== null && 'declinedBy' in value && Array.isArray(value.declinedBy)
  );
}

/** null if no entry is left. */
function withoutEntries(value: unknown, isGone: (key: string) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).filter(([key]) => !isGone(key));
  return left.length > 0 ? Object.fromEntries(left) : null;
}

/** Announcements published by a developer of this device remain, under the team's name, as on the server. */
function withoutAuthor(one: unknown, name: string): unknown {
  const isTheirs = typeof one === 'object' && one !== null && 'autor_nome' in one && one.autor_nome === name;
  return isTheirs ? { ...one, autor_nome: 'Equipe Grifo' } : one;
}

/** Forgets a person on this device; every open tab then also removes what it saves on leaving. */
export async function forgetEverywhere(person: Person, { storage, more = [] }: Options): Promise<void> {
  await forgetPerson(person, { storage, more });
  if (typeof BroadcastChannel === 'undefined') return;
  // A second channel is needed, because a channel does not receive its own messages.
  const channel = new BroadcastChannel(DELETION_CHANNEL);
  channel.postMessage({ owners: person.owners, more } satisfies DeletionWord);
  channel.close();
}

/**
 * Deletes all records of an owner in a database of this browser, found by its index `owner`. A missing database is
 * not created; a database that cannot be opened is treated as empty.
 */
export async function removeOwned(databaseName: string, storeName: string, owner: string): Promise<void> {
  try {
    const { openDB } = await import('idb');
    const database = await openDB(databaseName, undefined, {
      upgrade(_database, _before, _after, transaction) {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    const transaction = database.transaction(storeName, 'readwrite');
    const found = await transaction.store.index('owner').getAllKeys(owner);
    await Promise.all([...found.map((key) => transaction.store.delete(key)), transaction.done]);
    database.close();
  } catch {
    // No such database.
  }
}
