-- How many accounts one network may make in a day. Supabase Auth asks `limitar_cadastros` before it makes one (its "before
-- user created" hook, in config.toml); a network without accounts has no new accounts for models to read for.
alter table public.ajustes_ia
  -- A school may sign a class up behind one address.
  add column contas_por_rede integer not null default 60 check (contas_por_rede >= 0);
grant update (contas_por_rede) on public.ajustes_ia to authenticated;

-- Of the current day of São Paulo only: an address is personal data.
create table public.cadastros_por_rede (
  dia date not null,
  rede cidr not null,
  contagem integer not null default 0,
  primary key (dia, rede)
);
alter table public.cadastros_por_rede enable row level security;
revoke all on public.cadastros_por_rede from public, anon, authenticated, service_role;

-- The hook of Auth: `{}` lets the account be made, `{error}` refuses it. Of an IPv6 address the first 64 bits count, which
-- one household or phone has to itself. An event without an address, such as an account made by the dashboard, passes.
create function public.limitar_cadastros(event jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.sao_paulo_date(now());
  most constant integer := (select contas_por_rede from public.ajustes_ia);
  address inet;
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
  delete from public.cadastros_por_rede where dia < today;
  insert into public.cadastros_por_rede as known (dia, rede, contagem)
  values (today, network(set_masklen(address, case family(address) when 6 then 64 else 32 end)), 1)
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

revoke execute on function public.limitar_cadastros(jsonb) from public, anon, authenticated, service_role;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.limitar_cadastros(jsonb) to supabase_auth_admin;
