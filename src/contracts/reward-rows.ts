import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { MOVEMENT_SOURCES } from '../domain/rewards/ledger.ts';
import { AmountColumn } from './column.ts';
import { isWhole } from './is-whole.ts';
import { IsoDateSchema } from './iso-date.ts';

/** A row of `canetinhas_transactions`. A source this app does not know yet is an adjustment. */
export const MovementRowSchema = z.object({
  chave: z.string(),
  source: orElse(z.enum(MOVEMENT_SOURCES), 'ajuste'),
  amount: z.number(),
  description: z.string(),
  created_at: IsoDateSchema,
});

/** The columns to select, no more. */
export const MOVEMENT_COLUMNS = Object.keys(MovementRowSchema.shape).join(',');

/** A row of `usuario_conquistas` with the code of the achievement. */
export const UnlockedRowSchema = z.object({
  data_desbloqueio: IsoDateSchema,
  conquistas: z.object({ criterio_desbloqueio: z.string() }),
});

/** What `unlock_achievements` answers per achievement, as far as the app asks. */
export const FallenRowSchema = z.object({ codigo: z.string() });

const position = z.number().check(isWhole, z.minimum(1));

/** What `leaderboard` answers per place. */
export const LeaderRowSchema = z.object({
  posicao: position,
  nome: z.string(),
  canetinhas: AmountColumn,
  eu: z.boolean(),
});

/** What `minha_posicao` answers: one row, or none for those who do not take part. */
export const OwnPositionRowSchema = z.object({ posicao: position });
