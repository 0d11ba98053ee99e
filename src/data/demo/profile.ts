import { AppError } from '@/contracts/app-error';
import { CLASSROOM_LIMITS } from '@/domain/classrooms/classroom';
import { withStudentRenamed } from '@/domain/classrooms/class-record';
import type { Profile } from '@/domain/profile/profile';
import { changedElsewhere } from '@/lib/changed-elsewhere';
import type { ProfileBackend } from '../ports/profile';
import { DEMO_OWNER } from '../local/keys';
import { perOwner } from '../local/owner';
import { createLocalProfileExtraStore } from '../local/profile-extra-store';
import { checkedName } from './checked-fields';
import type { DemoPorts } from './ports';

/**
 * Name, phone and city are those of the session record; the rest is stored separately. If nobody is signed in,
 * there is no record to change, and the rest is stored under the owner `DEMO_OWNER` (R-PROFILE-6).
 */
export default function createProfile({ context, session, records }: DemoPorts): ProfileBackend {
  const storeOf = perOwner((userId) => createLocalProfileExtraStore(context.storage, userId));

  const extra = () => storeOf(session.user.get()?.id ?? DEMO_OWNER);

  function read(): Profile {
    const { name: nome = '', telefone = '', cidade = '' } = session.user.get() ?? {};
    return { nome, telefone, cidade, ...extra().get() };
  }

  /** Returns whether the whole profile was written to the disk. */
  function write({ nome, telefone, cidade, ...rest }: Profile): boolean {
    const isRecordStored =
      !session.user.get() || session.updateUser((user) => ({ ...user, name: nome, telefone, cidade }));
    return extra().set(rest) && isRecordStored;
  }

  /** Updates the name in the classes of the teachers of this device. */
  function tellTeachers(nome: string): void {
    const user = session.user.get();
    if (user?.userType !== 'student') return;
    const change = { to: nome, at: context.now().toISOString() };
    for (const { id, userType } of session.accounts()) {
      const known = userType === 'teacher' ? records.of(id) : null;
      if (known) records.change(id, (record) => withStudentRenamed(record ?? known, user.id, change));
    }
  }

  return {
    load: async () => read(),
    async save(given, seen) {
      const before = read();
      const changes =
        given.nome === undefined
          ? given
          : { ...given, nome: checkedName(given.nome, CLASSROOM_LIMITS.aluno) };
      if (seen && changedElsewhere(seen, before, changes).length > 0) return 'conflict';
      const after = { ...before, ...changes };
      if (!write(after)) {
        write(before);
        throw new AppError('storage-unavailable');
      }
      if (after.nome !== before.nome) tellTeachers(after.nome);
      return 'saved';
    },
  };
}
