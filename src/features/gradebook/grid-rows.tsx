import { memo } from 'react';
import { Link } from 'react-router-dom';
import { writerName } from '@/domain/classrooms/class-writers';
import type { GradeRow, Gradebook, GradeSummary } from '@/domain/classrooms/gradebook';
import { paths } from '@/lib/paths';
import { EmptyEntry, EntryLink } from './grade-entry';
import type { FootRow, GridColumn } from './grid-columns';
import { placeAttribute } from './use-grid-focus';

type RowCellsProps = {
  row: GradeRow;
  /** Row number in the grid. */
  rowNumber: number;
  columns: readonly GridColumn[];
  classroomId: string;
  /** The column with the tab stop, if it is in this row; else null. */
  currentColumn: number | null;
};

/** The cells of a student. Memoized, because a key press changes only two rows. */
export const RowCells = memo(function RowCells({
  row,
  rowNumber,
  columns,
  classroomId,
  currentColumn,
}: RowCellsProps) {
  return columns.map((column, index) => {
    const target = {
      'data-place': placeAttribute({ row: rowNumber, column: index }),
      tabIndex: currentColumn === index ? 0 : -1,
    };
    const key = `${index} ${column.label}`;
    if (column.kind === 'student')
      return (
        <th key={key} scope="row">
          <Link
            {...target}
            to={paths.teacher.classStudent(classroomId, row.student.id)}
            title={writerName(row.student)}
            className="gradebook-name"
          >
            <span className="line-clamp-2">{writerName(row.student)}</span>
          </Link>
        </th>
      );
    if (column.kind === 'figure')
      return (
        <td key={key} {...target} className="gradebook-value">
          <Value value={column.valueOf(row)} />
        </td>
      );
    const cell = row.cells[column.at];
    if (cell?.state === 'sent')
      return (
        <td key={key}>
          <EntryLink {...target} entry={cell} />
        </td>
      );
    return (
      <td key={key} {...target} className="gradebook-empty">
        {cell && <EmptyEntry state={cell.state} />}
      </td>
    );
  });
});

type FootCellsProps = Pick<RowCellsProps, 'rowNumber' | 'columns' | 'currentColumn'> & {
  foot: FootRow;
  book: Gradebook;
};

/** One figure of the class, shown in each column that the figure applies to. */
export function FootCells({ foot, book, rowNumber, columns, currentColumn }: FootCellsProps) {
  return columns.map((column, index) => {
    const target = {
      'data-place': placeAttribute({ row: rowNumber, column: index }),
      tabIndex: currentColumn === index ? 0 : -1,
    };
    const key = `${index} ${column.label}`;
    if (column.kind === 'student')
      return (
        <th key={key} {...target} scope="row" className="gradebook-foot">
          {foot.label}
        </th>
      );
    const summary: GradeSummary = column.kind === 'theme' ? column.column : book.all;
    // For figure columns, the class's value is shown in the first row only.
    const isShown = column.kind === 'theme' || foot.key === 'total';
    const value = (column.kind === 'theme' ? foot : column).valueOf(summary);
    return (
      <td
        key={key}
        {...target}

        className={column.kind === 'figure' ? 'gradebook-value' : 'gradebook-empty'}
      >
        {isShown && <Value value={value} />}
      </td>
    );
  });
}

function Value({ value }: { value: number | null }) {
  if (value === null) return <span className="text-muted">–</span>;
  return <b className="font-semibold">{value}</b>;
}
