import { Search } from 'lucide-react';
import { capitalized } from '@/domain/evaluation/feedback/wording';
import { ENTRY_KINDS } from '@/domain/repertoire/entry';
import { AXES } from '@/domain/themes/proposals/proposal';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';
import { KIND_NAMES } from './kind-names';
import type { ListFilter } from './use-repertoire-filter';

type RepertoireFiltersProps = { filter: ListFilter; onChange(filter: ListFilter): void };

/** Filters: words, favourites only, subject area, kind. */
export function RepertoireFilters({ filter, onChange }: RepertoireFiltersProps) {
  return (
    <div role="search" aria-label="Procurar no repertório" className="grid grid-cols-1 gap-4">
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
                placeholder="Autor, obra, lei ou assunto"
                className="pl-10.5"
                onChange={(event) => onChange({ ...filter, words: event.target.value })}
              />
            </div>
          )}
        </Field>
        <label className="inline-flex min-h-11 items-center gap-2.5 sm:min-h-12">
          <input
            type="checkbox"
            checked={filter.onlyFavourites}
            onChange={(event) => onChange({ ...filter, onlyFavourites: event.target.checked })}
            className="size-5 accent-ink"
          />
          Minhas favoritas
        </label>
      </div>
      <Choices
        label="Eixo"
        options={AXES}
        value={filter.axis}
        nameOf={(axis) => capitalized(axis)}
        onChange={(axis) => onChange({ ...filter, axis })}
      />
      <Choices
        label="Tipo"
        options={ENTRY_KINDS}
        value={filter.kind}
        nameOf={(kind) => KIND_NAMES[kind].many}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
    </div>
  );
}

type ChoicesProps<Value extends string> = {
  label: string;
  options: readonly Value[];
  value: Value | null;
  nameOf(value: Value): string;
  onChange(value: Value | null): void;
};

/** One of several options, or all; on a phone the row scrolls. */
function Choices<Value extends string>({ label, options, value, nameOf, onChange }: ChoicesProps<Value>) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <div
        role="group"
        aria-label={label}
        className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
      >
        {[null, ...options].map((option) => (
          <button
            key={option ?? 'all'}
            type="button"
            id={option ? choiceId(option) : undefined}
            aria-pressed={value === option}
            onClick={() => onChange(option)}
            className="min-h-11 shrink-0 rounded-md border-[1.5px] border-border-strong bg-paper px-3 text-sm font-semibold text-ink-2 hover:border-ink-2 aria-pressed:border-ink aria-pressed:text-ink"
          >
            {option ? nameOf(option) : 'Todos'}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The id of the button of an option. */
export function choiceId(option: string): string {
  return `filtro-${option.replaceAll(' ', '-')}`;
}
