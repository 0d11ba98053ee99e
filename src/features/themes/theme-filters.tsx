import { Search } from 'lucide-react';
import { useId } from 'react';
import { capitalized } from '@/domain/evaluation/feedback/wording';
import type { ThemeFilter } from '@/domain/themes/theme-bank';
import { AXES } from '@/domain/themes/proposals/proposal';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

type ThemeFiltersProps = {
  filter: ThemeFilter;
  onChange(filter: ThemeFilter): void;
  /**
   * Whether the filter for themes not written on yet can be used: `waiting` until the student's essays are loaded;
   * `no` if essays are not considered.
   */
  canAskForNew: 'yes' | 'waiting' | 'no';
};

/** Filters: words, axis, exams only, and themes not written on yet. */
export function ThemeFilters({ filter, onChange, canAskForNew }: ThemeFiltersProps) {
  const axisId = useId();
  return (
    <div role="search" aria-label="Procurar temas" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <Field label="Procurar" className="w-full sm:w-98">
          {(control) => (
            <div className="relative">
              <Search
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
                className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
              />
              <Input
                {...control}
                type="search"
                value={filter.words}
                placeholder="Palavra do tema ou ano"
                className="pl-10.5"
                onChange={(event) => onChange({ ...filter, words: event.target.value })}
              />
            </div>
          )}
        </Field>
        {canAskForNew !== 'no' && (
          <Choice
            label="Ainda não escrevi"
            checked={filter.onlyNew}
            disabled={canAskForNew === 'waiting'}
            onChange={(onlyNew) => onChange({ ...filter, onlyNew })}
          />
        )}
        <Choice
          label="Só provas do ENEM"
          checked={filter.onlyExams}
          onChange={(onlyExams) => onChange({ ...filter, onlyExams })}
        />
      </div>
      <div>
        <p id={axisId} className="mb-1.5 text-sm font-semibold">
          Eixo
        </p>
        <div
          role="group"
          aria-labelledby={axisId}
          className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
        >
          {[null, ...AXES].map((axis) => (
            <button
              key={axis ?? 'all'}
              type="button"
              aria-pressed={filter.axis === axis}
              onClick={() => onChange({ ...filter, axis })}
              className="min-h-11 shrink-0 rounded-md border-[1.5px] border-border-strong bg-paper px-3 text-sm font-semibold text-ink-2 hover:border-ink-2 aria-pressed:border-ink aria-pressed:text-ink"
            >
              {axis ? capitalized(axis) : 'Todos'}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

type ChoiceProps = { label: string; checked: boolean; disabled?: boolean; onChange(checked: boolean): void };

function Choice({ label, checked, disabled, onChange }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2.5 sm:min-h-12">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-ink"
      />
      {label}
    </label>
  );
}
