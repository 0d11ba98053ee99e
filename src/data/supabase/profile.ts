import { AppError } from '@/contracts/app-error';
import type { Profile } from '@/domain/profile/profile';
import type { ConnectedContext } from './connected-context';
import { perOwner } from '../local/owner';
import { createProfileExtraStore } from '../local/profile-extra-store';
import type { ConnectedSession } from './session-repository';
import { queryAsUser, signedIn } from './client';

export type ProfileBackend = {
  load(): Promise<Profile>;
  /** Changes these fields; what another tab or device made of the others stays. All of it is stored, or nothing. */
  save(changes: Partial<Profile>): Promise<void>;
};

type Ports = { context: Pick<ConnectedContext, 'storage'>; session: ConnectedSession };

/** Name, phone, city and picture are the account's, on the server; the rest stays on the device. */
export default function createProfile({ context: { storage }, session }: Ports): ProfileBackend {
  const query = queryAsUser(session);
  const storeOf = perOwner((userId) => createProfileExtraStore(storage, userId));

  /** Only a name may not be missing: the other columns are null where nothing is given. */
  async function update({ nome, telefone, cidade, avatar_url }: Partial<Profile>): Promise<void> {
    const columns = { nome, telefone, cidade, avatar_url };
    if (Object.values(columns).every((value) => value === undefined)) return;
    const given = Object.fromEntries(
      Object.entries(columns).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value || null]],
      ),
    ) as Partial<typeof columns>;
    const written = await query((supabase, userId) =>
      supabase.from('profiles').update(given).eq('user_id', userId).select('user_id'),
    );
    // No row of one's own: the account is gone.
    if (written.length === 0) throw new AppError('session-lost');
  }

  return {
    async load() {
      const { userId } = await signedIn(session);
      const row = await query((supabase) =>
        supabase
          .from('profiles')
          .select('nome,telefone,cidade,avatar_url')
          .eq('user_id', userId)
          .maybeSingle(),
      );
      if (row === null) throw new AppError('session-lost');
      const { nome, telefone, cidade, avatar_url } = row;
      const account = {
        nome: nome ?? '',
        telefone: telefone ?? '',
        cidade: cidade ?? '',
        avatar_url: avatar_url ?? '',
      };
      return { ...account, ...storeOf(userId).get() };
    },
    async save({ nome, telefone, cidade, avatar_url, ...extra }) {
      const { userId } = await signedIn(session);
      const store = storeOf(userId);
      const before = store.get();
      // The device first: what it refuses can be taken back.
      if (Object.keys(extra).length > 0 && !store.update((current) => ({ ...current, ...extra }))) {
        store.set(before);
        throw new AppError('storage-unavailable');
      }
      try {
        await update({ nome, telefone, cidade, avatar_url });
      } catch (error) {
        store.set(before);
        throw error;
      }
      // What was saved stands, whether or not the record on the device follows at once.
      await session.refresh().catch(() => null);
    },
  };
}
