import * as z from 'zod/mini';
import { REMARK_LIMITS, NO_REMARKS, type Remarks } from '../domain/classrooms/remarks.ts';
import { REVIEW_LIMITS, type Review, type ReviewItem } from '../domain/classrooms/submission.ts';
import { COMPETENCY_NUMBERS, LEVELS, type Level } from '../domain/rubric/competency.ts';
import { RemarksSchema } from './remarks.ts';
import { atMost, typedText } from './typed-text.ts';

/** A level as the value of a select; empty to keep the corrector's level. */
const level = z.enum(['', ...LEVELS.map(String)]);

/**
 * Messages for a level without a reason. A reason is required for a level that differs from the corrector's, and
 * for the same level if the corrector's is not trusted.
 */
export const MISSING_REASON = {
  another: 'Diga ao aluno por que você deu outro nível.',
  same: 'Diga ao aluno por que você confirma este nível.',
};

const item = z
  .object({
    comment: typedText.check(atMost(REVIEW_LIMITS.comment, 'Comentário deve ter no máximo 1.000 caracteres')),
    level,
    reason: typedText.check(atMost(REVIEW_LIMITS.reason, 'Motivo deve ter no máximo 500 caracteres')),
  })
  .check(
    z.refine((fields) => fields.level === '' || fields.reason !== '', {
      path: ['reason'],
      error: MISSING_REASON.another,
    }),
  );

/** The form of a teacher's review, competency by competency, in order. */
export const ReviewFormSchema = z.object({
  items: z.array(item),
  general: typedText.check(
    atMost(REMARK_LIMITS.general, 'Comentário geral deve ter no máximo 3.000 caracteres'),
  ),
  marks: RemarksSchema.shape.marcas,
  dismissals: RemarksSchema.shape.descartes,
});

export type ReviewFields = z.infer<typeof ReviewFormSchema>;

/** Form values of a review; empty for missing parts. */
export function toReviewFields(review: Review, remarks: Remarks = NO_REMARKS): ReviewFields {
  const { geral, marcas, descartes } = remarks;
  return {
    general: geral,
    marks: marcas,
    dismissals: descartes,
    items: COMPETENCY_NUMBERS.map((competency) => {
      const said = review.find((one) => one.competencia === competency);
      return {
        comment: said?.comentario ?? '',
        level: String(said?.nivel ?? ''),
        reason: said?.motivo ?? '',
      };
    }),
  };
}

const NOTHING: Partial<ReviewFields['items'][number]> = {};

/**
 * Converts the form's values to the items of a review; empty competencies are omitted, and a reason without a level
 * is dropped.
 */
export function toReviewItems({ items }: Pick<ReviewFields, 'items'>): ReviewItem[] {
  return COMPETENCY_NUMBERS.flatMap((competency, index) => {
    const { comment = '', reason = '', level: choice } = items[index] ?? NOTHING;
    const nivel = toLevelChoice(choice);
    if (comment === '' && nivel === null) return [];
    return { competencia: competency, comentario: comment, nivel, motivo: nivel === null ? '' : reason };
  });
}

/** Converts the form's values to remarks. */
export function toFormRemarks({ general, marks, dismissals }: ReviewFields): Remarks {
  return { geral: general, marcas: marks, descartes: dismissals };
}

/** The level of a select value; null for the option that keeps the corrector's level. */
export function toLevelChoice(choice: string | undefined): Level | null {
  return LEVELS.find((level) => String(level) === choice) ?? null;
}
