import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClassroom } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('what two devices edit at once with %s grants', (grants) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  afterAll(() => db.close());

  async function openRow(table: 'comunicados' | 'profiles' | 'salas') {
    if (table === 'profiles') {
      const user = await db.signUp();
      return { user, key: 'user_id', id: user, column: 'nome' };
    }
    if (table === 'salas') {
      const user = await db.signUp({ tipo_conta: 'teacher' });
      return { user, key: 'id', id: await createClassroom(db, user), column: 'nome' };
    }
    const user = await db.signUp();
    await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [user]);
    const [row] = await db.asUser(
      user,
      `insert into public.comunicados (titulo, conteudo) values ('Prova', 'No domingo.') returning id`,
    );
    return { user, key: 'id', id: String(row?.id), column: 'titulo' };
  }

  it.each(['comunicados', 'profiles', 'salas'] as const)(
    'of %s is written over what was read alone',
    async (table) => {
      const { user, key, id, column } = await openRow(table);
      const read = async () =>
        (
          await db.asUser(user, `select ${column} as text, versao from public.${table} where ${key} = $1`, [
            id,
          ])
        )[0];
      const write = (text: string, versao: number) =>
        db.asUser(
          user,
          `update public.${table} set ${column} = $2 where ${key} = $1 and versao = $3 returning ${key}`,
          [id, text, versao],
        );
      expect(await read()).toMatchObject({ versao: 0 });
      expect(await write('No celular', 0)).toHaveLength(1);
      expect(await write('No computador', 0)).toEqual([]);
      expect(await read()).toEqual({ text: 'No celular', versao: 1 });
      // Writes like an app from before versions existed.
      await db.asUser(user, `update public.${table} set ${column} = 'Antigo' where ${key} = $1`, [id]);
      expect(await read()).toEqual({ text: 'Antigo', versao: 2 });
      // A client that sets the count itself gains nothing.
      await outcome(db.asUser(user, `update public.${table} set versao = 0 where ${key} = $1`, [id]));
      expect((await read())?.versao).toBeGreaterThanOrEqual(2);
      expect(await write('De novo', 0)).toEqual([]);
    },
  );

  it('of a classroom does not count what happens to its theme, nor of a profile what it earns', async () => {
    const classroom = await openRow('salas');
    await db.asUser(classroom.user, `select public.definir_tema($1, 'Leitura', null, 0)`, [classroom.id]);
    expect(await db.asOwner('select versao from public.salas where id = $1', [classroom.id])).toEqual([
      { versao: 0 },
    ]);
    const { user } = await openRow('profiles');
    await db.asUser(user, 'select public.receber_entrada_do_dia()');
    expect(await db.asOwner('select versao from public.profiles where user_id = $1', [user])).toEqual([
      { versao: 0 },
    ]);
  });
});
