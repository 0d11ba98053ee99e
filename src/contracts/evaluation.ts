import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { Correction } from '../domain/evaluation/correction.ts';
import {
  READING_REFUSALS,
  ZERO_REASONS,
  type Evaluation,
  type Finding,
  type NextStep,
  type ThemeCoherence,
  type EvidenceItem,
  type KeptAccount,
  type Readers,
} from '../domain/evaluation/evaluation.ts';
import { MAX_LEVEL } from '../domain/rubric/competency.ts';
import { MockTimingSchema } from './mock-exam.ts';
import { SEVERITIES } from '../domain/writing/severity.ts';

/**
 * Schemas of an essay's evaluation at system boundaries. Unknown keys are tolerated, wrong values refused; `satisfies`
 * checks each schema against its domain type.
 */
const text = z.string('deve ser um texto');
const texts = z.array(text, 'deve ser uma lista de textos');
const amount = z.number('deve ser um número');
const offset = amount.check(z.int('deve ser um número inteiro'), z.minimum(0, 'não pode ser negativo'));

const competency = z.literal([1, 2, 3, 4, 5], 'deve ser de 1 a 5');
const span = { start: offset, end: offset };

export const FindingSchema = z.looseObject({
  ...span,
  trecho: text,
  classe: z.enum(SEVERITIES, `deve ser ${SEVERITIES.join(', ')}`),
  codigo: text,
  competencia: competency,
  mensagem: text,
  exemplo: z.optional(text),
  sugestao: z.optional(text),
  regra: z.optional(text),
  id: z.optional(text),
}) satisfies z.ZodMiniType<Finding>;

const CompetencySchema = z.looseObject({ note: amount, feedback: text, erros: z.optional(texts) });

const byCompetency = <Schema extends z.ZodMiniType>(schema: Schema) => ({
  competencia_1: schema,
  competencia_2: schema,
  competencia_3: schema,
  competencia_4: schema,
  competencia_5: schema,
});

const textsByCompetency = z.partial(z.looseObject(byCompetency(texts)));

const EvidenceItemSchema = z.looseObject({
  side: z.enum(['favor', 'contra'], 'deve ser favor ou contra'),
  label: text,
  detail: z.optional(text),
  passages: z.array(z.looseObject({ ...span, quote: text }), 'deve ser uma lista de trechos'),
}) satisfies z.ZodMiniType<EvidenceItem>;

/**
 * Evidence with an invalid shape, such as the bare quotes stored by former versions, is dropped, so that the
 * correction still opens.
 */
const EvidenceSchema = orElse(z.array(EvidenceItemSchema), []);

export const ThemeCoherenceSchema = z.looseObject({
  coherent: z.boolean('deve ser verdadeiro ou falso'),
  justification: text,
}) satisfies z.ZodMiniType<ThemeCoherence>;

const CompetencyNumbersSchema = z.array(competency, 'deve ser uma lista');
const levelsByCompetency = z.looseObject(byCompetency(amount));

const ReadersSchema = z.looseObject({
  scorer: levelsByCompetency,
  model: levelsByCompetency,
  third: z.optional(levelsByCompetency),
  disputed: CompetencyNumbersSchema,
  unread: CompetencyNumbersSchema,
  isVouched: z.boolean('deve ser verdadeiro ou falso'),
}) satisfies z.ZodMiniType<Readers>;

const NextStepSchema = z.looseObject({
  competency,
  text,
  kind: z.optional(text),
  place: z.optional(z.looseObject(span)),
  // Dropped if the shape is invalid, so that the rest of the step is still parsed.
  gain: orElse(
    z.optional(z.looseObject({ competency, points: amount, level: z.optional(amount) })),
    undefined,
  ),
}) satisfies z.ZodMiniType<NextStep>;

const AccountSchema = z.looseObject({
  points: amount,
  start: amount,
  terms: z.array(z.looseObject({ fact: text, points: amount }), 'deve ser uma lista'),
  others: z.optional(z.array(z.looseObject({ competency, points: amount }), 'deve ser uma lista')),
  whole: amount,
  bound: z.optional(text),
}) satisfies z.ZodMiniType<KeptAccount>;

const ExtrasSchema = z.looseObject({
  producer: z.enum(['rules', 'scorer', 'model'], 'deve ser rules, scorer ou model'),
  version: text,
  readers: z.optional(ReadersSchema),
  unreadByModel: z.optional(z.enum([...READING_REFUSALS, 'falhou'], 'deve dizer por que nenhum modelo leu')),
  payment: z.optional(
    z.looseObject({ by: z.enum(['promo', 'credito'], 'deve ser promo ou credito'), creditsLeft: amount }),
  ),
  band: z.optional(z.looseObject({ low: amount, high: amount })),
  // Dropped if the shape is invalid, so that the correction still opens.
  accounts: orElse(z.optional(z.looseObject(byCompetency(AccountSchema))), undefined),
  evidence: z.partial(z.looseObject(byCompetency(EvidenceSchema))),
  improvements: z.optional(textsByCompetency),
  steps: z.optional(z.array(NextStepSchema, 'deve ser uma lista')),
  totalWithSteps: orElse(z.optional(amount), undefined),
  praise: orElse(z.optional(text), undefined),
  faults: z.optional(z.array(z.looseObject({ kind: text, amount }))),
  ceilings: z.optional(
    z.array(z.looseObject({ reason: text, seen: text, advice: text }), 'deve ser uma lista de limites'),
  ),
  zeroReason: z.optional(z.enum(ZERO_REASONS, `deve ser ${ZERO_REASONS.join(', ')}`)),
  coherence: z.optional(ThemeCoherenceSchema),
  // Dropped if the shape is invalid, so that the correction still opens.
  mock: orElse(z.optional(MockTimingSchema), undefined),
  fromPhoto: orElse(z.optional(z.boolean()), undefined),
  withoutDictionary: orElse(z.optional(z.boolean()), undefined),
  storedId: z.optional(text),
});

export const EvaluationSchema = z.looseObject({
  nota_final: amount,
  competencias: z.looseObject(byCompetency(CompetencySchema)),
  erros_detectados: z.array(FindingSchema, 'deve ser uma lista'),
  videos_sugeridos: z.array(z.looseObject({ erro: text, link: text }), 'deve ser uma lista'),
  resumo: z.looseObject({ pontos_fortes: texts, pontos_fracos: texts, melhorias: texts }),
  grifo: z.optional(ExtrasSchema),
}) satisfies z.ZodMiniType<Evaluation>;

export const CorrectionSchema = z.looseObject({
  id: text,
  finalScore: amount,
  theme: text,
  originalText: text,
  submittedAt: text,
  versionOf: z.optional(text),
  competencies: z.array(
    z.looseObject({
      name: text,
      score: amount,
      maxScore: z.literal(MAX_LEVEL, 'deve ser 200'),
      feedback: text,
      errors: z.optional(texts),
    }),
    'deve ser uma lista',
  ),
  summary: z.looseObject({ strengths: texts, weaknesses: texts, improvements: texts }),
  suggestions: z.array(z.looseObject({ title: text, searchQuery: text, url: text }), 'deve ser uma lista'),
  aiAnalysis: EvaluationSchema,
}) satisfies z.ZodMiniType<Correction>;
