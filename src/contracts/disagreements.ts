import * as z from 'zod/mini';
import {
  OUTCOMES,
  TARGET_KINDS,
  type OwnDisagreement,
  type SharedEssay,
  type TeamDisagreement,
} from '../domain/disagreements/disagreement.ts';
import type { RuleShare } from '../domain/disagreements/rule-shares.ts';
import { LEVELS } from '../domain/rubric/competency.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

const target = {
  competencia: z.literal([1, 2, 3, 4, 5]),
  tipo: z.enum(TARGET_KINDS),
  regra: z.string(),
};
const level = z.nullable(z.literal(LEVELS));

/** The part of a row of `discordancias` visible to the student who wrote it. */
export const OwnDisagreementSchema = z.object({
  ...target,
  id: z.string().check(z.minLength(1)),
  nivel_esperado: level,
  motivo: z.string(),
  com_redacao: z.boolean(),
  resultado: z.nullable(z.enum(OUTCOMES)),
  resposta: z.nullable(z.string()),
  respondida_em: z.nullable(IsoDateSchema),
  created_at: IsoDateSchema,
}) satisfies z.ZodMiniType<OwnDisagreement>;

/** The part of a row visible to developers, without the essay. */
export const TeamDisagreementSchema = z.extend(OwnDisagreementSchema, {
  nivel_dado: level,
  produtor: z.nullable(z.string()),
  versao: z.nullable(z.string()),
}) satisfies z.ZodMiniType<TeamDisagreement>;

/** The essay of a row; absent without the consent of its author. */
export const SharedEssaySchema = z.object({
  tema: z.nullable(z.string()),
  texto: z.string(),
  inicio: z.nullable(AmountColumn),
  fim: z.nullable(AmountColumn),
}) satisfies z.ZodMiniType<SharedEssay>;

/** A row as stored by the demo backend, including the shared essay. */
export const StoredDisagreementSchema = z.extend(TeamDisagreementSchema, {
  redacao_id: z.string(),
  essay: z.nullable(SharedEssaySchema),
});
export type StoredDisagreement = z.infer<typeof StoredDisagreementSchema>;

/** A row of `discordancias_por_regra`. */
export const RuleShareSchema = z.object({
  ...target,
  mostrada: AmountColumn,
  discordaram: AmountColumn,
  sem_registro: AmountColumn,
  confirmadas: AmountColumn,
}) satisfies z.ZodMiniType<RuleShare>;
