import * as z from 'zod/mini';
import { AppError } from '@/contracts/app-error';
import {
  OwnDisagreementSchema,
  RuleShareSchema,
  SharedEssaySchema,
  TeamDisagreementSchema,
} from '@/contracts/disagreements';
import { readableItems } from '../local/create-local-store';
import { allPages } from './all-pages';
import { answerOf, queryAsUser, signedIn } from './client';
import { isUuid, parseAnswer } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { DisagreementBackend } from '../ports/disagreements';

const OWN =
  'id,competencia,tipo,regra,nivel_esperado,motivo,com_redacao,resultado,resposta,respondida_em,created_at';

const ListedSchema = z.extend(OwnDisagreementSchema, { redacao_id: z.string() });

/**
 * Disagreements of students with corrections. The policies let students see their own disagreements, and developers
 * all disagreements.
 */
export default function createDisagreements({ session }: { session: ConnectedSession }): DisagreementBackend {
  const query = queryAsUser(session);
  return {
    async about(essayId) {
      if (!isUuid(essayId)) return [];
      const rows = await query((supabase, userId) =>
        supabase.from('discordancias').select(OWN).eq('redacao_id', essayId).eq('usuario_id', userId),
      );
      return readableItems(OwnDisagreementSchema, rows);
    },
    async own() {
      const rows = await allPages((from, to) =>
        query((supabase, userId) =>
          supabase
            .from('discordancias')
            .select(`${OWN},redacao_id`)
            .eq('usuario_id', userId)
            .order('created_at', { ascending: false })
            .order('id')
            .range(from, to),
        ),
      );
      return readableItems(ListedSchema, rows);
    },
    async send({ place, ...disagreement }) {
      const { redacao_id, competencia, com_redacao } = disagreement;
      if (!isUuid(redacao_id)) throw new AppError('not-stored-yet');
      const { supabase, token, userId: usuario_id } = await signedIn(session);
      const shared = com_redacao && place && { inicio: place.start, fim: place.end };
      try {
        await answerOf(
          supabase.from('discordancias').insert({ ...disagreement, usuario_id, ...shared }),
          token,
        );
      } catch (error) {
        // The disagreement may already be stored, with only the answer lost.
        const found = supabase
          .from('discordancias')
          .select('motivo')
          .eq('redacao_id', redacao_id)
          .eq('competencia', competencia)
          .maybeSingle();
        const known = await answerOf(found, token).catch(() => null);
        if (known?.motivo !== disagreement.motivo) throw error;
      }
    },
    async withdraw(id) {
      const gone = await query((supabase) =>
        supabase.from('discordancias').delete().eq('id', id).select('id'),
      );
      if (gone.length === 0) throw new AppError('not-found');
    },
    async stopSharing(id) {
      const changed = await query((supabase) =>
        supabase.from('discordancias').update({ com_redacao: false }).eq('id', id).select('id'),
      );
      if (changed.length === 0) throw new AppError('not-found');
    },
    async all() {
      const rows = await allPages((from, to) =>
        query((supabase) =>
          supabase
            .from('discordancias')
            .select(`${OWN},nivel_dado,produtor,versao`)
            .order('created_at', { ascending: false })
            .order('id')
            .range(from, to),
        ),
      );
      return readableItems(TeamDisagreementSchema, rows);
    },
    async sharedEssay(id) {
      const found = await query((supabase) =>
        supabase
          .from('discordancias')
          .select('tema,texto,inicio,fim')
          .eq('id', id)
          .not('texto', 'is', null)
          .maybeSingle(),
      );
      return parseAnswer(z.nullable(SharedEssaySchema), found);
    },
    async answer(id, answer) {
      const changed = await query((supabase) =>
        supabase.from('discordancias').update(answer).eq('id', id).select('id'),
      );
      if (changed.length === 0) throw new AppError('not-found');
    },
    async shares() {
      const rows = await query((supabase) => supabase.rpc('discordancias_por_regra'));
      return parseAnswer(z.array(RuleShareSchema), rows);
    },
  };
}
