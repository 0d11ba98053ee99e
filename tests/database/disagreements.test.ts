import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from './support/account';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const REASON = 'A tese está no fim da introdução.';
const ANSWER = 'Você tem razão, a tese está lá.';
const CORRECTION = {
  ...correctionOf([160, 120, 80, 120, 120]),
  erros_detectados: [{ competencia: 1, regra: 'crase', codigo: 'crase' }, { competencia: 9 }, 'x'],
  grifo: {
    evidence: {
      competencia_3: [
        { side: 'contra', label: 'Tese' },
        { side: 'contra', label: 'Tese' },
      ],
    },
    steps: [{ competency: 3, kind: 'tese' }],
  },
};
const NOWHERE = '00000000-0000-4000-8000-000000000000';

describe.each(GRANTS)('disagreements with %s grants', (grants) => {
  let db: TestDatabase;
  let dev: string;
  let student: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
    dev = await db.signUp({ nome: 'Equipe Ada' });
    await db.asOwner(`update public.profiles set tipo_conta = 'dev' where user_id = $1`, [dev]);
  });
  beforeEach(async () => {
    await db.asOwner('delete from public.discordancias');
    await db.asOwner('delete from public.redacoes');
    student = await db.signUp();
    essay = await storeCorrection(db, student, {
      texto: 'Meu texto.',
      tema: 'Leitura',
      correcao: CORRECTION,
    });
  });
  afterAll(() => db.close());

  type Said = Partial<Record<'redacao_id' | 'usuario_id' | 'tipo' | 'regra' | 'motivo', string>> &
    Partial<Record<'com_redacao', boolean>> &
    Partial<Record<'competencia' | 'inicio' | 'fim' | 'nivel_esperado', number | null>> &
    Record<string, unknown>;
  function disagree(user: string, said: Said = {}) {
    const row = {
      redacao_id: essay,
      competencia: 3,
      tipo: 'contra',
      regra: 'Tese',
      motivo: REASON,
      inicio: 0,
      fim: 4,
      ...said,
    };
    const names = Object.keys(row);
    return db.asUser(
      user,
      `insert into public.discordancias (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()})
       returning *`,
      Object.values(row),
    );
  }
  const rows = (user: string) => db.asUser(user, 'select * from public.discordancias');
  const update = (user: string, change: string) =>
    outcome(db.asUser(user, `update public.discordancias set ${change} returning id`));
  const answer = (user: string, result = 'confirmada', text = ANSWER) =>
    update(user, `resultado = '${result}', resposta = '${text}'`);
  const withdraw = (user: string) =>
    outcome(db.asUser(user, 'delete from public.discordancias returning id'));
  const share = (user: string) => db.asUser(user, 'select * from public.discordancias_por_regra()');

  it('take level, corrector and time from the stored correction, whatever the browser says', async () => {
    const [stored = {}] = await disagree(student, {
      nivel_esperado: 160,
      nivel_dado: 200,
      produtor: 'model',
      versao: 'minha',
      resultado: 'confirmada',
      resposta: ANSWER,
      respondida_em: '2020-01-01',
      created_at: '2020-01-01',
    });
    expect(stored).toMatchObject({
      nivel_dado: 80,
      nivel_esperado: 160,
      produtor: 'scorer',
      versao: 'teste-1',
      resultado: null,
      resposta: null,
      respondida_em: null,
    });
    expect(new Date(String(stored['created_at'])).getFullYear()).toBeGreaterThan(2020);
  });

  it.each<[string, object, number | null]>([
    ['another shape of a correction', { competencies: [{}, {}, { score: 120 }, {}, {}] }, null],
    ['a whole one of that shape', { competencies: [200, 160, 120, 80, 40].map((score) => ({ score })) }, 120],
    ['levels that are none', correctionOf([160, 120, 90, 120, 120]), null],
    ['fewer than five', { competencias: { competencia_3: { note: 80 } } }, null],
  ])('take the level of %s as the lists have it', async (_shape, correcao, level) => {
    const redacao_id = await storeEssay(db, student, { correcao });
    expect(await disagree(student, { redacao_id })).toMatchObject([{ nivel_dado: level }]);
  });

  it('carry no word of the essay without the consent of its writer', async () => {
    await disagree(student, { texto: 'O meu texto', tema: 'Meu tema' });
    expect(await rows(dev)).toMatchObject([
      { com_redacao: false, texto: null, tema: null, inicio: null, fim: null },
    ]);
  });

  it('carry with it the essay as it is stored, not what the browser calls it', async () => {
    await disagree(student, { com_redacao: true, texto: 'Outro texto', tema: 'Outro' });
    expect(await rows(dev)).toMatchObject([{ texto: 'Meu texto.', tema: 'Leitura', inicio: 0, fim: 4 }]);
  });

  it('give the essay back when the consent ends, also after an answer; nobody else ends or gives it', async () => {
    await disagree(student, { com_redacao: true });
    expect(await update(dev, 'com_redacao = false')).toBe('refused');
    expect(await update(await db.signUp(), 'com_redacao = false')).toBe('nothing');
    expect(await answer(dev)).toBe('done');
    expect(await update(student, 'com_redacao = false')).toBe('done');
    expect(await rows(dev)).toMatchObject([
      { com_redacao: false, texto: null, tema: null, inicio: null, fim: null, resposta: ANSWER },
    ]);
    expect(await update(dev, 'com_redacao = true')).toBe('refused');
    expect(await update(student, 'com_redacao = true')).toBe('refused');
  });

  it('are read by their writer and by devs only', async () => {
    const [{ id } = {}] = await disagree(student);
    expect(await rows(student)).toMatchObject([{ id }]);
    expect(await rows(dev)).toMatchObject([{ id }]);
    for (const user of [await db.signUp(), await db.signUp({ tipo_conta: 'teacher' })]) {
      expect(await rows(user)).toEqual([]);
    }
    expect(await outcome(db.asAnon('select * from public.discordancias'))).toMatch(/^(refused|nothing)$/);
  });

  it('are about own corrections, under the own name, once for each competency', async () => {
    const other = await db.signUp();
    expect(await outcome(disagree(other))).toBe('refused');
    expect(await outcome(disagree(other, { com_redacao: true, usuario_id: student }))).toBe('refused');
    expect(await outcome(disagree(student, { usuario_id: other }))).toBe('refused');
    expect(await outcome(disagree(student, { redacao_id: NOWHERE }))).toMatch(/^(refused|23503)$/);
    await disagree(student);
    expect(await outcome(disagree(student))).toBe('23505');
    await disagree(student, { competencia: 4 });
  });

  it('are answered by devs, who change nothing else; an answer can be mended, not taken back', async () => {
    await disagree(student);
    const [before] = await rows(student);
    for (const user of [student, await db.signUp(), await db.signUp({ tipo_conta: 'teacher' })]) {
      expect(await answer(user)).toMatch(/^(refused|nothing)$/);
    }
    for (const change of [
      'motivo = repeat($$x$$, 30)',
      'nivel_dado = 200',
      'usuario_id = auth.uid()',
      `texto = 'x'`,
    ]) {
      expect(await update(dev, `resultado = 'mantida', resposta = '${ANSWER}', ${change}`)).toBe('refused');
    }
    expect(await update(dev, `resultado = 'mantida'`)).toBe('23514');
    expect(await answer(dev, 'talvez')).toBe('23514');
    expect(await answer(dev, 'mantida', 'curta')).toBe('23514');
    expect(await answer(dev, 'mantida')).toBe('done');
    expect(await answer(dev)).toBe('done');
    expect(await update(dev, 'resultado = null, resposta = null')).toBe('refused');
    const [after] = await rows(student);
    expect(after).toEqual({
      ...before,
      resultado: 'confirmada',
      resposta: ANSWER,
      respondida_em: after?.['respondida_em'],
    });
    expect(after?.['respondida_em']).not.toBeNull();
  });

  it('are withdrawn by their writer while unanswered', async () => {
    await disagree(student);
    expect(await withdraw(dev)).toMatch(/^(refused|nothing)$/);
    expect(await withdraw(await db.signUp())).toBe('nothing');
    expect(await withdraw(student)).toBe('done');
    await disagree(student);
    await answer(dev);
    expect(await withdraw(student)).toBe('nothing');
  });

  it('go with the account', async () => {
    await disagree(student, { com_redacao: true });
    expect(await deleteAccount(db, student)).toEqual({ ok: true });
    expect(await rows(dev)).toEqual([]);
  });

  it('are taken thirty times a day', async () => {
    for (let at = 0; at < 30; at += 1) {
      if (at % 5 === 0) essay = await storeEssay(db, student);
      await disagree(student, { competencia: (at % 5) + 1 });
    }
    essay = await storeEssay(db, student);
    expect(await outcome(disagree(student))).toBe('PT429');
  });

  it.each<[string, Said]>([
    ['a short reason', { motivo: `curto${' '.repeat(40)}` }],
    ['an endless reason', { motivo: 'm'.repeat(1001) }],
    ['an unknown kind', { tipo: 'outro' }],
    ['a level that does not exist', { nivel_esperado: 100 }],
    ['a competency that does not exist', { competencia: 6 }],
    ['a place without an end', { fim: null, com_redacao: true }],
    ['a rule without a name', { regra: ' ' }],
  ])('refuse %s', async (_requirement, said) => {
    expect(await outcome(disagree(student, said))).toBe('23514');
  });

  describe('the share by rule', () => {
    it('divides by the corrections that showed the rule, each once', async () => {
      const other = await db.signUp();
      await storeCorrection(db, other, { correcao: CORRECTION });
      await storeCorrection(db, other, { correcao: correctionOf([80, 80, 80, 80, 80]) });
      await storeEssay(db, other, { correcao: { erros_detectados: 'x', grifo: [1] } });
      await disagree(student);
      await disagree(student, { competencia: 1, tipo: 'marca', regra: 'crase' });
      await disagree(student, { competencia: 2, tipo: 'nivel', regra: 'nivel' });
      // A rule that only today's checker shows and the stored correction lacks.
      await disagree(student, { competencia: 4, tipo: 'marca', regra: 'nova' });
      await db.asUser(
        dev,
        `update public.discordancias set resultado = 'confirmada', resposta = '${ANSWER}' where tipo = 'contra'`,
      );
      expect(await share(dev)).toEqual([
        {
          competencia: 1,
          tipo: 'marca',
          regra: 'crase',
          mostrada: 2,
          discordaram: 1,
          sem_registro: 0,
          confirmadas: 0,
        },
        {
          competencia: 2,
          tipo: 'nivel',
          regra: 'nivel',
          mostrada: 4,
          discordaram: 1,
          sem_registro: 0,
          confirmadas: 0,
        },
        {
          competencia: 3,
          tipo: 'contra',
          regra: 'Tese',
          mostrada: 2,
          discordaram: 1,
          sem_registro: 0,
          confirmadas: 1,
        },
        {
          competencia: 4,
          tipo: 'marca',
          regra: 'nova',
          mostrada: 0,
          discordaram: 1,
          sem_registro: 1,
          confirmadas: 0,
        },
      ]);
    });

    it('is not of those who disagree where the rule is not stored', async () => {
      const mark = { competencia: 1, tipo: 'marca', regra: 'crase' };
      await disagree(student, mark);
      for (let other = 0; other < 3; other += 1) {
        const redacao_id = await storeEssay(db, student, { correcao: correctionOf([80, 80, 80, 80, 80]) });
        await disagree(student, { ...mark, redacao_id });
      }
      expect(await share(dev)).toEqual([
        { ...mark, mostrada: 1, discordaram: 4, sem_registro: 3, confirmadas: 0 },
      ]);
    });

    it('is told to devs alone', async () => {
      await disagree(student);
      for (const user of [student, await db.signUp({ tipo_conta: 'teacher' })]) {
        expect(await share(user)).toEqual([]);
      }
      expect(await outcome(db.asAnon('select * from public.discordancias_por_regra()'))).toMatch(
        /^(refused|nothing)$/,
      );
    });
  });
});
