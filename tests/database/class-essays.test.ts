import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  deleteForGood,
  createClassroom,
  fillClassroom,
  invite,
  join,
  LEVELS,
  send,
} from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, newText, storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

describe.each(GRANTS)('essays of a classroom with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classmate, classroom, essay } = await fillClassroom(db));
  });
  afterAll(() => db.close());

  const sending = (user = student, redacao = essay, tema: string | null = null, sala = classroom) =>
    call(db, user, 'enviar_para_sala($1, $2, $3)', [sala, redacao, tema]);
  const list = (user = teacher, sala = classroom) => call(db, user, 'envios_da_sala($1)', [sala]);
  const read = (id: string, user = teacher) => call(db, user, 'redacao_da_sala($1)', [id]);
  const summary = async (user = teacher) => (await call(db, user, 'resumo_das_salas()'))[0];
  const latest = (limit = 10) => call(db, teacher, 'redacoes_recentes_das_salas($1)', [limit]);
  const mine = async (user = student) => (await call(db, user, 'minhas_salas()'))[0];
  const review = (id: string, items: unknown, user = teacher) =>
    call(db, user, 'revisar_redacao($1, $2)', [id, JSON.stringify(items)]);
  const reviews = (redacao = essay, user = student) => call(db, user, 'revisoes_da_redacao($1)', [redacao]);

  it('are nobody’s until sent, and then the teacher’s to read', async () => {
    expect(await list()).toEqual([]);
    expect(await latest()).toEqual([]);
    const id = await send(db, student, classroom, essay);
    expect(await list()).toEqual([
      {
        id,
        aluno_id: student,
        aluno_nome: 'Ana Souza',
        nome_anterior: null,
        esperado: false,
        tema_id: expect.any(String),
        tema: 'Leitura',
        enviado_em: expect.any(String),
        niveis: LEVELS,
        niveis_professor: [null, null, null, null, null],
        revisada: false,
        achados: {},
      },
    ]);
    expect(await latest()).toEqual([
      {
        envio_id: id,
        sala_id: classroom,
        sala_nome: '3º A',
        aluno_nome: 'Ana Souza',
        nome_anterior: null,
        esperado: false,
        tema: 'Leitura',
        enviado_em: expect.any(String),
        total: 600,
      },
    ]);
    expect(await read(id)).toEqual({
      id,
      sala_id: classroom,
      sala_nome: '3º A',
      aluno_nome: 'Ana Souza',
      nome_anterior: null,
      esperado: false,
      publicacao: { versao: 0, professor_nome: null, em: null, meu: false },
      enviado_em: expect.any(String),
      prazo: '2036-12-01T02:59:59+00:00',
      anotacoes: null,
      redacao: expect.objectContaining({
        id: essay,
        tema: 'Leitura',
        texto: expect.stringContaining('forma o olhar'),
        nota_total: 600,
        niveis: LEVELS,
        correcao: correctionOf(LEVELS),
        origem: 'funcao',
        chave_idempotencia: 'k',
      }),
      revisao: [],
    });
  });

  it('are nobody else’s: not a rival’s, not a classmate’s, not a visitor’s', async () => {
    const id = await send(db, student, classroom, essay);
    for (const outsider of [rival, classmate, await db.signUp()]) {
      expect(await list(outsider)).toBeNull();
      expect(await read(id, outsider)).toBeNull();
      expect(await review(id, [{ competencia: 1, comentario: 'Ruim' }], outsider)).toEqual({
        ok: false,
        motivo: 'nao_encontrada',
      });
      expect(await call(db, outsider, 'resumo_das_salas()')).toEqual([]);
      expect(await call(db, outsider, 'redacoes_recentes_das_salas()')).toEqual([]);
      expect(await call(db, outsider, 'retirar_da_sala($1)', [id])).toBe(false);
      expect(await reviews(essay, outsider)).toEqual([]);
      expect(await reviews('k', outsider)).toEqual([]);
    }
    expect((await mine(classmate)).envios).toEqual([]);
    expect(await read(id, student)).toBeNull();
    expect(await list(student)).toBeNull();
    // A classroom that does not exist gives the same result.
    expect(await list(teacher, crypto.randomUUID())).toBeNull();
    expect(await read(crypto.randomUUID())).toBeNull();
    expect((await list())[0].revisada).toBe(false);
  });

  it.each([
    'resumo_das_salas()',
    'redacoes_recentes_das_salas()',
    'sala_do_professor(gen_random_uuid())',
    'envios_da_sala(gen_random_uuid())',
    'redacao_da_sala(gen_random_uuid())',
    `revisar_redacao(gen_random_uuid(), '[]')`,
    'minhas_salas()',
    `enviar_para_sala(gen_random_uuid(), 'k')`,
    'retirar_da_sala(gen_random_uuid())',
    `revisoes_da_redacao('k')`,
  ])('%s is refused to visitors', async (sql) => {
    expect(await outcome(db.asAnon(`select public.${sql}`))).toBe('refused');
  });

  it.each(['sala_envios', 'revisoes'])('in %s are nobody’s to touch past the functions', async (table) => {
    const id = await send(db, student, classroom, essay);
    await review(id, [{ competencia: 1, comentario: 'Bom' }]);
    const rows = () => db.asOwner(`select * from public.${table} order by 1`);
    const before = await rows();
    const insert = {
      sala_envios: `insert into public.sala_envios (sala_id, aluno_id, redacao_id) values ('${classroom}', '${classmate}', '${essay}')`,
      revisoes: `insert into public.revisoes (envio_id, competencia, comentario) values ('${id}', 2, 'Falso')`,
    }[table];
    for (const user of [teacher, student, classmate, rival]) {
      for (const sql of [
        `select * from public.${table}`,
        `update public.${table} set ${table === 'revisoes' ? 'nivel = 200' : 'niveis = null'} returning 1 as done`,
        `delete from public.${table} returning 1 as done`,
        String(insert),
      ]) {
        expect(await outcome(db.asUser(user, sql))).toMatch(/^(refused|nothing)$/);
      }
    }
    expect(await rows()).toEqual(before);
  });

  describe('sending', () => {
    it('happens once, however often, by id or by key', async () => {
      const { id } = await sending();
      expect(await sending()).toEqual({ ok: true, id });
      expect(await sending(student, 'k')).toEqual({ ok: true, id });
      expect(await sending(student, essay.toUpperCase())).toEqual({ ok: true, id });
      expect((await mine()).envios).toEqual([
        {
          id,
          redacao_id: essay,
          tema_id: expect.any(String),
          enviado_em: expect.any(String),
          revisada: false,
        },
      ]);
    });

    it('is of own essays only, whatever is guessed', async () => {
      const notFound = { ok: false, motivo: 'redacao_nao_encontrada' };
      for (const guess of [essay, 'k', crypto.randomUUID(), '', '%', "' or true --"]) {
        expect(await sending(classmate, guess)).toEqual(notFound);
      }
      expect(await list()).toEqual([]);
    });

    it('goes to classrooms one is in only; another looks as one that is not there', async () => {
      const other = await createClassroom(db, rival);
      const notFound = { ok: false, motivo: 'sala_nao_encontrada' };
      for (const sala of [other, crypto.randomUUID()]) {
        expect(await sending(student, essay, null, sala)).toEqual(notFound);
        expect(await sending(student, 'not there', null, sala)).toEqual(notFound);
      }
      // A teacher cannot send an essay to their own classroom either.
      const own = await storeCorrection(db, teacher, { chave: 't' });
      expect(await sending(teacher, own)).toEqual(notFound);
    });

    it('answers a theme of that classroom, or none', async () => {
      const [theme] = (await call(db, teacher, 'sala_do_professor($1)', [classroom])).temas;
      const other = await createClassroom(db, rival);
      await call(db, rival, `definir_tema($1, 'Alheio', null, 0)`, [other]);
      const [foreign] = (await call(db, rival, 'sala_do_professor($1)', [other])).temas;
      await sending(student, essay, foreign.id);
      expect((await list())[0].tema_id).toBeNull();
      const second = await storeCorrection(db, student, { chave: 'k2' });
      await sending(student, second, theme.id);
      expect((await list())[0].tema_id).toBe(theme.id);
    });

    it('answers, where none is named, the theme of the class it was written on, also a past one', async () => {
      const [past] = (await call(db, teacher, 'sala_do_professor($1)', [classroom])).temas;
      await call(db, teacher, `definir_tema($1, 'O trabalho', null, 1)`, [classroom]);
      await sending();
      expect((await list())[0].tema_id).toBe(past.id);
      await sending(student, await storeCorrection(db, student, { chave: 'k2', tema: 'Outra coisa' }));
      expect((await list())[0].tema_id).toBeNull();
    });

    it('ends at two hundred a student and classroom, but for what was sent before', async () => {
      await db.asService(
        `with essays as (
           insert into public.redacoes (usuario_id, texto, nota_total)
           select $1, 'texto', 0 from generate_series(1, 199) returning id
         )
         insert into public.sala_envios (sala_id, aluno_id, redacao_id) select $2, $1, id from essays`,
        [student, classroom],
      );
      const { id } = await sending();
      expect(await sending()).toEqual({ ok: true, id });
      const next = await storeCorrection(db, student, { chave: 'k2' });
      const send = db.asUser(student, 'select public.enviar_para_sala($1, $2)', [classroom, next]);
      expect(await outcome(send)).toBe('23514');
    });

    it('prefers the id to a key that looks like one', async () => {
      const decoy = await storeEssay(db, student, { chave: essay });
      const { id } = await sending(student, essay);
      expect((await mine()).envios).toMatchObject([{ id, redacao_id: essay }]);
      expect(decoy).not.toBe(essay);
    });

    it('can be taken back, by its student only, with the review', async () => {
      const id = await send(db, student, classroom, essay);
      await review(id, [{ competencia: 1, comentario: 'Bom' }]);
      expect(await call(db, teacher, 'retirar_da_sala($1)', [id])).toBe(false);
      expect(await call(db, student, 'retirar_da_sala($1)', [id])).toBe(true);
      expect(await call(db, student, 'retirar_da_sala($1)', [id])).toBe(false);
      expect(await list()).toEqual([]);
      expect(await read(id)).toBeNull();
      expect(await db.asOwner('select from public.revisoes where envio_id = $1', [id])).toEqual([]);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['leaving', () => call(db, student, 'sair_da_sala($1)', [classroom])],
      ['deleting the classroom', () => deleteForGood(db, teacher, classroom)],
      ['deleting the student', () => db.asAuth('delete from auth.users where id = $1', [student])],
      ['deleting the teacher', () => db.asAuth('delete from auth.users where id = $1', [teacher])],
    ])('ends by %s, with nothing left behind', async (_end, finish) => {
      const id = await send(db, student, classroom, essay);
      await review(id, [{ competencia: 1, comentario: 'Bom' }]);
      await finish();
      expect(await db.asOwner('select from public.sala_envios where sala_id = $1', [classroom])).toEqual([]);
      expect(await db.asOwner('select from public.revisoes where envio_id = $1', [id])).toEqual([]);
      expect(await read(id)).toBeNull();
      expect(await reviews()).toEqual([]);
    });

    it('begins anew after leaving and joining again', async () => {
      await send(db, student, classroom, essay);
      await call(db, student, 'sair_da_sala($1)', [classroom]);
      await join(db, student, await invite(db, teacher, classroom));
      expect(await list()).toEqual([]);
      expect((await mine()).envios).toEqual([]);
    });
  });

  describe('findings', () => {
    const counted = async (correcao: object) => {
      const stored = await storeEssay(db, classmate, { correcao });
      await send(db, classmate, classroom, stored);
      return (await list())[0].achados;
    };
    const marks = (...codes: unknown[]) => codes.map((codigo) => ({ codigo }));

    it.each([
      ['the wire shape', { erros_detectados: marks('crase', 'virgula', 'crase') }],
      ['the screens’ shape', { aiAnalysis: { erros_detectados: marks('crase', 'virgula', 'crase') } }],
    ])('are counted from %s', async (_shape, correcao) => {
      expect(await counted(correcao)).toEqual({ crase: 2, virgula: 1 });
    });

    it.each<[string, object]>([
      ['no list', { erros_detectados: 'muitos' }],
      ['a list of nonsense', { erros_detectados: [1, null, 'x', [], { codigo: null }, { codigo: '' }] }],
      ['an endless code', { erros_detectados: marks('c'.repeat(61)) }],
    ])('are none in %s', async (_what, correcao) => {
      expect(await counted(correcao)).toEqual({});
    });

    it('are the sixty most frequent of those a browser makes up', async () => {
      const codes = Array.from({ length: 500 }, (_, index) => `${'á'.repeat(50)}${index}`);
      const found = await counted({ erros_detectados: marks(...codes, 'crase', 'crase') });
      expect(Object.keys(found)).toHaveLength(60);
      expect(found.crase).toBe(2);
    });
  });

  describe('levels', () => {
    it('of a browser are pending, and count nowhere', async () => {
      const claimed = await storeEssay(db, classmate, {
        nota: 1000,
        correcao: correctionOf([200, 200, 200, 200, 200]),
      });
      const id = await send(db, classmate, classroom, claimed);
      expect((await list())[0]).toMatchObject({ id, niveis: null });
      expect((await latest())[0]).toMatchObject({ envio_id: id, total: null });
      expect(await summary()).toMatchObject({ alunos: 2, redacoes: 0, media: null });
    });

    it('of a browser count once the function vouches for the essay', async () => {
      const texto = newText();
      const stored = await storeEssay(db, classmate, { chave: 'later', texto });
      await send(db, classmate, classroom, stored);
      const correcao = { ...correctionOf(LEVELS), erros_detectados: [{ codigo: 'crase' }] };
      await storeCorrection(db, classmate, { chave: 'later', texto, correcao });
      expect((await list())[0]).toMatchObject({ niveis: LEVELS, achados: { crase: 1 } });
      expect(await summary()).toMatchObject({ redacoes: 1, media: 600 });
    });

    it('make the mean of those who are in, with one decimal', async () => {
      await send(db, student, classroom, essay);
      for (const levels of [LEVELS, [160, 160, 120, 80, 120]]) {
        const other = await storeCorrection(db, classmate, { correcao: correctionOf(levels) });
        await send(db, classmate, classroom, other);
      }
      // `media` is (600 + 600 + 640) / 3.
      expect(await summary()).toEqual({
        id: classroom,
        nome: '3º A',
        descricao: '',
        tema: 'Leitura',
        tema_versao: 1,
        alunos: 2,
        redacoes: 3,
        media: 613.3,
        arquivada: false,
        sou_dono: true,
      });
      await call(db, classmate, 'sair_da_sala($1)', [classroom]);
      expect(await summary()).toMatchObject({ alunos: 1, redacoes: 1, media: 600 });
    });
  });

  it('come latest first from all own classrooms, no more than asked for', async () => {
    const other = await createClassroom(db, teacher, 'Extensivo');
    await join(db, student, await invite(db, teacher, other));
    const second = await storeCorrection(db, classmate, { correcao: correctionOf(LEVELS) });
    const sent = [
      await send(db, student, classroom, essay),
      await send(db, student, other, essay),
      await send(db, classmate, classroom, second),
    ];
    // The clock of PGlite counts milliseconds, so two submissions may have the same time; the test moves them to
    // different days.
    for (const [day, id] of sent.entries())
      await db.asOwner(
        `update public.sala_envios set created_at = now() + $1 * interval '1 day' where id = $2`,
        [day, id],
      );
    const seen = (await latest()).map((row: { sala_nome: string; aluno_nome: string }) => [
      row.sala_nome,
      row.aluno_nome,
    ]);
    expect(seen).toEqual([
      ['3º A', 'Beto'],
      ['Extensivo', 'Ana Souza'],
      ['3º A', 'Ana Souza'],
    ]);
    expect(await latest(2)).toHaveLength(2);
    for (const odd of [0, -5]) expect(await latest(odd)).toHaveLength(1);
  });

  it('show the student the classroom, its current theme and what was sent', async () => {
    const id = await send(db, student, classroom, essay);
    const shown = await mine();
    expect(shown).toEqual({
      id: classroom,
      nome: '3º A',
      descricao: '',
      professor_nome: 'Prof. Ivo',
      professores: ['Prof. Ivo'],
      arquivada: false,
      entrou_em: expect.any(String),
      tema: {
        id: expect.any(String),
        tema: 'Leitura',
        criado_em: expect.any(String),
        prazo: '2036-12-01T02:59:59+00:00',
        orientacao: { instrucoes: '', textos: [], proposta: null, envio: 'livre' },
      },
      envios: [
        {
          id,
          redacao_id: essay,
          tema_id: expect.any(String),
          enviado_em: expect.any(String),
          revisada: false,
        },
      ],
    });
    await review(id, [{ competencia: 1, comentario: 'Bom' }]);
    expect((await mine()).envios[0].revisada).toBe(true);
  });
});
