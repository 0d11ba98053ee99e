import * as z from 'zod/mini';
import {
  HandConsentSchema,
  HandPermissionSchema,
  LinePictureSchema,
  ListedLineSchema,
} from '@/contracts/given-lines';
import { updateOrFail } from '../local/create-local-store';
import type { Owner } from '../local/owner';
import { queryAsUser } from '../supabase/client';
import type { ConnectedContext } from '../supabase/connected-context';
import { isUuid, parseAnswer } from '../supabase/parse-answer';
import type { ConnectedSession } from '../supabase/session-repository';
import { createHandRecords } from './device-record';
import type { HandLineBackend } from '../ports/hand-lines';

/** Version of the consent text on screen; a changed text needs a new version. */
const CONSENT_VERSION = '1';

/** Lines per request, about a third of a megabyte together. */
const AT_ONCE = 12;

type Ports = { context: ConnectedContext; session: ConnectedSession; owner: Owner };

/** The policies allow access only to the current user's own rows, and to those of classes that the user teaches. */
export default function createHandLines({ context, session, owner }: Ports): HandLineBackend {
  const query = queryAsUser(session);
  const recordOf = createHandRecords(context.storage);
  const record = () => recordOf(owner.current());
  return {
    mayAsk: async () => !record().get().isDeclined,
    async setMayAsk(mayAsk) {
      updateOrFail(record(), (known) => ({ ...known, isDeclined: !mayAsk }));
    },
    async consent() {
      const row = await query((supabase, userId) =>
        supabase
          .from('letra_consentimentos')
          .select('base,autorizacao_id,created_at')
          .eq('usuario_id', userId)
          .maybeSingle(),
      );
      return parseAnswer(z.nullable(HandConsentSchema), row);
    },
    async permission() {
      const rows = await query((supabase, userId) =>
        supabase
          .from('letra_autorizacoes')
          .select('id,sala_id,usuario_id,confirmado_em')
          .eq('usuario_id', userId)
          .order('confirmado_em')
          .limit(1),
      );
      return parseAnswer(z.array(HandPermissionSchema), rows)[0] ?? null;
    },
    async giveConsent(basis) {
      await query((supabase, userId) =>
        supabase.from('letra_consentimentos').upsert(
          {
            usuario_id: userId,
            base: basis.base,
            autorizacao_id: basis.base === 'autorizacao' ? basis.permissionId : null,
            versao: CONSENT_VERSION,
          },
          { onConflict: 'usuario_id', ignoreDuplicates: true },
        ),
      );
    },
    async withdraw() {
      await query((supabase, userId) =>
        supabase.from('letra_consentimentos').delete().eq('usuario_id', userId),
      );
    },
    async give(lines, network) {
      for (let from = 0; from < lines.length; from += AT_ONCE) {
        const some = lines.slice(from, from + AT_ONCE);
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that those before a failure are kept
        await query((supabase, userId) =>
          supabase.from('letra_linhas').upsert(
            some.map((line) => ({ ...line, usuario_id: userId, rede: network })),
            { onConflict: 'usuario_id,impressao', ignoreDuplicates: true },
          ),
        );
      }
    },
    async list() {
      const rows = await query((supabase, userId) =>
        supabase
          .from('letra_linhas')
          .select('id,texto,created_at')
          .eq('usuario_id', userId)
          .order('created_at', { ascending: false })
          .order('id'),
      );
      return parseAnswer(z.array(ListedLineSchema), rows);
    },
    async pictures(ids) {
      const rows = await query((supabase, userId) =>
        supabase.from('letra_linhas').select('id,colunas,tira').eq('usuario_id', userId).in('id', ids),
      );
      return parseAnswer(z.array(LinePictureSchema), rows);
    },
    async remove(id) {
      await query((supabase, userId) =>
        supabase.from('letra_linhas').delete().eq('usuario_id', userId).eq('id', id),
      );
    },
    async permissions(classroomId) {
      if (!isUuid(classroomId)) return [];
      const rows = await query((supabase) =>
        supabase
          .from('letra_autorizacoes')
          .select('id,sala_id,usuario_id,confirmado_em')
          .eq('sala_id', classroomId),
      );
      return parseAnswer(z.array(HandPermissionSchema), rows);
    },
    async permit(classroomId, studentId, isPermitted) {
      const one = { sala_id: classroomId, usuario_id: studentId };
      await query((supabase) => {
        const table = supabase.from('letra_autorizacoes');
        return isPermitted
          ? table.upsert(one, { onConflict: 'sala_id,usuario_id', ignoreDuplicates: true })
          : table.delete().match(one);
      });
    },
  };
}
