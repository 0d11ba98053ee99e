import { expect, it } from 'vitest';
import { changeRow } from '@/data/supabase/change-row';

type Row = { nome: string; cidade: string };
const SEEN: Row = { nome: 'Marina', cidade: 'Sobral' };

/** A row that somebody else changes right before each of the first writes, as listed in `elsewhere`. */
function rowOf(elsewhere: (Partial<Row> | 'unwritable')[]) {
  let row = SEEN;
  let versao = 0;
  const written: number[] = [];
  return {
    current: () => row,
    written,
    port: (changes: Partial<Row>) => ({
      read: async () => ({ row, versao }),
      async write(seenVersion: number) {
        written.push(seenVersion);
        const other = elsewhere.shift();
        if (other === 'unwritable') return false;
        if (other) {
          row = { ...row, ...other };
          versao += 1;
        }
        if (seenVersion !== versao) return false;
        row = { ...row, ...changes };
        return true;
      },
    }),
  };
}

it.each([
  ['what nobody changed', [], 'saved', { nome: 'Marina', cidade: 'Recife' }, 1],
  ['another field changed meanwhile', [{ nome: 'Ana' }], 'saved', { nome: 'Ana', cidade: 'Recife' }, 2],
  [
    'the same field changed to the same',
    [{ cidade: 'Recife' }],
    'saved',
    { nome: 'Marina', cidade: 'Recife' },
    2,
  ],
  [
    'the same field changed meanwhile',
    [{ cidade: 'Natal' }],
    'conflict',
    { nome: 'Marina', cidade: 'Natal' },
    1,
  ],
  ['a row that is not the caller’s to write', ['unwritable' as const], 'missing', SEEN, 1],
])('a change over %s', async (_requirement, elsewhere, result, left, attempts) => {
  const changes = { cidade: 'Recife' };
  const { port, current, written } = rowOf([...elsewhere]);
  expect(await changeRow(port(changes), changes, SEEN)).toBe(result);
  expect(current()).toEqual(left);
  expect(written).toHaveLength(attempts);
});

it('of a row that is gone finds none', async () => {
  const port = { read: async () => null, write: async () => true };
  expect(await changeRow(port, { cidade: 'Recife' }, SEEN)).toBe('missing');
});
