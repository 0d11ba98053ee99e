import * as z from 'zod/mini';
import { USER_TYPES } from '../domain/session/session-user.ts';
import { AmountColumn } from './column.ts';
import { isWhole } from './is-whole.ts';
import { IsoDateSchema } from './iso-date.ts';

/** What the session record is made from: the user's own row of `profiles`. */
export const ProfileRowSchema = z.object({
  user_id: z.string().check(z.minLength(1)),
  email: z.nullable(z.string()),
  nome: z.nullable(z.string()),
  tipo_conta: z.enum(USER_TYPES),
  canetinhas: AmountColumn,
  creditos_correcoes: AmountColumn.check(isWhole),
  plan: z.enum(['trial', 'premium']),
  trial_ends_at: IsoDateSchema,
  data_cadastro: IsoDateSchema,
  telefone: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
});

export type ProfileRow = z.infer<typeof ProfileRowSchema>;

/** The columns to select, no more. */
export const PROFILE_COLUMNS = Object.keys(ProfileRowSchema.shape).join(',');
