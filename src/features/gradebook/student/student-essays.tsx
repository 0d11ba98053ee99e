import { dueDate, formatDate } from '@/copy/dates';
import { useServices } from '@/data/services-context';
import { totalOf } from '@/domain/classrooms/class-figures';
import type { GradeEntry } from '@/domain/classrooms/gradebook';
import { countingLevels } from '@/domain/classrooms/submission';
import type { StudentRecord } from '@/domain/classrooms/student-record';
import { EmptyEntry, EntryLink } from '../grade-entry';
import { entryName } from '../grade-text';

/** The themes of the class, newest first, each with the student's result. */
export function ThemesSection({ themes }: Pick<StudentRecord, 'themes'>) {
  const { now } = useServices();
  return (
    <section aria-labelledby="student-themes">
      <h3 id="student-themes" className="text-lg">
        O que foi pedido e o que foi feito
      </h3>
      {themes.length === 0 ? (
        <p className="mt-1 text-ink-2">A sala ainda não tem tema.</p>
      ) : (
        <ul className="mt-3 border-t">
          {themes.map(({ theme: { id, tema, criado_em, prazo }, cell }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="leading-snug wrap-anywhere">{tema}</p>
                <p className="num text-xs text-muted">
                  dado em {formatDate(new Date(criado_em))}
                  {prazo && `, ${dueDate(prazo, now())}`}
                </p>
              </div>
              {cell.state === 'sent' ? (
                <EntryLink entry={cell} aria-label={entryName(cell, tema)} />
              ) : (
                <span className="px-1 py-2">
                  <EmptyEntry state={cell.state} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Essays that are not in the list of themes: essays on other themes, and earlier essays on the same theme. */
export function OtherEssays({ record: { essays, themes } }: { record: StudentRecord }) {
  const listed = new Set(themes.flatMap(({ cell }) => (cell.state === 'sent' ? [cell.essay.id] : [])));
  const others = essays.filter(({ id }) => !listed.has(id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-essays">
      <h3 id="other-essays" className="text-lg">
        Outras redações
      </h3>
      <p className="mt-1 text-sm text-ink-2">As de outros temas e as anteriores à última de cada tema.</p>
      <ul className="mt-3 border-t">
        {others.map((essay) => {
          const levels = countingLevels(essay);
          const entry: GradeEntry = {
            state: 'sent',
            essay,
            levels,
            total: levels && totalOf(levels),
            delay: null,
            sent: 1,
          };
          return (
            <li
              key={essay.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="leading-snug wrap-anywhere">{essay.tema}</p>
                <p className="num text-xs text-muted">enviada em {formatDate(new Date(essay.enviado_em))}</p>
              </div>
              <EntryLink entry={entry} aria-label={entryName(entry, essay.tema)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
