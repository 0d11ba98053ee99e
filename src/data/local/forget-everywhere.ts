import { forgetPerson, type Options, type Person } from './forget-person';
import { DELETION_CHANNEL, type DeletionWord } from './hear-deletions';

/** Forgets a person on this device, and has every open tab sweep up what it puts away in leaving, this one as well. */
export async function forgetEverywhere(person: Person, { storage, more = [] }: Options): Promise<void> {
  await forgetPerson(person, { storage, more });
  if (typeof BroadcastChannel === 'undefined') return;
  // Another one than this tab listens to: a channel does not hear itself.
  const channel = new BroadcastChannel(DELETION_CHANNEL);
  channel.postMessage({ owners: person.owners, more } satisfies DeletionWord);
  channel.close();
}
