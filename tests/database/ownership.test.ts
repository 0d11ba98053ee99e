import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount, tablesWith } from './support/account';
import { call, createClassroom, fillClassroom, send } from './support/classroom';
import { outcome } from './support/outcome';
import { storeCorrection } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

let owners = 0;

describe.each(GRANTS)('the owner of a classroom, with %s grants,', (grants) => {
  let db: TestDatabase;
  let owner: string;
  /** A name that nobody else in this database has. */
  let ownerName: string;
  let lia: string;
  let caio: string;
  let rival: string;
  let student: string;
  let classmate: string;
  let classroom: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher: owner, rival, student, classmate, classroom, essay } = await fillClassroom(db));
    owners += 1;
    ownerName = `Iolanda Sarmento ${owners} de Tal`;
    await db.asUser(owner, 'update public.profiles set nome = $1', [ownerName]);
    lia = await db.signUp({ nome: 'Prof. Lia', tipo_conta: 'teacher' });
    caio = await db.signUp({ nome: 'Prof. Caio', tipo_conta: 'teacher' });
    for (const teacher of [lia, caio]) await admit(teacher);
  });
  afterAll(() => db.close());

  async function admit(teacher: string, id = classroom, by = owner) {
    const { codigo } = await call(db, by, 'convidar_professor($1)', [id]);
    expect(await call(db, teacher, 'entrar_como_professor($1)', [codigo])).toMatchObject({ ok: true });
  }
  const offer = (by: string, to: string | null, id = classroom) =>
    call(db, by, 'oferecer_sala($1, $2)', [id, to]);
  const accept = (by: string, id = classroom) => call(db, by, 'aceitar_sala($1)', [id]);
  const end = (by: string, id = classroom) => call(db, by, 'encerrar_oferta($1)', [id]);
  const team = (user: string, id = classroom) => call(db, user, 'professores_da_sala($1)', [id]);
  const ownerOf = async (id = classroom) =>
    (await db.asOwner('select professor_id from public.salas where id = $1', [id]))[0]?.professor_id ?? null;
  const noticesOf = async (user: string) =>
    ((await call(db, user, 'meus_avisos()')) as { tipo: string; sala_nome: string }[]).map(
      ({ tipo }) => tipo,
    );
  const NO_OFFER = { ok: false, motivo: 'sem_oferta' };

  describe('hands it over', () => {
    it('to one who teaches there beside and accepts, and teaches there beside from then on', async () => {
      expect(await offer(owner, caio)).toBe(true);
      expect(await ownerOf()).toBe(owner);
      expect(await team(caio)).toMatchObject({ oferta: { professor_id: caio, nome: 'Prof. Caio' } });
      expect(await team(owner)).toMatchObject({ oferta: { professor_id: caio } });
      expect(await team(lia)).toMatchObject({ oferta: null });
      expect(await noticesOf(caio)).toContain('oferta');
      expect(await noticesOf(lia)).not.toContain('oferta');

      expect(await accept(caio)).toEqual({ ok: true });
      expect(await accept(caio)).toEqual({ ok: true });
      const { professores, sou_dono, oferta, convite } = await team(caio);
      expect(professores.map(({ id, dono }: { id: string; dono: boolean }) => [id, dono])).toEqual([
        [caio, true],
        [owner, false],
        [lia, false],
      ]);
      expect([sou_dono, oferta, convite]).toEqual([true, null, null]);
      expect(await noticesOf(caio)).not.toContain('oferta');
      expect(await call(db, owner, 'excluir_sala($1)', [classroom])).toBe(false);
      expect(await call(db, caio, 'excluir_sala($1)', [classroom])).toBe(true);
    });

    it('and the invite she had made for another teacher ends', async () => {
      const { codigo } = await call(db, owner, 'convidar_professor($1)', [classroom]);
      await offer(owner, lia);
      await accept(lia);
      expect(await call(db, rival, 'entrar_como_professor($1)', [codigo])).toMatchObject({ ok: false });
    });

    it('and is told nothing anew: nor is who takes it told of what was before', async () => {
      await db.asOwner(
        `update public.sala_professores set created_at = now() + interval '1 second' where professor_id = $1`,
        [caio],
      );
      expect(await noticesOf(caio)).not.toContain('entrou');
      await offer(owner, caio);
      await accept(caio);
      expect(await noticesOf(caio)).not.toContain('entrou');
      expect(await noticesOf(owner)).toContain('entrou');
    });

    it('again, back to where it came from', async () => {
      await offer(owner, lia);
      await accept(lia);
      await offer(lia, owner);
      expect(await accept(owner)).toEqual({ ok: true });
      expect(await ownerOf()).toBe(owner);
    });

    it('to nobody else: not to a stranger, a student, herself, or nobody', async () => {
      for (const one of [rival, student, owner, null]) expect(await offer(owner, one)).toBe(false);
      await call(db, owner, 'remover_professor($1, $2)', [classroom, lia]);
      expect(await offer(owner, lia)).toBe(false);
    });

    it('alone: not one who teaches beside her, a student or a stranger', async () => {
      for (const one of [lia, student, rival]) {
        expect(await offer(one, caio)).toBe(false);
        expect(await accept(one)).toEqual(NO_OFFER);
      }
      await offer(owner, caio);
      for (const one of [lia, student, rival]) {
        expect(await accept(one)).toEqual(NO_OFFER);
        expect(await end(one)).toBe(false);
      }
      expect(await ownerOf()).toBe(owner);
      const asked = [
        'oferecer_sala($1, $1)',
        'aceitar_sala($1)',
        'encerrar_oferta($1)',
        'destino_das_salas()',
      ];
      for (const sql of asked) {
        const parameters = sql.includes('$1') ? [classroom] : [];
        expect(await outcome(db.asAnon(`select public.${sql}`, parameters))).toBe('refused');
      }
      expect(await outcome(db.asUser(caio, 'select * from public.sala_ofertas'))).toMatch(/refused|nothing/);
    });

    it.each([
      ['took the offer back', () => end(owner)],
      ['offered it to another', () => offer(owner, lia)],
      ['removed that teacher', () => call(db, owner, 'remover_professor($1, $2)', [classroom, caio])],
      ['deleted the classroom', () => call(db, owner, 'excluir_sala($1)', [classroom])],
    ])('to nobody once she %s', async (_what, change) => {
      await offer(owner, caio);
      expect(await change()).toBe(true);
      expect(await accept(caio)).toEqual(NO_OFFER);
      expect(await ownerOf()).toBe(owner);
    });

    it('to nobody who says no, leaves, or whose account ended', async () => {
      await offer(owner, caio);
      expect(await end(caio)).toBe(true);
      expect(await end(caio)).toBe(false);
      expect(await accept(caio)).toEqual(NO_OFFER);
      await offer(owner, caio);
      await call(db, caio, 'remover_professor($1, $2)', [classroom, caio]);
      await offer(owner, lia);
      expect(await deleteAccount(db, lia)).toEqual({ ok: true });
      expect(await team(owner)).toMatchObject({ oferta: null, professores: [{ id: owner }] });
      expect(await accept(lia)).toEqual(NO_OFFER);
    });

    it('within the hundred: of own ones for who takes it, of others’ for who gives it', async () => {
      await offer(owner, caio);
      await db.asOwner(
        `insert into public.salas (nome, professor_id) select 'S' || n, $1 from generate_series(1, 100) n`,
        [caio],
      );
      expect(await accept(caio)).toEqual({ ok: false, motivo: 'limite_de_salas' });
      await db.asOwner(`delete from public.salas where professor_id = $1 and nome = 'S1'`, [caio]);
      await db.asOwner(
        `with made as (
           insert into public.salas (nome, professor_id) select 'T' || n, $1 from generate_series(1, 100) n returning id
         ) insert into public.sala_professores (sala_id, professor_id) select id, $2 from made`,
        [rival, owner],
      );
      expect(await accept(caio)).toEqual({ ok: false, motivo: 'limite_de_quem_passa' });
      await db.asOwner(
        `delete from public.sala_professores t using public.salas s
         where s.id = t.sala_id and s.nome = 'T1' and t.professor_id = $1`,
        [owner],
      );
      expect(await accept(caio)).toEqual({ ok: true });
    });

    it('by these functions alone: what a browser writes of it counts for nothing', async () => {
      const [made] = await db.asUser(
        caio,
        `insert into public.salas (nome, dono_desde, passada_em) values ('Minha', '2020-01-01', now()) returning *`,
      );
      expect(made).toMatchObject({ dono_desde: null, passada_em: null });
      for (const change of ["dono_desde = '2020-01-01'", 'passada_em = now()', `professor_id = '${caio}'`]) {
        const sql = `update public.salas set ${change} where id = $1 returning 1`;
        expect(await outcome(db.asUser(owner, sql, [classroom]))).toBe('refused');
      }
    });
  });

  describe('whose account ends', () => {
    it.each([
      ['as she asks', (user: string) => deleteAccount(db, user)],
      ['in the dashboard', (user: string) => db.asOwner('delete from auth.users where id = $1', [user])],
    ])(
      '%s leaves it to who has taught there longest, with all that was written there',
      async (_how, remove) => {
        const sent = await send(db, student, classroom, essay);
        const other = await storeCorrection(db, classmate, {
          tema: 'Leitura',
          correcao: {},
          texto: 'A escola lê.',
        });
        const others = await send(db, classmate, classroom, other);
        const mark = (id: string, trecho: string) => ({
          id,
          inicio: 0,
          fim: trecho.length,
          trecho,
          comentario: 'Bom começo.',
          caneta: 'verde',
          competencia: 1,
        });
        const review = (by: string, of: string, said: object) =>
          call(db, by, 'revisar_redacao($1, $2, $3)', [
            of,
            JSON.stringify([{ competencia: 2, comentario: 'Cite a fonte.' }]),
            JSON.stringify(said),
          ]);
        await review(owner, sent, { geral: 'Siga assim.', marcas: [], descartes: [] });
        await review(lia, others, {
          geral: '',
          marcas: [mark(crypto.randomUUID(), 'A escola')],
          descartes: [],
        });
        const themesBefore = (await call(db, lia, 'sala_do_professor($1)', [classroom])).temas;

        await remove(owner);
        expect(await ownerOf()).toBe(lia);
        const { professores, sou_dono } = await team(lia);
        expect(professores.map(({ id }: { id: string }) => id)).toEqual([lia, caio]);
        expect(sou_dono).toBe(true);
        expect((await call(db, lia, 'sala_do_professor($1)', [classroom])).temas).toEqual(themesBefore);
        expect(await call(db, lia, 'redacao_da_sala($1)', [sent])).toMatchObject({
          revisao: [{ competencia: 2, comentario: 'Cite a fonte.' }],
          // The author's name is gone, and no other teacher is shown as the author.
          anotacoes: { geral: 'Siga assim.', autor: null },
        });
        expect(await call(db, lia, 'redacao_da_sala($1)', [others])).toMatchObject({
          anotacoes: { autor: 'Prof. Lia', marcas: [{ autor: 'Prof. Lia', trecho: 'A escola' }] },
        });
        expect(await call(db, student, 'minhas_salas()')).toMatchObject([
          { id: classroom, professor_nome: 'Prof. Lia', professores: ['Prof. Lia', 'Prof. Caio'] },
        ]);
        expect(await noticesOf(lia)).toContain('recebida');
        expect(await noticesOf(caio)).not.toContain('recebida');
        expect(await tablesWith(db, owner)).toEqual([]);
        expect(await tablesWith(db, ownerName)).toEqual([]);
        // Lia now has the rights of an owner.
        expect(await call(db, lia, 'remover_professor($1, $2)', [classroom, caio])).toBe(true);
        expect(await call(db, lia, 'excluir_sala($1)', [classroom])).toBe(true);
      },
    );

    it('leaves it to whom she had offered it, where there is one', async () => {
      await offer(owner, caio);
      await deleteAccount(db, owner);
      expect(await ownerOf()).toBe(caio);
      expect(await team(caio)).toMatchObject({ oferta: null, professores: [{ id: caio }, { id: lia }] });
    });

    it('leaves it also to who has a hundred: else it would be gone', async () => {
      await db.asOwner(
        `insert into public.salas (nome, professor_id) select 'S' || n, $1 from generate_series(1, 100) n`,
        [lia],
      );
      await deleteAccount(db, owner);
      expect(await ownerOf()).toBe(lia);
      expect(await outcome(createClassroom(db, lia, 'Mais uma').then(() => []))).toBe('23514');
    });

    it('sees beforehand what becomes of each of her classrooms', async () => {
      const alone = await createClassroom(db, owner, 'Só minha');
      const gone = await createClassroom(db, owner, 'Excluída');
      await call(db, owner, 'excluir_sala($1)', [gone]);
      await send(db, student, classroom, essay);
      const fates = await call(db, owner, 'destino_das_salas()');
      expect(fates).toEqual([
        {
          id: classroom,
          nome: '3º A',
          alunos: 2,
          redacoes: 1,
          fica_com: lia,
          oferecida: false,
          professores: [
            { id: lia, nome: 'Prof. Lia' },
            { id: caio, nome: 'Prof. Caio' },
          ],
        },
        {
          id: alone,
          nome: 'Só minha',
          alunos: 0,
          redacoes: 0,
          fica_com: null,
          oferecida: false,
          professores: [],
        },
      ]);
      await offer(owner, caio);
      expect((await call(db, owner, 'destino_das_salas()'))[0]).toMatchObject({
        fica_com: caio,
        oferecida: true,
      });
      expect(await call(db, lia, 'destino_das_salas()')).toEqual([]);
      await deleteAccount(db, owner);
      expect([await ownerOf(), await ownerOf(alone), await ownerOf(gone)]).toEqual([caio, null, null]);
    });

    it('takes along what was hers alone: comments kept to say again, and that she vouched for photos', async () => {
      await call(db, owner, 'guardar_comentario($1, $2)', [crypto.randomUUID(), 'Reveja a crase.']);
      await call(db, owner, 'confirmar_fotos($1)', [classroom]);
      await deleteAccount(db, owner);
      expect(await call(db, lia, 'banco_de_comentarios()')).toEqual([]);
      expect(await call(db, lia, 'fotos_da_sala($1)', [classroom])).toBeNull();
    });

    it('loses nobody’s draft: it is the work of all who teach there', async () => {
      const sent = await send(db, student, classroom, essay);
      const items = JSON.stringify([{ competencia: 1, comentario: 'Começado pela Lia.' }]);
      await call(db, lia, 'guardar_rascunho($1, $2)', [sent, items]);
      // The draft belongs to the teacher who edited it last, owner or not.
      await db.asOwner('update public.revisao_rascunhos set professor_id = $1', [owner]);
      await deleteAccount(db, owner);
      expect(await call(db, lia, 'rascunho_da_revisao($1)', [sent])).toMatchObject({
        itens: JSON.parse(items),
      });
      await db.asOwner('update public.revisao_rascunhos set professor_id = $1', [caio]);
      await deleteAccount(db, caio);
      expect(await call(db, lia, 'rascunho_da_revisao($1)', [sent])).toMatchObject({
        itens: JSON.parse(items),
      });
    });

    it('leaves her name in no review of a withdrawn essay, and the names of others', async () => {
      const words = 'A leitura forma quem escreve, e a escola sabe disso.';
      const withdrawn = async (by: string) => {
        const text = await storeCorrection(db, student, { tema: 'Leitura', correcao: {}, texto: words });
        const sent = await send(db, student, classroom, text);
        const marks = [owner, lia].map((who, at) => {
          const trecho = at ? 'escola' : 'leitura';
          const inicio = words.indexOf(trecho);
          const id = crypto.randomUUID();
          return {
            who,
            said: { id, inicio, fim: inicio + trecho.length, trecho, comentario: 'Bom.', caneta: 'azul' },
          };
        });
        // Each teacher adds a mark of her own; `by` publishes last, so she is the author of the comment on the
        // whole essay.
        const said: object[] = [];
        for (const { who, said: mark } of marks.toSorted((a) => (a.who === by ? 1 : -1))) {
          said.push(mark);
          const { publicacao } = await call(db, who, 'redacao_da_sala($1)', [sent]);
          await call(db, who, 'revisar_redacao($1, $2, $3, $4)', [
            sent,
            '[]',
            JSON.stringify({ geral: 'Bom texto.', marcas: said, descartes: [] }),
            publicacao.versao,
          ]);
        }
        await call(db, student, 'retirar_da_sala($1)', [sent]);
        return sent;
      };
      const ofOwner = await withdrawn(owner);
      const ofLia = await withdrawn(lia);
      const known = ownerName;
      ownerName = `${known} Filha`;
      await db.asUser(owner, 'update public.profiles set nome = $1', [ownerName]);
      // Simulates a review stored before authors were recorded.
      const ofBefore = await withdrawn(owner);
      await db.asOwner('update public.revisoes_retiradas set autores = null where envio_id = $1', [ofBefore]);
      const namesIn = async (id: string) => {
        const [{ anotacoes }] = await call(db, student, 'revisoes_de_retiradas(null, $1)', [id]);
        return [anotacoes.autor, ...anotacoes.marcas.map(({ autor }: { autor: string }) => autor)];
      };
      expect(await namesIn(ofOwner)).toEqual([known, known, 'Prof. Lia']);
      await deleteAccount(db, owner);
      expect(await namesIn(ofOwner)).toEqual([null, null, 'Prof. Lia']);
      expect(await namesIn(ofLia)).toEqual(['Prof. Lia', null, 'Prof. Lia']);
      expect(await namesIn(ofBefore)).toEqual([null, null, 'Prof. Lia']);
      expect(await tablesWith(db, owner)).toEqual([]);
      expect(await tablesWith(db, known)).toEqual([]);
    });
  });
});
