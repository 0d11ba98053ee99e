-- Whose the model's budget is: a share of it is for readings that a credit pays, theme checks have a limit of their own, a request
-- counts from when it is allowed until its tokens are known, and the operator is told when the budget nears its end.

alter table public.ajustes_ia
  -- Theme checks of one account, by São Paulo's day.
  add column temas_por_conta integer not null default 10 check (temas_por_conta >= 0),
  -- In percent of requests and tokens: what accounts that pay nothing leave alone.
  add column reserva_paga integer not null default 50 check (reserva_paga between 0 and 100);
grant update (temas_por_conta, reserva_paga) on public.ajustes_ia to authenticated;

-- Whether a credit paid, or an account with credits asked.
alter table public.gastos_ia add column pago boolean not null default false;
alter table public.gastos_ia drop constraint gastos_ia_pkey;
alter table public.gastos_ia add primary key (dia, servico, resultado, pago);

-- What the operator is told of a day, each once: `gratis`, the free share is used up; `80`, four fifths of the budget; `100`, all.
create table public.avisos_orcamento (
  dia date not null,
  nivel text not null check (nivel in ('gratis', '80', '100')),
  criado_em timestamptz not null default now(),
  -- When a mail was about to tell it; null while none has.
  enviado_em timestamptz,
  primary key (dia, nivel)
);
alter table public.avisos_orcamento enable row level security;
revoke all on public.avisos_orcamento from public, anon, authenticated, service_role;

-- What a request takes as a rule, in tokens (docs/scale.md): it counts while it is under way.
create function private.usual_tokens(p_servico text) returns integer
language sql immutable set search_path = ''
as $$
  select case p_servico when 'leitura' then 11000 when 'tema' then 1000 else 9000 end
$$;

-- Requests and tokens of a day, of all accounts or of those that pay nothing.
create function private.model_use(p_day date, p_free_only boolean, out requests bigint, out tokens bigint)
language sql stable security definer set search_path = ''
as $$
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

-- Notes what the operator is to be told; null where it was noted today.
create function private.note_budget(p_level text) returns text
language sql security definer set search_path = ''
as $$
  insert into public.avisos_orcamento (dia, nivel) values (private.sao_paulo_date(now()), p_level)
  on conflict do nothing returning nivel
$$;

-- As in 0029, and: {…, pago, aviso} and the refusal `cota_gratis`. `aviso` is what this request is the first to notice of the
-- budget. Free are readings of the promotion, and what accounts without credits ask else.
create or replace function public.reservar_ia(p_usuario uuid, p_servico text, p_limite integer, p_chave text default null)
returns json
language plpgsql security definer set search_path = ''
as $$
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

-- As in 0034, by who paid.
drop function public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint);
create function public.encerrar_ia(
  p_usuario uuid, p_servico text, p_chave text, p_resultado text, p_chamadas integer, p_entrada bigint, p_saida bigint,
  p_pago boolean default false
) returns integer
language plpgsql security definer set search_path = ''
as $$
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
      -- Another reading of the same text may have given it back meanwhile.
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

-- The next notice that no mail has told, claimed, with the confirmed addresses of the developers; null where there is none.
-- Yesterday's too, which midnight may have overtaken.
create function public.reservar_aviso_de_orcamento() returns json
language plpgsql security definer set search_path = ''
as $$
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

-- A mail did not go out: it is tried again. Answers whether there was such a notice.
create function public.devolver_aviso_de_orcamento(p_dia date, p_nivel text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.avisos_orcamento set enviado_em = null where dia = p_dia and nivel = p_nivel;
  return found;
end $$;

-- Another budget has another end: it is told again.
create function private.forget_budget_notices() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

revoke execute on function
  private.usual_tokens(text), private.model_use(date, boolean), private.note_budget(text), private.forget_budget_notices()
  from public;
revoke execute on function
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint, boolean), public.reservar_aviso_de_orcamento(),
  public.devolver_aviso_de_orcamento(date, text) from public, anon, authenticated;
grant execute on function
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint, boolean), public.reservar_aviso_de_orcamento(),
  public.devolver_aviso_de_orcamento(date, text) to service_role;
