import { useRef, type ReactNode } from 'react';
import { useOpenOnPaper } from './use-open-on-paper';

type TableTwinProps = {
  caption: string;
  /** Names of the columns; the first one names the rows. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Printed even where nobody opened it. */
  isOnPaper?: boolean;
};

/** A chart as a table: the same figures for whoever cannot see it or wants to read them. */
export function TableTwin({ caption, columns, rows, isOnPaper = false }: TableTwinProps) {
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
              // Only where it would run over the side is a word broken anywhere.
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
