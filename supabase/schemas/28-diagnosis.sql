-- Returns the data that `npm run doctor` compares with the migrations of a checkout: names, fingerprints of
-- functions, and the settings of the models, but no rows of users. Callable with the secret key only.
create function public.diagnostico() returns json language sql stable security definer set search_path = '' as $$
  with tables as (
    select c.oid, c.relname, c.relrowsecurity
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
  )
  select json_build_object(
    'sem_protecao', (select coalesce(json_agg(relname order by relname), '[]') from tables where not relrowsecurity),
    'colunas', (
      select json_agg(t.relname || '.' || a.attname order by t.relname, a.attname)
      from tables t join pg_catalog.pg_attribute a on a.attrelid = t.oid
      where a.attnum > 0 and not a.attisdropped
    ),
    'politicas', (
      select json_agg(tablename || ': ' || policyname order by tablename, policyname)
      from pg_catalog.pg_policies where schemaname = 'public'
    ),
    'gatilhos', (
      select json_agg(c.relname || ': ' || g.tgname order by c.relname, g.tgname)
      from pg_catalog.pg_trigger g
      join pg_catalog.pg_class c on c.oid = g.tgrelid
      join pg_catalog.pg_proc p on p.oid = g.tgfoid
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'private' and not g.tgisinternal and g.tgenabled <> 'D'
    ),
    'funcoes', (
      select json_agg(n.nspname || '.' || p.proname || ' ' || md5(p.prosrc) order by n.nspname, p.proname, md5(p.prosrc))
      from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private')
    ),
    'concessoes', (
      select json_agg(grantee || ' may ' || lower(privilege_type) || ' ' || table_name
        order by grantee, table_name, privilege_type)
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated')
    ),
    'ajustes', (select row_to_json(a) from public.ajustes_ia a),
    'hoje', (
      select json_build_object(
        'pedidos', coalesce(sum(pedidos) filter (where resultado = 'pedido'), 0),
        'tokens', coalesce(sum(tokens_entrada + tokens_saida), 0)
      )
      from public.gastos_ia where dia = private.sao_paulo_date(now())
    ),
    'equipe', (select count(*) from public.profiles where tipo_conta = 'dev'),
    'nada_entregue', (select count(*) from public.compras where not creditada and estornada_em is null)
  )
$$;

grant execute on function public.diagnostico() to service_role;
