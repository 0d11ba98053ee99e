import { AppError } from '@/contracts/app-error';
import type { Profile } from '@/domain/profile/profile';
import type { ProfileBackend } from '../supabase/profile';
import { DEMO_OWNER } from '../local/keys';
import { perOwner } from '../local/owner';
import { createLocalProfileExtraStore } from '../local/profile-extra-store';
import type { DemoPorts } from './ports';

/**
 * Name, phone and city are those of the session record; the rest lies beside it. Where nobody is signed in there is no
 * record to change, and the rest is kept under a name of its own (R-PROFILE-6).
 */
export default function createProfile({ context, session }: DemoPorts): ProfileBackend {
  const storeOf = perOwner((userId) => createLocalProfileExtraStore(context.storage, userId));

  const extra = () => storeOf(session.user.get()?.id ?? DEMO_OWNER);

  function read(): Profile {
    const { name: nome = '', telefone = '', cidade = '' } = session.user.get() ?? {};
    return { nome, telefone, cidade, ...extra().get() };
  }

  /** Whether all of it reached the disk. */
  function write({ nome, telefone, cidade, ...rest }: Profile): boolean {
    const isRecordStored =
      !session.user.get() || session.updateUser((user) => ({ ...user, name: nome, telefone, cidade }));
    return extra().set(rest) && isRecordStored;
  }

  return {
    load: async () => read(),
    async save(changes) {
      const before = read();
      if (write({ ...before, ...changes })) return;
      write(before);
      throw new AppError('storage-unavailable');
    },
  };
}
