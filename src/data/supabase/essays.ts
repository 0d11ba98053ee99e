import * as z from 'zod/mini';
import { AppError, errorCode } from '@/contracts/app-error';
import {
  ESSAY_COLUMNS,
  ESSAY_SUMMARY_COLUMNS,
  EssayRowSchema,
  EssaySummaryRowSchema,
  type EssayRow,
  type EssaySummaryRow,
} from '@/contracts/essays';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/draft';
import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import {
  fromStoredEssay,
  STORED_ESSAY_THEME,
  summarizeStoredEssay,
} from '@/domain/evaluation/from-stored-essay';
import { summarizeCorrection, toCorrection } from '@/domain/evaluation/to-correction';
import { foldMetrics, metricsRow } from '@/domain/progress/fold-metrics';
import { latestFirst } from '@/domain/time/latest-first';
import { readableItems } from '../local/create-local-store';
import { allPages } from './all-pages';
import { answerOf, queryAsUser, signedIn } from './client';
import { isUuid, parseAnswer, toIso } from './parse-answer';
import type { ConnectedSession } from './session-repository';
import type { OutgoingEssay, OutgoingRating, EssayBackend } from '../ports/essays';

const IdSchema = z.object({ id: z.string() });
const TextSchema = z.object({ id: z.string(), texto: z.string() });

/** The corrected essays of the signed-in account. */
export default function createEssays({ session }: { session: ConnectedSession }): EssayBackend {
  const query = queryAsUser(session);

  /** Fails if another user is signed in by now: that user's token would store the essay under the wrong name. */
  async function signedInAs(userId: string) {
    const found = await signedIn(session);
    if (found.userId !== userId) throw new AppError('session-lost');
    return found;
  }

  async function findByKey(userId: string, key: string): Promise<string | null> {
    const { supabase, token } = await signedInAs(userId);
    const found = await answerOf(
      supabase
        .from('redacoes')
        .select('id')
        .eq('usuario_id', userId)
        .eq('chave_idempotencia', key)
        .maybeSingle(),
      token,
    );
    return parseAnswer(z.nullable(IdSchema), found)?.id ?? null;
  }

  async function insert(essay: OutgoingEssay): Promise<string> {
    const { supabase, token } = await signedInAs(essay.userId);
    try {
      const stored = await answerOf(
        supabase.from('redacoes').insert(toRow(essay)).select('id').single(),
        token,
      );
      return parseAnswer(IdSchema, stored).id;
    } catch (error) {
      if (['offline', 'unreachable', 'session-lost'].includes(errorCode(error))) throw error;
      // The essay may already be stored, because an answer was lost or another tab was first. No common error code
      // indicates this.
      const known = await findByKey(essay.userId, essay.id).catch(() => null);
      if (known === null) throw error;
      return known;
    }
  }

  async function rate({ userId, essayId, rating }: Omit<OutgoingRating, 'id'>): Promise<void> {
    const { supabase, token } = await signedInAs(userId);
    const row = {
      redacao_id: essayId,
      usuario_id: userId,
      estrelas: rating.stars,
      comentario: rating.comment || null,
    };
    await answerOf(
      supabase.from('correcao_avaliacoes').upsert(row, { onConflict: 'redacao_id,usuario_id' }),
      token,
    );
  }

  return {
    async history() {
      const rows = await allPages((from, to) =>
        query((supabase, userId) =>
          supabase
            .from('redacoes')
            .select(ESSAY_SUMMARY_COLUMNS)
            .eq('usuario_id', userId)
            .order('created_at', { ascending: false })
            .order('id')
            .range(from, to),
        ),
      );
      const corrections = readableItems(EssaySummaryRowSchema, rows)
        .map(toSummary)
        .sort(latestFirst('submittedAt'));
      return { corrections, metrics: foldMetrics(corrections.map(metricsRow)) };
    },
    async get(id) {
      if (!isUuid(id)) return null;
      const found = await query((supabase) =>
        supabase.from('redacoes').select(ESSAY_COLUMNS).eq('id', id).maybeSingle(),
      );
      const row = parseAnswer(z.nullable(EssayRowSchema), found);
      return row && toWholeCorrection(row);
    },
    async latestTexts(most) {
      const rows = await query((supabase, userId) =>
        supabase
          .from('redacoes')
          .select('id,texto')
          .eq('usuario_id', userId)
          .order('data_envio', { ascending: false })
          .order('id')
          .limit(most),
      );
      return readableItems(TextSchema, rows).map(({ id, texto }) => ({ id, text: texto }));
    },
    async store(essay) {
      const { correction, rating, userId } = essay;
      // With `storedId`, the server's function has already stored the correction.
      const essayId = correction.aiAnalysis.grifo?.storedId ?? (await insert(essay));
      if (rating) await rate({ userId, essayId, rating });
      // The server has paid canetinhas for the essay, so the session record is read again.
      session.refresh().catch(() => null);
      return essayId;
    },
    rate,
  };
}

/** Small batches, because a whole correction may have half a megabyte. */
const WHOLE_AT_ONCE = 50;

/** All whole essays of the signed-in user, the last stored first. Unreadable rows are skipped. */
export async function* wholeEssays(session: ConnectedSession): AsyncGenerator<Correction[]> {
  const query = queryAsUser(session);
  for (let from = 0; ; from += WHOLE_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- a page after the other: none is asked for before the last one has come
    const page = await query((supabase, userId) =>
      supabase
        .from('redacoes')
        .select(ESSAY_COLUMNS)
        .eq('usuario_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, from + WHOLE_AT_ONCE - 1),
    );
    const rows = parseAnswer(z.array(z.unknown()), page);
    yield readableItems(EssayRowSchema, rows).map(toWholeCorrection);
    if (rows.length < WHOLE_AT_ONCE) return;
  }
}

function toRow({ id, userId, correction }: OutgoingEssay) {
  const { aiAnalysis } = correction;
  return {
    // A UUID is kept as the id of the row. Ids of the local mode are no UUIDs, so their rows get new ids.
    ...(isUuid(id) && { id }),
    usuario_id: userId,
    // Cut by code points, because the tables refuse half of an emoji.
    tema: [...correction.theme].slice(0, MAX_THEME_CHARACTERS).join(''),
    texto: correction.originalText,
    nota_total: correction.finalScore,
    correcao: aiAnalysis,
    produtor: aiAnalysis.grifo?.producer ?? null,
    versao: aiAnalysis.grifo?.version ?? null,
    chave_idempotencia: id,
    data_envio: correction.submittedAt,
    ...(isUuid(correction.versionOf ?? '') && { versao_de: correction.versionOf }),
  };
}

/** A row as a list item; a row without a correction is mapped as R-HISTORY-5 describes. */
function toSummary({
  niveis,
  faixa,
  conta,
  versao_de,
  simulado,
  ...row
}: EssaySummaryRow): CorrectionSummary {
  const more = {
    ...(!conta && { isRepeated: true }),
    ...(simulado && { isMock: true }),
    versionOf: versao_de ?? undefined,
  };
  if (!niveis) return { ...summarizeStoredEssay({ ...row, created_at: toIso(row.created_at) }), ...more };
  return summarizeCorrection(niveis, {
    id: row.id,
    theme: row.tema ?? STORED_ESSAY_THEME,
    submittedAt: toIso(row.data_envio),
    ...(faixa && { band: faixa }),
    ...more,
  });
}

/** The correction of a row; a row without a correction is mapped as R-HISTORY-5 describes. */
export function toWholeCorrection(row: EssayRow): Correction {
  if (!row.correcao) return fromStoredEssay({ ...row, created_at: toIso(row.created_at) });
  return toCorrection(row.correcao, {
    id: row.id,
    theme: row.tema ?? STORED_ESSAY_THEME,
    essay: row.texto,
    submittedAt: toIso(row.data_envio),
    versionOf: row.versao_de ?? undefined,
  });
}
