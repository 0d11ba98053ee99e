import * as z from 'zod/mini';
import { LinkAnswerSchema, SharedCorrectionSchema, SharedLinkSchema } from '@/contracts/shared-links';
import { STORED_ESSAY_THEME } from '@/domain/evaluation/from-stored-essay';
import { SHARED_ID } from '@/domain/shared-links/shared-link';
import { answerOf, queryAsUser } from './client';
import { toWholeCorrection } from './essays';
import { parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { SharedLinkBackend } from '../ports/shared-links';

export default function createSharedLinks({ session }: { session: ConnectedSession }): SharedLinkBackend {
  const query = queryAsUser(session);

  return {
    async list() {
      const rows = await query((supabase, userId) =>
        supabase
          .from('correcao_links')
          .select('id,redacao_id,codigo,com_nome,valido_ate,created_at,redacoes(tema)')
          .eq('usuario_id', userId)
          .order('created_at', { ascending: false }),
      );
      const links = rows.map(({ redacoes, ...link }) => ({
        ...link,
        tema: redacoes.tema ?? STORED_ESSAY_THEME,
      }));
      return parseAnswer(z.array(SharedLinkSchema), links);
    },
    async create({ essayId, days, withName }) {
      const answer = await query((supabase) =>
        supabase.rpc('compartilhar_correcao', { p_redacao: essayId, p_dias: days, p_com_nome: withName }),
      );
      const parsed = parseAnswer(LinkAnswerSchema, answer);
      return 'link' in parsed ? parsed.link : parsed;
    },
    async revoke(id) {
      await query((supabase) => supabase.from('correcao_links').delete().eq('id', id));
    },
    async open(code) {
      const { client } = await session.connection();
      const answer = await answerOf(client.supabase.rpc('correcao_compartilhada', { p_codigo: code }));
      const found = parseAnswer(z.nullable(SharedCorrectionSchema), answer);
      if (!found) return null;
      const { nome, conferida, valido_ate, ...row } = found;
      const correction = toWholeCorrection({
        ...row,
        id: SHARED_ID,
        conta: true,
        versao_de: null,
        simulado: false,
        created_at: row.data_envio,
      });
      return { correction, nome, conferida, valido_ate };
    },
  };
}
