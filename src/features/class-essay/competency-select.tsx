import { COMPETENCY_NAMES, COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import type { CompetencyNumber } from '@/domain/rubric/competency';
import { Field } from '@/ui/field';
import { Select } from '@/ui/input';

type CompetencySelectProps = {
  value: CompetencyNumber | null;
  /** Label of the option for null. */
  noneLabel: string;
  onChange(competency: CompetencyNumber | null): void;
};

/** Selects the competency a comment refers to. */
export function CompetencySelect({ value, noneLabel, onChange }: CompetencySelectProps) {
  return (
    <Field label="Competência">
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) =>
            onChange(COMPETENCY_NUMBERS.find((one) => String(one) === target.value) ?? null)
          }
        >
          <option value="">{noneLabel}</option>
          {COMPETENCY_NUMBERS.map((one) => (
            <option key={one} value={one}>
              {ROMAN_NUMERALS[one]}. {COMPETENCY_NAMES[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
