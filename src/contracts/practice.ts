import * as z from 'zod/mini';
import type { FaultProgress } from '../domain/practice/fault-progress.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/** Largest sizes of the texts of a card, in characters, and of its memory as JSON. The database checks them too. */
export const PRACTICE_LIMITS = { chave: 160, falta: 60, frase: 600, memoria: 1024 } as const;

/** Answers an account may give on one day of São Paulo. */
export const MOST_ANSWERS_A_DAY = 300;

/** Days after which a late answer counts as given that long ago. */
export const LATEST_DAYS = 60;

/** Keys that can be asked about at once. */
export const MOST_KEYS = 1000;

/** Cards listed at once. */
export const MOST_LISTED = 100;

/** Counted as Postgres counts characters. */
const text = (most: number) =>
  z.string().check(z.refine((value) => value !== '' && [...value].length <= most));

/** A sentence of an own essay with a fault, and the same sentence mended. */
export const PracticeSentenceSchema = z.object({
  errada: text(PRACTICE_LIMITS.frase),
  certa: text(PRACTICE_LIMITS.frase),
});

/** What the scheduler remembers of a card, as plain JSON. Only the screen reads it. */
export const CardMemorySchema = z
  .record(z.string(), z.union([z.number(), z.string()]))
  .check(z.refine((memory) => JSON.stringify(memory).length <= PRACTICE_LIMITS.memoria));

/** An exercise that somebody has answered, as it is after the last answer. */
export const PracticeCardSchema = z.object({
  /** Names the exercise among all of the account. */
  chave: text(PRACTICE_LIMITS.chave),
  /** Id of the fault that the exercise practises. */
  falta: text(PRACTICE_LIMITS.falta),
  /** When the exercise is due again. */
  vence: IsoDateSchema,
  memoria: CardMemorySchema,
  /** The essay that the sentence is taken from; the card is deleted with it. */
  redacao_id: z.nullable(z.string()),
  /** Null unless the exercise is made from an own essay. */
  frase: z.nullable(PracticeSentenceSchema),
  respondido_em: IsoDateSchema,
});

export const FaultProgressSchema = z.object({
  falta: z.string(),
  seguidas: AmountColumn,
  acertos: AmountColumn,
  erros: AmountColumn,
  vence: z.nullable(IsoDateSchema),
  desde: IsoDateSchema,
}) satisfies z.ZodMiniType<FaultProgress>;

/** Result of the database function `meu_treino`. */
export const PracticeStateSchema = z.object({
  cartoes: z.array(PracticeCardSchema),
  faltas: z.array(FaultProgressSchema),
  /** The first answer of each card since the asked time, in order; `acertou`: whether one of its answers since was right. */
  hoje: z.array(z.object({ chave: z.string(), certa: z.boolean(), acertou: z.boolean() })),
});

/** A faulty sentence of a classmate, without a name. `falta` is an id as of a card; an unknown one names no fault. */
export const ClassSentenceSchema = z.object({ errada: z.string(), falta: z.string() });

/**
 * The practice of an account of this device. `respostas` has only the answers that can still change a streak or a
 * day; the counts of older ones are in `faltas`.
 */
export const PracticeRecordSchema = z.object({
  /** `vence` is null for a card that is never asked again. */
  cartoes: z.readonly(z.array(z.extend(PracticeCardSchema, { vence: z.nullable(IsoDateSchema) }))),
  faltas: z.readonly(
    z.array(z.extend(z.omit(FaultProgressSchema, { vence: true }), { errou_em: z.nullable(IsoDateSchema) })),
  ),
  respostas: z.readonly(
    z.array(
      z.object({
        id: z.string(),
        chave: z.string(),
        falta: z.string(),
        certa: z.boolean(),
        respondida_em: IsoDateSchema,
        created_at: IsoDateSchema,
      }),
    ),
  ),
});

export type CardMemory = z.infer<typeof CardMemorySchema>;
export type PracticeCard = z.infer<typeof PracticeCardSchema>;
export type { FaultProgress } from '../domain/practice/fault-progress.ts';
export type PracticeState = z.infer<typeof PracticeStateSchema>;
export type ClassSentence = z.infer<typeof ClassSentenceSchema>;
export type PracticeRecord = z.infer<typeof PracticeRecordSchema>;

/** An answer with the card as it is after it. Idempotent by `id`. `respondida_em` is also that of the card. */
export type PracticeAnswer = {
  id: string;
  userId: string;
  card: PracticeCard;
  certa: boolean;
  respondida_em: string;
};

/** "Isto não era erro": the card is never asked again. */
export type PracticeDismissal = { id: string; userId: string; card: PracticeCard };
