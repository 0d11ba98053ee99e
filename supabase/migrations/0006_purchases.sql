-- A purchase belongs to whoever has confirmed its e-mail: an unconfirmed account could be anybody's.

-- Registration of a purchase and confirmation of an e-mail wait for each other; otherwise each could miss the other.
create function private.lock_email(p_email text) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('compras:' || p_email, 0)) $$;

create function private.grant_purchase(p_user uuid, p_credits integer) returns void
language sql volatile set search_path = ''
as $$
  update public.profiles
  set creditos_correcoes = creditos_correcoes + p_credits, plan = 'premium'
  where user_id = p_user
$$;

-- Hands the purchases that wait for an e-mail to the account that has confirmed it.
create function private.claim_purchases(p_user uuid, p_email text) returns void
language plpgsql set search_path = ''
as $$
declare
  credits integer;
begin
  perform private.lock_email(lower(p_email));
  with claimed as (
    update public.compras set usuario_id = p_user
    where usuario_id is null and email = lower(p_email)
    returning creditos
  )
  select sum(creditos) into credits from claimed;
  if credits is not null then
    perform private.grant_purchase(p_user, credits);
  end if;
end $$;

-- Called by the payment function after it has verified the notice. The same payment grants once.
-- {ok, novo, creditada}; `creditada` is false while nobody has confirmed the e-mail.
create function public.registrar_compra(p_pagamento_id text, p_email text, p_produto text) returns json
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

  insert into public.compras (usuario_id, email, produto, pagamento_id, creditos)
  values (buyer, buyer_email, p_produto, p_pagamento_id, credits)
  on conflict (pagamento_id) do nothing;
  if not found then
    return json_build_object('ok', true, 'novo', false, 'creditada', exists (
      select from public.compras where pagamento_id = p_pagamento_id and usuario_id is not null
    ));
  end if;
  if buyer is not null then
    perform private.grant_purchase(buyer, credits);
  end if;
  return json_build_object('ok', true, 'novo', true, 'creditada', buyer is not null);
end $$;

revoke execute on function
  private.lock_email(text), private.grant_purchase(uuid, integer), private.claim_purchases(uuid, text) from public;
revoke execute on function public.registrar_compra(text, text, text) from public, anon, authenticated;
grant execute on function public.registrar_compra(text, text, text) to service_role;
