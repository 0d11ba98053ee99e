import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from './support/test-database';

/** Checks of the whole schema through the system catalog, so that every new table or function is checked too. */
let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** The first column of every row. */
const list = async (sql: string) => (await db.asOwner(sql)).map((row) => String(Object.values(row)[0]));

const OURS = `n.nspname in ('public', 'private')`;
const TABLES = `from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('r', 'p')`;
const FUNCTIONS = `from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}`;
/** Functions that a request may call by name. */
const callableBy = (role: string) =>
  list(
    `select p.proname ${FUNCTIONS} and n.nspname = 'public' and has_function_privilege('${role}', p.oid, 'execute')
     order by 1`,
  );

describe('tables', () => {
  it('are all the agreed ones, in public only', async () => {
    expect(await list(`select n.nspname || '.' || c.relname ${TABLES} order by 1`)).toEqual(
      [
        'ajustes_ia',
        'avisos_lidos',
        'avisos_orcamento',
        'avisos_por_email',
        'cadastros_por_rede',
        'cadastros_por_sala',
        'canetinhas_transactions',
        'comentarios_guardados',
        'compras',
        'comunicados',
        'conquistas',
        'correcao_avaliacoes',
        'correcao_links',
        'discordancias',
        'estornos_sem_compra',
        'feedback_mensagens',
        'gastos_ia',
        'letra_autorizacoes',
        'letra_consentimentos',
        'letra_linhas',
        'nomes_anteriores',
        'profiles',
        'redacoes',
        'repertorio_favoritos',
        'revisao_descartes',
        'revisao_marcas',
        'revisao_rascunhos',
        'revisao_textos',
        'revisoes',
        'revisoes_retiradas',
        'sala_alunos',
        'sala_chegadas',
        'sala_codigos_errados',
        'sala_convites',
        'sala_convites_professor',
        'sala_envios',
        'sala_fotos',
        'sala_nomes',
        'sala_ofertas',
        'sala_professores',
        'sala_removidos',
        'sala_retiradas',
        'sala_temas',
        'salas',
        'treino_cartoes',
        'treino_faltas',
        'treino_respostas',
        'uso_ia',
        'usos_credito',
        'usuario_conquistas',
      ].map((table) => `public.${table}`),
    );
  });

  it('all have row-level security on', async () => {
    expect(await list(`select c.relname ${TABLES} and not c.relrowsecurity`)).toEqual([]);
  });

  it('have no view beside them that would read past the policies', async () => {
    const views = `from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('v', 'm')`;
    expect(
      await list(
        `select c.relname ${views} and not coalesce(c.reloptions::text ~ 'security_invoker=(true|on)', false)`,
      ),
    ).toEqual([]);
  });

  it('give visitors the catalogue of achievements to read, and nothing else', async () => {
    const granted = `select table_name || ' ' || privilege_type from information_schema.role_table_grants
      where table_schema in ('public', 'private') and grantee in ('anon', 'PUBLIC')`;
    expect(await list(granted)).toEqual(['conquistas SELECT']);
  });

  it('give signed-in users no more than stated', async () => {
    const granted = `select table_name || ': ' || string_agg(lower(privilege_type), ', ' order by privilege_type)
      from information_schema.role_table_grants
      where table_schema in ('public', 'private') and grantee = 'authenticated' group by table_name order by table_name`;
    expect(await list(granted)).toEqual([
      'ajustes_ia: select',
      'avisos_lidos: select',
      'avisos_por_email: select',
      'canetinhas_transactions: insert, select',
      'compras: select',
      'comunicados: delete, insert, select',
      'conquistas: select',
      'correcao_avaliacoes: insert, select',
      'correcao_links: delete, select',
      'discordancias: delete, insert, select',
      'feedback_mensagens: insert, select',
      'gastos_ia: select',
      'letra_autorizacoes: delete, insert, select',
      'letra_consentimentos: delete, insert, select',
      'letra_linhas: delete, insert, select',
      'nomes_anteriores: select',
      'profiles: select',
      'redacoes: insert, select',
      'repertorio_favoritos: delete, insert, select',
      'sala_alunos: select',
      'sala_chegadas: select',
      'sala_convites: select',
      'sala_nomes: insert, select',
      'sala_retiradas: select',
      'sala_temas: select',
      'salas: insert, select',
      'treino_cartoes: select',
      'treino_faltas: select',
      'treino_respostas: select',
      'uso_ia: select',
      'usos_credito: select',
      'usuario_conquistas: insert, select',
    ]);
  });

  it('let signed-in users update these columns only', async () => {
    const granted = `select table_name || ': ' || string_agg(column_name, ', ' order by column_name)
      from information_schema.column_privileges
      where table_schema = 'public' and grantee = 'authenticated' and privilege_type = 'UPDATE'
      group by table_name order by table_name`;
    expect(await list(granted)).toEqual([
      'ajustes_ia: ativo, contas_por_rede, pedidos_conta_nova, pedidos_por_dia, preco_entrada, preco_saida, promo_ate, reserva_paga, temas_por_conta, tokens_por_dia',
      'comunicados: conteudo, fixado, publicar_em, publico, titulo',
      'correcao_avaliacoes: comentario, estrelas, redacao_id, usuario_id',
      'discordancias: com_redacao, resposta, resultado',
      'feedback_mensagens: status',
      'profiles: avatar_url, cidade, nome, ranking_opt_in, telefone',
      'salas: descricao, nome',
    ]);
  });
});

describe('columns', () => {
  const column = `select c.relname || '.' || a.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;
  const limited = `exists (
    select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
      and pg_get_constraintdef(k.oid) ~ '(length\\(|= ANY)'
  )`;

  it('with text are limited in length, or to a list', async () => {
    const texts = `${column} and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype)`;
    expect((await list(texts)).length).toBeGreaterThan(30);
    expect(await list(`${texts} and not ${limited}`)).toEqual([]);
  });

  it('that refer to another table are indexed', async () => {
    expect(
      await list(
        `select k.conrelid::regclass || ' ' || k.conname from pg_constraint k join pg_namespace n on n.oid = k.connamespace
         where ${OURS} and k.contype = 'f' and not exists (
           select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null
         )`,
      ),
    ).toEqual([]);
  });

  it('that a policy compares with the user are indexed', async () => {
    const policies = await db.asOwner(
      `select tablename, coalesce(qual, '') || ' ' || coalesce(with_check, '') as rule
       from pg_policies where schemaname = 'public' and cmd <> 'INSERT'`,
    );
    const filtered = policies.flatMap(({ tablename, rule }) =>
      Array.from(
        String(rule).matchAll(/\((\w+) = (?:\( SELECT auth\.uid|ANY \(ARRAY\()/g),
        ([, name]) => `${String(tablename)}.${String(name)}`,
      ),
    );
    expect(filtered.length).toBeGreaterThan(10);
    const leading = await list(
      `select c.relname || '.' || a.attname from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indpred is null`,
    );
    expect(filtered.filter((column) => !leading.includes(column))).toEqual([]);
  });
});

describe('policies', () => {
  it('are for named roles, never for everybody', async () => {
    expect(
      await list(`select tablename || ': ' || policyname from pg_policies where 'public' = any (roles)`),
    ).toEqual([]);
  });

  it('ask for the user and for lists once per statement, not once per row', async () => {
    const rules = await list(
      `select tablename || ': ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') from pg_policies`,
    );
    expect(rules.some((rule) => rule.includes('auth.uid()'))).toBe(true);
    for (const rule of rules) {
      expect(rule.replaceAll(/SELECT (auth|private)\.\w+\(\)/g, '')).not.toMatch(/(auth|private)\.\w+\(/);
    }
  });
});

describe('functions', () => {
  it('that act as their owner have an empty search path', async () => {
    const definers = `select p.proname ${FUNCTIONS} and p.prosecdef`;
    expect((await list(definers)).length).toBeGreaterThan(20);
    expect(await list(`${definers} and not coalesce('search_path=""' = any (p.proconfig), false)`)).toEqual(
      [],
    );
  });

  it('are executable by nobody unless granted', async () => {
    expect(
      await list(
        `select p.proname ${FUNCTIONS} and exists (
           select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0
         )`,
      ),
    ).toEqual([]);
  });

  it('visitors may call: the pages of an invite, of a shared correction and of the end of mails', async () => {
    expect(await callableBy('anon')).toEqual([
      'correcao_compartilhada',
      'parar_avisos_por_email',
      'sala_por_convite',
    ]);
  });

  it('signed-in users may call: those that ask who they are', async () => {
    expect(await callableBy('authenticated')).toEqual([
      'abrir_codigo_de_sala',
      'aceitar_sala',
      'apagar_folha',
      'apagar_nome',
      'arquivar_sala',
      'atribuir_nome',
      'avisos_novos',
      'banco_de_comentarios',
      'cartoes_ineditos',
      'claim_daily_login',
      'claim_daily_mission',
      'comentarios_da_sala',
      'compartilhar_correcao',
      'comprar_na_loja',
      'confirmar_fotos',
      'convidar_professor',
      'copiar_sala',
      'correcao_compartilhada',
      'definir_promo',
      'definir_tema',
      'desbloquear_conquista',
      'desbloquear_conquistas',
      'desfazer_atribuicao',
      'desfazer_exclusao',
      'desfazer_importacao',
      'desfazer_remocao',
      'destino_das_salas',
      'discordancias_por_regra',
      'dispensar_cartao',
      'encerrar_oferta',
      'entrar_como_professor',
      'entrar_na_sala',
      'enviar_folha',
      'enviar_para_sala',
      'envios_da_sala',
      'excluir_comentario',
      'excluir_minha_conta',
      'excluir_sala',
      'fila_de_revisao',
      'folha_recebida',
      'folhas_recebidas',
      'fotos_da_sala',
      'frases_da_sala',
      'guardar_comentario',
      'guardar_rascunho',
      'importar_nomes',
      'leaderboard',
      'marcar_avisos',
      'mensagens_recebidas',
      'meu_treino',
      'meus_avisos',
      'minha_posicao',
      'minha_sequencia',
      'minhas_remocoes',
      'minhas_salas',
      'oferecer_sala',
      'parar_avisos_por_email',
      'passagens_da_sala',
      'passar_tema',
      'permitir_frases',
      'professores_da_sala',
      'ranking',
      'rascunho_da_revisao',
      'receber_avisos_por_email',
      'receber_entrada_do_dia',
      'receber_missao_do_dia',
      'recusar_nome',
      'redacao_da_sala',
      'redacoes_a_revisar',
      'redacoes_recentes_das_salas',
      'remover_aluno',
      'remover_professor',
      'renovar_convite',
      'responder_treino',
      'resumo_das_salas',
      'retirar_da_sala',
      'revisar_redacao',
      'revisoes_da_redacao',
      'revisoes_de_retiradas',
      'revogar_convite_de_professor',
      'revogar_convites',
      'sair_da_sala',
      'sala_do_convite_de_professor',
      'sala_do_professor',
      'sala_por_convite',
      'salas_excluidas',
      'unlock_achievement',
      'unlock_achievements',
      'usar_comentario',
    ]);
  });

  it('signed-in users may call take no user id, but for whom a teacher has in the own class', async () => {
    const withUser = `select p.proname ${FUNCTIONS} and has_function_privilege('authenticated', p.oid, 'execute')
      and p.prosecdef and exists (
        select from unnest(p.proargnames[1 : p.pronargs]) argument
        where argument ~ 'usuario|user|aluno|professor|owner|email'
      )`;
    expect(await list(`${withUser} order by 1`)).toEqual([
      'atribuir_nome',
      'desfazer_atribuicao',
      'desfazer_remocao',
      'enviar_folha',
      'oferecer_sala',
      'recusar_nome',
      'remover_aluno',
      'remover_professor',
    ]);
  });

  it('only the edge functions may call: those that take one', async () => {
    const users = new Set(await callableBy('authenticated'));
    const server = await callableBy('service_role');
    expect(server.filter((name) => !users.has(name))).toEqual([
      'devolver_aviso_de_orcamento',
      'devolver_aviso_por_email',
      'diagnostico',
      'encerrar_ia',
      'estornar_compra',
      'guardar_correcao',
      'registrar_compra',
      'registrar_uso_ia',
      'reservar_aviso_de_orcamento',
      'reservar_aviso_por_email',
      'reservar_ia',
      'restaurar_compra',
    ]);
  });
});
