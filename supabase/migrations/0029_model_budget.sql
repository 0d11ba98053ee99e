-- What language models may cost: a switch and a budget by day for the whole project, a limit for new accounts, who pays for a
-- reading, and what was spent.

-- One row: the operator's. `ativo` turns every model off at once.
create table public.ajustes_ia (
  unico boolean primary key default true check (unico),
  ativo boolean not null default true,
  pedidos_por_dia integer not null default 2000 check (pedidos_por_dia >= 0),
  tokens_por_dia bigint not null default 25000000 check (tokens_por_dia >= 0),
  -- Of an account in its first 24 hours.
  pedidos_conta_nova integer not null default 5 check (pedidos_conta_nova >= 0),
  -- What the provider asks for a million tokens, in reais; null while nobody has told.
  preco_entrada numeric(10, 4) check (preco_entrada >= 0),
  preco_saida numeric(10, 4) check (preco_saida >= 0),
  -- Readings cost no credit until then.
  promo_ate timestamptz,
  updated_at timestamptz not null default now()
);
insert into public.ajustes_ia default values;

-- By São Paulo's day. `pedido` is what was allowed; each ends as `modelo` (it served), `descartado` (it gave nothing that
-- stands) or `falhou`. It names nobody: deleting an account does not empty the budget's count.
create table public.gastos_ia (
  dia date not null,
  servico text not null check (servico in ('leitura', 'tema', 'transcricao')),
  resultado text not null check (resultado in ('pedido', 'modelo', 'descartado', 'falhou')),
  pedidos integer not null default 0,
  chamadas integer not null default 0,
  tokens_entrada bigint not null default 0,
  tokens_saida bigint not null default 0,
  primary key (dia, servico, resultado)
);

alter table public.ajustes_ia enable row level security;
alter table public.gastos_ia enable row level security;
create policy "devs read the settings" on public.ajustes_ia for select to authenticated
  using ((select private.my_account_type()) = 'dev');
create policy "devs change the settings" on public.ajustes_ia for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
create policy "devs read the costs" on public.gastos_ia for select to authenticated
  using ((select private.my_account_type()) = 'dev');

revoke all on public.ajustes_ia, public.gastos_ia from public, anon, authenticated;
grant select on public.ajustes_ia, public.gastos_ia to authenticated, service_role;
grant update (ativo, pedidos_por_dia, tokens_por_dia, pedidos_conta_nova, preco_entrada, preco_saida, promo_ate)
  on public.ajustes_ia to authenticated;
grant update on public.ajustes_ia to service_role;

create function private.touch_model_settings() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger touch_model_settings before update on public.ajustes_ia
  for each row execute function private.touch_model_settings();

-- Each user's own counts, by what is asked of a model; `correcao` are the corrections of the function, with one or without.
alter table public.uso_ia drop constraint uso_ia_servico_check;
alter table public.uso_ia add constraint uso_ia_servico_check
  check (servico in ('correcao', 'leitura', 'tema', 'transcricao'));

-- Start of the 24 hours in which corrections are free (R-PROMO-1), by the server's clock.
alter table public.profiles add column promo_inicio timestamptz;

-- Starts them, or ends them; answers when they began. Whoever has them running keeps their start.
create function public.definir_promo(p_ativa boolean) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  since timestamptz;
begin
  update public.profiles set promo_inicio = case
    when not p_ativa then null
    when promo_inicio > now() - interval '24 hours' then promo_inicio
    else now()
  end
  where user_id = (select auth.uid())
  returning promo_inicio into since;
  return since;
end $$;

-- Takes one credit of a user for a key, once: the balance, or null where there is none. Locking the profile first makes
-- parallel calls see one another.
create function private.take_credit(p_user uuid, p_key text) returns integer
language plpgsql security definer set search_path = ''
as $$
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

-- Whether a model may be asked now: {ok, motivo, pago_com, creditos}. `motivo` is desligado, orcamento, sem_credito, conta_nova
-- or limite. A reading (`leitura`) is paid for: by the promotion, else by a credit under its key. The settings' row is locked
-- first, so that of two requests for the last of the budget one is refused.
create function public.reservar_ia(p_usuario uuid, p_servico text, p_limite integer, p_chave text default null)
returns json
language plpgsql security definer set search_path = ''
as $$
declare
  settings public.ajustes_ia;
  today constant date := private.sao_paulo_date(now());
  profile public.profiles;
  is_new boolean;
  most integer := p_limite;
  used integer;
  paid_by text;
  balance integer;
begin
  select * into settings from public.ajustes_ia for update;
  if not settings.ativo then
    return json_build_object('ok', false, 'motivo', 'desligado');
  end if;
  if (select coalesce(sum(pedidos) filter (where resultado = 'pedido'), 0) >= settings.pedidos_por_dia
        or coalesce(sum(tokens_entrada + tokens_saida), 0) >= settings.tokens_por_dia
      from public.gastos_ia where dia = today) then
    return json_build_object('ok', false, 'motivo', 'orcamento');
  end if;

  select * into profile from public.profiles where user_id = p_usuario for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'limite');
  end if;
  is_new := profile.data_cadastro > now() - interval '24 hours';
  if is_new then
    most := least(p_limite, settings.pedidos_conta_nova);
  end if;
  select contagem into used from public.uso_ia
  where usuario_id = p_usuario and dia = today and servico = p_servico;
  if coalesce(used, 0) >= most then
    return json_build_object('ok', false, 'motivo', case when is_new and most < p_limite then 'conta_nova' else 'limite' end);
  end if;

  balance := profile.creditos_correcoes;
  if p_servico = 'leitura' then
    if settings.promo_ate > now() or profile.promo_inicio > now() - interval '24 hours' then
      paid_by := 'promo';
    else
      paid_by := 'credito';
      balance := private.take_credit(p_usuario, p_chave);
      if balance is null then
        return json_build_object('ok', false, 'motivo', 'sem_credito', 'creditos', 0);
      end if;
    end if;
  end if;

  insert into public.uso_ia as uso (usuario_id, dia, servico, contagem) values (p_usuario, today, p_servico, 1)
  on conflict (usuario_id, dia, servico) do update set contagem = uso.contagem + 1;
  insert into public.gastos_ia as spent (dia, servico, resultado, pedidos) values (today, p_servico, 'pedido', 1)
  on conflict (dia, servico, resultado) do update set pedidos = spent.pedidos + 1;
  return json_build_object('ok', true, 'pago_com', paid_by, 'creditos', balance);
end $$;

-- What came of it, and what it cost. A reading that did not serve gives its credit back. Answers the balance.
create function public.encerrar_ia(
  p_usuario uuid, p_servico text, p_chave text, p_resultado text, p_chamadas integer, p_entrada bigint, p_saida bigint
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  balance integer;
begin
  insert into public.gastos_ia as spent (dia, servico, resultado, pedidos, chamadas, tokens_entrada, tokens_saida)
  values (private.sao_paulo_date(now()), p_servico, p_resultado, 1, p_chamadas, p_entrada, p_saida)
  on conflict (dia, servico, resultado) do update set
    pedidos = spent.pedidos + 1, chamadas = spent.chamadas + excluded.chamadas,
    tokens_entrada = spent.tokens_entrada + excluded.tokens_entrada, tokens_saida = spent.tokens_saida + excluded.tokens_saida;
  perform from public.profiles where user_id = p_usuario for no key update;
  if p_servico = 'leitura' and p_resultado <> 'modelo' then
    update public.usos_credito set devolvido_em = now()
    where usuario_id = p_usuario and chave = p_chave and devolvido_em is null and redacao_id is null;
    if found then
      update public.profiles set creditos_correcoes = creditos_correcoes + 1 where user_id = p_usuario;
    end if;
  end if;
  select creditos_correcoes into balance from public.profiles where user_id = p_usuario;
  return coalesce(balance, 0);
end $$;

-- As in 0008, but that an essay closes the credit of its own key before any other.
create or replace function private.reward_essay() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.origem = 'funcao' or (
    select count(*) from public.redacoes
    where usuario_id = new.usuario_id and origem = 'local' and created_at >= private.sao_paulo_midnight(now())
  ) <= 5 then
    perform private.award(new.usuario_id, 'redacao', 'redacao:' || new.id, 1, 'Redação enviada');
  end if;
  if new.origem = 'funcao' and new.nota_total >= 800 then
    perform private.award(new.usuario_id, 'nota_alta', 'nota_alta:' || new.id, 2, 'Nota a partir de 800');
  end if;
  update public.usos_credito set redacao_id = new.id
  where id = (
    select id from public.usos_credito
    where usuario_id = new.usuario_id and redacao_id is null and devolvido_em is null
      and created_at > now() - interval '10 minutes'
      and created_at <= new.data_envio + interval '10 minutes'
    order by (chave is not distinct from new.chave_idempotencia) desc, created_at limit 1
  );
  return null;
end $$;

-- Apps loaded before this migration still take the credit themselves, under the key that a reading then finds paid for.
revoke execute on function
  private.touch_model_settings(), private.take_credit(uuid, text) from public;
revoke execute on function
  public.definir_promo(boolean), public.reservar_ia(uuid, text, integer, text),
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint) from public, anon, authenticated;
grant execute on function public.definir_promo(boolean) to authenticated;
grant execute on function
  public.reservar_ia(uuid, text, integer, text),
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint) to service_role;
