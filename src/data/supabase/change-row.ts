import { changedElsewhere } from '@/lib/changed-elsewhere';

type RowPort<Row> = {
  /** The row with its version; null where there is none. */
  read(): Promise<{ row: Row; versao: number } | null>;
  /** Writes it where it still has that version; whether it did. */
  write(versao: number): Promise<boolean>;
};

/**
 * Writes changes of a row over what was read, never over what somebody else made of the same fields since (decision 0039).
 * `missing`: there is no such row, or it is not the caller's to write.
 */
export async function changeRow<Row extends object>(
  { read, write }: RowPort<Row>,
  changes: Partial<Row>,
  seen: Row,
): Promise<'saved' | 'conflict' | 'missing'> {
  let refused: number | null = null;
  for (;;) {
    // One after the other: each attempt is over what the one before met.
    // oxlint-disable-next-line no-await-in-loop
    const found = await read();
    if (!found || found.versao === refused) return 'missing';
    if (changedElsewhere(seen, found.row, changes).length > 0) return 'conflict';
    // oxlint-disable-next-line no-await-in-loop
    if (await write(found.versao)) return 'saved';
    refused = found.versao;
  }
}
