import * as z from 'zod/mini';
import { LOCAL_ACHIEVEMENTS } from '../domain/progress/metrics.ts';
import { isWhole, IsoDateSchema } from './values.ts';

const count = z.number().check(isWhole, z.minimum(0));
const percent = z.number().check(z.minimum(0), z.maximum(100));
const score = z.number().check(z.minimum(0), z.maximum(1000));
const level = z.number().check(z.minimum(0), z.maximum(200));

export const MetricsEssaySchema = z.object({
  id: z.string().check(z.minLength(1)),
  tema: z.string(),
  nota: score,
  competencias: z.array(level),
  data: IsoDateSchema,
  marcas: z.optional(count),
  faixa: z.optional(z.object({ low: score, high: score })),
  repetida: z.optional(z.boolean()),
  simulado: z.optional(z.boolean()),
  versaoDe: z.optional(z.string()),
});

/** The local metrics record, with the field names of R-METRICS-1. */
export const MetricsSchema = z.object({
  corrections: count,
  totalRedacoes: count,
  totalCorrecoes: count,
  mediaNotas: score,
  melhorNota: score,
  sequenciaAtual: count,
  diasAtivo: count,
  competencias: z.object({
    gramatica: percent,
    argumentacao: percent,
    organizacao: percent,
    coesao: percent,
    proposta: percent,
  }),
  achievements: z.array(z.enum(LOCAL_ACHIEVEMENTS)),
  ultimaRedacao: z.nullable(z.object({ tema: z.string(), nota: score, data: IsoDateSchema })),
  redacoes: z.array(MetricsEssaySchema),
});
