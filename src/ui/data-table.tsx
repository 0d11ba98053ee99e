import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

type DataTableProps = {
  caption: string;
  /** Column headers; the first column has the row headers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Whether the table is printed even when it is closed. */
  isOnPaper?: boolean;
};

/** The figures of a chart as a collapsible table, for screen readers and for exact values. */
export function DataTable({ caption, columns, rows, isOnPaper = false }: DataTableProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(details, isOnPaper);
  return (
    <details ref={details} className="mt-2 not-open:print:hidden">
      <summary className="inline-flex min-h-11 items-center text-sm text-link underline underline-offset-4 print:hidden">
        Ver como tabela
      </summary>
      <table className="num mt-1 w-full text-left text-sm print:break-inside-avoid">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b print:break-inside-avoid">
            {columns.map((column, index) => (
              // Words break only where they would overflow.
              <th key={column} scope="col" className={`${cellClass(index)} max-[22rem]:wrap-anywhere`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <tr key={key} className="border-b align-top print:break-inside-avoid">
              <th scope="row" className={`${cellClass(0)} font-normal`}>
                {name}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} className={`${cellClass(index + 1)} wrap-anywhere`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function cellClass(column: number): string {
  return column === 0 ? 'py-2 pr-3' : 'py-2 pl-3 text-right';
}

/** Opens the details while the page is printed. */
function useOpenOnPaper(details: RefObject<HTMLDetailsElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    let wasOpen = false;
    const open = () => {
      wasOpen = details.current?.open ?? false;
      if (details.current) details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, [details, isEnabled]);
}
