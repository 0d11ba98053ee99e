import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createClassroom, fillClassroom } from './support/classroom';
import { outcome } from './support/outcome';
import { storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const DUE = '2036-12-01T02:59:59+00:00';
const FREE = { instrucoes: '', textos: [], proposta: null, envio: 'livre' };
const GUIDED = {
  instrucoes: 'Use um dos textos.',
  textos: [{ texto: 'A leitura cresceu no país.', fonte: 'Escola, 2024' }],
  proposta: 'arborizacao',
  envio: 'manuscrita',
};

describe.each(GRANTS)('what goes with a theme with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let classroom: string;
  let second: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classroom } = await fillClassroom(db));
    second = await createClassroom(db, teacher, '3º B');
  });
  afterAll(() => db.close());

  type Classroom = { id: string; prazo?: string | null; versao?: number };
  const give = (classrooms: unknown, tema = 'A rua', guidance: object | null = FREE, user = teacher) =>
    call(db, user, 'passar_tema($1, $2, $3)', [
      JSON.stringify(classrooms),
      tema,
      guidance && JSON.stringify(guidance),
    ]);
  const both = (): Classroom[] => [{ id: classroom, prazo: DUE }, { id: second }];
  const titlesOf = async (classroom: string) =>
    (await call(db, teacher, 'sala_do_professor($1)', [classroom])).temas.map(
      ({ tema }: { tema: string }) => tema,
    );

  it('is given to several classrooms, each with its date, and read by teachers and students', async () => {
    expect(await give(both(), ' A rua ', GUIDED)).toEqual({ ok: true });
    const [first, other] = await Promise.all(
      [classroom, second].map((classroom) => call(db, teacher, 'sala_do_professor($1)', [classroom])),
    );
    expect(first.temas[0]).toMatchObject({ tema: 'A rua', prazo: DUE, orientacao: GUIDED });
    expect(other.temas).toMatchObject([{ tema: 'A rua', prazo: null, orientacao: GUIDED }]);
    expect([first.tema_versao, other.tema_versao]).toEqual([2, 1]);
    expect(await call(db, student, 'minhas_salas()')).toMatchObject([
      { tema: { tema: 'A rua', orientacao: GUIDED } },
    ]);
  });

  it('changes with the same theme, and does not make it another', async () => {
    await give(both(), 'Leitura', GUIDED);
    const { temas } = await call(db, teacher, 'sala_do_professor($1)', [classroom]);
    expect(temas).toMatchObject([{ tema: 'Leitura', orientacao: GUIDED }]);
  });

  it.each([
    ['of another teacher', () => createClassroom(db, rival), 'nao_encontrada'],
    ['that does not exist', async () => '00000000-0000-4000-8000-000000000000', 'nao_encontrada'],
    [
      'that is archived',
      async () => {
        const archived = await createClassroom(db, teacher);
        await call(db, teacher, 'arquivar_sala($1, true)', [archived]);
        return archived;
      },
      'arquivada',
    ],
    [
      'that is deleted',
      async () => {
        const deleted = await createClassroom(db, teacher);
        await call(db, teacher, 'excluir_sala($1)', [deleted]);
        return deleted;
      },
      'nao_encontrada',
    ],
  ])('is given to none where one is a classroom %s', async (_, open, motivo) => {
    const odd = await open();
    expect(await give([...both(), { id: odd }])).toEqual({ ok: false, motivo });
    expect(await titlesOf(classroom)).toEqual(['Leitura']);
    expect(await titlesOf(second)).toEqual([]);
    expect(await db.asOwner('select id from public.sala_temas where sala_id = $1', [odd])).toEqual([]);
  });

  describe('that a co-teacher has changed since the list was read', () => {
    let partner: string;
    let seen: Classroom[];
    const read = async (): Promise<Classroom[]> =>
      (await call(db, teacher, 'resumo_das_salas()')).map(
        (classroom: { id: string; tema_versao: number }) => ({
          id: classroom.id,
          versao: classroom.tema_versao,
        }),
      );
    beforeEach(async () => {
      partner = await db.signUp({ nome: 'Prof. Lia', tipo_conta: 'teacher' });
      const { codigo } = await call(db, teacher, 'convidar_professor($1)', [second]);
      await call(db, partner, 'entrar_como_professor($1)', [codigo]);
      await give([{ id: second }], 'O mar', FREE);
      seen = await read();
    });

    it.each([
      ['another theme', 'O rio', GUIDED, ['O rio', 'O mar']],
      ['other instructions', 'O mar', GUIDED, ['O mar']],
    ])('is given to none, and told of: %s', async (_, tema, guidance, titles) => {
      await give([{ id: second, prazo: DUE }], tema, guidance, partner);
      const answer = await give(seen);
      expect(answer).toMatchObject({
        ok: false,
        motivo: 'conflito',
        salas: [{ id: second, versao: 2, tema: { tema, prazo: DUE, orientacao: guidance } }],
      });
      expect(await titlesOf(classroom)).toEqual(['Leitura']);
      expect(await titlesOf(second)).toEqual(titles);
      // Sends the reported version, to overwrite the other theme knowingly.
      expect(
        await give(
          seen.map((classroom) => ({ ...classroom, ...(classroom.id === second && { versao: 2 }) })),
        ),
      ).toEqual({
        ok: true,
      });
      expect(await titlesOf(second)).toEqual(['A rua', ...titles]);
      expect(await titlesOf(classroom)).toEqual(['A rua', 'Leitura']);
    });

    it('is given once the list is read again', async () => {
      await give([{ id: second }], 'O rio', FREE, partner);
      expect(await give(await read())).toEqual({ ok: true });
    });

    it('tells of no classroom but those it was to be given to', async () => {
      await give([{ id: second }], 'O rio', FREE, partner);
      const odd = [{ id: second, versao: 0 }];
      expect(await give(odd, 'A rua', FREE, rival)).toEqual({ ok: false, motivo: 'nao_encontrada' });
      expect(await give(seen.filter(({ id }) => id === classroom))).toEqual({ ok: true });
    });

    it('is given by an app that knows no versions, as ever', async () => {
      await give([{ id: second }], 'O rio', FREE, partner);
      expect(await give([{ id: second, versao: undefined }, { id: classroom }])).toEqual({ ok: true });
      expect(await titlesOf(second)).toEqual(['A rua', 'O rio', 'O mar']);
    });
  });

  it('is given by a co-teacher until the removal', async () => {
    const partner = await db.signUp({ nome: 'Prof. Lia', tipo_conta: 'teacher' });
    const { codigo } = await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, partner, 'entrar_como_professor($1)', [codigo]);
    expect(await give([{ id: classroom }], 'A rua', FREE, partner)).toEqual({ ok: true });
    await call(db, teacher, 'remover_professor($1, $2)', [classroom, partner]);
    const own = await createClassroom(db, partner);
    expect(await give([{ id: own }, { id: classroom }], 'O rio', FREE, partner)).toEqual({
      ok: false,
      motivo: 'nao_encontrada',
    });
    expect(await titlesOf(classroom)).toEqual(['A rua', 'Leitura']);
  });

  it('is given by no one else', async () => {
    for (const outsider of [rival, student])
      expect(await give(both(), 'A rua', FREE, outsider)).toMatchObject({ ok: false });
    expect(await outcome(db.asAnon(`select public.passar_tema('[]', '', '{}')`))).toBe('refused');
  });

  it.each<[string, object]>([
    ['long instructions', { instrucoes: 'a'.repeat(2001) }],
    ['a long text', { textos: [{ texto: 'a'.repeat(4001), fonte: '' }] }],
    ['a long source', { textos: [{ texto: 'a', fonte: 'a'.repeat(301) }] }],
    ['a blank text', { textos: [{ texto: '  ', fonte: '' }] }],
    ['five texts', { textos: Array.from({ length: 5 }, () => ({ texto: 'a', fonte: '' })) }],
    ['a text with more to it', { textos: [{ texto: 'a', fonte: '', html: '<b>' }] }],
    ['texts that are no list', { textos: { texto: 'a' } }],
    ['an unknown way to write', { envio: 'gravada' }],
    ['an odd proposal', { proposta: '<script>' }],
  ])('refuses %s, for all classrooms', async (_, part) => {
    const giving = db.asUser(teacher, 'select public.passar_tema($1, $2, $3)', [
      JSON.stringify(both()),
      'A rua',
      JSON.stringify({ ...FREE, ...part }),
    ]);
    expect(await outcome(giving)).toBe('23514');
    expect(await titlesOf(second)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['no classroom', '[]', '{}'],
    ['no list', '{}', '{}'],
    ['nothing that goes along', `[{"id": null}]`, 'null'],
  ])('refuses %s', async (_, classrooms, guidance) => {
    const giving = db.asUser(teacher, `select public.passar_tema($1, 'A rua', $2)`, [classrooms, guidance]);
    expect(await outcome(giving)).toBe('23514');
  });

  it('begins with no date that is over, in none of the classrooms', async () => {
    const giving = db.asUser(teacher, `select public.passar_tema($1, 'A rua', $2)`, [
      JSON.stringify([{ id: second }, { id: classroom, prazo: '2025-01-01T02:59:59Z' }]),
      JSON.stringify(FREE),
    ]);
    expect(await outcome(giving)).toBe('23514');
    expect(await titlesOf(second)).toEqual([]);
  });

  describe('of an essay that is to be written in one way', () => {
    const BY_HAND = { grifo: { fromPhoto: true } };
    const sendNew = async (correcao: object) => {
      const essay = await storeEssay(db, student, { tema: 'A rua', correcao });
      return call(db, student, 'enviar_para_sala($1, $2)', [classroom, essay]);
    };

    it.each([
      ['manuscrita', BY_HAND, null],
      ['manuscrita', { grifo: { mock: { medium: 'paper' } } }, null],
      ['manuscrita', { grifo: { mock: { medium: 'typed' } } }, 'so_manuscrita'],
      ['manuscrita', {}, 'so_manuscrita'],
      ['digitada', {}, null],
      ['digitada', BY_HAND, 'so_digitada'],
      ['livre', {}, null],
      ['livre', BY_HAND, null],
    ])('%s, takes and refuses what its app says: %j', async (envio, correcao, motivo) => {
      await give([{ id: classroom }], 'A rua', { ...FREE, envio });
      expect((await sendNew(correcao)).motivo ?? null).toBe(motivo);
      expect(await call(db, teacher, 'envios_da_sala($1)', [classroom])).toHaveLength(motivo ? 0 : 1);
    });

    it('lets what was sent before stand', async () => {
      await give([{ id: classroom }], 'A rua');
      const essay = await storeEssay(db, student, { tema: 'A rua' });
      const sent = await call(db, student, 'enviar_para_sala($1, $2)', [classroom, essay]);
      await give([{ id: classroom }], 'A rua', { ...FREE, envio: 'manuscrita' });
      expect(await call(db, student, 'enviar_para_sala($1, $2)', [classroom, essay])).toEqual(sent);
    });
  });

  it('is copied with the themes in their order, without their dates', async () => {
    await give([{ id: classroom, prazo: DUE }], 'A rua', GUIDED);
    const copy = '00000000-0000-4000-8000-0000000000c0';
    await db.asOwner('delete from public.salas where id = $1', [copy]);
    await call(db, teacher, 'copiar_sala($1, $2, $3, false, true)', [classroom, copy, '3º A (2027)']);
    const { temas, tema_versao } = await call(db, teacher, 'sala_do_professor($1)', [copy]);
    expect(temas).toMatchObject([
      { tema: 'A rua', prazo: null, orientacao: GUIDED },
      { tema: 'Leitura', prazo: null, orientacao: FREE },
    ]);
    expect(tema_versao).toBe(1);
    expect(await call(db, teacher, 'resumo_das_salas()')).toContainEqual(
      expect.objectContaining({ id: copy, tema: 'A rua' }),
    );
  });

  it('takes an imported list back, but for who took a place, and for its teachers alone', async () => {
    const ids = ['a1', 'a2', 'a3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
    await db.asOwner('delete from public.sala_nomes where id = any ($1)', [ids]);
    const [first, second_, kept] = ids;
    const names = ids.map((id, at) => ({ id, nome: `Nome ${at}`, email: null }));
    await call(db, teacher, 'importar_nomes($1, $2)', [classroom, JSON.stringify(names)]);
    await call(db, teacher, 'atribuir_nome($1, $2, $3)', [classroom, second_, student]);
    const undo = (user: string, id = classroom) =>
      call(db, user, 'desfazer_importacao($1, $2)', [id, [first, second_]]);
    for (const outsider of [rival, student]) expect(await undo(outsider)).toBe(0);
    expect(await undo(teacher, second)).toBe(0);
    expect(await undo(teacher)).toBe(1);
    const { nomes, alunos } = await call(db, teacher, 'sala_do_professor($1)', [classroom]);
    expect(nomes).toMatchObject([{ id: kept }]);
    expect(alunos).toContainEqual(expect.objectContaining({ id: student, nome_na_lista: 'Nome 1' }));
    expect(await outcome(db.asAnon(`select public.desfazer_importacao($1, '{}')`, [classroom]))).toBe(
      'refused',
    );
  });

  it('gives an archived classroom no new names and no new teachers', async () => {
    await call(db, teacher, 'convidar_professor($1)', [classroom]);
    await call(db, teacher, 'arquivar_sala($1, true)', [classroom]);
    const names = JSON.stringify([{ id: '00000000-0000-4000-8000-0000000000a1', nome: 'Bia', email: null }]);
    const attempts: [string, string[]][] = [
      [`insert into public.sala_nomes (sala_id, nome) values ($1, 'Bia')`, [classroom]],
      ['select public.importar_nomes($1, $2)', [classroom, names]],
      ['select public.convidar_professor($1)', [classroom]],
    ];
    for (const [sql, given] of attempts) expect(await outcome(db.asUser(teacher, sql, given))).toBe('23514');
    await call(db, teacher, 'arquivar_sala($1, false)', [classroom]);
    expect(await call(db, teacher, 'importar_nomes($1, $2)', [classroom, names])).toEqual({ ok: true });
  });
});
