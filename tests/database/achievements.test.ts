import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { EXAM_BANK, PROPOSAL_BANK } from '@/domain/themes/theme-bank';
import {
  achievementsMigration,
  bankThemesSchema,
  storedAchievements,
} from '../../tools/database/achievements-seed';
import { BANK_THEMES_SCHEMA } from '../../tools/database/migrations';
import { dailyMission } from '@/domain/rewards/daily-mission';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const CLEAN = correctionOf([200, 120, 120, 120, 120]);

describe.each(GRANTS)('achievements with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp();
  });
  afterAll(() => db.close());

  it('are what the migrations make of the domain; else run npm run generate:achievements', async () => {
    const themes = [...EXAM_BANK, ...PROPOSAL_BANK];
    expect(readFileSync(BANK_THEMES_SCHEMA, 'utf8')).toBe(bankThemesSchema(themes));
    const made = await storedAchievements({ query: db.asOwner });
    for (const statement of achievementsMigration(ACHIEVEMENTS, themes).split(/(?<=\$\$;)\n/)) {
      await db.asOwner(statement);
    }
    expect(made.length).toBeGreaterThan(ACHIEVEMENTS.length);
    expect(await storedAchievements({ query: db.asOwner })).toEqual(made);
  });

  const unlock = async (code: string) => {
    const [row] = await db.asUser(student, 'select public.desbloquear_conquista($1) as answer', [code]);
    return row?.answer;
  };
  const unlockAll = async () =>
    (await db.asUser(student, 'select codigo from public.desbloquear_conquistas()')).map(
      ({ codigo }) => codigo,
    );
  const insert = (code: string) =>
    outcome(
      db.asUser(
        student,
        `insert into public.usuario_conquistas (conquista_id, data_desbloqueio)
         select id, '2020-01-01' from public.conquistas where criterio_desbloqueio = $1 returning conquista_id`,
        [code],
      ),
    );
  const balance = async () => {
    const [row] = await db.asOwner(
      `select p.canetinhas::float8 as n, (
         select sum(amount)::float8 from public.canetinhas_transactions t where t.user_id = p.user_id
       ) as sum from public.profiles p where user_id = $1`,
      [student],
    );
    expect(row?.n).toBe(row?.sum);
    return Number(row?.n);
  };
  const repeat = async (times: number, step: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < times; index += 1) await step(index);
  };
  /** Essays stored at these instants, as an import by the owner would write them. */
  const essaysAt = (...instants: string[]) =>
    db.asOwner(
      `insert into public.redacoes (usuario_id, texto, nota_total, created_at)
       select $1, 'Texto ' || n, 600, instant from unnest($2::timestamptz[]) with ordinality as at (instant, n)`,
      [student, instants],
    );
  const essaysDaily = (days: number) =>
    db.asOwner(
      `insert into public.redacoes (usuario_id, texto, nota_total, created_at)
       select $1, 'Texto ' || n, 600, '2026-03-01T15:00:00Z'::timestamptz + n * interval '1 day'
       from generate_series(1, $2) n`,
      [student, days],
    );
  const opinion = (type: string) =>
    db.asUser(
      student,
      `insert into public.feedback_mensagens (nome, email, papel_usuario, tipo_problema, mensagem)
       values ('Eu', 'eu@exemplo.com.br', 'student', $1, 'Uma mensagem com mais de vinte letras.')`,
      [type],
    );
  const earn = (amount: number) =>
    db.asOwner(
      `insert into public.canetinhas_transactions (user_id, amount, source) values ($1, $2, 'ajuste')`,
      [student, amount],
    );

  it('are those of the domain, in its order, open to visitors', async () => {
    const rows = await db.asAnon(
      `select criterio_desbloqueio, nome, descricao, icone_url, criterio, medida, limite,
         canetinhas_recompensa::float8 as reward from public.conquistas order by created_at`,
    );
    expect(rows).toEqual(
      ACHIEVEMENTS.map(({ codigo, nome, descricao, emoji, criterio, recompensa, rule }) => ({
        criterio_desbloqueio: codigo,
        nome,
        descricao,
        icone_url: emoji,
        criterio,
        medida: rule?.measure ?? null,
        limite: rule?.threshold ?? null,
        reward: recompensa,
      })),
    );
  });

  it('all ask for a measure the database takes', async () => {
    expect(
      await db.asOwner(
        `select medida from public.conquistas where medida is not null
         except select medida from private.achievement_facts($1)`,
        [student],
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'write the catalogue',
      `insert into public.conquistas (nome, descricao, icone_url, criterio_desbloqueio, criterio)
      values ('X', 'X', 'X', 'x', 'x')`,
    ],
    ['lower a threshold', 'update public.conquistas set limite = 1 returning 1 as done'],
    ['raise a reward', 'update public.conquistas set canetinhas_recompensa = 900 returning 1 as done'],
    ['empty the catalogue', 'delete from public.conquistas returning 1 as done'],
  ])('a browser cannot %s', async (_attack, sql) => {
    const before = await db.asOwner('select * from public.conquistas order by created_at');
    expect(await outcome(db.asUser(student, sql))).toMatch(/^(refused|nothing)$/);
    expect(await db.asOwner('select * from public.conquistas order by created_at')).toEqual(before);
  });

  describe('once deserved', () => {
    beforeEach(() => storeEssay(db, student));

    it('are unlocked once and paid once, whichever way', async () => {
      expect(await unlock('primeira_redacao')).toEqual({ unlocked: true, reward: 5 });
      expect(await unlock('primeira_redacao')).toEqual({ unlocked: false, reward: 0 });
      expect(await insert('primeira_redacao')).toBe('23505');
      expect(await balance()).toBe(106);
    });

    it('may be inserted by a browser, dated by the server', async () => {
      expect(await insert('primeira_redacao')).toBe('done');
      const [row] = await db.asUser(
        student,
        `select c.criterio_desbloqueio as code, u.data_desbloqueio > now() - interval '1 minute' as fresh
         from public.usuario_conquistas u join public.conquistas c on c.id = u.conquista_id`,
      );
      expect(row).toEqual({ code: 'primeira_redacao', fresh: true });
      expect(await balance()).toBe(106);
    });

    it('come all at once, those that others bring included', async () => {
      await repeat(4, () => storeEssay(db, student, { correcao: CLEAN }));
      const deserved = [
        'primeira_redacao',
        'primeira_correcao',
        'redacoes_5',
        'primeira_canetinha',
        'maratonista',
      ];
      expect((await unlockAll()).sort()).toEqual([...deserved, 'conquistas_5', ...timeOfDay()].sort());
      expect(await unlockAll()).toEqual([]);
    });

    it('are not paid again after staff took one away', async () => {
      await unlock('primeira_redacao');
      await db.asOwner('delete from public.usuario_conquistas where usuario_id = $1', [student]);
      expect(await unlock('primeira_redacao')).toMatchObject({ unlocked: true });
      expect(await balance()).toBe(106);
    });
  });

  it.each([['redacoes_5'], ['primeiro_900'], ['tema_dificil'], ['top_1_ano'], ['conquistas_todas']])(
    'not deserved, %s stays locked whichever way it is asked for',
    async (code) => {
      await storeEssay(db, student, { nota: 1000, correcao: CLEAN });
      expect(await insert(code)).toBe('refused');
      expect(await unlock(code)).toEqual({ unlocked: false, reward: 0 });
      expect(await unlockAll()).not.toContain(code);
    },
  );

  it('a code that does not exist unlocks nothing', async () => {
    expect(await unlock('nota_dois_mil')).toEqual({ unlocked: false, reward: 0 });
  });

  it('cannot be given to somebody else', async () => {
    await storeEssay(db, student);
    const sql = `insert into public.usuario_conquistas (usuario_id, conquista_id)
      select $1, id from public.conquistas where criterio_desbloqueio = 'primeira_redacao'`;
    expect(await outcome(db.asUser(student, sql, [await db.signUp()]))).toBe('refused');
  });

  it.each([
    [
      'primeiro_700',
      () => storeCorrection(db, student, { nota: 720 }),
      () => storeEssay(db, student, { nota: 1000 }),
    ],
    [
      'primeiro_800',
      () => storeCorrection(db, student, { nota: 800 }),
      () => storeCorrection(db, student, { nota: 760 }),
    ],
    [
      'pontuacao_maxima',
      () => storeCorrection(db, student, { nota: 1000 }),
      () => storeEssay(db, student, { nota: 1000 }),
    ],
    ['primeira_correcao', () => storeEssay(db, student, { correcao: CLEAN }), () => storeEssay(db, student)],
    ['redacoes_10', () => essaysDaily(10), () => essaysDaily(9)],
    ['semana_cheia', () => essaysDaily(7), () => essaysDaily(6)],
    ['mes_cheio', () => essaysDaily(30), () => essaysDaily(29)],
    ['ano_cheio', () => essaysDaily(365), () => essaysDaily(364)],
    [
      'maratonista',
      () => essaysAt('2026-03-01T03:00:00Z', '2026-03-01T15:00:00Z', '2026-03-02T02:59:00Z'),
      () => essaysAt('2026-03-01T02:59:00Z', '2026-03-01T15:00:00Z', '2026-03-02T02:59:00Z'),
    ],
    ['madrugador', () => essaysAt('2026-03-01T08:59:00Z'), () => essaysAt('2026-03-01T09:00:00Z')],
    ['coruja', () => essaysAt('2026-03-01T01:00:00Z'), () => essaysAt('2026-03-01T00:59:00Z')],
    [
      'consistencia_ouro',
      () => repeat(5, () => storeCorrection(db, student, { nota: 800 })),
      () => repeat(11, (index) => storeCorrection(db, student, { nota: index > 2 && index < 8 ? 760 : 960 })),
    ],
    [
      'foco_total',
      () => repeat(3, (index) => storeEssay(db, student, { tema: index ? 'Leitura' : ' leitura ' })),
      () => repeat(3, (index) => storeEssay(db, student, { tema: index ? 'Leitura' : 'Escrita' })),
    ],
    [
      'detetive_coesao',
      () => storeCorrection(db, student, { correcao: correctionOf([80, 80, 80, 200, 80]) }),
      () => storeEssay(db, student, { correcao: correctionOf([80, 80, 80, 200, 80]) }),
    ],
    [
      'sem_erros',
      () => storeCorrection(db, student, { correcao: CLEAN }),
      () => storeCorrection(db, student, { correcao: correctionOf([200, 120, 120, 120, 120], 1) }),
    ],
    ['canetinhas_50', () => earn(50), () => earn(49.5)],
    ['canetinhas_500', () => earn(500), () => earn(499)],
    ['primeira_canetinha', () => storeEssay(db, student), () => Promise.resolve()],
    [
      'primeira_meta',
      () =>
        storeCorrection(db, student, { missoes: [dailyMission(new Date()).id] }).then(() =>
          db.asUser(student, 'select public.receber_missao_do_dia()'),
        ),
      () => storeEssay(db, student).then(() => db.asUser(student, 'select public.receber_missao_do_dia()')),
    ],
    ['primeiro_feedback', () => opinion('outro'), () => Promise.resolve()],
    ['colaborador', () => repeat(3, () => opinion('sugestao')), () => repeat(3, () => opinion('bug'))],
    ['ajudante', () => rate(10), () => rate(9)],
  ])('%s unlocks by its facts and not by what resembles them', async (code, deserve, fallShort) => {
    await fallShort();
    expect(await unlock(code)).toMatchObject({ unlocked: false });
    await db.asOwner('delete from public.redacoes where usuario_id = $1', [student]);
    await db.asOwner(
      `delete from public.canetinhas_transactions where user_id = $1 and source <> 'boas_vindas'`,
      [student],
    );
    await deserve();
    expect(await unlock(code)).toMatchObject({ unlocked: true });
  });

  it('count five, then fifteen, then all that can be measured', async () => {
    const give = (limit: number) =>
      db.asOwner(
        `insert into public.usuario_conquistas (usuario_id, conquista_id)
         select $1, id from public.conquistas
         where medida is not null and medida not in ('achievements', 'measurable-achievements')
         order by created_at limit $2 on conflict do nothing`,
        [student, limit],
      );
    await give(4);
    expect(await unlock('conquistas_5')).toMatchObject({ unlocked: false });
    await give(5);
    expect(await unlock('conquistas_5')).toMatchObject({ unlocked: true });
    await give(13);
    expect(await unlock('conquistas_15')).toMatchObject({ unlocked: false });
    await give(14);
    expect(await unlock('conquistas_15')).toMatchObject({ unlocked: true });
    expect(await unlock('conquistas_todas')).toMatchObject({ unlocked: false });
    await give(ACHIEVEMENTS.length);
    expect(await unlock('conquistas_todas')).toMatchObject({ unlocked: true });
  });

  const rate = (count: number) =>
    repeat(count, async () => {
      const essay = await storeEssay(db, student);
      await db.asUser(
        student,
        'insert into public.correcao_avaliacoes (redacao_id, estrelas) values ($1, 5)',
        [essay],
      );
    });

  /** The achievement that the hour of the test run unlocks by itself. */
  function timeOfDay(): string[] {
    const hour = (new Date().getUTCHours() + 21) % 24;
    if (hour < 6) return ['madrugador'];
    return hour >= 22 ? ['coruja'] : [];
  }
});
