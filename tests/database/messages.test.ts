import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('messages with %s grants', (grants) => {
  let db: TestDatabase;
  let dev: string;
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
    dev = await db.signUp({ nome: 'Equipe Ada' });
    await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [dev]);
  });
  beforeEach(async () => {
    student = await db.signUp();
    await db.asOwner('delete from public.comunicados');
  });
  afterAll(() => db.close());

  const publish = (user: string) =>
    db.asUser(
      user,
      `insert into public.comunicados (titulo, conteudo, autor_nome) values ('Novidade', 'Chegou.', 'Ministério')
       returning autor_nome`,
    );
  const send = (user: string, columns = '', values = '') =>
    db.asUser(
      user,
      `insert into public.feedback_mensagens (nome, email, papel_usuario, tipo_problema, mensagem${columns})
       values ('Ana', 'ana@exemplo.com.br', 'student', 'bug', 'O botão não responde ao toque.'${values})`,
    );

  describe('announcements', () => {
    it('are published, edited and removed by devs, under their own name', async () => {
      expect(await publish(dev)).toEqual([{ autor_nome: 'Equipe Ada' }]);
      await db.asUser(dev, `update public.comunicados set titulo = 'Correção'`);
      expect(await db.asUser(student, 'select titulo, autor_nome from public.comunicados')).toEqual([
        { titulo: 'Correção', autor_nome: 'Equipe Ada' },
      ]);
      await db.asUser(dev, 'delete from public.comunicados');
      expect(await db.asUser(student, 'select * from public.comunicados')).toEqual([]);
    });

    it('are only read by everybody else, and not by visitors', async () => {
      await publish(dev);
      for (const user of [student, await db.signUp({ tipo_conta: 'teacher' })]) {
        expect(await outcome(publish(user))).toBe('refused');
        expect(
          await outcome(db.asUser(user, `update public.comunicados set titulo = 'X' returning id`)),
        ).toBe('nothing');
        expect(await outcome(db.asUser(user, 'delete from public.comunicados returning id'))).toBe('nothing');
      }
      expect(await db.asUser(student, 'select titulo from public.comunicados')).toEqual([
        { titulo: 'Novidade' },
      ]);
      expect(await outcome(db.asAnon('select * from public.comunicados'))).toMatch(/^(refused|nothing)$/);
    });

    it('are seen once they are out, by those they are for; by devs at once', async () => {
      const teacher = await db.signUp({ tipo_conta: 'teacher' });
      const put = (titulo: string, publico: string, at: string) =>
        db.asUser(
          dev,
          `insert into public.comunicados (titulo, conteudo, publico, publicar_em)
           values ($1, 'Chegou.', $2, now() + $3::interval)`,
          [titulo, publico, at],
        );
      await put('A todos', 'todos', '0');
      await put('A alunos', 'alunos', '0');
      await put('A professores', 'professores', '0');
      for (const publico of ['todos', 'alunos', 'professores']) await put('Amanhã', publico, '1 day');
      const seenBy = async (user: string) =>
        (await db.asUser(user, 'select titulo from public.comunicados order by titulo')).map(
          ({ titulo }) => titulo,
        );
      expect(await seenBy(student)).toEqual(['A alunos', 'A todos']);
      expect(await seenBy(teacher)).toEqual(['A professores', 'A todos']);
      expect(await seenBy(dev)).toHaveLength(6);
      expect(await outcome(db.asAnon('select titulo from public.comunicados'))).toMatch(
        /^(refused|nothing)$/,
      );
      // The time of publication passes; nobody has to publish the announcement.
      await db.asOwner(`update public.comunicados set publicar_em = now() where publico = 'alunos'`);
      expect(await seenBy(student)).toEqual(['A alunos', 'A todos', 'Amanhã']);
      expect(await seenBy(teacher)).toEqual(['A professores', 'A todos']);
      // Nobody but developers can schedule, pin or show an announcement.
      for (const user of [student, teacher])
        for (const change of ['fixado = true', `publico = 'todos'`, 'publicar_em = now()'])
          expect(
            await outcome(db.asUser(user, `update public.comunicados set ${change} returning 1 as done`)),
          ).toBe('nothing');
    });

    it('come out no earlier than now, and keep their day once they are out', async () => {
      const days = async (sql: string) =>
        db.asUser(
          dev,
          `${sql} returning round(extract(epoch from publicar_em - now()) / 86400)::integer as days`,
        );
      const insert = (at: string) =>
        days(`insert into public.comunicados (titulo, conteudo, publicar_em) values ('N', 'C', ${at})`);
      const move = (at: string) => days(`update public.comunicados set publicar_em = ${at}`);
      expect(await insert(`'1970-01-01'`)).toEqual([{ days: 0 }]);
      expect(await move(`now() + interval '2 days'`)).toEqual([{ days: 0 }]);
      await db.asOwner('delete from public.comunicados');
      expect(await insert(`now() + interval '2 days'`)).toEqual([{ days: 2 }]);
      expect(await move(`now() + interval '3 days'`)).toEqual([{ days: 3 }]);
      expect(await outcome(move(`'infinity'`))).toBe('23514');
      expect(await outcome(move('null'))).toBe('done');
      expect(await move(`now() + interval '3 days'`)).toEqual([{ days: 0 }]);
      expect(
        await outcome(db.asUser(dev, `update public.comunicados set publico = 'pais' returning id`)),
      ).toBe('23514');
    });

    it('outlive their author, whose name they lose', async () => {
      const author = await db.signUp({ nome: 'Sai Logo' });
      await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [author]);
      await publish(author);
      await db.asAuth('delete from auth.users where id = $1', [author]);
      expect(await db.asUser(student, 'select autor_nome, criado_por from public.comunicados')).toEqual([
        { autor_nome: 'Equipe Grifo', criado_por: null },
      ]);
    });
  });

  describe('feedback', () => {
    it('is read by its sender and by devs', async () => {
      await send(student);
      const [sent] = await db.asUser(student, 'select id from public.feedback_mensagens');
      const find = 'select id from public.feedback_mensagens where id = $1';
      expect(await db.asUser(student, find, [sent?.id])).toEqual([sent]);
      expect(await db.asUser(dev, find, [sent?.id])).toEqual([sent]);
      expect(await db.asUser(await db.signUp(), find, [sent?.id])).toEqual([]);
    });

    it('cannot be sent as somebody else, nor by visitors', async () => {
      expect(await outcome(send(student, ', usuario_id', `, '${dev}'`))).toBe('refused');
      expect(await outcome(send(student, ', usuario_id', ', null'))).toBe('refused');
      expect(
        await outcome(
          db.asAnon(
            `insert into public.feedback_mensagens (nome, email, papel_usuario, tipo_problema, mensagem, usuario_id)
             values ('A', 'a@b', 'student', 'bug', 'Mais de vinte letras aqui.', null)`,
          ),
        ),
      ).toBe('refused');
    });

    it('carries the role of the profile, whatever the browser says', async () => {
      const teacher = await db.signUp({ tipo_conta: 'teacher' });
      for (const claimed of ['dev', 'student']) {
        await db.asUser(
          teacher,
          `insert into public.feedback_mensagens (nome, email, papel_usuario, tipo_problema, mensagem)
           values ('Equipe', 'a@exemplo.com.br', $1, 'bug', 'O botão não responde ao toque.')`,
          [claimed],
        );
      }
      expect(
        await db.asUser(teacher, 'select distinct papel_usuario from public.feedback_mensagens'),
      ).toEqual([{ papel_usuario: 'teacher' }]);
    });

    it('is followed up by devs, who change nothing else of it', async () => {
      await send(student, ', status', `, 'resolvida'`);
      const [sent] = await db.asUser(student, 'select * from public.feedback_mensagens');
      expect(sent?.status).toBe('nova');
      const update = (user: string, change: string) =>
        outcome(
          db.asUser(user, `update public.feedback_mensagens set ${change} where id = $1 returning id`, [
            sent?.id,
          ]),
        );
      expect(await update(dev, `status = 'em_analise'`)).toBe('done');
      expect(await db.asUser(student, 'select * from public.feedback_mensagens')).toEqual([
        { ...sent, status: 'em_analise' },
      ]);
      expect(await update(dev, `status = 'lida'`)).toBe('23514');
      for (const change of [`mensagem = repeat('x', 30)`, `nome = 'Eu'`, 'usuario_id = auth.uid()']) {
        expect(await update(dev, `status = 'resolvida', ${change}`)).toBe('refused');
      }
      for (const user of [student, await db.signUp(), await db.signUp({ tipo_conta: 'teacher' })]) {
        expect(await update(user, `status = 'resolvida'`)).toBe('nothing');
      }
      const wipe = db.asUser(dev, 'delete from public.feedback_mensagens returning id');
      expect(await outcome(wipe)).toMatch(/^(refused|nothing)$/);
      expect(
        await outcome(db.asAnon(`update public.feedback_mensagens set status = 'nova' returning id`)),
      ).toMatch(/^(refused|nothing)$/);
    });

    it('reaches devs with the address of the account, which nobody can type or read for others', async () => {
      const writer = await db.signUp({ email: 'quem-escreveu@exemplo.com.br' });
      await db.asOwner('delete from public.feedback_mensagens');
      await send(writer);
      await send(await db.signUp({ email: 'outra@exemplo.com.br', tipo_conta: 'teacher' }));
      const inbox = (user: string, range = '') =>
        db.asUser(user, `select email, conta_email, status from public.mensagens_recebidas(${range})`);
      const typed = { email: 'ana@exemplo.com.br', status: 'nova' };
      const rows = [
        { ...typed, conta_email: 'outra@exemplo.com.br' },
        { ...typed, conta_email: 'quem-escreveu@exemplo.com.br' },
      ];
      expect(await inbox(dev)).toEqual(rows);
      expect([await inbox(dev, '0, 1'), await inbox(dev, '1, 1'), await inbox(dev, '2, 1')]).toEqual([
        [rows[0]],
        [rows[1]],
        [],
      ]);
      // After a change of e-mail, replies go to the new address.
      await db.asAuth(`update auth.users set email = 'nova@exemplo.com.br' where id = $1`, [writer]);
      expect((await inbox(dev))[1]).toMatchObject({ conta_email: 'nova@exemplo.com.br' });
      for (const user of [writer, student, await db.signUp({ tipo_conta: 'teacher' })]) {
        expect(await inbox(user)).toEqual([]);
      }
      expect(await outcome(db.asAnon('select * from public.mensagens_recebidas()'))).toMatch(
        /^(refused|nothing)$/,
      );
      const forged = send(writer, ', conta_email', `, 'outra@exemplo.com.br'`);
      expect(await outcome(forged)).not.toBe('done');
    });

    it('is taken twenty times a day', async () => {
      for (let message = 0; message < 20; message += 1) await send(student);
      expect(await outcome(send(student))).toBe('PT429');
    });

    it.each([
      ['a short message', 'mensagem', `'curta' || repeat(' ', 40)`],
      ['an endless message', 'mensagem', `repeat('m', 5001)`],
      ['an e-mail without @', 'email', `'ana.exemplo'`],
      ['an unknown type', 'tipo_problema', `'elogio'`],
      ['a blank name', 'nome', `'  '`],
    ])('refuses %s', async (_requirement, column, value) => {
      const columns: Record<string, string> = {
        nome: `'Ana'`,
        email: `'a@b'`,
        papel_usuario: `'student'`,
        tipo_problema: `'bug'`,
        mensagem: `'Uma mensagem comprida.'`,
        [column]: value,
      };
      const sql = `insert into public.feedback_mensagens (${Object.keys(columns).join()}) values (${Object.values(columns).join()})`;
      expect(await outcome(db.asUser(student, sql))).toBe('23514');
    });
  });

  describe('ratings', () => {
    const rate = (user: string, essay: string, stars: number) =>
      db.asUser(
        user,
        `insert into public.correcao_avaliacoes (redacao_id, usuario_id, estrelas) values ($1, $2, $3)
         on conflict (redacao_id, usuario_id) do update
           set redacao_id = excluded.redacao_id, usuario_id = excluded.usuario_id, estrelas = excluded.estrelas
         returning estrelas`,
        [essay, user, stars],
      );

    it('are given to own essays, and changed as PostgREST upserts', async () => {
      const essay = await storeEssay(db, student);
      expect(await rate(student, essay, 4)).toEqual([{ estrelas: 4 }]);
      expect(await rate(student, essay, 2)).toEqual([{ estrelas: 2 }]);
      expect(await db.asUser(student, 'select estrelas from public.correcao_avaliacoes')).toEqual([
        { estrelas: 2 },
      ]);
    });

    it('cannot be given to another’s essay, nor under another name', async () => {
      const essay = await storeEssay(db, student);
      const other = await db.signUp();
      expect(await outcome(rate(other, essay, 1))).toBe('refused');
      expect(
        await outcome(
          db.asUser(
            other,
            'insert into public.correcao_avaliacoes (redacao_id, usuario_id, estrelas) values ($1, $2, 1)',
            [essay, student],
          ),
        ),
      ).toBe('refused');
    });

    it.each([0, 6])('are no %i stars', async (stars) => {
      expect(await outcome(rate(student, await storeEssay(db, student), stars))).toBe('23514');
    });
  });
});
