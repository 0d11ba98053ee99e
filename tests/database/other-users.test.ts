import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from './support/outcome';
import { storeCorrection } from './support/store-essay';
import { takeCredit } from './support/credits';
import { answer } from './support/practice';
import { GRANTS, openTestDatabase, type TestDatabase } from './support/test-database';

/** Tables in which every row belongs to one user, with the column that names the owner. */
const OWNED: [string, string][] = [
  ['profiles', 'user_id'],
  ['redacoes', 'usuario_id'],
  ['canetinhas_transactions', 'user_id'],
  ['usuario_conquistas', 'usuario_id'],
  ['compras', 'usuario_id'],
  ['usos_credito', 'usuario_id'],
  ['uso_ia', 'usuario_id'],
  ['correcao_avaliacoes', 'usuario_id'],
  ['feedback_mensagens', 'usuario_id'],
  ['correcao_links', 'usuario_id'],
  ['discordancias', 'usuario_id'],
  ['repertorio_favoritos', 'usuario_id'],
  ['nomes_anteriores', 'usuario_id'],
  ['sala_chegadas', 'usuario_id'],
  ['sala_retiradas', 'usuario_id'],
  ['avisos_lidos', 'usuario_id'],
  ['avisos_por_email', 'usuario_id'],
  ['treino_cartoes', 'usuario_id'],
  ['treino_respostas', 'usuario_id'],
  ['treino_faltas', 'usuario_id'],
  ['salas', 'professor_id'],
];
/**
 * Tables whose rows belong to a classroom (tested in classrooms, class-roster, class-essays, class-years,
 * photographed-essays), to student and class (given-lines), to the team (model-budget) or to everybody.
 */
const SHARED = [
  'sala_alunos',
  'sala_codigos_errados',
  'sala_convites',
  'sala_convites_professor',
  'sala_professores',
  'sala_ofertas',
  'sala_temas',
  'sala_nomes',
  'sala_removidos',
  'sala_envios',
  'revisoes',
  'comentarios_guardados',
  'revisao_rascunhos',
  'revisoes_retiradas',
  'revisao_textos',
  'revisao_marcas',
  'revisao_descartes',
  'sala_fotos',
  'letra_autorizacoes',
  'letra_consentimentos',
  'letra_linhas',
  'comunicados',
  'conquistas',
  'ajustes_ia',
  'gastos_ia',
  'avisos_orcamento',
  'cadastros_por_rede',
  'cadastros_por_sala',
  'estornos_sem_compra',
];

describe.each(GRANTS)('rows of another user with %s grants', (grants) => {
  let db: TestDatabase;
  let victim: string;
  let attacker: string;
  beforeAll(async () => {
    db = await openTestDatabase(grants);
    victim = await db.signUp({ email: 'vitima@exemplo.com.br', tipo_conta: 'teacher' });
    attacker = await db.signUp({ tipo_conta: 'teacher' });
    await db.asService(`select public.registrar_compra('p', 'vitima@exemplo.com.br', 'aluno_12')`);
    await db.asService('select public.registrar_uso_ia($1, 9)', [victim]);
    await takeCredit(db, victim);
    const essay = await storeCorrection(db, victim, { correcao: {} });
    await db.asUser(victim, 'select public.desbloquear_conquistas()');
    await db.asUser(victim, 'insert into public.correcao_avaliacoes (redacao_id, estrelas) values ($1, 5)', [
      essay,
    ]);
    await db.asUser(victim, 'select public.compartilhar_correcao($1)', [essay]);
    await db.asUser(
      victim,
      `insert into public.discordancias (redacao_id, competencia, tipo, regra, motivo, com_redacao)
       values ($1, 3, 'contra', 'Tese', 'A tese está no fim da introdução.', true)`,
      [essay],
    );
    await db.asUser(victim, `insert into public.repertorio_favoritos (entrada) values ('lei-de-cotas')`);
    await db.asUser(victim, `insert into public.salas (nome) values ('3º A')`);
    await answer(db, victim, { redacao_id: essay });
    await db.asUser(victim, 'select public.marcar_avisos(now())');
    await db.asUser(victim, 'select public.receber_avisos_por_email(true)');
    await db.asOwner(
      'insert into public.sala_retiradas (sala_id, usuario_id) select id, $1 from public.salas limit 1',
      [victim],
    );
    await db.asOwner(
      `insert into public.sala_chegadas (sala_id, usuario_id, chave) select id, $1, 'v' from public.salas limit 1`,
      [victim],
    );
    await db.asOwner(
      `insert into public.nomes_anteriores (usuario_id, nome) values ($1, 'Vítima de antes')`,
      [victim],
    );
    await db.asUser(
      victim,
      `insert into public.feedback_mensagens (nome, email, papel_usuario, tipo_problema, mensagem)
       values ('V', 'v@exemplo.com.br', 'teacher', 'bug', 'Uma mensagem comprida.')`,
    );
  });
  afterAll(() => db.close());

  it('cover every table there is', async () => {
    const tables = await db.asOwner(`select tablename from pg_tables where schemaname = 'public' order by 1`);
    expect(tables.map(({ tablename }) => tablename)).toEqual(
      [...OWNED.map(([table]) => table), ...SHARED].sort(),
    );
  });

  it.each(OWNED)('in %s are seen by their owner', async (table, owner) => {
    const rows = await db.asUser(victim, `select ${owner} as owner from public.${table}`);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.owner))).toEqual(new Set([victim]));
  });

  it.each(OWNED)('in %s are neither seen nor touched by others', async (table, owner) => {
    const rows = () => db.asOwner(`select * from public.${table} where ${owner} = $1 order by 1`, [victim]);
    const before = await rows();
    expect(before.length).toBeGreaterThan(0);

    const attacks: [string, unknown[]][] = [
      [`select * from public.${table} where ${owner} = $1`, [victim]],
      [`update public.${table} set ${owner} = ${owner} where ${owner} = $1 returning 1 as done`, [victim]],
      [`update public.${table} set ${owner} = $2 where ${owner} = $1`, [victim, attacker]],
      [`delete from public.${table} where ${owner} = $1 returning 1 as done`, [victim]],
    ];
    for (const [sql, parameters] of attacks) {
      expect(await outcome(db.asUser(attacker, sql, parameters))).toMatch(/^(refused|nothing)$/);
      expect(await outcome(db.asAnon(sql, parameters))).toMatch(/^(refused|nothing)$/);
    }
    expect(await rows()).toEqual(before);
  });

  it.each(OWNED)('in %s cannot be made of own ones', async (table, owner) => {
    const give = db.asUser(victim, `update public.${table} set ${owner} = $1 returning 1 as done`, [
      attacker,
    ]);
    expect(await outcome(give)).toMatch(/^(refused|nothing)$/);
  });

  it('visitors read the catalogue of achievements, and nothing else', async () => {
    const seen: string[] = [];
    for (const table of [...OWNED.map(([name]) => name), ...SHARED]) {
      const answer = await outcome(db.asAnon(`select * from public.${table}`));
      if (answer !== 'refused' && answer !== 'nothing') seen.push(`${table}: ${answer}`);
    }
    expect(seen).toEqual(['conquistas: done']);
  });
});
