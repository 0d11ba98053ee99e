import { afterEach, expect, it } from 'vitest';
import { openPglite, type Connection } from '../../tools/database/connection';
import { readMigrations } from '../../tools/database/migrations';
import { applyMigrations, BASELINE } from '../../tools/database/prepare-database';

/** Rows that an earlier version took, and that a later one would refuse, must not stop its migrations. */
let connection: Connection;
afterEach(() => connection.close());

/** A database as it was before the migration of this number. */
async function openBefore(number: string) {
  connection = await openPglite();
  await connection.exec(BASELINE);
  const migrations = readMigrations();
  const at = migrations.findIndex(({ name }) => name.startsWith(number));
  await applyMigrations(connection, migrations.slice(0, at));
  return { upgrade: () => applyMigrations(connection, migrations.slice(at)) };
}

async function signUp(nome: string, tipo_conta: string): Promise<string> {
  const [user] = await connection.query(
    'insert into auth.users (email, raw_user_meta_data, email_confirmed_at) values ($1, $2, now()) returning id',
    [`${crypto.randomUUID()}@exemplo.com.br`, JSON.stringify({ nome, tipo_conta })],
  );
  return String(user?.id);
}

it('a list with a name that has no letter stays as it is', async () => {
  const { upgrade } = await openBefore('0032');
  const teacher = await signUp('Marina', 'teacher');
  const [room] = await connection.query(
    "insert into public.salas (nome, professor_id) values ('3º A', $1) returning id",
    [teacher],
  );
  await connection.query('insert into public.sala_nomes (sala_id, nome) values ($1, $2)', [room?.id, '12']);
  await upgrade();
  expect(await connection.query('select nome from public.sala_nomes')).toEqual([{ nome: '12' }]);
});

it('names are plain afterwards, also one that is longer with its letters composed', async () => {
  const { upgrade } = await openBefore('0060');
  const ids = [
    await signUp('Ana\u202e\u200b Souza', 'student'),
    await signUp('\u0958'.repeat(60), 'student'),
  ];
  await upgrade();
  const rows = await connection.query('select user_id, nome from public.profiles');
  const nameOf = (id: string | undefined) => rows.find(({ user_id }) => user_id === id)?.nome;
  expect(nameOf(ids[0])).toBe('Ana Souza');
  expect(nameOf(ids[1])).toBe('\u0915\u093c'.repeat(50));
});
