import { useTable, type Header } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, useMemo, useRef, type CSSProperties } from 'react';
import type { GradeRow, Gradebook } from '@/domain/classrooms/gradebook';
import { FOOT_ROWS, gridColumns, gridFeatures, type GridColumn } from './grid-columns';
import { FootCells, RowCells } from './grid-rows';
import { shortDay } from './grade-text';
import { placeAttribute, useGridFocus } from './use-grid-focus';
import './gradebook.css';

/** Number of rows from which only the rows near the window are rendered. */
const VIRTUAL_FROM = 61;
/** Height of a row in rem, as in gradebook.css. */
const ROW_REM = 3.25;
const OVERSCAN = 8;
/** With more themes than this, the printed grid only has space for totals. */
const DENSE_FROM = 6;

type GradeGridProps = { classroomId: string; book: Gradebook; isPrinting: boolean };

/** The gradebook as a keyboard-navigable grid, sortable by any column; its header and first column are sticky. */
export function GradeGrid({ classroomId, book, isPrinting }: GradeGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => gridColumns(book), [book]);
  const table = useTable({ features: gridFeatures, columns, data: book.rows as GradeRow[], getRowId });
  const { rows } = table.getRowModel();
  const [headers = []] = table.getHeaderGroups().map((group) => group.headers);
  const shown = useMemo(() => columns.flatMap(({ meta }) => meta ?? []), [columns]);
  const focus = useGridFocus(scroller, {
    rows: 1 + rows.length + FOOT_ROWS.length,
    columns: shown.length,
  });

  const isVirtual = rows.length >= VIRTUAL_FROM && !isPrinting;
  const current = focus.place.row - 1;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler.
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_REM * remPixels(),
    overscan: OVERSCAN,
    rangeExtractor(range) {
      const near = defaultRangeExtractor(range);
      if (current < 0 || current >= rows.length || near.includes(current)) return near;
      return [...near, current].toSorted((a, b) => a - b);
    },
  });
  const drawn = isVirtual
    ? virtualizer.getVirtualItems()
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const end = isVirtual ? virtualizer.getTotalSize() : 0;

  return (
    <div
      ref={scroller}
      className="gradebook-scroller"
      data-dense={book.columns.length > DENSE_FROM || undefined}
      style={{ '--themes': book.columns.length } as CSSProperties}
    >
      {/* One tab stop: the keys are those of a grid; the focus moves to cells or their links. */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table moved through by keys.
        role="grid"
        aria-label="Notas por aluno e tema"
        aria-rowcount={1 + rows.length + FOOT_ROWS.length}
        className="gradebook-grid num"
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
      >
        <colgroup>
          {headers.map(({ id, column: { columnDef } }) => (
            <col key={id} className={`gradebook-${columnDef.meta?.kind}`} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {headers.map((header, column) => (
              <HeadCell
                key={header.id}
                header={header}
                place={placeAttribute({ row: 0, column })}
                isCurrent={focus.place.row === 0 && focus.place.column === column}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map(({ index, start }, nth) => {
            const row = rows[index];
            const gap = start - (drawn[nth - 1]?.end ?? 0);
            if (!row) return null;
            return (
              <Fragment key={row.id}>
                {gap > 0 && <Gap height={gap} />}
                <tr aria-rowindex={index + 2}>
                  <RowCells
                    row={row.original}
                    rowNumber={index + 1}
                    columns={shown}
                    classroomId={classroomId}
                    currentColumn={current === index ? focus.place.column : null}
                  />
                </tr>
              </Fragment>
            );
          })}
          {end > (drawn.at(-1)?.end ?? 0) && <Gap height={end - (drawn.at(-1)?.end ?? 0)} />}
        </tbody>
        <tfoot>
          {FOOT_ROWS.map((foot, index) => (
            <tr key={foot.key} aria-rowindex={rows.length + index + 2}>
              <FootCells
                foot={foot}
                book={book}
                rowNumber={rows.length + index + 1}
                columns={shown}
                currentColumn={current === rows.length + index ? focus.place.column : null}
              />
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

const getRowId = ({ student }: GradeRow) => student.id;

function remPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Takes the place of rows scrolled out of view. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden="true" style={{ height }} />;
}

type HeadCellProps = {
  header: Header<typeof gridFeatures, GradeRow>;
  place: string;
  isCurrent: boolean;
};

function HeadCell({ header: { column }, place, isCurrent }: HeadCellProps) {
  const meta = column.columnDef.meta;
  const sorted = column.getIsSorted();
  if (!meta) return null;
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={ariaSort(sorted)}>
      <button
        type="button"
        data-place={place}
        tabIndex={isCurrent ? 0 : -1}
        title={meta.title ?? meta.label}
        aria-label={headName(meta)}
        onClick={column.getToggleSortingHandler()}
        className="gradebook-head"
      >
        <span className={clsx('line-clamp-2', meta.kind === 'theme' && 'text-ink')}>{meta.label}</span>
        {meta.kind === 'theme' && (
          <span className="text-xs font-normal text-muted">{shortDay(meta.column.theme.criado_em)}</span>
        )}
        {sorted && <Arrow size={14} strokeWidth={2} aria-hidden="true" className="print:hidden" />}
      </button>
    </th>
  );
}

function ariaSort(sorted: false | 'asc' | 'desc') {
  if (!sorted) return 'none' as const;
  return sorted === 'asc' ? ('ascending' as const) : ('descending' as const);
}

function headName(column: GridColumn): string {
  if (column.kind !== 'theme') return column.title ?? column.label;
  return `${column.label}, ${shortDay(column.column.theme.criado_em)}`;
}
