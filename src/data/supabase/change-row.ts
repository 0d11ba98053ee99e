import { changedElsewhere } from '@/lib/changed-elsewhere';

type RowPort<Row> = {
  /** The row with its version; null if there is none. */
  read(): Promise<{ row: Row; versao: number } | null>;
  /** Writes the row if it still has that version; returns whether it did. */
  write(versao: number): Promise<boolean>;
};

/**
 * Writes changes over the row that was read, never over others' later changes of the same fields (decision 0039).
 * `missing`: there is no such row, or the caller may not write it.
 */
export async function changeRow<Row extends object>(
  { read, write }: RowPort<Row>,
  changes: Partial<Row>,
  seen: Row,
): Promise<'saved' | 'conflict' | 'missing'> {
  let refused: number | null = null;
  for (;;) {
    // Sequential, because each attempt builds on the row that the previous attempt found.
    // oxlint-disable-next-line no-await-in-loop
    const found = await read();
    if (!found || found.versao === refused) return 'missing';
    if (changedElsewhere(seen, found.row, changes).length > 0) return 'conflict';
    // oxlint-disable-next-line no-await-in-loop
    if (await write(found.versao)) return 'saved';
    refused = found.versao;
  }
}
