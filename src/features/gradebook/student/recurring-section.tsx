import { PENS } from '@/copy/pens';
import { countMarks, findingName } from '@/copy/writing';
import type { StudentRecord } from '@/domain/classrooms/student-record';
import { FINDING_CATEGORIES } from '@/domain/writing/categories';
import { Bar } from '@/ui/bar';
import { PenKey } from '@/components/pen-key';

const SHOWN = 8;

/** Findings in at least two of the student's essays. */
export function RecurringSection({ record: { recurring, points } }: { record: StudentRecord }) {
  return (
    <section aria-labelledby="recurring-findings">
      <h3 id="recurring-findings" className="text-lg">
        Marcações que voltam
      </h3>
      {recurring.length === 0 ? (
        <p className="mt-1 text-ink-2">Nenhum tipo de marcação apareceu em duas redações ou mais.</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">
            Quantas das redações corrigidas têm cada tipo de marcação.
          </p>
          <ol className="mt-4 grid gap-4">
            {recurring.slice(0, SHOWN).map(({ code, essays, marks }) => {
              const pen = code === 'outras' ? null : FINDING_CATEGORIES[code].classe;
              const name = findingName(code);
              return (
                <li key={code} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3">
                  <span>{pen && <PenKey pen={pen} letter={PENS[pen].letter} />}</span>
                  <span>{name}</span>
                  <span className="num text-sm text-muted">
                    <b className="text-base text-ink">{essays}</b> de {points.length}
                    <span className="sr-only"> redações, {countMarks(marks)}</span>
                  </span>
                  <Bar
                    value={essays}
                    max={points.length}
                    label={name}
                    className="col-span-2 col-start-2 mt-1.5"
                  />
                </li>
              );
            })}
          </ol>
        </>
      )}
    </section>
  );
}
