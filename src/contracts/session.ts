import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { USER_TYPES } from '../domain/session/session-user.ts';
import { IsoDateSchema, isWhole, AmountColumn } from './values.ts';

const wholeNumber = z.number().check(isWhole, z.minimum(0));

/**
 * The stored session user (R-SESSION-1). A record without identity, role or dates is unreadable. An invalid amount
 * or contact field (for example edited by hand in storage) is replaced by its default, so that the user is not
 * locked out.
 */
export const SessionUserSchema = z.object({
  id: z.string().check(z.minLength(1)),
  email: z.string().check(z.minLength(1)),
  name: z.string(),
  userType: z.enum(USER_TYPES),
  isTrialActive: z.boolean(),
  trialEndDate: IsoDateSchema,
  createdAt: IsoDateSchema,
  creditos_correcoes: orElse(wholeNumber, 0),
  plan: orElse(z.enum(['trial', 'premium']), 'trial'),
  canetinhas: orElse(z.number().check(z.minimum(0)), 0),
  telefone: orElse(z.string(), ''),
  cidade: orElse(z.string(), ''),
  data_cadastro: IsoDateSchema,
  promo_inicio: orElse(z.optional(IsoDateSchema), undefined),
  dia_gratis_em: orElse(z.optional(IsoDateSchema), undefined),
});

/**
 * The accounts of this device, keyed by e-mail. Each record is parsed separately, so that one broken record does
 * not make the others unreadable.
 */
export const AccountsSchema = z.looseObject({});

/** The user's own row of `profiles`, the source of the session record. */
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
  promo_inicio: z.nullable(IsoDateSchema),
  dia_gratis_em: z.nullable(IsoDateSchema),
});

export type ProfileRow = z.infer<typeof ProfileRowSchema>;

/** The session record needs only these columns. */
export const PROFILE_COLUMNS = Object.keys(ProfileRowSchema.shape).join(',');
