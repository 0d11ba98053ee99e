-- Limits the accounts one network may create in a day. A whole school signs up behind one address, so a student who
-- uses the link or the code of a class counts toward that class instead. Auth calls `limitar_cadastros` before it
-- creates an account (the "before user created" hook, config.toml).

-- Only rows of the current day in São Paulo are kept, because an address is personal data.
create table public.cadastros_por_rede (
  dia date not null,
  rede cidr not null,
  contagem integer not null default 0,
  -- The number of accounts that counted toward a class, and the number of wrong short codes in the current hour.
  por_sala integer not null default 0,
  codigos_errados integer not null default 0,
  errados_desde timestamptz not null default now(),
  primary key (dia, rede)
);
alter table public.cadastros_por_rede enable row level security;
revoke all on public.cadastros_por_rede from public, anon, authenticated, service_role;

-- Number of accounts ever created through the invite of a class. Once a class has used up its share, further
-- accounts count toward the limit of their network.
create table public.cadastros_por_sala (
  sala_id uuid primary key references public.salas (id) on delete cascade,
  contagem integer not null default 0
);
alter table public.cadastros_por_sala enable row level security;
revoke all on public.cadastros_por_sala from public, anon, authenticated, service_role;

-- Returns whether this sign-up counts toward a class, named by an invite in force; if so, counts it there. Returns
-- false, checked in this order: for a teacher or without a code; after thirty wrong short codes from the network in
-- an hour, even if this code is right; if the code opens no class; for a class after 240 accounts (200 students,
-- and some who sign up twice); for a network after 25 times its own limit, because otherwise a person who creates
-- classes could create unlimited accounts.
create function private.passes_by_class(p_rede cidr, p_dia date, p_dados jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  given constant text := left(p_dados ->> 'convite', 100);
  is_short constant boolean := char_length(given) < 22;
  code text := given;
  known public.cadastros_por_rede;
  classroom uuid;
begin
  if coalesce(given, '') = '' or p_dados ->> 'tipo_conta' = 'teacher' then
    return false;
  end if;
  -- Locks the row, so that simultaneous guesses are checked one after the other.
  insert into public.cadastros_por_rede (dia, rede) values (p_dia, p_rede) on conflict do nothing;
  update public.cadastros_por_rede
  set codigos_errados = 0, errados_desde = now()
  where dia = p_dia and rede = p_rede and errados_desde < now() - interval '1 hour';
  select * into known from public.cadastros_por_rede where dia = p_dia and rede = p_rede for update;
  if known.por_sala >= 25 * (select contas_por_rede from public.ajustes_ia) or (is_short and known.codigos_errados >= 30) then
    return false;
  end if;
  if is_short then
    code := (
      select codigo from public.sala_convites
      where codigo_curto = regexp_replace(upper(given), '[^0-9A-Z]', '', 'g')
    );
  end if;
  select id into classroom from public.sala_por_convite(code);
  if classroom is null then
    update public.cadastros_por_rede set codigos_errados = codigos_errados + is_short::integer
    where dia = p_dia and rede = p_rede;
    return false;
  end if;
  insert into public.cadastros_por_sala as counted (sala_id, contagem) values (classroom, 1)
  on conflict (sala_id) do update set contagem = counted.contagem + 1 where counted.contagem < 240;
  if not found then
    return false;
  end if;
  update public.cadastros_por_rede set por_sala = por_sala + 1 where dia = p_dia and rede = p_rede;
  return true;
end $$;

-- The hook called by Auth: `{}` allows the account, `{error}` refuses it. For an IPv6 address only the first 64
-- bits are used, which belong to a single household or phone. An event without an address, such as an account
-- created in the dashboard, passes. The browser's metadata decides only which limit the sign-up counts toward;
-- joining the class is a separate call.
create function public.limitar_cadastros(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.sao_paulo_date(now());
  most constant integer := (select contas_por_rede from public.ajustes_ia);
  address inet;
  own_network cidr;
  counted integer;
begin
  begin
    address := (event -> 'metadata' ->> 'ip_address')::inet;
  exception when invalid_text_representation then
    address := null;
  end;
  if address is null then
    return '{}';
  end if;
  own_network := network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
  delete from public.cadastros_por_rede where dia < today;
  if private.passes_by_class(own_network, today, event -> 'user' -> 'user_metadata') then
    return '{}';
  end if;
  insert into public.cadastros_por_rede as known (dia, rede, contagem)
  values (today, own_network, 1)
  on conflict (dia, rede) do update set contagem = known.contagem + 1 where known.contagem < most
  returning contagem into counted;
  if counted is null or counted > most then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 429,
      'message', 'too many accounts from this network today'
    ));
  end if;
  return '{}';
end $$;

grant usage on schema public to supabase_auth_admin;
grant execute on function public.limitar_cadastros(jsonb) to supabase_auth_admin;
