import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '../../../tools/backend/lite/database';
import { migrate } from '../../../tools/backend/migrate';
import { StartError } from '../../../tools/backend/start-error';
import { temporaryFolder } from './support/temporary-folder';

type Applied = { version: string; name: string; statements: string[] };

/** Records the statements that it runs; the statement "wrong" fails and rolls back its transaction. */
function fakeDatabase() {
  const applied: Applied[] = [];
  const ran: string[] = [];
  const database: Database = {
    query: async () => applied as never[],
    transaction: async (work) => {
      const before = ran.length;
      let rows = [...applied];
      try {
        const result = await work({
          exec: async (sql) => {
            ran.push(sql);
            if (sql === 'wrong') throw new Error('syntax error');
          },
          query: async (sql, [given, name, statements] = []) => {
            const gone = sql.startsWith('delete') ? (given as string[]) : [given as string];
            rows = rows.filter(({ version }) => !gone.includes(version));
            if (!sql.startsWith('delete')) rows.push({ version: given, name, statements } as Applied);
            return [];
          },
        });
        applied.splice(0, applied.length, ...rows);
        return result;
      } catch (error) {
        ran.length = before;
        throw error;
      }
    },
  };
  return { database, ran, applied };
}

function folderWith(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return folder;
}

it('applies by number, each once, and records what it applied', async () => {
  const { database, ran, applied } = fakeDatabase();
  const folder = folderWith({
    '10_c.sql': 'c',
    '0002_b.sql': 'b',
    '0001_a.sql': 'a',
    'README.md': 'not SQL',
  });
  expect(await migrate(database, folder)).toEqual(['0001_a.sql', '0002_b.sql', '10_c.sql']);
  expect(await migrate(database, folder)).toEqual([]);
  writeFileSync(join(folder, '11_d.sql'), 'd');
  expect(await migrate(database, folder)).toEqual(['11_d.sql']);
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
  expect(applied[0]).toEqual({ version: '0001', name: 'a', statements: ['a'] });
});

it('refuses one that changed since', async () => {
  const { database } = fakeDatabase();
  const folder = folderWith({ '1_a.sql': 'a' });
  await migrate(database, folder);
  writeFileSync(join(folder, '1_a.sql'), 'a and more');
  const again = migrate(database, folder);
  await expect(again).rejects.toThrow(StartError);
  await expect(again).rejects.toThrow('1_a.sql has changed since it was applied');
});

it('names the one that fails, keeps those before it, and takes it up once it is mended', async () => {
  const { database, ran } = fakeDatabase();
  const folder = folderWith({ '1_a.sql': 'a', '2_b.sql': 'wrong', '3_c.sql': 'c' });
  await expect(migrate(database, folder)).rejects.toThrow('2_b.sql: syntax error');
  expect(ran).toEqual(['a']);
  writeFileSync(join(folder, '2_b.sql'), 'b');
  expect(await migrate(database, folder)).toEqual(['2_b.sql', '3_c.sql']);
});

it('goes on from a baseline where all that it stands for was applied, and refuses less', async () => {
  const { database, ran, applied } = fakeDatabase();
  await migrate(database, folderWith({ '1_a.sql': 'a', '2_b.sql': 'b' }));
  const early = folderWith({ '3_baseline.sql': 'a b c', '4_d.sql': 'd' });
  await expect(migrate(database, early)).rejects.toThrow('older than 3_baseline.sql');
  const due = folderWith({ '2_baseline.sql': 'a b', '3_c.sql': 'c' });
  expect(await migrate(database, due)).toEqual(['3_c.sql']);
  expect(ran).toEqual(['a', 'b', 'c']);
  expect(applied.map(({ version, name, statements }) => [version, name, ...statements])).toEqual([
    ['2', 'baseline', 'a b'],
    ['3', 'c', 'c'],
  ]);
});
