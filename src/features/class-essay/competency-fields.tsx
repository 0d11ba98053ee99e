import { useWatch } from 'react-hook-form';
import { MISSING_REASON, toLevelChoice } from '@/contracts/review-form';
import { REVIEW_LIMITS } from '@/domain/classrooms/submission';
import {
  COMPETENCY_NAMES,
  LEVELS,
  ROMAN_NUMERALS,
  type CompetencyNumber,
  type Level,
} from '@/domain/rubric/competency';
import { CharacterCount, Field } from '@/ui/field';
import { Select } from '@/ui/input';
import { CommentField } from './comment-field';
import type { ReviewFormState } from './use-review-form';

type CompetencyFieldsProps = {
  competency: CompetencyNumber;
  form: ReviewFormState;
  correctorLevel: Level | null;
  isPending: boolean;
  isBusy: boolean;
};

/** The fields for comment, score level and reason of one competency; the reason appears once a level is chosen. */
export function CompetencyFields({
  competency,
  form,
  correctorLevel,
  isPending,
  isBusy,
}: CompetencyFieldsProps) {
  const index = competency - 1;
  const { register, control, formState } = form;
  const { comment, level, reason } = useWatch({ control, name: `items.${index}` });
  const errors = formState.errors.items?.[index];
  const isSame = level === String(correctorLevel);
  const missing = errors?.reason?.message === MISSING_REASON.another;
  const name = `Competência ${ROMAN_NUMERALS[competency]}`;
  return (
    <fieldset className="grid min-w-0 gap-4 border-t py-4">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="num flex items-baseline gap-2">
        <i className="font-serif font-semibold text-muted">{ROMAN_NUMERALS[competency]}</i>
        <span className="min-w-0 flex-1 leading-tight font-semibold">{COMPETENCY_NAMES[competency]}</span>
        {correctorLevel !== null && (
          <span className="shrink-0 text-sm text-muted">
            {isPending ? 'aparelho' : 'corretor'} <b className="text-ink">{correctorLevel}</b>
          </span>
        )}
      </p>
      <Field
        label={<Named what="Comentário" name={name} />}
        labelAside={<CharacterCount text={comment} most={REVIEW_LIMITS.comment} />}
        error={errors?.comment?.message}
      >
        {(control) => (
          <CommentField
            {...control}
            {...register(`items.${index}.comment`)}
            place={{ competencia: competency }}
            text={comment}
            rows={2}
            readOnly={isBusy}
            className="min-h-18!"
          />
        )}
      </Field>
      <Field label={<Named what="Nível" name={name} />} error={errors?.level?.message}>
        {(control) => (
          <Select {...control} {...register(`items.${index}.level`)} aria-disabled={isBusy || undefined}>
            <option value="">
              {isPending ? 'Ainda sem nível' : `Manter ${correctorLevel ?? 'o do corretor'}`}
            </option>
            {LEVELS.filter((one) => isPending || one !== correctorLevel).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {level !== '' && (
        <Field
          label={<Named what="Motivo" name={name} />}
          labelAside={<CharacterCount text={reason} most={REVIEW_LIMITS.reason} />}
          error={isSame && missing ? MISSING_REASON.same : errors?.reason?.message}
        >
          {(control) => (
            <CommentField
              {...control}
              {...register(`items.${index}.reason`)}
              place={{ competencia: competency, nivel: toLevelChoice(level) }}
              text={reason}
              rows={2}
              readOnly={isBusy}
              className="min-h-18!"
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

/** A label that is short on screen, because the competency is shown above, and complete for screen readers. */
function Named({ what, name }: { what: string; name: string }) {
  return (
    <>
      {what}
      <span className="sr-only"> da {name}</span>
    </>
  );
}
