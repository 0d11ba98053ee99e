import * as z from 'zod/mini';
import {
  MAX_MINUTES,
  MIN_MINUTES,
  MOCK_MEDIA,
  MOST_WORDS,
  type MockExam,
  type MockTiming,
} from '../domain/mock-exam/mock-exam.ts';
import { IsoDateSchema } from './values.ts';

const whole = (least: number, most: number) =>
  z
    .number('deve ser um número')
    .check(
      z.refine<number>(Number.isSafeInteger, 'deve ser um número inteiro'),
      z.minimum(least, `deve ser no mínimo ${least}`),
      z.maximum(most, `deve ser no máximo ${most}`),
    );

const minutes = whole(MIN_MINUTES, MAX_MINUTES);
const medium = z.enum(MOCK_MEDIA, `deve ser ${MOCK_MEDIA.join(' ou ')}`);
const words = z
  .array(z.object({ minute: whole(0, MAX_MINUTES), words: whole(0, MOST_WORDS) }), 'deve ser uma lista')
  .check(z.maxLength(MAX_MINUTES + 1, 'deve ter no máximo uma entrada por minuto'));

/** The current mock exam, on the device. */
export const MockExamSchema = z.object({
  id: z.string(),
  theme: z.string(),
  medium,
  startedAt: IsoDateSchema,
  minutes,
  seenAt: IsoDateSchema,
  endedAt: z.nullable(IsoDateSchema),
  words,
}) satisfies z.ZodMiniType<MockExam>;

/** The time record stored in a correction. */
export const MockTimingSchema = z.object({
  minutes,
  medium,
  words,
  seconds: whole(0, MAX_MINUTES * 60),
}) satisfies z.ZodMiniType<MockTiming>;
