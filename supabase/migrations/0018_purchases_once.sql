-- A purchase is handed over once. When the account that had it is deleted the purchase stays, without an owner; it used
-- to look like one that waits, and was granted anew to the next account that confirmed the same e-mail.
alter table public.compras add column creditada boolean not null default false;
update public.compras set creditada = true where usuario_id is not null;

drop index public.compras_waiting_idx;
create index compras_waiting_idx on public.compras (email) where not creditada;

create or replace function private.claim_purchases(p_user uuid, p_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  credits integer;
begin
  perform private.lock_email(lower(p_email));
  with claimed as (
    update public.compras set usuario_id = p_user, creditada = true
    where not creditada and email = lower(p_email)
    returning creditos
  )
  select sum(creditos) into credits from claimed;
  if credits is not null then
    perform private.grant_purchase(p_user, credits);
  end if;
end $$;

create or replace function public.registrar_compra(p_pagamento_id text, p_email text, p_produto text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  buyer_email constant text := lower(btrim(p_email));
  credits constant integer := case p_produto when 'aluno_12' then 12 else 0 end;
  buyer uuid;
begin
  perform private.lock_email(buyer_email);
  select p.user_id into buyer
  from public.profiles p join auth.users u on u.id = p.user_id
  where lower(p.email) = buyer_email and u.email_confirmed_at is not null;

  insert into public.compras (usuario_id, email, produto, pagamento_id, creditos, creditada)
  values (buyer, buyer_email, p_produto, p_pagamento_id, credits, buyer is not null)
  on conflict (pagamento_id) do nothing;
  if not found then
    return json_build_object('ok', true, 'novo', false, 'creditada', exists (
      select from public.compras where pagamento_id = p_pagamento_id and creditada
    ));
  end if;
  if buyer is not null then
    perform private.grant_purchase(buyer, credits);
  end if;
  return json_build_object('ok', true, 'novo', true, 'creditada', buyer is not null);
end $$;
