import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import { PROFILE_ACCOUNT_COLUMNS, ProfileAccountSchema } from '@/contracts/profile-account';
import type { Profile, ProfileAccount } from '@/domain/profile/profile';
import type { SessionUser } from '@/domain/session/session-user';
import { createCounter } from '../local/counter';
import { perOwner } from '../local/per-owner';
import { createProfileExtraStore } from '../local/profile-extra-store';
import type { ProfileRepository } from '../late-services';
import type { Client } from './create-client';
import type { ConnectedLatePorts } from './create-late-services';
import { readAs } from './read-as';
import { signedIn } from './signed-in';

/** Name, phone, city and picture are the account's, on the server; the rest stays on the device (decisions §3). */
export function createProfileRepository({ context, session }: ConnectedLatePorts): ProfileRepository {
  const version = createCounter();
  const storeOf = perOwner((userId) => {
    const store = createProfileExtraStore(context.storage, userId);
    store.subscribe(version.bump);
    return store;
  });
  // What another tab or device saved comes with the session record.
  let known = recordOf(session.user.get());
  session.user.subscribe(() => {
    const record = recordOf(session.user.get());
    if (record !== known) version.bump();
    known = record;
  });

  return {
    version,
    async load() {
      const { client, userId } = await signedIn(session);
      const row = await client.ask((tables) =>
        tables.from('profiles').select(PROFILE_ACCOUNT_COLUMNS).eq('user_id', userId).maybeSingle(),
      );
      if (row === null) throw new AppError('session-lost');
      return { ...readAs(ProfileAccountSchema, row), ...storeOf(userId).get() };
    },
    async save(changes) {
      const { client, userId } = await signedIn(session);
      const { account, extra } = split(changes);
      const store = storeOf(userId);
      const before = store.get();
      // The device first: what it refuses can be taken back.
      if (Object.keys(extra).length > 0 && !store.update((current) => ({ ...current, ...extra }))) {
        store.set(before);
        throw new AppError('storage-unavailable');
      }
      if (Object.keys(account).length === 0) return;
      try {
        await writeRow(client, userId, account);
      } catch (error) {
        store.set(before);
        throw error;
      }
      version.bump();
      // What was saved stands, whether or not the record on the device follows at once.
      await session.refresh().catch(() => null);
    },
  };
}

/** What of the session record stands in the profile too. */
function recordOf(user: SessionUser | null): string {
  return JSON.stringify([user?.id, user?.name, user?.telefone, user?.cidade]);
}

function split({ nome, telefone, cidade, avatar_url, ...extra }: Partial<Profile>) {
  const account = Object.entries({ nome, telefone, cidade, avatar_url });
  return {
    account: Object.fromEntries(
      account.filter(([, value]) => value !== undefined),
    ) as Partial<ProfileAccount>,
    extra,
  };
}

const WrittenSchema = z.array(z.object({ user_id: z.string() })).check(z.minLength(1));

/** Only a name may not be missing: the other columns are null where nothing is given. */
async function writeRow(client: Client, userId: string, account: Partial<ProfileAccount>): Promise<void> {
  const columns = Object.fromEntries(Object.entries(account).map(([name, value]) => [name, value || null]));
  const written = await client.ask((tables) =>
    tables.from('profiles').update(columns).eq('user_id', userId).select('user_id'),
  );
  // No row of one's own: the account is gone.
  if (!z.safeParse(WrittenSchema, written).success) throw new AppError('session-lost');
}
