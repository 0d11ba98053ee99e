import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { GiveThemeFields } from '@/contracts/give-theme-form';
import { useServices } from '@/data/services-context';
import type { ClassroomSummary } from '@/domain/classrooms/classroom';
import { isoDayOf } from '@/domain/time/iso-day';
import { Field, FieldError } from '@/ui/field';
import { Input } from '@/ui/input';

type ClassroomsFieldProps = {
  form: UseFormReturn<GiveThemeFields>;
  classrooms: readonly ClassroomSummary[];
  isBusy: boolean;
};

/** Selects the classes that get the theme and sets one due date for all, or a different date per class. */
export function ClassroomsField({ form, classrooms, isBusy }: ClassroomsFieldProps) {
  const today = isoDayOf(useServices().now());
  const id = useId();
  const { errors } = form.formState;
  const [salas, prazo, dias] = useWatch({ control: form.control, name: ['salas', 'prazo', 'dias'] });
  const error = errors.salas?.message;

  function choose(classroomId: string, isChosen: boolean) {
    const others = salas.filter((one) => one !== classroomId);
    form.setValue('salas', isChosen ? [...others, classroomId] : others, {
      shouldDirty: true,
      shouldValidate: error !== undefined,
    });
  }

  return (
    <div className="grid gap-4">
      <Field
        label={
          <>
            Prazo para todas <span className="font-normal text-muted">(opcional)</span>
          </>
        }
        hint="Até o fim do dia, no horário de Brasília."
        error={errors.prazo?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('prazo')}
            type="date"
            min={today}
            readOnly={isBusy}
            className="num max-w-52"
          />
        )}
      </Field>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <legend className="mb-1 text-sm font-semibold">Salas</legend>
        <ul className="border-t">
          {classrooms.map((classroom) => {
            const isChosen = salas.includes(classroom.id);
            return (
              <li
                key={classroom.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-1.5"
              >
                <label className="grid min-h-11 min-w-0 flex-1 basis-56 grid-cols-[1.5rem_1fr] items-center gap-x-2.5">
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isBusy}
                    aria-labelledby={`${id}-${classroom.id}`}
                    aria-describedby={classroom.tema ? `${id}-${classroom.id}-theme` : undefined}
                    onChange={(event) => choose(classroom.id, event.target.checked)}
                    className="size-5 accent-ink"
                  />
                  <span className="grid min-w-0">
                    <span id={`${id}-${classroom.id}`} className="wrap-anywhere">
                      {classroom.nome}
                    </span>
                    {classroom.tema && (
                      <span
                        id={`${id}-${classroom.id}-theme`}
                        className="line-clamp-2 text-sm text-muted wrap-anywhere"
                      >
                        Agora: “{classroom.tema}”
                      </span>
                    )}
                  </span>
                </label>
                {isChosen && (
                  <ClassroomDay
                    name={classroom.nome}
                    value={dias[classroom.id] ?? prazo}
                    error={errors.dias?.[classroom.id]?.message}
                    isBusy={isBusy}
                    onChange={(day) =>
                      form.setValue(`dias.${classroom.id}`, day, {
                        shouldDirty: true,
                        shouldValidate: errors.dias !== undefined,
                      })
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
        <div aria-live="polite" className="mt-1 empty:hidden">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      </fieldset>
    </div>
  );
}

type ClassroomDayProps = {
  name: string;
  value: string;
  error: string | undefined;
  isBusy: boolean;
  onChange(day: string): void;
};

function ClassroomDay({ name, value, error, isBusy, onChange }: ClassroomDayProps) {
  const id = useId();
  return (
    <div className="grid gap-1 max-sm:pl-8.5">
      <Input
        type="date"
        aria-label={`Prazo de ${name}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        value={value}
        readOnly={isBusy}
        onChange={(event) => onChange(event.target.value)}
        className="num w-44!"
      />
      <div aria-live="polite" className="mt-1 empty:hidden">
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
    </div>
  );
}
