import * as z from 'zod/mini';
import { AppError, errorCode } from '@/contracts/app-error';
import {
  ESSAY_COLUMNS,
  ESSAY_SUMMARY_COLUMNS,
  EssayRowSchema,
  EssaySummaryRowSchema,
  type EssayRow,
  type EssaySummaryRow,
} from '@/contracts/essay-row';
import type { Rating } from '@/contracts/rating';
import { MAX_THEME_CHARACTERS } from '@/domain/essay/limits';
import type { Correction, CorrectionSummary } from '@/domain/evaluation/correction';
import {
  fromStoredEssay,
  STORED_ESSAY_THEME,
  summarizeStoredEssay,
} from '@/domain/evaluation/from-stored-essay';
import { summarizeCorrection, toCorrection } from '@/domain/evaluation/to-correction';
import { readableItems } from '../local/readable-items';
import { askPages } from './ask-pages';
import type { Client } from './create-client';
import { readAs } from './read-as';
import { toIso } from './to-iso';

const IdSchema = z.object({ id: z.string() });

/** All essays of a user for a list, the ones stored last first. Rows that cannot be read are left out. */
export async function fetchEssays(client: Client, userId: string): Promise<EssaySummaryRow[]> {
  const rows = await askPages(client, (tables, from, to) =>
    tables
      .from('redacoes')
      .select(ESSAY_SUMMARY_COLUMNS)
      .eq('usuario_id', userId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  );
  return readableItems(EssaySummaryRowSchema, rows);
}

/** Few at a time: a whole correction may have half a megabyte. */
const WHOLE_AT_ONCE = 50;

/** All essays of a user, whole, the ones stored last first. Rows that cannot be read are left out. */
export async function* fetchWholeEssays(client: Client, userId: string): AsyncGenerator<Correction[]> {
  for (let from = 0; ; from += WHOLE_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- a page after the other: none is asked for before the last one has come
    const page = await client.ask((tables) =>
      tables
        .from('redacoes')
        .select(ESSAY_COLUMNS)
        .eq('usuario_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, from + WHOLE_AT_ONCE - 1),
    );
    const rows = readAs(z.array(z.unknown()), page);
    yield readableItems(EssayRowSchema, rows).map(toRowCorrection);
    if (rows.length < WHOLE_AT_ONCE) return;
  }
}

/** One essay of whoever is signed in, or null. */
export async function fetchEssay(client: Client, id: string): Promise<EssayRow | null> {
  const found = await client.ask((tables) =>
    tables.from('redacoes').select(ESSAY_COLUMNS).eq('id', id).maybeSingle(),
  );
  return readAs(z.nullable(EssayRowSchema), found);
}

/** A row in a list; the mapping of the specification (§3) where it holds no correction. */
export function toRowSummary({ niveis, faixa, ...row }: EssaySummaryRow): CorrectionSummary {
  if (!niveis) return summarizeStoredEssay({ ...row, created_at: toIso(row.created_at) });
  return summarizeCorrection(niveis, {
    id: row.id,
    theme: row.tema ?? STORED_ESSAY_THEME,
    submittedAt: toIso(row.data_envio),
    ...(faixa && { band: faixa }),
  });
}

/** The correction of a row; the mapping of the specification (§3) where it holds none. */
export function toRowCorrection(row: EssayRow): Correction {
  if (!row.correcao) return fromStoredEssay({ ...row, created_at: toIso(row.created_at) });
  return toCorrection(row.correcao, {
    id: row.id,
    theme: row.tema ?? STORED_ESSAY_THEME,
    essay: row.texto,
    submittedAt: toIso(row.data_envio),
  });
}

export type EssayToStore = { userId: string; key: string; correction: Correction };

/** Stores an essay with its correction, once per key; answers the id of its row. */
export async function storeEssay(client: Client, { userId, key, correction }: EssayToStore): Promise<string> {
  // A token of somebody else would store it under the wrong name.
  if ((await client.session()).user.id !== userId) throw new AppError('session-lost');
  const { aiAnalysis } = correction;
  const row = {
    usuario_id: userId,
    // By characters: half of an emoji is none that a table takes.
    tema: [...correction.theme].slice(0, MAX_THEME_CHARACTERS).join(''),
    texto: correction.originalText,
    nota_total: correction.finalScore,
    correcao: aiAnalysis,
    produtor: aiAnalysis.grifo?.producer ?? null,
    versao: aiAnalysis.grifo?.version ?? null,
    chave_idempotencia: key,
    data_envio: correction.submittedAt,
  };
  try {
    const stored = await client.ask((tables) => tables.from('redacoes').insert(row).select('id').single());
    return readAs(IdSchema, stored).id;
  } catch (error) {
    if (['offline', 'unreachable', 'session-lost'].includes(errorCode(error))) throw error;
    // Perhaps it is there already: an answer was lost, or another tab came first. No code says so everywhere.
    const known = await findByKey(client, userId, key).catch(() => null);
    if (known === null) throw error;
    return known;
  }
}

async function findByKey(client: Client, userId: string, key: string): Promise<string | null> {
  const found = await client.ask((tables) =>
    tables.from('redacoes').select('id').eq('usuario_id', userId).eq('chave_idempotencia', key).maybeSingle(),
  );
  return readAs(z.nullable(IdSchema), found)?.id ?? null;
}

/** Keeps the rating of a stored correction; a second one takes the place of the first. */
export async function storeRating(
  client: Client,
  essayId: string,
  { stars, comment }: Rating,
): Promise<void> {
  const { user } = await client.session();
  const row = { redacao_id: essayId, usuario_id: user.id, estrelas: stars, comentario: comment || null };
  await client.ask((tables) =>
    tables.from('correcao_avaliacoes').upsert(row, { onConflict: 'redacao_id,usuario_id' }),
  );
}
