-- Credits for corrections: purchases add credits, readings by a model use them, and `profiles.creditos_correcoes`
-- is the balance. A purchase belongs to the account that has confirmed its e-mail, because an unconfirmed account
-- could be anybody's. Clients read their own rows; only functions write.

create table public.compras (
  id uuid primary key default gen_random_uuid(),
  -- Null until an account confirms this e-mail.
  usuario_id uuid references public.profiles (user_id) on delete set null,
  -- Null once the purchase no longer belongs to any account.
  email text check (char_length(email) between 3 and 320),
  produto text not null check (produto in ('aluno_12', 'professor_anual')),
  pagamento_id text not null unique check (char_length(pagamento_id) between 1 and 200),
  creditos integer not null check (creditos >= 0),
  created_at timestamptz not null default now(),
  -- Whether the purchase was granted, which happens once. The row stays when its account is deleted, and must not
  -- be granted to the next account with the same e-mail.
  creditada boolean not null default false,
  -- When the payment was reversed: refunded by the seller, or disputed at the buyer's bank. The remaining credits
  -- are taken back; no balance falls below zero.
  estornada_em timestamptz,
  motivo_estorno text check (motivo_estorno in ('devolucao', 'contestacao')),
  -- The part of `creditos` that was still unused and could be taken back.
  creditos_retirados integer check (creditos_retirados between 0 and creditos),
  -- When the seller won the dispute. A late notice of the same dispute then takes no credits.
  contestacao_vencida_em timestamptz,
  constraint compras_owned_with_email check (email is not null or (usuario_id is null and creditada)),
  constraint compras_reversed_whole check (
    (estornada_em is null) = (motivo_estorno is null) and (estornada_em is null) = (creditos_retirados is null)
  )
);
create index compras_usuario_idx on public.compras (usuario_id, created_at desc);
create index compras_waiting_idx on public.compras (email) where not creditada;
alter table public.compras enable row level security;
create policy "own purchases" on public.compras for select to authenticated using (usuario_id = (select auth.uid()));
revoke all on public.compras from public, anon, authenticated;
grant select on public.compras to authenticated, service_role;

create table public.usos_credito (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  -- The essay the credit was used for, set once the essay is stored.
  redacao_id uuid references public.redacoes (id) on delete set null,
  devolvido_em timestamptz,
  created_at timestamptz not null default now(),
  -- A credit pays for readings of one text, identified by the essay's key and the text's digest, "key:digest". A
  -- repeated request for one key, after a second press or a lost response, uses no second credit.
  chave text check (char_length(chave) between 1 and 100),
  servido_em timestamptz
);
create index usos_credito_usuario_idx on public.usos_credito (usuario_id, created_at desc);
create index usos_credito_redacao_idx on public.usos_credito (redacao_id);
-- Excludes returned credits, so that submitting the essay again is a new use.
create unique index usos_credito_chave_idx on public.usos_credito (usuario_id, chave) where devolvido_em is null;
alter table public.usos_credito enable row level security;
create policy "own uses" on public.usos_credito for select to authenticated using (usuario_id = (select auth.uid()));
revoke all on public.usos_credito from public, anon, authenticated;
grant select on public.usos_credito to authenticated, service_role;

-- Reversals that arrived before the notice of their payment; the payment then grants nothing.
create table public.estornos_sem_compra (
  pagamento_id text primary key check (char_length(pagamento_id) between 1 and 200),
  motivo text not null check (motivo in ('devolucao', 'contestacao')),
  created_at timestamptz not null default now()
);
alter table public.estornos_sem_compra enable row level security;
revoke all on public.estornos_sem_compra from public, anon, authenticated, service_role;

-- Makes registering a purchase and confirming an e-mail wait for each other; otherwise each could miss the other's
-- change.
create function private.lock_email(p_email text) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('compras:' || p_email, 0)) $$;

-- Makes notices of one payment wait for each other. Always taken before the lock of the e-mail.
create function private.lock_payment(p_pagamento_id text) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('pagamento:' || p_pagamento_id, 0)) $$;

-- An account is premium if it has a granted purchase that was not reversed. A teacher's account needs a purchase of
-- the annual plan, any other account a purchase of a credit package.
create function private.plan_of(p_user uuid) returns text language sql stable set search_path = '' as $$
  select case when exists (
    select from public.compras c join public.profiles p on p.user_id = c.usuario_id
    where c.usuario_id = p_user and c.creditada and c.estornada_em is null
      and (c.produto = 'professor_anual') = (p.tipo_conta = 'teacher')
  ) then 'premium' else 'trial' end
$$;

create function private.grant_purchase(p_user uuid, p_credits integer) returns void
language sql volatile set search_path = '' as $$
  update public.profiles
  set creditos_correcoes = creditos_correcoes + p_credits, plan = private.plan_of(p_user)
  where user_id = p_user
$$;

-- Grants the purchases that wait for the account. The teacher's plan goes to teachers only: on another account it
-- is visible but not granted.
create function private.grant_waiting(p_user uuid) returns void language plpgsql set search_path = '' as $$
declare
  credits integer;
begin
  with granted as (
    update public.compras set creditada = true
    where usuario_id = p_user and not creditada and estornada_em is null
      and (produto <> 'professor_anual'
        or exists (select from public.profiles where user_id = p_user and tipo_conta = 'teacher'))
    returning creditos
  )
  select sum(creditos) into credits from granted;
  if credits is not null then
    perform private.grant_purchase(p_user, credits);
  end if;
end $$;

-- Grants the purchases that wait for an e-mail to the account that has confirmed it.
create function private.claim_purchases(p_user uuid, p_email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock_email(lower(p_email));
  update public.compras set usuario_id = p_user
  where usuario_id is null and not creditada and email = lower(p_email);
  perform private.grant_waiting(p_user);
end $$;

-- Called by the payment function after it has verified the notice. A payment is granted only once. Returns {ok,
-- novo, creditada}; `creditada` is false while nobody has confirmed the e-mail, after a reversal, and for the
-- teacher's plan on an account of another type. A repeated call grants anything that could not be granted before.
create function public.registrar_compra(p_pagamento_id text, p_email text, p_produto text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  buyer_email constant text := lower(btrim(p_email));
  reason text;
  is_new boolean;
  buyer uuid;
begin
  perform private.lock_payment(p_pagamento_id);
  perform private.lock_email(buyer_email);
  delete from public.estornos_sem_compra where pagamento_id = p_pagamento_id returning motivo into reason;
  insert into public.compras (email, produto, pagamento_id, creditos, estornada_em, motivo_estorno, creditos_retirados)
  values (
    buyer_email, p_produto, p_pagamento_id, case p_produto when 'aluno_12' then 12 else 0 end,
    case when reason is not null then now() end, reason, case when reason is not null then 0 end
  )
  on conflict (pagamento_id) do nothing;
  is_new := found;

  select p.user_id into buyer
  from public.profiles p join auth.users u on u.id = p.user_id
  where lower(p.email) = buyer_email and u.email_confirmed_at is not null;
  if buyer is not null then
    perform private.claim_purchases(buyer, buyer_email);
  end if;
  return json_build_object('ok', true, 'novo', is_new, 'creditada', exists (
    select from public.compras where pagamento_id = p_pagamento_id and creditada and estornada_em is null
  ));
end $$;

-- Reverses a payment (`devolucao`, `contestacao`): takes back the remaining credits and the plan, only once.
-- Returns {ok, novo, creditos, retirados}; the difference between the two numbers was already used. If the balance
-- does not suffice, credits reserved for readings under way are taken too: their uses are closed, because otherwise
-- a failed reading would return a credit after the purchase is gone. A reversal of an unknown payment is recorded.
create function public.estornar_compra(p_pagamento_id text, p_motivo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  purchase public.compras;
  balance integer;
  in_use integer;
  taken integer := 0;
begin
  perform private.lock_payment(p_pagamento_id);
  select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  if not found then
    insert into public.estornos_sem_compra (pagamento_id, motivo) values (p_pagamento_id, p_motivo)
    on conflict (pagamento_id) do update set motivo = excluded.motivo
      where estornos_sem_compra.motivo = 'contestacao';
    return json_build_object('ok', true, 'novo', true, 'creditos', 0, 'retirados', 0);
  end if;
  if purchase.email is not null then
    -- Loaded again under the lock, because the purchase may just have been granted or its owner deleted.
    perform private.lock_email(purchase.email);
    select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  end if;
  if purchase.estornada_em is not null then
    -- A dispute that ends in a refund cannot be won any more.
    update public.compras set motivo_estorno = p_motivo where id = purchase.id and p_motivo = 'devolucao';
  end if;
  if purchase.estornada_em is not null
    or (p_motivo = 'contestacao' and purchase.contestacao_vencida_em is not null) then
    return json_build_object('ok', true, 'novo', false, 'creditos', purchase.creditos,
      'retirados', coalesce(purchase.creditos_retirados, 0));
  end if;

  -- Locks the profile before the purchase, in the same order as the deletion of an account.
  select creditos_correcoes into balance from public.profiles
  where user_id = purchase.usuario_id and purchase.creditada for no key update;
  if found then
    update public.usos_credito set devolvido_em = now() where id in (
      select id from public.usos_credito
      where usuario_id = purchase.usuario_id and redacao_id is null and devolvido_em is null and servido_em is null
        and created_at > now() - interval '10 minutes'
      order by created_at desc limit greatest(purchase.creditos - balance, 0)
    );
    get diagnostics in_use = row_count;
    taken := least(balance + in_use, purchase.creditos);
  end if;
  update public.compras set estornada_em = now(), motivo_estorno = p_motivo, creditos_retirados = taken
  where id = purchase.id;
  if balance is not null then
    update public.profiles set creditos_correcoes = balance + in_use - taken, plan = private.plan_of(user_id)
    where user_id = purchase.usuario_id;
  end if;
  return json_build_object('ok', true, 'novo', true,
    'creditos', case when purchase.creditada then purchase.creditos else 0 end, 'retirados', taken);
end $$;

-- After the seller has won a dispute, restores the credits and the plan that the dispute took, only once; returns
-- {ok, novo}. A refund is not undone. Grants only the purchases of this account, because other purchases may wait
-- for an e-mail that the account once had.
create function public.restaurar_compra(p_pagamento_id text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  purchase public.compras;
  was_reversed boolean;
begin
  perform private.lock_payment(p_pagamento_id);
  delete from public.estornos_sem_compra where pagamento_id = p_pagamento_id and motivo = 'contestacao';
  select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  if not found then
    return json_build_object('ok', true, 'novo', false);
  end if;
  if purchase.email is not null then
    perform private.lock_email(purchase.email);
    select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  end if;
  was_reversed := coalesce(purchase.motivo_estorno = 'contestacao', false);
  perform from public.profiles where user_id = purchase.usuario_id for no key update;
  update public.compras
  set contestacao_vencida_em = coalesce(contestacao_vencida_em, now()),
    estornada_em = case when not was_reversed then estornada_em end,
    motivo_estorno = case when not was_reversed then motivo_estorno end,
    creditos_retirados = case when not was_reversed then creditos_retirados end
  where id = purchase.id;
  if was_reversed and purchase.usuario_id is not null then
    if purchase.creditada then
      perform private.grant_purchase(purchase.usuario_id, purchase.creditos_retirados);
    else
      perform private.grant_waiting(purchase.usuario_id);
    end if;
  end if;
  return json_build_object('ok', true, 'novo', was_reversed);
end $$;

-- Uses one credit of a user for a key; a second call with the same key uses none. Returns the balance, or null if
-- there is no credit. Locking the profile first makes parallel calls see one another.
create function private.take_credit(p_user uuid, p_key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  remaining integer;
begin
  select creditos_correcoes into remaining from public.profiles where user_id = p_user for no key update;
  if exists (select from public.usos_credito where usuario_id = p_user and chave = p_key and devolvido_em is null) then
    return remaining;
  end if;
  if coalesce(remaining, 0) = 0 then
    return null;
  end if;
  insert into public.usos_credito (usuario_id, chave) values (p_user, p_key);
  update public.profiles set creditos_correcoes = creditos_correcoes - 1 where user_id = p_user;
  return remaining - 1;
end $$;

-- Start of the free 24 hours for an account that requests them at `p_now`: `p_now` itself, or the start of free
-- hours that are still running; null if the free day of this month is used up.
create function private.free_day(p_running timestamptz, p_counted timestamptz, p_now timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when p_running > p_now - interval '24 hours' then p_running
    when p_counted > p_now - interval '24 hours' then p_counted
    when to_char(private.sao_paulo_date(p_counted), 'YYYY-MM') = to_char(private.sao_paulo_date(p_now), 'YYYY-MM') then null
    else p_now
  end
$$;

-- Records that the running free day used up the free day of the month in which it began.
create function private.count_free_day(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  update public.profiles set dia_gratis_em = promo_inicio
  where user_id = p_user and dia_gratis_em is distinct from promo_inicio
$$;

-- Starts or ends the free 24 hours. Returns when they began, null if none are running.
create function public.definir_promo(p_ativa boolean) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz;
begin
  update public.profiles
  set promo_inicio = case when p_ativa then private.free_day(promo_inicio, dia_gratis_em, now()) end
  where user_id = (select auth.uid())
  returning promo_inicio into since;
  return since;
end $$;

grant execute on function
  public.registrar_compra(text, text, text), public.estornar_compra(text, text), public.restaurar_compra(text)
to service_role;
grant execute on function public.definir_promo(boolean) to authenticated;
