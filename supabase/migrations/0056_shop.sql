-- What canetinhas buy, and what achievements measure by now.
--
-- Bought are a freeze, which holds a streak over a day without an essay, and looks of the sheet one writes on. A purchase is a transaction like any other, so that the balance stays their sum. Prices are those of
-- src/domain/rewards/shop.ts, held by a test.

alter table public.canetinhas_transactions drop constraint canetinhas_transactions_source_check;
alter table public.canetinhas_transactions add constraint canetinhas_transactions_source_check check (
  source in ('boas_vindas', 'redacao', 'nota_alta', 'login_diario', 'missao_diaria', 'conquista', 'loja', 'ajuste')
);

-- What was spent: the ranking goes by what was earned, so that nobody loses a place by spending.
alter table public.profiles add column canetinhas_gastas numeric(10, 1) not null default 0 check (canetinhas_gastas >= 0);

-- As in 0003, with what was spent.
create or replace function private.move_balance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.profiles
    set canetinhas = canetinhas - old.amount,
        canetinhas_gastas = canetinhas_gastas + case when old.source = 'loja' then old.amount else 0 end
    where user_id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.profiles
    set canetinhas = canetinhas + new.amount,
        canetinhas_gastas = canetinhas_gastas - case when new.source = 'loja' then new.amount else 0 end
    where user_id = new.user_id;
  end if;
  return null;
end $$;

-- No row for what is not sold.
create function private.shop_item(p_item text) returns table (nome text, preco integer)
language sql immutable set search_path = ''
as $$
  select loja.nome, loja.preco
  from (values
    ('guarda_sequencia', 'Guardar a sequência', 12),
    ('folha_parda', 'Papel pardo', 40),
    ('folha_verde', 'Folha verde-água', 40),
    ('folha_quadriculada', 'Folha quadriculada', 40)
  ) as loja (item, nome, preco)
  where item = p_item
$$;

-- The streak that stands now, as src/domain/progress/streak.ts has it. Each freeze bought by then holds one day without an
-- essay while a streak runs: {dias, hoje, guardados, restantes}.
create function private.streak(p_user uuid) returns json
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.sao_paulo_date(now());
  bought constant date[] := array(
    select private.sao_paulo_date(created_at) from public.canetinhas_transactions
    where user_id = p_user and source = 'loja' and chave like 'loja:guarda\_sequencia:%'
  );
  written constant date[] := array(
    select distinct least(private.sao_paulo_date(data_envio), today) from public.redacoes
    where usuario_id = p_user order by 1
  );
  held date[] := '{}';
  days integer := 0;
  missed date;
  day date;
begin
  foreach day in array case when today = any (written) then written else written || today end loop
    while days > 0 and missed < day loop
      if (select count(*) from unnest(bought) one where one <= missed) > cardinality(held) then
        held := held || missed;
      else
        days := 0;
      end if;
      missed := missed + 1;
    end loop;
    if day = any (written) then
      days := days + 1;
    end if;
    missed := day + 1;
  end loop;
  return json_build_object(
    'dias', days,
    'hoje', today = any (written),
    'guardados', held,
    'restantes', cardinality(bought) - cardinality(held)
  );
end $$;

create function public.minha_sequencia() returns json
language sql stable security definer set search_path = ''
as $$ select private.streak((select auth.uid())) $$;

-- {ok}, also for what was paid for before: a look once for ever, a freeze once per `p_chave`. Else {ok: false, motivo}. The
-- lock of the profile makes purchases come one after the other.
create function public.comprar_na_loja(p_item text, p_chave text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  item record;
  key constant text := 'loja:' || p_item || case when p_item = 'guarda_sequencia' then ':' || p_chave else '' end;
  balance numeric;
begin
  select * into item from private.shop_item(p_item);
  if not found or coalesce(char_length(p_chave) not between 1 and 64, true) then
    return json_build_object('ok', false, 'motivo', 'desconhecido');
  end if;
  select canetinhas into balance from public.profiles
  where user_id = caller and tipo_conta = 'student' for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'apenas_alunos');
  end if;
  if exists (select from public.canetinhas_transactions where user_id = caller and chave = key) then
    return json_build_object('ok', true);
  end if;
  if p_item = 'guarda_sequencia' and (private.streak(caller) ->> 'restantes')::integer >= 2 then
    return json_build_object('ok', false, 'motivo', 'limite');
  end if;
  if balance < item.preco then
    return json_build_object('ok', false, 'motivo', 'saldo');
  end if;
  perform private.award(caller, 'loja', key, -item.preco, item.nome);
  return json_build_object('ok', true);
end $$;

-- As in 0016, by what was earned: the balance and what was spent.
drop index public.profiles_ranking_idx;
create index profiles_ranking_idx on public.profiles ((canetinhas + canetinhas_gastas) desc, data_cadastro, user_id)
  include (nome) where ranking_opt_in and tipo_conta = 'student';

create or replace function public.leaderboard(p_limit integer default 10)
returns table (posicao bigint, nome text, canetinhas numeric, eu boolean)
language sql stable security definer set search_path = ''
as $$
  select row_number() over (order by top.ganhas desc, top.data_cadastro, top.user_id),
    private.short_name(top.nome), top.ganhas, coalesce(top.user_id = (select auth.uid()), false)
  from (
    select p.user_id, p.nome, p.canetinhas + p.canetinhas_gastas as ganhas, p.data_cadastro
    from public.profiles p
    where p.ranking_opt_in and p.tipo_conta = 'student'
    order by p.canetinhas + p.canetinhas_gastas desc, p.data_cadastro, p.user_id
    limit least(greatest(coalesce(p_limit, 10), 1), 100)
  ) top
  order by 1
$$;

create or replace function public.minha_posicao() returns table (posicao bigint, canetinhas numeric)
language sql stable security definer set search_path = ''
as $$
  with me as (
    select user_id, data_cadastro, p.canetinhas + canetinhas_gastas as ganhas from public.profiles p
    where user_id = (select auth.uid()) and ranking_opt_in and tipo_conta = 'student'
  )
  select 1 + (
    select count(*) from public.profiles p
    where p.ranking_opt_in and p.tipo_conta = 'student'
      and (p.canetinhas + p.canetinhas_gastas > me.ganhas
        or p.canetinhas + p.canetinhas_gastas = me.ganhas
          and (p.data_cadastro, p.user_id) < (me.data_cadastro, me.user_id))
  ), me.ganhas
  from me
$$;

-- What makes two wordings one theme: neither case nor accents nor signs. Spelled out, as in 0032.
create function private.theme_key(p_theme text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    translate(
      lower(p_theme),
      'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
      'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'
    ),
    '[^a-z0-9]+', ' ', 'g'
  ))
$$;

-- The themes of the bank by their key, with the axis of each; 0057 fills it.
create function private.bank_themes() returns table (chave text, eixo text)
language sql immutable set search_path = ''
as $$ select null::text, null::text where false $$;

-- As in 0032, with the reviews of teachers and the axes of themes.
create or replace function private.achievement_facts(p_user uuid) returns table (medida text, valor numeric)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  with essays as (
    select created_at, private.sao_paulo_date(created_at) as dia,
      extract(hour from created_at at time zone 'America/Sao_Paulo') as hora,
      nota_total, tema, bank.eixo, niveis, correcao is not null as corrigida, origem = 'funcao' as atestada,
      origem = 'funcao' and correcao -> 'erros_detectados' = '[]' as limpa
    from public.redacoes left join private.bank_themes() bank on bank.chave = private.theme_key(tema)
    where usuario_id = p_user and conta
  ),
  per_day as (select dia, count(*) as redacoes from essays group by dia),
  streaks as (
    select count(*) as dias from (select dia - (row_number() over (order by dia))::integer as grupo from per_day) d
    group by grupo
  ),
  high_runs as (
    select count(*) as notas
    from (
      select nota_total >= 800 as alta,
        row_number() over (order by created_at) - row_number() over (partition by nota_total >= 800 order by created_at)
          as grupo
      from essays where atestada
    ) scored
    where alta group by grupo
  ),
  same_theme as (select count(*) as redacoes from essays where tema is not null group by lower(btrim(tema))),
  unlocked as (
    select c.medida is not null and c.criterio_desbloqueio <> 'conquistas_todas' as mensuravel
    from public.usuario_conquistas u join public.conquistas c on c.id = u.conquista_id where u.usuario_id = p_user
  ),
  transactions as (select amount, source from public.canetinhas_transactions where user_id = p_user),
  messages as (select tipo_problema from public.feedback_mensagens where usuario_id = p_user),
  ratings as (select count(*) as total from public.correcao_avaliacoes where usuario_id = p_user)
  select 'essays', count(*)::numeric from essays
  union all select 'corrections', count(*) from essays where corrigida
  union all select 'best-total', max(nota_total) from essays where atestada
  union all select 'essays-in-a-day', max(redacoes) from per_day
  union all select 'days-in-a-row', max(dias) from streaks
  union all select 'essays-before-six', count(*) from essays where hora < 6
  union all select 'essays-after-ten-pm', count(*) from essays where hora >= 22
  union all select 'high-totals-in-a-row', max(notas) from high_runs
  union all select 'essays-on-one-theme', max(redacoes) from same_theme
  union all select 'essays-on-rights', count(*) from essays where eixo = 'direitos'
  union all select 'theme-axes', count(distinct eixo) from essays
  union all select 'full-cohesion', count(*) from essays where atestada and niveis ->> 3 = '200'
  union all select 'clean-essays', count(*) from essays where limpa and niveis ->> 0 = '200'
  union all select 'canetinhas-earned', sum(amount) from transactions where amount > 0 and source <> 'boas_vindas'
  union all select 'missions', count(*) from transactions where source = 'missao_diaria'
  union all select 'achievements', count(*) from unlocked
  union all select 'measurable-achievements', count(*) from unlocked where mensuravel
  union all select 'opinions', (select count(*) from messages) + total from ratings
  union all select 'ratings', total from ratings
  union all select 'suggestions', count(*) from messages where tipo_problema = 'sugestao'
  -- Not of what a teacher photographed: that counts for the class alone.
  union all select 'teacher-reviews', (
    select count(*) from public.sala_envios e join public.redacoes r on r.id = e.redacao_id
    where e.aluno_id = p_user and e.revisada and r.usuario_id = p_user
  );
end $$;

revoke execute on function private.shop_item(text), private.streak(uuid), private.theme_key(text),
  private.bank_themes() from public;
revoke execute on function public.minha_sequencia(), public.comprar_na_loja(text, text) from public, anon, authenticated;
grant execute on function public.minha_sequencia(), public.comprar_na_loja(text, text) to authenticated;
