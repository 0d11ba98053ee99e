import * as z from 'zod/mini';
import { ANSWER_LIMITS, OUTCOMES, REASON_LIMITS } from '../domain/disagreements/disagreement.ts';
import { LEVELS } from '../domain/rubric/competency.ts';
import { countCharacters } from '../domain/text/counts.ts';
import { atMost, typedText } from './typed-text.ts';

const between = ({ least, most }: { least: number; most: number }, what: string) =>
  typedText.check(
    z.refine((value) => countCharacters(value) >= least, `${what} com pelo menos ${least} caracteres.`),
    atMost(most, `${what} com no máximo ${most.toLocaleString('pt-BR')} caracteres.`),
  );

/** Form for a disagreement; `target` is one of the form's options. */
export const DisagreementFormSchema = z.object({
  target: z.string().check(z.minLength(1, 'Escolha do que você discorda.')),
  level: z.enum(['', ...LEVELS.map(String)]),
  reason: between(REASON_LIMITS, 'Explique por quê,'),
  shared: z.boolean(),
});
export type DisagreementFields = z.infer<typeof DisagreementFormSchema>;

const OUTCOME_MISSING = 'Escolha se o aluno tem razão.';

/** Form for a developer's answer. */
export const AnswerFormSchema = z.object({
  outcome: z.pipe(z.enum(['', ...OUTCOMES], OUTCOME_MISSING), z.enum(OUTCOMES, OUTCOME_MISSING)),
  answer: between(ANSWER_LIMITS, 'Responda'),
});
export type AnswerFields = z.input<typeof AnswerFormSchema>;
export type GivenAnswer = z.output<typeof AnswerFormSchema>;
