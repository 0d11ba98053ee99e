import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Session } from '../../tools/database/session';
import { call, fillClassroom, invite, LEVELS, send } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf } from './support/store-essay';
import { openTestDatabase, type TestDatabase } from './support/test-database';

/** PGlite has one connection, so truly concurrent requests need a native Postgres (DATABASE_URL). */
describe.runIf(inject('template').kind === 'native')('twenty requests at once in one classroom', () => {
  const REQUESTS = 20;
  let db: TestDatabase;
  let sessions: (Session & { close(): Promise<void> })[];
  let teacher: string;
  let student: string;
  let classroom: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase();
    sessions = await Promise.all(Array.from({ length: REQUESTS }, () => db.openSession()));
  });
  beforeEach(async () => {
    ({ teacher, student, classroom, essay } = await fillClassroom(db));
  });
  afterAll(async () => {
    await Promise.all(sessions.map((session) => session.close()));
    await db.close();
  });

  const whole = () => call(db, teacher, 'sala_do_professor($1)', [classroom]);

  it('keep the theme of one writer and tell the others', async () => {
    const answers = await Promise.all(
      sessions.map((session, tab) =>
        call(session, teacher, 'definir_tema($1, $2, null, 1)', [classroom, `Tema da aba ${tab}`]),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true }]);
    expect(answers.filter(({ motivo }) => motivo === 'conflito')).toHaveLength(REQUESTS - 1);
    const { tema_versao, temas } = await whole();
    expect([tema_versao, temas.length]).toEqual([2, 2]);
    expect(temas[0].tema).toBe(`Tema da aba ${answers.findIndex(({ ok }) => ok)}`);
  });

  it('keep of a withdrawn essay the review that was published last, or none', async () => {
    const id = await send(db, student, classroom, essay);
    const marks = (tab: number) => JSON.stringify({ geral: `Da aba ${tab}.` });
    const answers = await Promise.all(
      sessions.map((session, tab) =>
        tab === 10
          ? call(session, student, 'retirar_da_sala($1)', [id])
          : call(session, teacher, 'revisar_redacao($1, $2, $3)', [id, '[]', marks(tab)]),
      ),
    );
    expect(answers[10]).toBe(true);
    const published = answers.flatMap((answer) => (answer.ok ? answer.anotacoes.geral : []));
    const kept = await call(db, teacher, 'revisoes_de_retiradas()');
    expect(kept).toHaveLength(Math.min(1, published.length));
    expect(published).toEqual(
      expect.arrayContaining(kept.map(({ anotacoes }: { anotacoes: { geral: string } }) => anotacoes.geral)),
    );
    expect(await call(db, teacher, 'envios_da_sala($1)', [classroom])).toEqual([]);
  });

  it('leave one invite in force', async () => {
    await Promise.all(sessions.map((session) => invite(session, teacher, classroom)));
    const inForce = await db.asOwner(
      'select codigo from public.sala_convites where sala_id = $1 and revogado_em is null',
      [classroom],
    );
    expect(inForce).toEqual([{ codigo: (await whole()).convite.codigo }]);
  });

  it('let two hundred students in, not one more', async () => {
    const code = await invite(db, teacher, classroom);
    await db.asAuth(
      `insert into auth.users (email) select gen_random_uuid() || '@exemplo.com.br' from generate_series(1, 190)`,
    );
    await db.asOwner(
      `insert into public.sala_alunos (sala_id, aluno_id)
       select $1, p.user_id from public.profiles p
       where p.tipo_conta = 'student'
         and not exists (select from public.sala_alunos m where m.sala_id = $1 and m.aluno_id = p.user_id)
       limit 188`,
      [classroom],
    );
    const newcomers: string[] = [];
    while (newcomers.length < REQUESTS) newcomers.push(await db.signUp());
    const answers = await Promise.all(
      sessions.map((session, index) => call(session, String(newcomers[index]), 'entrar_na_sala($1)', [code])),
    );
    // 190 students were in the class before, including the two it was filled with.
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.filter(({ motivo }) => motivo === 'sala_cheia')).toHaveLength(REQUESTS - 10);
    expect((await whole()).alunos).toHaveLength(200);
  });

  it('write two hundred names, not one more', async () => {
    await db.asUser(
      teacher,
      `insert into public.sala_nomes (sala_id, nome) select $1, 'Ana' from generate_series(1, 190)`,
      [classroom],
    );
    const answers = await Promise.all(
      sessions.map((session) =>
        outcome(
          session.asUser(
            teacher,
            `insert into public.sala_nomes (sala_id, nome) values ($1, 'Ana') returning id`,
            [classroom],
          ),
        ),
      ),
    );
    expect(answers.toSorted()).toEqual([...Array(10).fill('23514'), ...Array(10).fill('done')]);
  });

  it('send one essay once', async () => {
    const ids = await Promise.all(sessions.map((session) => send(session, student, classroom, essay)));
    expect(new Set(ids).size).toBe(1);
    expect(await call(db, teacher, 'envios_da_sala($1)', [classroom])).toHaveLength(1);
  });

  it('keep the review of one of them whole, never a mixture', async () => {
    const sent = await send(db, student, classroom, essay);
    await Promise.all(
      sessions.map((session, tab) => {
        const items = [1, 2, 3].map((competencia) => ({ competencia, comentario: `Da aba ${tab}` }));
        return call(session, teacher, 'revisar_redacao($1, $2)', [sent, JSON.stringify(items)]);
      }),
    );
    const { revisao } = await call(db, teacher, 'redacao_da_sala($1)', [sent]);
    expect(revisao).toHaveLength(3);
    expect(new Set(revisao.map(({ comentario }: { comentario: string }) => comentario)).size).toBe(1);
  });

  it('publish one review over what all had read, and tell the others whose is there', async () => {
    const sent = await send(db, student, classroom, essay);
    const colleague = await db.signUp({ nome: 'Marina', tipo_conta: 'teacher' });
    const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, colleague, 'entrar_como_professor($1)', [codigo]);
    const writer = (tab: number) => (tab % 2 === 0 ? teacher : colleague);
    const said = (tab: number) => JSON.stringify([{ competencia: 1, comentario: `Da aba ${tab}.` }]);
    const answers = await Promise.all(
      sessions.map((session, tab) =>
        call(session, writer(tab), 'revisar_redacao($1, $2, null, 0, 0)', [sent, said(tab)]),
      ),
    );
    const winner = answers.findIndex(({ ok }) => ok);
    const others = answers.flatMap((answer, tab) => (tab === winner ? [] : [{ ...answer, tab }]));
    for (const { ok, motivo, atual, tab } of others) {
      expect({ ok, motivo, ...atual, ...atual?.publicacao }).toMatchObject({
        ok: false,
        motivo: 'conflito',
        versao: 1,
        professor_nome: winner % 2 === 0 ? 'Prof. Ivo' : 'Marina',
        meu: writer(tab) === writer(winner),
        revisao: [{ comentario: `Da aba ${winner}.` }],
      });
    }
    expect(others).toHaveLength(REQUESTS - 1);
    expect(await call(db, teacher, 'redacao_da_sala($1)', [sent])).toMatchObject({
      publicacao: { versao: 1 },
      revisao: [{ comentario: `Da aba ${winner}.` }],
    });
  });

  it('save one draft over none, and tell the others of it', async () => {
    const sent = await send(db, student, classroom, essay);
    const answers = await Promise.all(
      sessions.map((session, tab) =>
        call(session, teacher, 'guardar_rascunho($1, $2, null, 0, 0)', [
          sent,
          `[{"comment": "Da aba ${tab}."}]`,
        ]),
      ),
    );
    const winner = answers.findIndex(({ ok }) => ok);
    const kept = { versao: 1, itens: [{ comment: `Da aba ${winner}.` }] };
    for (const [tab, answer] of answers.entries())
      expect(answer).toMatchObject(
        tab === winner ? { ok: true, versao: 1 } : { motivo: 'conflito', atual: kept },
      );
    expect(await call(db, teacher, 'rascunho_da_revisao($1)', [sent])).toMatchObject(kept);
  });

  it('send nothing to a classroom that is being left', async () => {
    await Promise.all(
      sessions.map((session, index) =>
        index === REQUESTS / 2
          ? call(session, student, 'sair_da_sala($1)', [classroom])
          : call(session, student, 'enviar_para_sala($1, $2)', [classroom, essay]),
      ),
    );
    expect(await db.asOwner('select from public.sala_envios where sala_id = $1', [classroom])).toEqual([]);
  });

  it('remove and bring back a student without waiting for one another for ever', async () => {
    await Promise.all(
      sessions.map((session, index) =>
        call(session, teacher, `${index % 2 ? 'desfazer_remocao' : 'remover_aluno'}($1, $2)`, [
          classroom,
          student,
        ]),
      ),
    );
    const [row] = await db.asOwner(
      `select (select count(*)::int from public.sala_alunos where sala_id = $1 and aluno_id = $2)
         + (select count(*)::int from public.sala_removidos where sala_id = $1 and aluno_id = $2) as places`,
      [classroom, student],
    );
    expect(row?.places).toBe(1);
  });

  const list = (count: number, of: (index: number) => object = () => ({})) =>
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({ id: crypto.randomUUID(), nome: 'Ana', ...of(index) })),
    );

  it('import two hundred names, not one more, each list whole', async () => {
    const answers = await Promise.all(
      sessions.map((session) =>
        outcome(session.asUser(teacher, 'select public.importar_nomes($1, $2)', [classroom, list(30)])),
      ),
    );
    expect(answers.toSorted()).toEqual([...Array(14).fill('23514'), ...Array(6).fill('done')]);
    expect((await whole()).nomes).toHaveLength(180);
  });

  it('import one list once', async () => {
    const one = list(40);
    await Promise.all(
      sessions.map((session) => call(session, teacher, 'importar_nomes($1, $2)', [classroom, one])),
    );
    expect((await whole()).nomes).toHaveLength(40);
  });

  it('join by e-mail while the names are imported: each has the own place', async () => {
    const code = await invite(db, teacher, classroom);
    const mark = crypto.randomUUID();
    const email = (index: number) => `${mark}.${index}@exemplo.com.br`;
    const newcomers: string[] = [];
    while (newcomers.length < REQUESTS - 1) {
      newcomers.push(await db.signUp({ nome: 'Quem', email: email(newcomers.length) }));
    }
    const names = list(newcomers.length, (index) => ({ nome: `Nome n${index}`, email: email(index) }));
    await Promise.all(
      sessions.map((session, index) =>
        index === REQUESTS - 1
          ? call(session, teacher, 'importar_nomes($1, $2)', [classroom, names])
          : call(session, String(newcomers[index]), 'entrar_na_sala($1)', [code]),
      ),
    );
    const { alunos, nomes } = await whole();
    expect(nomes).toEqual([]);
    const placeOf = new Map(
      alunos.map((one: { id: string; nome_na_lista: string }) => [one.id, one.nome_na_lista]),
    );
    expect(newcomers.map((id) => placeOf.get(id))).toEqual(newcomers.map((_, index) => `Nome n${index}`));
  });

  it('assign one place to one student, who leaves nothing behind', async () => {
    const id = crypto.randomUUID();
    await call(db, teacher, 'importar_nomes($1, $2)', [classroom, JSON.stringify([{ id, nome: 'Caio' }])]);
    const [first, second] = (await whole()).alunos as { id: string }[];
    const answers = await Promise.all(
      sessions.map((session, index) =>
        call(session, teacher, 'atribuir_nome($1, $2, $3)', [
          classroom,
          id,
          (index % 2 ? first : second)?.id,
        ]),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(REQUESTS / 2);
    await call(db, teacher, 'desfazer_atribuicao($1, $2)', [classroom, first?.id]);
    await call(db, teacher, 'desfazer_atribuicao($1, $2)', [classroom, second?.id]);
    await Promise.all(
      sessions.map((session, index) =>
        index === REQUESTS / 2
          ? call(session, student, 'sair_da_sala($1)', [classroom])
          : call(session, teacher, 'atribuir_nome($1, $2, $3)', [classroom, id, student]),
      ),
    );
    const left = await db.asOwner('select from public.sala_nomes where aluno_id = $1', [student]);
    expect(left).toEqual([]);
  });

  it('leave every essay of a place with whoever has the place in the end, or with nobody', async () => {
    const id = crypto.randomUUID();
    await call(db, teacher, 'confirmar_fotos($1)', [classroom]);
    await call(db, teacher, 'importar_nomes($1, $2)', [
      classroom,
      JSON.stringify([{ id, nome: 'Bia Reis' }]),
    ]);
    const photograph = (session: Session, tab: number) =>
      call(session, teacher, 'enviar_folha($1, $2, $3, $4, $5, $6)', [
        classroom,
        crypto.randomUUID(),
        id,
        'Leitura',
        `A folha ${tab}.`,
        JSON.stringify(correctionOf(LEVELS)),
      ]);
    const answers = await Promise.all(
      sessions.map((session, tab) => {
        if (tab % 3 === 1)
          return call(session, teacher, 'atribuir_nome($1, $2, $3)', [classroom, id, student]);
        if (tab % 3 === 2) return call(session, teacher, 'desfazer_atribuicao($1, $2)', [classroom, student]);
        return photograph(session, tab);
      }),
    );
    const sent = answers.filter((answer) => answer.ok === true);
    expect(sent).toHaveLength(7);
    const [place] = await db.asOwner('select aluno_id from public.sala_nomes where id = $1', [id]);
    const holders = () => db.asOwner('select aluno_id from public.sala_envios where nome_id = $1', [id]);
    expect(await holders()).toEqual(sent.map(() => ({ aluno_id: place?.aluno_id ?? null })));
    await call(db, teacher, 'atribuir_nome($1, $2, $3)', [classroom, id, student]);
    await Promise.all(
      sessions.map((session, tab) =>
        tab === REQUESTS / 2
          ? call(session, student, 'sair_da_sala($1)', [classroom])
          : photograph(session, tab),
      ),
    );
    expect(await db.asOwner('select from public.redacoes where usuario_id is null')).toEqual([]);
  });

  it('hand over nothing to who comes by a name while its essays come in, and all of it once confirmed', async () => {
    const code = await invite(db, teacher, classroom);
    const id = crypto.randomUUID();
    await call(db, teacher, 'confirmar_fotos($1)', [classroom]);
    await call(db, teacher, 'importar_nomes($1, $2)', [
      classroom,
      JSON.stringify([{ id, nome: 'Bia Reis' }]),
    ]);
    const newcomer = await db.signUp({ nome: 'Bia Reis' });
    const photograph = (session: Session, of: string) =>
      call(session, teacher, 'enviar_folha($1, $2, $3, $4, $5, $6)', [
        classroom,
        crypto.randomUUID(),
        of,
        'Leitura',
        `A folha ${crypto.randomUUID()}.`,
        JSON.stringify(correctionOf(LEVELS)),
      ]);
    const answers = await Promise.all(
      sessions.map((session, tab) => {
        if (tab % 3 === 1) return call(session, newcomer, 'entrar_na_sala($1)', [code]);
        if (tab % 3 === 2) return call(session, newcomer, 'sair_da_sala($1)', [classroom]);
        return photograph(session, id);
      }),
    );
    const sent = answers.filter((answer) => answer.ok === true && answer.id).length;
    expect(sent).toBe(7);
    const received = () => call(db, newcomer, 'folhas_recebidas()');
    expect(await received()).toEqual([]);
    await call(db, newcomer, 'entrar_na_sala($1)', [code]);
    const [place] = (await whole()).nomes;
    expect(place).toMatchObject({ id, redacoes: sent, pretendente_id: newcomer });
    const confirmed = await Promise.all(
      sessions.map((session, tab) =>
        tab % 2
          ? call(session, teacher, 'atribuir_nome($1, $2, $3)', [classroom, id, newcomer])
          : photograph(session, tab % 4 ? id : newcomer),
      ),
    );
    expect(confirmed.filter((answer) => answer === true)).toHaveLength(REQUESTS / 2);
    expect(await received()).toHaveLength(sent + REQUESTS / 2);
  });

  it('guess ten codes, not one more', async () => {
    const answers = await Promise.all(
      sessions.map((session) => call(session, student, `abrir_codigo_de_sala('222222')`)),
    );
    expect(answers.filter(({ motivo }) => motivo === 'convite_invalido')).toHaveLength(10);
    expect(answers.filter(({ motivo }) => motivo === 'muitas_tentativas')).toHaveLength(REQUESTS - 10);
  });

  it('copy a classroom once under one id', async () => {
    const id = crypto.randomUUID();
    const copies = await Promise.all(
      sessions.map((session) => call(session, teacher, `copiar_sala($1, $2, '2027', true)`, [classroom, id])),
    );
    expect(new Set(copies)).toEqual(new Set([id]));
    expect((await call(db, teacher, 'sala_do_professor($1)', [id])).nomes).toHaveLength(2);
  });

  it('delete, take back, leave and clear away without waiting for one another for ever', async () => {
    await db.asUser(teacher, `insert into public.salas (nome) select 'Velha' from generate_series(1, 20)`);
    await db.asOwner(
      `insert into public.sala_alunos (sala_id, aluno_id)
       select id, $2 from public.salas where professor_id = $1 and id <> $3`,
      [teacher, student, classroom],
    );
    await db.asOwner(
      `update public.salas set excluida_em = now() - interval '8 days' where professor_id = $1 and id <> $2`,
      [teacher, classroom],
    );
    const old = await db.asOwner('select id from public.salas where professor_id = $1 and id <> $2', [
      teacher,
      classroom,
    ]);
    const requests = ['excluir_sala($1)', 'desfazer_exclusao($1)'] as const;
    const outcomes = await Promise.all(
      sessions.map((session, index) =>
        index % 3 === 2
          ? outcome(session.asUser(student, 'select public.sair_da_sala($1)', [old[index]?.id]))
          : outcome(session.asUser(teacher, `select public.${requests[index % 3]}`, [classroom])),
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    await call(db, teacher, 'salas_excluidas()');
    expect(await db.asOwner('select from public.salas where professor_id = $1', [teacher])).toHaveLength(1);
  });
});
