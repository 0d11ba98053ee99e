import { useState } from 'react';
import { Link } from 'react-router-dom';
import { writerName } from '@/domain/classrooms/class-writers';
import type { GradeRow, Gradebook, GradeSummary } from '@/domain/classrooms/gradebook';
import { COMPETENCY_NUMBERS, ROMAN_NUMERALS } from '@/domain/rubric/competency';
import { excerpt } from '@/lib/excerpt';
import { paths } from '@/lib/paths';
import { Field } from '@/ui/field';
import { Select } from '@/ui/input';
import { EmptyEntry, EntryLink } from './grade-entry';
import { shortDay } from './grade-text';

/** Selected in the list instead of a theme: the averages of all themes. */
const MEANS = 'medias';

const ORDERS = { name: 'Nome', best: 'Maior nota primeiro', worst: 'Menor nota primeiro' } as const;
type Order = keyof typeof ORDERS;

type GradeListProps = { classroomId: string; book: Gradebook };

/** The gradebook on a narrow screen: one theme at a time, or the averages of all themes. */
export function GradeList({ classroomId, book }: GradeListProps) {
  const { columns } = book;
  const [chosen, setChosen] = useState<string | null>(null);
  const [order, setOrder] = useState<Order>('name');
  const shown = chosen ?? columns.at(-1)?.theme.id ?? MEANS;
  // If the chosen theme no longer exists, the averages are shown.
  const at = columns.findIndex(({ theme }) => theme.id === shown);
  const valueOf = (row: GradeRow) => {
    const cell = row.cells[at];
    if (at === -1) return row.means.total;
    return cell?.state === 'sent' ? cell.total : null;
  };
  return (
    <div>
      <div className="grid gap-4">
        <Field label="Mostrar">
          {(control) => (
            <Select
              {...control}
              value={at === -1 ? MEANS : shown}
              onChange={({ target }) => setChosen(target.value)}
              className="truncate"
            >
              {columns.toReversed().map(({ theme: { id, tema, criado_em } }) => (
                <option key={id} value={id}>
                  {shortDay(criado_em)} – {excerpt(tema, 90)}
                </option>
              ))}
              <option value={MEANS}>Média de todos os temas</option>
            </Select>
          )}
        </Field>
        <Field label="Ordenar por">
          {(control) => (
            <Select {...control} value={order} onChange={({ target }) => setOrder(target.value as Order)}>
              {Object.entries(ORDERS).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SummaryLine summary={columns[at] ?? book.all} />
      <ul className="mt-3 border-t">
        {sorted(book.rows, order, valueOf).map((row) => (
          <li
            key={row.student.id}
            className="flex items-center justify-between gap-3 border-b [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]"
          >
            <Link
              to={paths.teacher.classStudent(classroomId, row.student.id)}
              className="flex min-h-12 min-w-0 flex-1 items-center leading-tight font-semibold text-ink no-underline wrap-anywhere"
            >
              {writerName(row.student)}
            </Link>
            <RowValue row={row} at={at} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rows without a value come last. */
function sorted(
  rows: readonly GradeRow[],
  order: Order,
  valueOf: (row: GradeRow) => number | null,
): readonly GradeRow[] {
  if (order === 'name') return rows;
  const sign = order === 'best' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}

function RowValue({ row, at }: { row: GradeRow; at: number }) {
  const cell = row.cells[at];
  if (at === -1)
    return (
      <span className="num shrink-0 text-right">
        <b className="block font-serif text-[1.1875rem] leading-tight">{row.means.total ?? '–'}</b>
        <span className="text-xs text-muted">{countsText(row)}</span>
      </span>
    );
  return cell?.state === 'sent' ? (
    <EntryLink entry={cell} className="shrink-0" />
  ) : (
    <span className="shrink-0 px-1">{cell && <EmptyEntry state={cell.state} />}</span>
  );
}

function countsText({ missing, late }: GradeSummary): string {
  return [
    ...(missing > 0 ? [missing === 1 ? '1 falta' : `${missing} faltas`] : []),
    ...(late > 0 ? [late === 1 ? '1 atraso' : `${late} atrasos`] : []),
  ].join(', ');
}

function SummaryLine({ summary }: { summary: GradeSummary }) {
  const { total, competencies } = summary.means;
  return (
    <p className="num mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-2">
      <span>
        Média da sala <b className="font-serif text-lg text-ink">{total ?? '–'}</b>
      </span>
      {total !== null && (
        <span>
          {COMPETENCY_NUMBERS.map((number) => `${ROMAN_NUMERALS[number]} ${competencies[number - 1]}`).join(
            ' · ',
          )}
        </span>
      )}
      <span>{countsText(summary)}</span>
    </p>
  );
}
