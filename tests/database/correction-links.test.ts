import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Evaluation, EvaluationExtras } from '@/domain/evaluation/evaluation';
import { byCompetency } from '@/domain/rubric/competency';
import { sharedParts } from '@/domain/shared-links/shared-parts';
import { buildRichCorrection } from '../support/rich-correction';
import { deleteAccount } from './support/account';
import { call } from './support/classroom';
import { outcome } from './support/outcome';
import { correctionOf, storeCorrection, storeEssay } from './support/store-essay';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const DAY_MS = 86_400_000;
const LEVELS = [120, 160, 120, 80, 120];

type Link = { id: string; redacao_id: string; codigo: string; com_nome: boolean; valido_ate: string };

describe.each(GRANTS)('the link of a correction with %s grants', (grants) => {
  let db: TestDatabase;
  let student: string;
  let attacker: string;
  let essay: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
  });
  beforeEach(async () => {
    student = await db.signUp({ nome: 'Ana Souza', email: `ana-${Math.random()}@exemplo.com.br` });
    attacker = await db.signUp({ nome: 'Rui Curioso' });
    essay = await storeCorrection(db, student, {
      tema: 'Leitura',
      texto: 'O texto de Ana.',
      correcao: { ...correctionOf(LEVELS), grifo: { storedId: NOWHERE, producer: 'scorer' } },
    });
  });
  afterAll(() => db.close());

  const ask = (days: number | null = 30, withName = false, redacao = essay, user = student) =>
    call(db, user, 'compartilhar_correcao($1, $2, $3)', [redacao, days, withName]);
  const share = async (...how: Parameters<typeof ask>): Promise<Link> => (await ask(...how)).link;
  async function open(code: string) {
    const [row] = await db.asAnon('select public.correcao_compartilhada($1) as answer', [code]);
    return row?.answer as Record<string, unknown> | null;
  }
  const expire = (id: string, daysAgo = 0) =>
    db.asOwner(
      `update public.correcao_links
       set created_at = now() - interval '24 hours' * ($2 + 31), valido_ate = now() - interval '24 hours' * $2 - interval '1 s'
       where id = $1`,
      [id, daysAgo],
    );
  const rows = () => db.asOwner('select * from public.correcao_links order by created_at, id');

  it('shows a visitor the correction and nothing else', async () => {
    const { codigo, valido_ate } = await share();
    expect(await open(codigo)).toEqual({
      tema: 'Leitura',
      texto: 'O texto de Ana.',
      nota_total: 600,
      niveis: LEVELS,
      faixa: null,
      correcao: { ...correctionOf(LEVELS), grifo: { producer: 'scorer' } },
      conferida: true,
      data_envio: expect.any(String),
      nome: null,
      valido_ate,
    });
    const said = JSON.stringify(await open(codigo));
    for (const secret of [student, essay, 'Ana Souza', 'exemplo.com.br', NOWHERE])
      expect(said).not.toContain(secret);
  });

  it('shows of a correction what the app shows of one, and not what the account keeps beside it', async () => {
    const { aiAnalysis } = buildRichCorrection();
    const levels = byCompetency(() => 120);
    const extras: Required<EvaluationExtras> = {
      ...aiAnalysis.grifo!,
      band: { low: 560, high: 640 },
      accounts: byCompetency(() => ({
        points: 118,
        start: 120,
        terms: [{ fact: 'thesis', points: 4 }],
        whole: -6,
      })),
      improvements: { competencia_3: ['Diga a tese.'] },
      readers: { scorer: levels, model: levels, third: levels, disputed: [], unread: [], isVouched: true },
      steps: [{ competency: 3, text: 'Diga a tese.', kind: 'tese' }],
      totalWithSteps: 640,
      praise: 'O texto toma posição.',
      ceilings: [{ reason: 'copia', seen: 'Há trechos copiados.', advice: 'Use as suas palavras.' }],
      zeroReason: 'copia',
      coherence: { coherent: true, justification: 'Fala do tema.' },
      faults: [{ kind: 'tese', amount: 1 }],
      unreadByModel: 'sem_credito',
      payment: { by: 'credito', creditsLeft: 3 },
      mock: { minutes: 90, medium: 'typed', seconds: 5400, words: [] },
      fromPhoto: true,
      withoutDictionary: true,
      storedId: NOWHERE,
    };
    const whole = { ...aiAnalysis, nota_interna: 7, grifo: { ...extras, turma: 'segredo', toString: 1 } };
    const own = await storeEssay(db, student, { correcao: whole });
    const shown = (await open((await share(7, false, own)).codigo))?.correcao;
    expect(shown).toEqual(sharedParts(whole));
    const secrets = [
      'unreadByModel',
      'payment',
      'storedId',
      'mock',
      'fromPhoto',
      'withoutDictionary',
      'faults',
      'turma',
      'toString',
      'nota_interna',
    ];
    for (const secret of secrets) expect(JSON.stringify(shown)).not.toContain(`"${secret}"`);
    expect(Object.keys((shown as Evaluation).grifo ?? {})).toHaveLength(Object.keys(extras).length - 7);
  });

  it.each([{ grifo: [1] }, { grifo: 'x' }, { competencies: [] }])(
    'opens of whatever shape: %j',
    async (it) => {
      const odd = await storeEssay(db, student, { correcao: it });
      expect(await open((await share(7, false, odd)).codigo)).toMatchObject({ tema: null });
    },
  );

  it('shows the name only where its owner wanted it', async () => {
    expect((await open((await share(7, true)).codigo))?.nome).toBe('Ana Souza');
    expect((await open((await share(7, false)).codigo))?.nome).toBeNull();
  });

  it('says of a total stored by a browser that nobody vouches for it', async () => {
    const own = await storeEssay(db, student, { nota: 600, chave: 'k', correcao: correctionOf(LEVELS) });
    // A new essay is known to the device by its key before it has an id.
    const { codigo } = await share(30, false, 'k');
    expect(await open(codigo)).toMatchObject({ conferida: false, nota_total: 600 });
    expect(own).not.toBe('k');
  });

  it.each([7, 30, 90])('is in force for %i days', async (days) => {
    const { valido_ate } = await share(days);
    expect(Math.abs(Date.parse(valido_ate) - Date.now() - days * DAY_MS)).toBeLessThan(600_000);
  });

  it('is a secret of the server: 244 bits, never twice, whatever the browser sends', async () => {
    const links = [await share(), await share(), await share(7, true)];
    for (const { codigo } of links) expect(codigo).toMatch(/^[\w-]{43}$/);
    expect(new Set(links.map(({ codigo }) => codigo)).size).toBe(3);
    const sql = `insert into public.correcao_links (usuario_id, redacao_id, codigo, com_nome, valido_ate)
      values ($1, $2, repeat('a', 43), false, now() + interval '1 hour') returning id`;
    expect(await outcome(db.asUser(student, sql, [student, essay]))).toBe('refused');
    expect(await outcome(db.asAnon(sql, [student, essay]))).toBe('refused');
  });

  it.each([0, -1, 8, 91, 36_500, null])('is not for %s days', async (days) => {
    expect(await outcome(ask(days).then(() => [{}]))).toBe('23514');
    expect(await rows().then((all) => all.filter(({ usuario_id }) => usuario_id === student))).toEqual([]);
  });

  it('cannot be prolonged, renamed or given another code, not even past the functions', async () => {
    const { id, codigo } = await share(7);
    for (const set of [
      `valido_ate = now() + interval '80 days'`,
      'com_nome = true',
      `codigo = repeat('b', 43)`,
    ]) {
      const sql = `update public.correcao_links set ${set} where id = $1 returning 1 as done`;
      expect(await outcome(db.asUser(student, sql, [id]))).toMatch(/^(refused|nothing)$/);
    }
    const forever = `update public.correcao_links set valido_ate = now() + interval '91 days' where id = $1 returning 1 as done`;
    expect(await outcome(db.asService(forever, [id]))).toBe('23514');
    expect(await open(codigo)).not.toBeNull();
  });

  it('is not made of another’s essay, which answers as one that never was', async () => {
    const stranger = await ask(30, false, essay, attacker);
    expect(stranger).toEqual({ ok: false, motivo: 'redacao_nao_encontrada' });
    expect(await ask(30, false, NOWHERE, attacker)).toEqual(stranger);
    expect(await ask(30, false, `' or true --`, attacker)).toEqual(stranger);
    const sql = `select public.compartilhar_correcao($1, 30, true)`;
    expect(await outcome(db.asAnon(sql, [essay]))).toBe('refused');
  });

  it('is not made of an essay that has no correction', async () => {
    const uncorrected = await storeEssay(db, student);
    expect(await ask(30, false, uncorrected)).toEqual({ ok: false, motivo: 'redacao_nao_encontrada' });
  });

  it('is neither seen, counted, changed nor revoked by others', async () => {
    await share();
    const before = await rows();
    const attacks = [
      'select * from public.correcao_links',
      'select 1 from public.correcao_links having count(*) > 0',
      'select 1 from public.redacoes r join public.correcao_links l on l.redacao_id = r.id',
      `update public.correcao_links set valido_ate = created_at + interval '90 days' returning 1 as done`,
      'update public.correcao_links set com_nome = true returning 1 as done',
      'update public.correcao_links set usuario_id = auth.uid() returning 1 as done',
      'delete from public.correcao_links returning 1 as done',
    ];
    for (const sql of attacks) {
      expect(await outcome(db.asUser(attacker, sql))).toMatch(/^(refused|nothing)$/);
      expect(await outcome(db.asAnon(sql))).toMatch(/^(refused|nothing)$/);
    }
    expect(await rows()).toEqual(before);
  });

  it('answers every guess alike: wrong, nearly right, a pattern, another’s id, nothing', async () => {
    const { id, codigo } = await share();
    const near = `${codigo.slice(0, -1)}${codigo.endsWith('A') ? 'B' : 'A'}`;
    const guesses = [near, codigo.slice(0, 42), codigo.toLowerCase(), ` ${codigo}`, '%', '_'.repeat(43)];
    for (const guess of [...guesses, id, essay, student, '', `' or true --`])
      expect([guess, await open(guess)]).toEqual([guess, null]);
    expect(await db.asAnon('select public.correcao_compartilhada(null) as answer')).toEqual([
      { answer: null },
    ]);
    expect(await db.asUser(attacker, 'select public.correcao_compartilhada($1) as answer', [near])).toEqual([
      { answer: null },
    ]);
  });

  describe('no longer opens, and answers as one that never was', () => {
    it('once revoked; the others go on', async () => {
      const [gone, other] = [await share(), await share()];
      const revoke = 'delete from public.correcao_links where id = $1 returning 1 as done';
      expect(await outcome(db.asUser(student, revoke, [gone.id]))).toBe('done');
      expect(await open(gone.codigo)).toBeNull();
      expect(await open(other.codigo)).not.toBeNull();
    });

    it('once expired; its owner still sees it, for a month', async () => {
      const { id, codigo } = await share();
      await expire(id);
      expect(await open(codigo)).toBeNull();
      const own = () => db.asUser(student, 'select id from public.correcao_links where id = $1', [id]);
      await share();
      expect(await own()).toEqual([{ id }]);
      await expire(id, 31);
      await share();
      expect(await own()).toEqual([]);
    });

    it('once its essay is gone', async () => {
      const { codigo } = await share();
      await db.asService('delete from public.redacoes where id = $1', [essay]);
      expect(await open(codigo)).toBeNull();
    });

    it('once its account is gone', async () => {
      const { codigo } = await share(90, true);
      expect(await deleteAccount(db, student)).toEqual({ ok: true });
      expect(await open(codigo)).toBeNull();
      const left = await db.asOwner('select 1 from public.correcao_links where codigo = $1', [codigo]);
      expect(left).toEqual([]);
    });
  });

  it('is one of at most fifty in force; expired and revoked ones make room', async () => {
    const links = [];
    // oxlint-disable-next-line no-await-in-loop -- one connection serves all
    for (let made = 0; made < 50; made += 1) links.push(await share());
    expect(await ask()).toEqual({ ok: false, motivo: 'limite' });
    await expire(links[0]?.id ?? '');
    expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toEqual({ ok: false, motivo: 'limite' });
    await db.asUser(student, 'delete from public.correcao_links where id = $1', [links[1]?.id]);
    expect(await ask()).toMatchObject({ ok: true });
  });
});
