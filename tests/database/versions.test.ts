import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

describe.each(GRANTS)('a new version of an essay with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  let former: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
    former = await storeEssay(db, student);
  });
  afterAll(() => db.close());

  const insert = async (versionOf: string, id: string | null = null) => {
    const [row] = await db.asUser(
      student,
      `insert into public.redacoes (id, texto, nota_total, versao_de)
       values (coalesce($2::uuid, gen_random_uuid()), 'A nova versão.', 640, $1) returning versao_de`,
      [versionOf, id],
    );
    return row?.versao_de;
  };
  const versionOf = async (id: string) => {
    const [row] = await db.asUser(student, 'select versao_de from public.redacoes where id = $1', [id]);
    return row?.versao_de;
  };

  it('knows the former one, whoever stores it', async () => {
    expect(await insert(former)).toBe(former);
    expect(await versionOf(await storeCorrection(db, student, { versaoDe: former }))).toBe(former);
  });

  it.each([
    ['nothing', async () => NOWHERE],
    ['an essay of somebody else', async () => storeEssay(db, await db.signUp())],
  ])('of %s is stored, as a version of none', async (_what, target) => {
    const id = await target();
    expect(await insert(id)).toBeNull();
    expect(await versionOf(await storeCorrection(db, student, { versaoDe: id }))).toBeNull();
  });

  it('of itself is a version of none', async () => {
    expect(await insert(NOWHERE.replace(/0$/, '1'), NOWHERE.replace(/0$/, '1'))).toBeNull();
  });

  it('stays what it is when the function corrects what a browser had stored', async () => {
    const id = await storeEssay(db, student, { chave: 'k', versaoDe: former });
    expect(await storeCorrection(db, student, { chave: 'k', versaoDe: null })).toBe(id);
    expect(await versionOf(id)).toBe(former);
  });

  it('cannot be made one of another afterwards', async () => {
    await insert(former);
    const sql = 'update public.redacoes set versao_de = null returning 1';
    expect(await outcome(db.asUser(student, sql))).toMatch(/refused|nothing/);
  });

  it('is stored under an id of its own where another row has its key as id', async () => {
    const key = '11111111-1111-4111-8111-111111111111';
    await storeEssay(db, student, { id: key, chave: 'other' });
    const id = await storeCorrection(db, student, { chave: key });
    expect(id).not.toBe(key);
    expect(await storeCorrection(db, student, { chave: key })).toBe(id);
  });

  it('outlives the former one', async () => {
    await insert(former);
    await db.asOwner('delete from public.redacoes where id = $1', [former]);
    expect(await db.asUser(student, 'select versao_de from public.redacoes')).toEqual([{ versao_de: null }]);
  });
});
