import { AppError } from '@/contracts/app-error';
import type { Profile, ProfileAccount, ProfileExtra } from '@/domain/profile/profile';
import { changedElsewhere } from '@/lib/changed-elsewhere';
import type { ConnectedContext } from './connected-context';
import { changeRow } from './change-row';
import { perOwner } from '../local/owner';
import { createProfileExtraStore } from '../local/profile-extra-store';
import type { ConnectedSession } from './session-repository';
import { queryAsUser, signedIn } from './client';
import type { ProfileBackend } from '../ports/profile';

type Ports = { context: Pick<ConnectedContext, 'storage'>; session: ConnectedSession };

/** Name, phone, city and picture are stored on the server; the rest on the device. */
export default function createProfile({ context: { storage }, session }: Ports): ProfileBackend {
  const query = queryAsUser(session);
  const storeOf = perOwner((userId) => createProfileExtraStore(storage, userId));

  /** Only the name is required: the other columns are null if empty. */
  async function update(columns: Partial<ProfileAccount>, versao?: number): Promise<boolean> {
    const given = Object.fromEntries(
      Object.entries(columns).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value || null]],
      ),
    ) as Partial<typeof columns>;
    const written = await query((supabase, userId) => {
      const own = supabase.from('profiles').update(given).eq('user_id', userId);
      return (versao === undefined ? own : own.eq('versao', versao)).select('user_id');
    });
    return written.length > 0;
  }

  async function read(): Promise<{ row: ProfileAccount; versao: number } | null> {
    const found = await query((supabase, userId) =>
      supabase
        .from('profiles')
        .select('nome,telefone,cidade,avatar_url,versao')
        .eq('user_id', userId)
        .maybeSingle(),
    );
    return found && { row: toAccount(found), versao: found.versao };
  }

  /** Saves the part of the profile that is stored on the server. */
  async function saveAccount(account: Partial<ProfileAccount>, seen: Profile | undefined) {
    const given = Object.fromEntries(
      Object.entries(account).filter(([, value]) => value !== undefined),
    ) as Partial<ProfileAccount>;
    if (Object.keys(given).length === 0) return 'saved';
    const result = seen
      ? await changeRow({ read, write: (versao) => update(given, versao) }, given, toAccount(seen))
      : (await update(given))
        ? 'saved'
        : 'missing';
    // The user has no row, because the account is gone.
    if (result === 'missing') throw new AppError('session-lost');
    return result;
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
      return { ...toAccount(row), ...storeOf(userId).get() };
    },
    async save({ nome, telefone, cidade, avatar_url, ...extra }, seen) {
      const { userId } = await signedIn(session);
      const store = storeOf(userId);
      const before = store.get();
      if (seen && changedElsewhere<ProfileExtra>(seen, before, extra).length > 0) return 'conflict';
      // Stores on the device first, because that part can be undone if the server refuses.
      if (Object.keys(extra).length > 0 && !store.update((current) => ({ ...current, ...extra }))) {
        store.set(before);
        throw new AppError('storage-unavailable');
      }
      try {
        const result = await saveAccount({ nome, telefone, cidade, avatar_url }, seen);
        if (result === 'conflict') {
          store.set(before);
          return result;
        }
      } catch (error) {
        store.set(before);
        throw error;
      }
      // The save succeeded, even if refreshing the device's record fails.
      await session.refresh().catch(() => null);
      return 'saved';
    },
  };
}

type AccountColumns = Record<keyof ProfileAccount, string | null>;

function toAccount({ nome, telefone, cidade, avatar_url }: AccountColumns): ProfileAccount {
  return {
    nome: nome ?? '',
    telefone: telefone ?? '',
    cidade: cidade ?? '',
    avatar_url: avatar_url ?? '',
  };
}
