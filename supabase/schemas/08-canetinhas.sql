-- Canetinhas, the reward points: how they are earned and spent, streaks and the ranking. Amounts and prices equal
-- those in src/domain/rewards; tests compare them.

-- Every change of a canetinhas balance. `chave` identifies the reason for the payment ('redacao:<id>',
-- 'login:2026-03-01'). It is unique per user, so each award happens once, however many requests arrive together.
create table public.canetinhas_transactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  amount numeric(8, 1) not null,
  source text not null check (source in (
    'boas_vindas', 'redacao', 'nota_alta', 'login_diario', 'missao_diaria', 'conquista', 'loja', 'ajuste'
  )),
  description text not null default '' check (char_length(description) <= 200),
  chave text not null default gen_random_uuid()::text check (char_length(chave) <= 200),
  created_at timestamptz not null default now(),
  unique (user_id, chave)
);
create index canetinhas_transactions_history_idx on public.canetinhas_transactions (user_id, created_at desc);
alter table public.canetinhas_transactions enable row level security;
create policy "own transactions" on public.canetinhas_transactions for select to authenticated
  using (user_id = (select auth.uid()));
-- `guard_transaction` decides what may be inserted, and for how much.
create policy "claim own reward" on public.canetinhas_transactions for insert to authenticated
  with check (user_id = (select auth.uid()));
revoke all on public.canetinhas_transactions from public, anon, authenticated;
grant select, insert on public.canetinhas_transactions to authenticated, service_role;

-- Keeps the balance equal to the sum of the transactions, manual corrections included, and adds up the amounts
-- spent.
create function private.move_balance() returns trigger language plpgsql security definer set search_path = '' as $$
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
create trigger move_balance after insert or update or delete on public.canetinhas_transactions
  for each row execute function private.move_balance();

-- A transaction that a browser inserts is a claim: the trigger sets the amount that is due, or refuses the claim.
-- The unique key prevents a second payment.
create function private.guard_transaction() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.id := gen_random_uuid();
    new.created_at := now();
    select due.amount, due.chave, due.description into new.amount, new.chave, new.description
    from private.daily_reward(new.source) due;
    if not found then
      raise insufficient_privilege using message = 'nothing is due under this source';
    end if;
  end if;
  return new;
end $$;
create trigger guard_transaction before insert on public.canetinhas_transactions
  for each row execute function private.guard_transaction();

-- Pays once per key. Returns the amount paid now, 0 if the key was paid before.
create function private.award(p_user uuid, p_source text, p_key text, p_amount numeric, p_description text)
returns numeric language plpgsql set search_path = '' as $$
begin
  insert into public.canetinhas_transactions (user_id, source, chave, amount, description)
  values (p_user, p_source, p_key, p_amount, p_description)
  on conflict (user_id, chave) do nothing;
  return case when found then p_amount else 0 end;
end $$;

-- The transaction that the caller may claim today for a source; no row if nothing is due. The mission requires ten
-- exercises of today, or an essay of today that the server read and that fulfills the task of the day; tasks follow the
-- order in src/domain/rewards/daily-mission.ts.
create function private.daily_reward(p_source text)
returns table (amount numeric, chave text, description text)
language sql stable security definer set search_path = '' as $$
  select 1, 'login:' || private.sao_paulo_date(now()), 'Entrada do dia'
  where p_source = 'login_diario' and private.my_account_type() is not null
  union all
  select (array[2, 2, 3, 3])[today.mission], 'missao:' || private.sao_paulo_date(now()), 'Missão do dia'
  from (select extract(day from private.sao_paulo_date(now()))::integer % 4 + 1 as mission) today
  where p_source = 'missao_diaria' and (
    exists (
      select from public.redacoes
      where usuario_id = (select auth.uid()) and origem = 'funcao' and conta
        and created_at >= private.sao_paulo_midnight(now())
        and (array['tese-clara', 'tres-conectivos', 'dado-ou-estatistica', 'proposta-completa'])[today.mission]
          = any (missoes)
    )
    or private.practised_today() >= 10
  )
$$;

create function private.claim_daily(p_source text) returns numeric language sql volatile set search_path = '' as $$
  select coalesce(sum(private.award((select auth.uid()), p_source, due.chave, due.amount, due.description)), 0)
  from private.daily_reward(p_source) due
$$;

-- This function and `receber_missao_do_dia` return the canetinhas paid by this call, 0 if today's reward was paid
-- before.
create function public.receber_entrada_do_dia() returns numeric
language sql volatile security definer set search_path = '' as $$ select private.claim_daily('login_diario') $$;

create function public.receber_missao_do_dia() returns numeric
language sql volatile security definer set search_path = '' as $$ select private.claim_daily('missao_diaria') $$;

-- An essay pays 1 canetinha, and 2 more from 800 points if the server vouches for the score; a repeated text pays
-- nothing. Only five of the essays a browser stores pay per day, because a browser can make them up; the lock taken
-- in `guard_essay` makes parallel inserts count one after the other. The trigger also closes the use of the credit
-- that paid for the essay, preferably the use under the essay's own key.
create function private.reward_essay() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.repete_id is null and (
    new.origem = 'funcao' or (
      select count(*) from public.redacoes
      where usuario_id = new.usuario_id and origem = 'local' and repete_id is null
        and created_at >= private.sao_paulo_midnight(now())
    ) <= 5
  ) then
    perform private.award(new.usuario_id, 'redacao', 'redacao:' || new.id, 1, 'Redação enviada');
  end if;
  if new.origem = 'funcao' and new.conta and new.nota_total >= 800 then
    perform private.award(new.usuario_id, 'nota_alta', 'nota_alta:' || new.id, 2, 'Nota a partir de 800');
  end if;
  update public.usos_credito set redacao_id = new.id
  where id = (
    select id from public.usos_credito
    where usuario_id = new.usuario_id and redacao_id is null and devolvido_em is null
      and starts_with(chave, new.chave_idempotencia || ':')
    order by created_at desc limit 1
  );
  return null;
end $$;
create trigger reward_essay after insert or update of origem on public.redacoes
  for each row when (new.usuario_id is not null) execute function private.reward_essay();

-- Name and price of an item of the shop; no row if the shop does not sell it.
create function private.shop_item(p_item text) returns table (nome text, preco integer)
language sql immutable set search_path = '' as $$
  select loja.nome, loja.preco
  from (values
    ('guarda_sequencia', 'Guardar a sequência', 12),
    ('folha_parda', 'Papel pardo', 40),
    ('folha_verde', 'Folha verde-água', 40),
    ('folha_quadriculada', 'Folha quadriculada', 40)
  ) as loja (item, nome, preco)
  where item = p_item
$$;

-- Buys an item. Returns {ok}, also if it was bought before: a design of the sheet is bought only once, a streak
-- freeze once per `p_chave`. Otherwise returns {ok: false, motivo}. Locking the profile serializes purchases.
create function public.comprar_na_loja(p_item text, p_chave text) returns json
language plpgsql security definer set search_path = '' as $$
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

-- The current streak, computed as in src/domain/progress/streak.ts from the days of `dia_sequencia`. A day without
-- an essay during a streak uses up one freeze that was bought on or before that day. Returns {dias, hoje,
-- guardados, restantes}.
create function private.streak(p_user uuid) returns json language plpgsql stable set search_path = '' as $$
declare
  today constant date := private.sao_paulo_date(now());
  bought constant date[] := array(
    select private.sao_paulo_date(created_at) from public.canetinhas_transactions
    where user_id = p_user and source = 'loja' and chave like 'loja:guarda\_sequencia:%'
  );
  written constant date[] := array(
    select distinct least(coalesce(dia_sequencia, private.sao_paulo_date(data_envio)), today) from public.redacoes
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
language sql stable security definer set search_path = '' as $$ select private.streak((select auth.uid())) $$;

-- Highest earnings first; on a tie, the older account first. `p_limit` is clamped to 1…100. The ranking shows
-- minors, so it contains only first name and initial, and only students who chose to appear.
create function public.ranking(p_limit integer default 10)
returns table (posicao bigint, nome text, canetinhas numeric, eu boolean)
language sql stable security definer set search_path = '' as $$
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

-- The caller's own position and balance; no row for users who do not take part in the ranking.
create function public.minha_posicao() returns table (posicao bigint, canetinhas numeric)
language sql stable security definer set search_path = '' as $$
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

grant execute on function
  private.daily_reward(text), public.receber_entrada_do_dia(), public.receber_missao_do_dia(),
  public.comprar_na_loja(text, text), public.minha_sequencia(), public.ranking(integer), public.minha_posicao()
to authenticated;
