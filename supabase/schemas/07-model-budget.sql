-- Limits on the cost of language models: a switch and a daily budget for the whole project, a share of the budget
-- for readings paid by a credit, limits for each account, and the amounts spent. The functions are called by the
-- edge functions and take a user id, because the service role acts for no particular user.

-- A single row, set by the operator. `ativo` turns every model on or off.
create table public.ajustes_ia (
  unico boolean primary key default true check (unico),
  ativo boolean not null default true,
  pedidos_por_dia integer not null default 2000 check (pedidos_por_dia >= 0),
  tokens_por_dia bigint not null default 25000000 check (tokens_por_dia >= 0),
  -- Maximum requests of an account in its first 24 hours.
  pedidos_conta_nova integer not null default 5 check (pedidos_conta_nova >= 0),
  -- The provider's price of a million tokens, in reais; null while unknown.
  preco_entrada numeric(10, 4) check (preco_entrada >= 0),
  preco_saida numeric(10, 4) check (preco_saida >= 0),
  -- Readings cost no credit until this time.
  promo_ate timestamptz,
  updated_at timestamptz not null default now(),
  -- How many accounts one network may create in a day; the number is high, because a whole class of a school may
  -- sign up behind one address.
  contas_por_rede integer not null default 60 check (contas_por_rede >= 0),
  -- Maximum theme checks of one account per day (São Paulo time).
  temas_por_conta integer not null default 10 check (temas_por_conta >= 0),
  -- Percentage of requests and tokens that is reserved for accounts that pay.
  reserva_paga integer not null default 50 check (reserva_paga between 0 and 100)
);
alter table public.ajustes_ia enable row level security;
create policy "devs read the settings" on public.ajustes_ia for select to authenticated
  using ((select private.my_account_type()) = 'dev');
create policy "devs change the settings" on public.ajustes_ia for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
revoke all on public.ajustes_ia from public, anon, authenticated;
grant select on public.ajustes_ia to authenticated;
grant select, update on public.ajustes_ia to service_role;
grant update (
  ativo, pedidos_por_dia, tokens_por_dia, pedidos_conta_nova, preco_entrada, preco_saida, promo_ate, contas_por_rede,
  temas_por_conta, reserva_paga
) on public.ajustes_ia to authenticated;

-- Requests and tokens by day. A `pedido` is counted when a request is allowed; the other results are counted when
-- it ends, with its tokens.
create table public.gastos_ia (
  dia date not null,
  servico text not null check (servico in ('leitura', 'tema', 'transcricao')),
  resultado text not null check (resultado in ('pedido', 'modelo', 'descartado', 'falhou')),
  pedidos integer not null default 0,
  chamadas integer not null default 0,
  tokens_entrada bigint not null default 0,
  tokens_saida bigint not null default 0,
  -- Whether a credit paid for the request, or the requesting account has credits.
  pago boolean not null default false,
  primary key (dia, servico, resultado, pago)
);
alter table public.gastos_ia enable row level security;
create policy "devs read the costs" on public.gastos_ia for select to authenticated
  using ((select private.my_account_type()) = 'dev');
revoke all on public.gastos_ia from public, anon, authenticated;
grant select on public.gastos_ia to authenticated, service_role;

-- Number of requests of each user per day and service; `correcao` counts the corrections of the edge function, with
-- a model or without.
create table public.uso_ia (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  -- The date in São Paulo.
  dia date not null,
  contagem integer not null check (contagem >= 0),
  servico text not null default 'correcao' check (servico in ('correcao', 'leitura', 'tema', 'transcricao')),
  primary key (usuario_id, dia, servico)
);
alter table public.uso_ia enable row level security;
create policy "own count" on public.uso_ia for select to authenticated using (usuario_id = (select auth.uid()));
revoke all on public.uso_ia from public, anon, authenticated;
grant select on public.uso_ia to authenticated, service_role;

-- Budget notices of a day, each recorded once: `gratis` when the free share is used up, `80` at four fifths of the
-- budget, `100` at all of it.
create table public.avisos_orcamento (
  dia date not null,
  nivel text not null check (nivel in ('gratis', '80', '100')),
  criado_em timestamptz not null default now(),
  -- When the notice was claimed for sending by e-mail; null before that.
  enviado_em timestamptz,
  primary key (dia, nivel)
);
alter table public.avisos_orcamento enable row level security;
revoke all on public.avisos_orcamento from public, anon, authenticated, service_role;

create function private.touch_model_settings() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger touch_model_settings before update on public.ajustes_ia
  for each row execute function private.touch_model_settings();

-- Deletes today's notices after a change of the budget, so that each can be recorded again.
create function private.forget_budget_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.avisos_orcamento where dia = private.sao_paulo_date(now());
  return null;
end $$;
create trigger forget_budget_notices after update on public.ajustes_ia
  for each row when (
    (old.pedidos_por_dia, old.tokens_por_dia, old.reserva_paga)
    is distinct from (new.pedidos_por_dia, new.tokens_por_dia, new.reserva_paga)
  )
  execute function private.forget_budget_notices();

-- Typical number of tokens of a request (docs/scale.md), used as an estimate until the request ends.
create function private.usual_tokens(p_servico text) returns integer language sql immutable set search_path = '' as $$
  select case p_servico when 'leitura' then 11000 when 'tema' then 1000 else 9000 end
$$;

-- Records a budget notice for today; returns null if it was already recorded.
create function private.note_budget(p_level text) returns text language sql security definer set search_path = '' as $$
  insert into public.avisos_orcamento (dia, nivel) values (private.sao_paulo_date(now()), p_level)
  on conflict do nothing returning nivel
$$;

-- Requests and tokens of a day, of all accounts or only of those that pay nothing.
create function private.model_use(p_day date, p_free_only boolean, out requests bigint, out tokens bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(asked), 0)::bigint,
    coalesce(sum(took + greatest(asked - ended, 0) * private.usual_tokens(servico)), 0)::bigint
  from (
    select servico,
      coalesce(sum(pedidos) filter (where resultado = 'pedido'), 0) as asked,
      coalesce(sum(pedidos) filter (where resultado <> 'pedido'), 0) as ended,
      sum(tokens_entrada + tokens_saida) as took
    from public.gastos_ia
    where dia = p_day and not (p_free_only and pago)
    group by servico, pago
  ) by_service
$$;

-- Counts one call for today; returns {ok, restante}. Beyond the limit nothing is counted and `ok` is false.
create function public.registrar_uso_ia(
  p_usuario uuid, p_limite integer, p_servico text default 'correcao'
) returns json language plpgsql security definer set search_path = '' as $$
declare
  used integer;
begin
  if p_limite > 0 then
    insert into public.uso_ia as uso (usuario_id, dia, servico, contagem)
    values (p_usuario, private.sao_paulo_date(now()), p_servico, 1)
    on conflict (usuario_id, dia, servico) do update set contagem = uso.contagem + 1 where uso.contagem < p_limite
    returning contagem into used;
  end if;
  return json_build_object('ok', used is not null, 'restante', coalesce(p_limite - used, 0));
end $$;

-- Decides whether a model may be called now: {ok, motivo, pago_com, pago, creditos, aviso}. `motivo` is desligado,
-- orcamento, cota_gratis, sem_credito, conta_nova or limite. A reading (`leitura`) is paid by the free day or,
-- outside it, by a credit under its key. Requests of the free day, and all requests of accounts without credits,
-- use the free share. `aviso` is the budget notice that this request is the first to cause. The settings row is
-- locked first, so that only one of two parallel requests gets the last of the budget.
create function public.reservar_ia(p_usuario uuid, p_servico text, p_limite integer, p_chave text default null)
returns json language plpgsql security definer set search_path = '' as $$
declare
  settings public.ajustes_ia;
  today constant date := private.sao_paulo_date(now());
  needed constant integer := private.usual_tokens(p_servico);
  spent record;
  free record;
  profile public.profiles;
  is_new boolean;
  most integer := p_limite;
  used integer;
  is_operators boolean;
  is_paid boolean;
  balance integer;
begin
  select * into settings from public.ajustes_ia for update;
  if not settings.ativo then
    return json_build_object('ok', false, 'motivo', 'desligado');
  end if;
  select * into spent from private.model_use(today, false);
  if spent.requests >= settings.pedidos_por_dia or spent.tokens + needed > settings.tokens_por_dia then
    return json_build_object('ok', false, 'motivo', 'orcamento', 'aviso', private.note_budget('100'));
  end if;

  select * into profile from public.profiles where user_id = p_usuario for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'limite');
  end if;
  if p_servico = 'tema' then
    most := least(most, settings.temas_por_conta);
  end if;
  is_new := profile.data_cadastro > now() - interval '24 hours' and settings.pedidos_conta_nova < most;
  if is_new then
    most := settings.pedidos_conta_nova;
  end if;
  select contagem into used from public.uso_ia
  where usuario_id = p_usuario and dia = today and servico = p_servico;
  if coalesce(used, 0) >= most then
    return json_build_object('ok', false, 'motivo', case when is_new then 'conta_nova' else 'limite' end);
  end if;

  balance := profile.creditos_correcoes;
  is_operators := coalesce(settings.promo_ate > now(), false);
  is_paid := case
    when p_servico = 'leitura'
      then not is_operators and not coalesce(profile.promo_inicio > now() - interval '24 hours', false)
    else balance > 0
  end;
  if is_paid and p_servico = 'leitura' then
    balance := private.take_credit(p_usuario, p_chave);
    if balance is null then
      return json_build_object('ok', false, 'motivo', 'sem_credito', 'creditos', 0);
    end if;
  elsif not is_paid then
    select * into free from private.model_use(today, true);
    if free.requests >= settings.pedidos_por_dia::bigint * (100 - settings.reserva_paga) / 100
      or free.tokens + needed > settings.tokens_por_dia * (100 - settings.reserva_paga) / 100
    then
      return json_build_object('ok', false, 'motivo', 'cota_gratis', 'aviso', private.note_budget('gratis'));
    end if;
    if p_servico = 'leitura' and not is_operators then
      perform private.count_free_day(p_usuario);
    end if;
  end if;

  insert into public.uso_ia as uso (usuario_id, dia, servico, contagem) values (p_usuario, today, p_servico, 1)
  on conflict (usuario_id, dia, servico) do update set contagem = uso.contagem + 1;
  insert into public.gastos_ia as spent_by (dia, servico, resultado, pago, pedidos) values (today, p_servico, 'pedido', is_paid, 1)
  on conflict (dia, servico, resultado, pago) do update set pedidos = spent_by.pedidos + 1;
  return json_build_object(
    'ok', true,
    'pago_com', case when p_servico = 'leitura' then case when is_paid then 'credito' else 'promo' end end,
    'pago', is_paid,
    'creditos', balance,
    'aviso', case
      when (spent.requests + 1) * 5 >= settings.pedidos_por_dia::bigint * 4
        or (spent.tokens + needed) * 5 >= settings.tokens_por_dia * 4
      then private.note_budget('80')
    end
  );
end $$;

-- Records the result and the cost of a request. A reading that failed returns its credit; the credit of a delivered
-- reading stays used. Returns the balance.
create function public.encerrar_ia(
  p_usuario uuid, p_servico text, p_chave text, p_resultado text, p_chamadas integer, p_entrada bigint, p_saida bigint,
  p_pago boolean default false
) returns integer language plpgsql security definer set search_path = '' as $$
declare
  balance integer;
begin
  insert into public.gastos_ia as spent (dia, servico, resultado, pago, pedidos, chamadas, tokens_entrada, tokens_saida)
  values (private.sao_paulo_date(now()), p_servico, p_resultado, p_pago, 1, p_chamadas, p_entrada, p_saida)
  on conflict (dia, servico, resultado, pago) do update set
    pedidos = spent.pedidos + 1, chamadas = spent.chamadas + excluded.chamadas,
    tokens_entrada = spent.tokens_entrada + excluded.tokens_entrada, tokens_saida = spent.tokens_saida + excluded.tokens_saida;
  perform from public.profiles where user_id = p_usuario for no key update;
  if p_servico = 'leitura' and p_resultado = 'modelo' then
    if exists (select from public.usos_credito where usuario_id = p_usuario and chave = p_chave) then
      -- Another reading of the same text may have returned the credit meanwhile.
      perform private.take_credit(p_usuario, p_chave);
    end if;
    update public.usos_credito set servido_em = now()
    where usuario_id = p_usuario and chave = p_chave and devolvido_em is null and servido_em is null;
  elsif p_servico = 'leitura' then
    update public.usos_credito set devolvido_em = now()
    where usuario_id = p_usuario and chave = p_chave and devolvido_em is null and redacao_id is null and servido_em is null;
    if found then
      update public.profiles set creditos_correcoes = creditos_correcoes + 1 where user_id = p_usuario;
    end if;
  end if;
  select creditos_correcoes into balance from public.profiles where user_id = p_usuario;
  return coalesce(balance, 0);
end $$;

-- Claims the next notice that was not mailed and returns it with the confirmed addresses of the developers; null if
-- there is none. Includes yesterday's notices, since midnight may have passed meanwhile.
create function public.reservar_aviso_de_orcamento() returns json
language plpgsql security definer set search_path = '' as $$
declare
  due public.avisos_orcamento;
begin
  select * into due from public.avisos_orcamento
  where enviado_em is null and dia >= private.sao_paulo_date(now()) - 1
  order by criado_em limit 1
  for update skip locked;
  if not found then
    return null;
  end if;
  update public.avisos_orcamento set enviado_em = now() where dia = due.dia and nivel = due.nivel;
  return json_build_object('dia', due.dia, 'nivel', due.nivel, 'em', due.criado_em, 'emails', (
    select coalesce(json_agg(u.email order by u.email), '[]')
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.tipo_conta = 'dev' and u.email_confirmed_at is not null
  ));
end $$;

-- Releases a claimed notice after its e-mail failed. Returns whether there was such a notice.
create function public.devolver_aviso_de_orcamento(p_dia date, p_nivel text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.avisos_orcamento set enviado_em = null where dia = p_dia and nivel = p_nivel;
  return found;
end $$;

grant execute on function
  public.registrar_uso_ia(uuid, integer, text), public.reservar_ia(uuid, text, integer, text),
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint, boolean), public.reservar_aviso_de_orcamento(),
  public.devolver_aviso_de_orcamento(date, text)
to service_role;
