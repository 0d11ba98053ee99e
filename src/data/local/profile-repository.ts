import { AppError } from '@/contracts/app-error';
import type { Profile } from '@/domain/profile/profile';
import type { ProfileRepository } from '../late-services';
import { createCounter } from './counter';
import type { LocalLatePorts } from './create-late-services';
import { perOwner } from './per-owner';
import { createLocalProfileExtraStore } from './profile-extra-store';

/** Name, phone and city are those of the session record; the rest lies beside it. */
export function createProfileRepository({ context, session, owner }: LocalLatePorts): ProfileRepository {
  const version = createCounter();
  const storeOf = perOwner((name) => {
    const store = createLocalProfileExtraStore(context.storage, name);
    store.subscribe(version.bump);
    return store;
  });
  session.user.subscribe(version.bump);

  function read(): Profile {
    const user = session.user.get();
    const { name: nome = '', telefone = '', cidade = '' } = user ?? {};
    return { nome, telefone, cidade, ...storeOf(owner.reader()).get() };
  }

  /** Whether all of it reached the disk. Where nobody is signed in, there is no record to change (spec §6). */
  function write({ nome, telefone, cidade, ...extra }: Profile): boolean {
    const isRecordStored =
      !session.user.get() || session.updateUser((user) => ({ ...user, name: nome, telefone, cidade }));
    return storeOf(owner.reader()).set(extra) && isRecordStored;
  }

  return {
    version,
    load: async () => read(),
    async save(changes) {
      const before = read();
      if (write({ ...before, ...changes })) return;
      write(before);
      throw new AppError('storage-unavailable');
    },
  };
}
