import type { Classroom } from '@/domain/classrooms/classroom';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { filterOptions, type EssayFilter, type EssayFilterOption } from './essay-filter';

type EssayFiltersProps = {
  classroom: Classroom;
  filter: EssayFilter;
  onChange: (changes: Partial<EssayFilter>) => void;
};

/** Whose essays, and on which theme. */
export function EssayFilters({ classroom, filter, onChange }: EssayFiltersProps) {
  const options = filterOptions(classroom);
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-208">
      <Choice
        label="Aluno"
        all="Todos os alunos"
        options={options.aluno}
        value={filter.aluno}
        onChange={(aluno) => onChange({ aluno })}
      />
      <Choice
        label="Tema"
        all="Todos os temas"
        options={options.tema}
        value={filter.tema}
        onChange={(tema) => onChange({ tema })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: readonly EssayFilterOption[];
  /** One that is not among the options, from an old address, shows all. */
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label} className="min-w-0">
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="truncate"
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
