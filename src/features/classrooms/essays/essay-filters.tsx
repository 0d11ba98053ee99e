import { useSearchParams } from 'react-router-dom';
import type { Classroom } from '@/domain/classrooms/classroom';
import type { Submission } from '@/domain/classrooms/submission';
import { classWriters } from '@/domain/classrooms/class-writers';
import { withNote } from '@/domain/classrooms/student-names';
import { Field } from '@/ui/field';
import { Select } from '@/ui/input';

type EssayFiltersProps = {
  classroom: Classroom;
  filter: EssayFilter;
  onChange: (changes: Partial<EssayFilter>) => void;
};

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

/**
 * Ids of a student and a theme; an empty string selects all. `NO_THEME` selects essays on themes other than the
 * class's themes.
 */
type EssayFilter = { aluno: string; tema: string };

const NO_THEME = 'outro';

export function filterEssays(
  essays: readonly Submission[],
  { aluno, tema }: EssayFilter,
): readonly Submission[] {
  return essays.filter(
    ({ aluno_id, tema_id }) =>
      (aluno === '' || aluno_id === aluno) && (tema === '' || (tema_id ?? NO_THEME) === tema),
  );
}

type EssayFilterOption = { value: string; label: string };

/** Options of the two filters: students, including expected students who have essays, and themes, newest first. */
function filterOptions({ alunos, nomes, temas }: Pick<Classroom, 'alunos' | 'nomes' | 'temas'>) {
  const waiting = nomes.filter(({ redacoes }) => redacoes > 0);
  return {
    aluno: classWriters({ alunos, nomes: waiting }).map(({ id, nome, nome_anterior, entrou_em }) => ({
      value: id,
      label: withNote(nome, { nome_anterior, esperado: entrou_em === null }),
    })),
    tema: [
      ...temas.map(({ id, tema }) => ({ value: id, label: tema })),
      { value: NO_THEME, label: 'Outros temas' },
    ],
  } satisfies Record<keyof EssayFilter, EssayFilterOption[]>;
}

/** The filter is stored in the URL, so that going back from an essay restores it. */
export function useEssayFilter(): [EssayFilter, (filter: Partial<EssayFilter>) => void] {
  const [params, setParams] = useSearchParams();

  function choose(changes: Partial<EssayFilter>) {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  }

  return [{ aluno: params.get('aluno') ?? '', tema: params.get('tema') ?? '' }, choose];
}

type ChoiceProps = {
  label: string;
  all: string;
  options: readonly EssayFilterOption[];
  /** A value that is not among the options (from an old URL) shows "all". */
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
