import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { USER_TYPES } from '../domain/session/session-user.ts';
import { IsoDateSchema } from './iso-date.ts';
import { isWhole } from './is-whole.ts';

const wholeNumber = z.number().check(isWhole, z.minimum(0));

/**
 * The stored session user (Spec §3). A record without identity, role or dates is unreadable; an amount or a
 * contact field edited into something else falls back to its starting value instead of locking its owner out.
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
});

/**
 * The accounts of this device by e-mail. Each record is read on its own, so one broken record does not take the
 * others with it.
 */
export const AccountsSchema = z.looseObject({});
