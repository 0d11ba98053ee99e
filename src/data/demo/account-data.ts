import { withoutStudent } from '@/domain/classrooms/class-record';
import type { PersonalBackend } from '../collect-personal-data';
import { readDeviceData } from '../local/device-data';
import type { Owner } from '../local/owner';
import { loadCode } from '../no-answer-code';
import type { RevisionStore } from '../services';
import type { AccountBackend } from '../ports/account';
import { userOf, type DemoPorts } from './ports';

type Ports = Pick<DemoPorts, 'context' | 'session' | 'essays' | 'records'> & {
  owner: Owner;
  revisions: RevisionStore;
  backend: PersonalBackend;
};

/** Export and deletion for an account of the demo backend, whose data is all on this device. */
export default function createAccount(ports: Ports): AccountBackend {
  const { context, session, owner, essays, records, revisions, backend } = ports;
  const { storage, now } = context;
  return {
    async collect(options) {
      const { collectPersonalData } = await loadCode(() => import('../collect-personal-data'));
      const sources = {
        user: session.user,
        now,
        keptIn: 'aparelho',
        revisions,
        backend,
        essays: () => essays.whole(),
        async ratings() {
          return Object.entries(essays.ratings()).map(([redacao, { stars, comment, ratedAt }]) => ({
            redacao,
            estrelas: stars,
            comentario: comment,
            em: ratedAt,
          }));
        },
        serverRows: async () => ({}),
        onDevice: () => readDeviceData(storage, [owner.current()]),
      } as const;
      return collectPersonalData(sources, options);
    },
    async delete() {
      const { forgetEverywhere } = await loadCode(() => import('../local/forget-person'));
      const user = userOf(ports);
      for (const { id, userType } of session.accounts()) {
        const known = userType === 'teacher' ? records.of(id) : null;
        if (known) records.change(id, (record) => withoutStudent(record ?? known, user));
      }
      // Signs out first, so that nothing is written for this account any more. Signing out keeps the account's
      // record, which is removed next.
      await session.signOut();
      await forgetEverywhere({ owners: [user.id], email: user.email, name: user.name }, { storage });
      return 'deleted';
    },
  };
}
