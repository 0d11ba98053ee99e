-- What canetinhas buy: a freeze, which holds a streak over a day without an essay, and looks of the sheet one writes on. A
-- purchase is a transaction like any other, so that the balance stays their sum. Prices are those of
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

revoke execute on function private.shop_item(text), private.streak(uuid) from public;
revoke execute on function public.minha_sequencia(), public.comprar_na_loja(text, text) from public, anon, authenticated;
grant execute on function public.minha_sequencia(), public.comprar_na_loja(text, text) to authenticated;
