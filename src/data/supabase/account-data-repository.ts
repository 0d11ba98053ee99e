import * as z from 'zod/mini';
import { PendingRatingSchema } from '@/contracts/pending-rating';
import type { AccountDataRepository } from '../account-data';
import { collectPersonalData, type PersonalSources } from '../collect-personal-data';
import { readDeviceData } from '../local/device-data';
import { createAccountDeletion } from './account-deletion';
import { askPages } from './ask-pages';
import type { ConnectedLatePorts } from './create-late-services';
import { connectedKeys } from './connected-keys';
import { fetchWholeEssays } from './essay-rows';
import { createPendingList } from './pending-list';
import { connectedNames, personOf } from './person-on-device';
import { readAs } from './read-as';
import { signedIn } from './signed-in';
import { toIso } from './to-iso';

const RatingRowSchema = z.object({
  redacao_id: z.string(),
  estrelas: z.number(),
  comentario: z.nullable(z.string()),
  created_at: z.string(),
});

/** Tables whose own rows no repository reads whole, with the column they are read in the order of. */
const MORE_TABLES = {
  profiles: 'user_id',
  compras: 'created_at',
  usos_credito: 'created_at',
  uso_ia: 'dia',
  feedback_mensagens: 'created_at',
} as const;

/** On the server by the user's own rights, and on this device what the account and the local mode before it left. */
export function createAccountData(
  { context, session, owner, corrections }: ConnectedLatePorts,
  late: PersonalSources['late'],
): AccountDataRepository {
  const { storage, now } = context;
  const onDevice = () => {
    const user = session.user.get();
    const owners = user ? personOf(user).owners : [owner.reader()];
    return readDeviceData(storage, owners, user ? connectedNames(user.id) : []);
  };

  async function* essays() {
    yield corrections.pending.get();
    const { client, userId } = await signedIn(session);
    yield* fetchWholeEssays(client, userId);
  }

  async function ratings() {
    const { client, userId } = await signedIn(session);
    const rows = await askPages(client, (tables, from, to) =>
      tables
        .from('correcao_avaliacoes')
        .select('redacao_id,estrelas,comentario,created_at')
        .eq('usuario_id', userId)
        .order('created_at')
        .range(from, to),
    );
    return readAs(z.array(RatingRowSchema), rows).map((row) => ({
      redacao: row.redacao_id,
      estrelas: row.estrelas,
      comentario: row.comentario ?? '',
      em: toIso(row.created_at),
    }));
  }

  async function serverRows() {
    const { client, userId } = await signedIn(session);
    const tables = await Promise.all(
      Object.entries(MORE_TABLES).map(async ([name, order]) => {
        const rows = await askPages(client, (all, from, to) =>
          all
            .from(name)
            .select('*')
            .eq(name === 'profiles' ? 'user_id' : 'usuario_id', userId)
            .order(order)
            .range(from, to),
        );
        return [name, rows] as const;
      }),
    );
    return Object.fromEntries(tables);
  }

  return {
    isOnServer: true,
    collect: (options) =>
      collectPersonalData(
        {
          user: session.user,
          now,
          keptIn: 'servidor e aparelho',
          late,
          essays,
          ratings,
          serverRows,
          onDevice,
        },
        options,
      ),
    waitingRatings() {
      const id = session.user.get()?.id;
      // Read anew: the list that sends them is another one.
      return id === undefined
        ? 0
        : createPendingList(storage, connectedKeys.pendingRatings, PendingRatingSchema).of(id).length;
    },
    delete: createAccountDeletion(session, storage),
  };
}
