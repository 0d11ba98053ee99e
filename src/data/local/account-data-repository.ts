import { AppError } from '@/contracts/app-error';
import { withoutStudent } from '@/domain/classrooms/class-record';
import type { AccountDataRepository } from '../account-data';
import { collectPersonalData, type PersonalSources } from '../collect-personal-data';
import type { ClassRecords } from './class-records';
import type { LocalLatePorts } from './create-late-services';
import { forgetEverywhere } from './forget-everywhere';
import { readDeviceData } from './device-data';

type Parts = {
  late: PersonalSources['late'];
  records: ClassRecords;
};

/** Everything of an account of this device is on this device. */
export function createAccountData(
  { context, session, owner, corrections }: LocalLatePorts,
  { late, records }: Parts,
): AccountDataRepository {
  const { storage, now } = context;
  return {
    isOnServer: false,
    collect: (options) =>
      collectPersonalData(
        {
          user: session.user,
          now,
          keptIn: 'aparelho',
          late,
          essays: corrections.whole,
          async ratings() {
            return Object.entries(corrections.allRatings()).map(([redacao, { stars, comment, ratedAt }]) => ({
              redacao,
              estrelas: stars,
              comentario: comment,
              em: ratedAt,
            }));
          },
          serverRows: async () => ({}),
          onDevice: () => readDeviceData(storage, [owner.reader()]),
        },
        options,
      ),
    waitingRatings: () => 0,
    async delete() {
      const user = session.user.get();
      if (!user) throw new AppError('session-lost');
      for (const { id, userType } of session.accounts()) {
        const known = userType === 'teacher' ? records.of(id) : null;
        if (known) records.change(id, (record) => withoutStudent(record ?? known, user.id));
      }
      // First, so that no repository takes the account for the one that writes; it keeps the record, which goes then.
      await session.signOut();
      await forgetEverywhere({ owners: [user.id], email: user.email, name: user.name }, { storage });
      return 'deleted';
    },
  };
}
