import * as z from 'zod/mini';
import type { PersonalBackend } from '../collect-personal-data';
import type { Outbox } from '../local/outbox';
import type { Owner } from '../local/owner';
import type { RevisionStore } from '../services';
import type { ConnectedSession } from './session-repository';
import { readDeviceData } from '../local/device-data';
import { loadCode } from '../no-answer-code';
import { allPages } from './all-pages';
import type { ConnectedContext } from './connected-context';
import { wholeEssays } from './essays';
import type { OutgoingEssay } from '../ports/essays';
import { connectedNames, personOf } from './person-on-device';
import { parseAnswer, toIso } from './parse-answer';
import { signedIn } from './client';
import type { AccountBackend } from '../ports/account';

const RatingRowSchema = z.object({
  redacao_id: z.string(),
  estrelas: z.number(),
  comentario: z.nullable(z.string()),
  created_at: z.string(),
});

/** Tables whose rows no repository reads whole, with the column that orders them. */
const MORE_TABLES = {
  profiles: 'user_id',
  compras: 'created_at',
  usos_credito: 'created_at',
  uso_ia: 'dia',
  feedback_mensagens: 'created_at',
  discordancias: 'created_at',
  nomes_anteriores: 'mudou_em',
  sala_chegadas: 'sala_id',
  sala_retiradas: 'retirada_em',
  avisos_lidos: 'lido_ate',
  avisos_por_email: 'proximo_em',
  letra_autorizacoes: 'confirmado_em',
  letra_consentimentos: 'created_at',
  treino_cartoes: 'chave',
  treino_respostas: 'id',
  treino_faltas: 'falta',
} as const;

type Ports = {
  context: ConnectedContext;
  session: ConnectedSession;
  owner: Owner;
  outbox: Outbox;
  revisions: RevisionStore;
  backend: PersonalBackend;
};

/**
 * Reads the server's data with the user's own rights, and the data on this device that belongs to the account or to
 * the local mode's account with the same e-mail.
 */
export default function createAccount({
  context: { storage, now },
  session,
  owner,
  outbox,
  revisions,
  backend,
}: Ports): AccountBackend {
  async function onDevice() {
    const user = session.user.get();
    if (!user) return readDeviceData(storage, [owner.current()]);
    const queued = (await outbox.of(user.id)).map(({ mutation }) => mutation.state.variables);
    const stored = readDeviceData(storage, personOf(user).owners, connectedNames(user.id));
    return queued.length > 0 ? { ...stored, 'grifo-outbox': queued } : stored;
  }

  async function* essays() {
    const waiting = (await outbox.of(owner.current())).map(
      ({ mutation }) => mutation.state.variables as object,
    );
    yield waiting.flatMap((one) => ('correction' in one ? [(one as OutgoingEssay).correction] : []));
    yield* wholeEssays(session);
  }

  async function ratings() {
    const { client, userId } = await signedIn(session);
    const rows = await allPages((from, to) =>
      client.query((tables) =>
        tables
          .from('correcao_avaliacoes')
          .select('redacao_id,estrelas,comentario,created_at')
          .eq('usuario_id', userId)
          .order('created_at')
          .range(from, to),
      ),
    );
    return parseAnswer(z.array(RatingRowSchema), rows).map((row) => ({
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
        const rows = await allPages((from, to) =>
          client.query((all) =>
            all
              .from(name as 'compras')
              .select('*')
              .eq((name === 'profiles' ? 'user_id' : 'usuario_id') as 'usuario_id', userId)
              .order(order)
              .range(from, to),
          ),
        );
        return [name, rows] as const;
      }),
    );
    return Object.fromEntries(tables);
  }

  return {
    async collect(options) {
      const { collectPersonalData } = await loadCode(() => import('../collect-personal-data'));
      const sources = {
        user: session.user,
        now,
        keptIn: 'servidor e aparelho',
        revisions,
        backend,
        essays,
        ratings,
        serverRows,
        onDevice,
      } as const;
      return collectPersonalData(sources, options);
    },
    async delete(proof) {
      const { createAccountDeletion } = await loadCode(() => import('./account-deletion'));
      return createAccountDeletion(session, storage)(proof);
    },
  };
}
