import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, deleteForGood, fillClassroom, join } from './support/classroom';
import { outcome } from './support/outcome';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const INVALID = { ok: false, motivo: 'convite_invalido' };
const TOO_MANY = { ok: false, motivo: 'muitas_tentativas' };

describe.each(GRANTS)('with %s grants', (grants) => {
  let db: TestDatabase;
  let teacher: string;
  let rival: string;
  let student: string;
  let newcomer: string;
  let classroom: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    ({ teacher, rival, student, classroom } = await fillClassroom(db));
    newcomer = await db.signUp({ nome: 'Caio' });
  });
  afterAll(() => db.close());

  const renew = () => call(db, teacher, 'renovar_convite($1)', [classroom]);
  const open = (user: string, code: string | null) => call(db, user, 'abrir_codigo_de_sala($1)', [code]);
  const archive = (archived: boolean) => call(db, teacher, 'arquivar_sala($1, $2)', [classroom, archived]);
  const remove = () => call(db, teacher, 'excluir_sala($1)', [classroom]);
  const undo = () => call(db, teacher, 'desfazer_exclusao($1)', [classroom]);

  describe('a short code', () => {
    let code: string;
    let link: string;
    beforeEach(async () => {
      ({ codigo_curto: code, codigo: link } = await renew());
    });

    it('has six signs, no look-alikes and no vowels, and is the teacher’s to see', async () => {
      expect(code).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{6}$/);
      for (const user of [teacher])
        expect((await call(db, user, 'sala_do_professor($1)', [classroom])).convite).toMatchObject({
          codigo: link,
          codigo_curto: code,
        });
      for (const outsider of [rival, student, newcomer])
        expect(await outcome(db.asUser(outsider, 'select codigo_curto from public.sala_convites'))).toBe(
          'nothing',
        );
    });

    it.each<[string, (code: string) => string]>([
      ['as it is', (given) => given],
      ['in small letters', (given) => given.toLowerCase()],
      ['with blanks and a hyphen', (given) => ` ${given.slice(0, 3)} - ${given.slice(3)}\n`],
      ['with a dash of another kind', (given) => `${given.slice(0, 3)}–${given.slice(3)}`],
    ])('leads a student to the link, typed %s', async (_how, typed) => {
      expect(await open(newcomer, typed(code))).toEqual({ ok: true, codigo: link });
      expect(await join(db, newcomer, link)).toMatchObject({ ok: true });
    });

    it('is no way in by itself', async () => {
      expect(await join(db, newcomer, code)).toEqual(INVALID);
      expect(await db.asAnon('select * from public.sala_por_convite($1)', [code])).toEqual([]);
    });

    it('opens nothing for teachers, developers and visitors, right or wrong', async () => {
      const dev = await db.signUp();
      await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [dev]);
      for (const outsider of [rival, teacher, dev])
        for (const guess of [code, '222222'])
          expect(await open(outsider, guess)).toEqual({ ok: false, motivo: 'apenas_alunos' });
      expect(await outcome(db.asAnon('select public.abrir_codigo_de_sala($1)', [code]))).toBe('refused');
    });

    it.each<[string, () => Promise<unknown>]>([
      ['revoked', () => call(db, teacher, 'revogar_convites($1)', [classroom])],
      ['renewed', () => renew()],
      ['of an archived classroom', () => archive(true)],
      ['of one that was archived and opened again', () => archive(true).then(() => archive(false))],
      ['of a deleted classroom', () => remove()],
      ['of one that was deleted and taken back', () => remove().then(() => undo())],
      ['of a classroom that is gone', () => deleteForGood(db, teacher, classroom)],
    ])('%s opens nothing, nor does its link', async (_what, end) => {
      await end();
      expect(await open(newcomer, code)).toEqual(INVALID);
      expect(await join(db, newcomer, link)).toEqual(INVALID);
      expect(await db.asAnon('select * from public.sala_por_convite($1)', [link])).toEqual([]);
    });

    it.each(['', '%', '______', "' or true --", 'CCCCC', 'CCCCCCC', null])('is not %j', async (guess) => {
      expect(await open(newcomer, guess)).toEqual(INVALID);
    });

    it('does not lead back who was removed, and a new one does', async () => {
      await call(db, teacher, 'remover_aluno($1, $2)', [classroom, student]);
      expect(await open(student, code)).toEqual(INVALID);
      expect(await open(student, (await renew()).codigo_curto)).toMatchObject({ ok: true });
    });

    it('is guessed ten times an hour by one account, and then not even rightly', async () => {
      const guess = '222222';
      for (let miss = 0; miss < 10; miss += 1) expect(await open(newcomer, guess)).toEqual(INVALID);
      expect(await open(newcomer, guess)).toEqual(TOO_MANY);
      expect(await open(newcomer, code)).toEqual(TOO_MANY);
      expect(await open(student, code)).toMatchObject({ ok: true });

      const pass = (time: string) =>
        db.asOwner(
          'update public.sala_codigos_errados set desde = desde - $2::interval where usuario_id = $1',
          [newcomer, time],
        );
      await pass('59 minutes');
      expect(await open(newcomer, code)).toEqual(TOO_MANY);
      await pass('2 minutes');
      expect(await open(newcomer, guess)).toEqual(INVALID);
      expect(await open(newcomer, code)).toMatchObject({ ok: true });
      for (let miss = 0; miss < 9; miss += 1) await open(newcomer, guess);
      expect(await open(newcomer, code)).toEqual(TOO_MANY);
    });

    it('is counted from the first miss, however long the right ones were typed before', async () => {
      await open(newcomer, code);
      await db.asOwner(`update public.sala_codigos_errados set desde = desde - interval '59 minutes'`);
      for (let miss = 0; miss < 10; miss += 1) await open(newcomer, '222222');
      await db.asOwner(`update public.sala_codigos_errados set desde = desde - interval '2 minutes'`);
      expect(await open(newcomer, code)).toEqual(TOO_MANY);
    });

    it.each([
      ['read', 'select * from public.sala_codigos_errados'],
      ['lowered', 'update public.sala_codigos_errados set erros = 0 returning 1'],
      ['forgotten', 'delete from public.sala_codigos_errados returning 1'],
    ])('has tries that are not %s by whoever made them', async (_how, sql) => {
      await open(newcomer, '222222');
      expect(await outcome(db.asUser(newcomer, sql))).toMatch(/^(refused|nothing)$/);
      expect(await outcome(db.asAnon(sql))).toMatch(/^(refused|nothing)$/);
    });

    it('is never chosen by a browser', async () => {
      const choose = `update public.sala_convites set codigo_curto = 'CCCCCC' where sala_id = $1 returning id`;
      expect(await outcome(db.asUser(teacher, choose, [classroom]))).toMatch(/^(refused|nothing)$/);
    });
  });
});
