-- What becomes of a purchase when the money goes back: refunded by the seller, or disputed at the buyer's bank. The credits
-- that are left go; those that were used are told, and no balance falls below zero.
alter table public.compras
  add column estornada_em timestamptz,
  add column motivo_estorno text check (motivo_estorno in ('devolucao', 'contestacao')),
  -- Of `creditos`, those that were still there to take back.
  add column creditos_retirados integer check (creditos_retirados between 0 and creditos),
  -- A dispute the seller won. A notice of the same dispute that comes late takes nothing more.
  add column contestacao_vencida_em timestamptz,
  add constraint compras_reversed_whole check (
    (estornada_em is null) = (motivo_estorno is null) and (estornada_em is null) = (creditos_retirados is null)
  );

-- Money that went back before its payment was heard of: the payment then grants nothing.
create table public.estornos_sem_compra (
  pagamento_id text primary key check (char_length(pagamento_id) between 1 and 200),
  motivo text not null check (motivo in ('devolucao', 'contestacao')),
  created_at timestamptz not null default now()
);
alter table public.estornos_sem_compra enable row level security;
revoke all on public.estornos_sem_compra from public, anon, authenticated, service_role;

-- Notices of one payment wait for each other, whichever comes first. Taken before the lock of the e-mail.
create function private.lock_payment(p_pagamento_id text) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('pagamento:' || p_pagamento_id, 0)) $$;

-- Premium is whoever has a purchase that stands: a teacher the teacher's plan, anybody else a package.
create function private.plan_of(p_user uuid) returns text
language sql stable set search_path = ''
as $$
  select case when exists (
    select from public.compras c join public.profiles p on p.user_id = c.usuario_id
    where c.usuario_id = p_user and c.creditada and c.estornada_em is null
      and (c.produto = 'professor_anual') = (p.tipo_conta = 'teacher')
  ) then 'premium' else 'trial' end
$$;

create or replace function private.grant_purchase(p_user uuid, p_credits integer) returns void
language sql volatile set search_path = ''
as $$
  update public.profiles
  set creditos_correcoes = creditos_correcoes + p_credits, plan = private.plan_of(p_user)
  where user_id = p_user
$$;

-- Hands over the purchases that wait for an e-mail to the account that has confirmed it. The teacher's plan goes to
-- teachers only: with another account it stays, visible there and not granted.
create or replace function private.claim_purchases(p_user uuid, p_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  credits integer;
begin
  perform private.lock_email(lower(p_email));
  update public.compras set usuario_id = p_user
  where usuario_id is null and not creditada and email = lower(p_email);
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

-- Called by the payment function after it has verified the notice. The same payment grants once.
-- {ok, novo, creditada}; `creditada` is false while nobody has confirmed the e-mail, where the money went back, and for
-- the teacher's plan with an account that is no teacher's. Asked again, it grants what could not be granted before.
create or replace function public.registrar_compra(p_pagamento_id text, p_email text, p_produto text) returns json
language plpgsql security definer set search_path = ''
as $$
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

-- The money of a payment went back (`devolucao`, `contestacao`). Takes what is left of the credits and the plan, once:
-- {ok, novo, creditos, retirados}; what is missing between the two was used. Of an unknown payment it is noted.
create function public.estornar_compra(p_pagamento_id text, p_motivo text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  purchase public.compras;
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
    -- Read again behind the lock: the purchase may just have been handed over, or its owner deleted.
    perform private.lock_email(purchase.email);
    select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  end if;
  if purchase.estornada_em is not null then
    -- What was disputed and is now refunded will not be won.
    update public.compras set motivo_estorno = p_motivo where id = purchase.id and p_motivo = 'devolucao';
  end if;
  if purchase.estornada_em is not null
    or (p_motivo = 'contestacao' and purchase.contestacao_vencida_em is not null) then
    return json_build_object('ok', true, 'novo', false, 'creditos', purchase.creditos,
      'retirados', coalesce(purchase.creditos_retirados, 0));
  end if;

  if purchase.creditada and purchase.usuario_id is not null then
    -- The profile before the purchase, as where an account is deleted.
    select least(creditos_correcoes, purchase.creditos) into taken from public.profiles
    where user_id = purchase.usuario_id for no key update;
  end if;
  update public.compras set estornada_em = now(), motivo_estorno = p_motivo, creditos_retirados = coalesce(taken, 0)
  where id = purchase.id;
  if purchase.creditada then
    update public.profiles
    set creditos_correcoes = creditos_correcoes - coalesce(taken, 0), plan = private.plan_of(user_id)
    where user_id = purchase.usuario_id;
  end if;
  return json_build_object('ok', true, 'novo', true,
    'creditos', case when purchase.creditada then purchase.creditos else 0 end, 'retirados', coalesce(taken, 0));
end $$;

-- The seller won the dispute of a payment: what it took comes back, once: {ok, novo}. A refund stays.
create function public.restaurar_compra(p_pagamento_id text) returns json
language plpgsql security definer set search_path = ''
as $$
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
      perform private.claim_purchases(purchase.usuario_id, purchase.email);
    end if;
  end if;
  return json_build_object('ok', true, 'novo', was_reversed);
end $$;

-- As before; what was never granted is settled with the account, or nobody could be told whose it is.
create or replace function private.forget_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.compras set usuario_id = null, email = null, creditada = true where usuario_id = old.user_id;
  update public.comunicados set criado_por = null, autor_nome = 'Equipe Grifo' where criado_por = old.user_id;
  return old;
end $$;

revoke execute on function private.lock_payment(text), private.plan_of(uuid) from public;
revoke execute on function public.estornar_compra(text, text), public.restaurar_compra(text)
  from public, anon, authenticated;
grant execute on function public.estornar_compra(text, text), public.restaurar_compra(text) to service_role;
