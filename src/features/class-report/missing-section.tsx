import { dueDate } from '@/copy/due-date';
import type { MissingStudents } from '@/domain/classrooms/missing-students';
import { Badge } from '@/ui/badge';

/** Who has sent nothing on the theme, and whether it is late for it. */
export function MissingSection({ missing, now }: { missing: MissingStudents; now: Date }) {
  const { theme, isOverdue, students, expected } = missing;
  const due = dueDate(theme.dueAt, now);
  return (
    <section aria-labelledby="missing-students">
      <h3 id="missing-students" className="text-lg">
        Quem ainda não escreveu
      </h3>
      <p className="mt-1 text-sm text-ink-2 wrap-anywhere">
        Tema: {theme.tema} {due && <Badge variant={isOverdue ? 'warn' : 'outline'}>{due}</Badge>}
      </p>
      {students.length === 0 ? (
        <p className="mt-3">{nobodyMissing(missing)}</p>
      ) : (
        <ul className="mt-3 columns-1 gap-x-8 border-t sm:columns-2 lg:columns-1 xl:columns-2 print:columns-2">
          {students.map(({ id, name }) => (
            <li key={id} className="break-inside-avoid border-b py-2 wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
      {expected.length > 0 && (
        <p className="mt-3 text-sm text-ink-2 wrap-anywhere">
          <b>Ainda não entraram na sala:</b> {expected.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </section>
  );
}

function nobodyMissing({ hadStudents, expected }: MissingStudents): string {
  if (!hadStudents) return 'Ninguém entrou na sala ainda.';
  return expected.length > 0 ? 'Todos os que entraram na sala escreveram.' : 'Todos escreveram.';
}
