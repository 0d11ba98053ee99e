import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AXES } from '@/domain/themes/proposals/proposal';
import { EXAM_BANK, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import { call, createClassroom, invite, join, send } from './support/classroom';
import { correctionOf, storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const BANK = [...EXAM_BANK, ...PROPOSAL_BANK];
const CLEAN = correctionOf([200, 120, 120, 120, 120]);

describe.each(GRANTS)('achievements by theme and review with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
  });
  afterAll(() => db.close());

  const unlock = (code: string) => call(db, student, 'desbloquear_conquista($1)', [code]);
  const repeat = async (times: number, step: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < times; index += 1) await step(index);
  };

  it('know every theme of the bank by its axis, however it is written', async () => {
    const known = await db.asOwner(
      `select t.theme, b.eixo from unnest($1::text[]) as t (theme)
       join private.bank_themes() b on b.chave = private.theme_key(upper(t.theme) || '  .')`,
      [BANK.map(({ theme }) => theme)],
    );
    expect(known).toEqual(BANK.map(({ theme, axis }) => ({ theme, eixo: axis })));
  });

  it.each([
    [
      'tema_social',
      () => storeEssay(db, student, { tema: ' caminhos para combater o RACISMO no brasil ' }),
      () => storeEssay(db, student, { tema: 'Democratização do acesso ao cinema no Brasil' }),
    ],
    ['tema_criativo', () => onAxes(5), () => onAxes(4)],
    ['professor_fantasma', () => reviewed(true), () => reviewed(false)],
  ])('%s unlocks by its facts and not by what resembles them', async (code, deserve, fallShort) => {
    await fallShort();
    expect(await unlock(code)).toMatchObject({ unlocked: false });
    await db.asOwner('delete from public.redacoes where usuario_id = $1', [student]);
    await deserve();
    expect(await unlock(code)).toMatchObject({ unlocked: true });
  });

  /** Two essays on each of this many axes, and one on a theme outside the bank. */
  const onAxes = (count: number) =>
    repeat(count * 2 + 1, (at) => {
      const axis = AXES.filter((one) => BANK.some((theme) => theme.axis === one))[Math.floor(at / 2)];
      const ofAxis = BANK.filter((one) => one.axis === axis);
      return storeEssay(db, student, {
        tema: at === count * 2 ? 'Um tema só meu' : (ofAxis[at % 2]?.theme ?? ''),
      });
    });

  /** An essay in a class, with a draft or a published review. */
  async function reviewed(isPublished: boolean) {
    const teacher = await db.signUp({ tipo_conta: 'teacher' });
    const classroom = await createClassroom(db, teacher);
    await join(db, student, await invite(db, teacher, classroom));
    const sent = await send(db, student, classroom, await storeCorrection(db, student, { correcao: CLEAN }));
    const items = [{ competencia: 1, comentario: 'Boa abertura.', nivel: null, motivo: '' }];
    if (isPublished)
      await call(db, teacher, 'revisar_redacao($1, $2, $3)', [sent, JSON.stringify(items), null]);
    else await call(db, teacher, 'guardar_rascunho($1, $2)', [sent, JSON.stringify(items)]);
  }
});
