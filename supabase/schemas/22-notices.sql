-- Notices in the app and by e-mail (decisions 0029 and 0032). Nearly all are derived from other tables, so that
-- nobody gets notices of a classroom they have left; only read marks and withdrawals (`sala_retiradas`) are stored.

-- Read marks, either for one notice under its key or for all notices under the empty key.
create table public.avisos_lidos (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  chave text not null check (char_length(chave) <= 100),
  lido_ate timestamptz not null check (isfinite(lido_ate)),
  primary key (usuario_id, chave)
);
alter table public.avisos_lidos enable row level security;
create policy "own read marks" on public.avisos_lidos for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.avisos_lidos from public, anon, authenticated;
grant select on public.avisos_lidos to authenticated;
grant select, insert, update, delete on public.avisos_lidos to service_role;

create table public.avisos_por_email (
  usuario_id uuid primary key references public.profiles (user_id) on delete cascade,
  ligado boolean not null default true,
  -- Lets the recipient end the e-mails without signing in. The code is the same in all e-mails of an account, so
  -- that the link in an old e-mail still works.
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 43 and 100),
  -- Events up to this time were reported in an e-mail, or are older than the subscription.
  contado_ate timestamptz not null default now(),
  -- The value of `contado_ate` before the last e-mail, restored if that e-mail fails.
  contado_antes timestamptz,
  proximo_em timestamptz not null default now()
);
create index avisos_por_email_due_idx on public.avisos_por_email (proximo_em) where ligado;
alter table public.avisos_por_email enable row level security;
create policy "own notices by e-mail" on public.avisos_por_email for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.avisos_por_email from public, anon, authenticated;
grant select on public.avisos_por_email to authenticated;
grant select, insert, update, delete on public.avisos_por_email to service_role;

-- Events since `p_desde` in the caller's classrooms, except archived ones. Teachers get the events of classrooms
-- they teach, from the day they started there; students get those of classrooms they joined, from the day they
-- joined. Every theme that is new or has a future deadline has an event; students who have not submitted get
-- another event from the day before the deadline. Teachers also get events for essays that wait for a confirmation,
-- and for a classroom that is offered to them or passed to them when an account ended.
create function private.class_events(p_desde timestamptz)
returns table (tipo text, sala_id uuid, tema_id uuid, quando timestamptz, aluno_id uuid, envio_id uuid)
language sql stable set search_path = '' as $$
  with taught as (
    select s.id, greatest(coalesce(t.created_at, s.dono_desde, s.created_at), p_desde) as desde
    from public.salas s
    left join public.sala_professores t on t.sala_id = s.id and t.professor_id = (select auth.uid())
    where s.id = any (array(select private.taught_class_ids())) and s.arquivada_em is null
  ),
  joined as (
    select s.id, m.created_at as entrou_em, greatest(m.created_at, p_desde) as desde
    from public.sala_alunos m
    join public.salas s on s.id = m.sala_id and s.arquivada_em is null and s.excluida_em is null
    where m.aluno_id = (select auth.uid())
  ),
  themes as (
    select j.desde, j.entrou_em, t.*
    from joined j
    join public.sala_temas t on t.sala_id = j.id and (t.created_at > j.desde or t.prazo > now())
  ),
  due as (
    select t.*, greatest(
      (date_trunc('day', t.prazo at time zone 'America/Sao_Paulo') - interval '1 day') at time zone 'America/Sao_Paulo',
      t.created_at, t.entrou_em
    ) as desde_quando
    from themes t where t.prazo > now()
  )
  select 'enviada', e.sala_id, e.tema_id, e.created_at, e.aluno_id, e.id
  from taught t
  join public.sala_envios e on e.sala_id = t.id and e.created_at > t.desde and not e.fotografada
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  union all
  select 'entrou', m.sala_id, null, m.created_at, m.aluno_id, null
  from taught t join public.sala_alunos m on m.sala_id = t.id and m.created_at > t.desde
  union all
  select 'retirada', x.sala_id, x.tema_id, x.retirada_em, x.usuario_id, null
  from taught t
  join public.sala_retiradas x on x.sala_id = t.id and x.retirada_em > t.desde
  join public.sala_alunos m on m.sala_id = x.sala_id and m.aluno_id = x.usuario_id
  union all
  select 'lugar', n.sala_id, null, n.pretende_desde, n.pretendente_id, null
  from taught t
  join public.sala_nomes n on n.sala_id = t.id and n.aluno_id is null and n.pretendente_id is not null
    and n.pretende_desde > t.desde
  where exists (select from public.sala_envios e where e.nome_id = n.id)
  union all
  select 'revisada', e.sala_id, e.tema_id, e.revisada_em, e.aluno_id, e.id
  from joined j
  join public.sala_envios e on e.aluno_id = (select auth.uid()) and e.sala_id = j.id and e.revisada_em > j.desde
  union all
  select 'tema', t.sala_id, t.id, t.created_at, null, null from themes t where t.created_at > t.desde
  union all
  select 'prazo', d.sala_id, d.id, d.desde_quando, null, null
  from due d
  where d.desde_quando between p_desde and now() and not exists (
    select from public.sala_envios e
    where e.aluno_id = (select auth.uid()) and e.sala_id = d.sala_id and e.tema_id = d.id
  )
  union all
  -- Includes archived classrooms, because an offer concerns the teacher, not the class.
  select 'oferta', o.sala_id, null, o.created_at, null, null
  from public.sala_ofertas o
  where o.professor_id = (select auth.uid()) and o.created_at > p_desde
    and o.sala_id = any (array(select private.taught_class_ids()))
  union all
  select 'recebida', s.id, null, s.passada_em, null, null
  from public.salas s
  where s.professor_id = (select auth.uid()) and s.passada_em > p_desde and s.excluida_em is null
$$;

-- A notice covers all events of one kind in one classroom for one theme.
create function private.notice_key(p_tipo text, p_sala uuid, p_tema uuid) returns text
language sql immutable set search_path = '' as $$ select concat_ws(':', p_tipo, p_sala, p_tema) $$;

-- Notices up to this time count as read: sixty days ago, or the time the caller has marked, if later.
create function private.all_read_until() returns timestamptz language sql stable set search_path = '' as $$
  select greatest(
    now() - interval '60 days',
    (select lido_ate from public.avisos_lidos where usuario_id = (select auth.uid()) and chave = '')
  )
$$;

-- How many notices the caller has not read.
create function public.avisos_novos() returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from (
    select private.notice_key(tipo, sala_id, tema_id) as chave, max(quando) as quando
    from private.class_events(private.all_read_until()) group by tipo, sala_id, tema_id
  ) n
  left join public.avisos_lidos l on l.usuario_id = (select auth.uid()) and l.chave = n.chave
  where l.lido_ate is null or n.quando > l.lido_ate
$$;

-- The notices of the caller, newest first, at most 100: {chave, tipo, sala_id, sala_nome, tema_id, tema, prazo,
-- quantos, quando, lido, aluno_id, aluno_nome, envio_id, redacao_id}. `quantos` is the number of new events, or of
-- all events if none is new; if `quantos` is 1, the last four fields identify that event. `redacao_id` is set for
-- an essay of the caller only.
create function public.meus_avisos() returns json language sql stable security definer set search_path = '' as $$
  -- Events are loaded once, as arrays for each notice, and its new events are then found in these arrays.
  with newest as (
    select tipo, sala_id, tema_id, max(quando) as quando, private.notice_key(tipo, sala_id, tema_id) as chave,
      array_agg(quando) as quandos, array_agg(aluno_id) as alunos, array_agg(envio_id) as envios
    from private.class_events(now() - interval '60 days')
    group by tipo, sala_id, tema_id order by quando desc limit 100
  ),
  marked as (
    select n.*, greatest(l.lido_ate, (select private.all_read_until())) as lido_ate, array_position(quandos, quando) as place
    from newest n
    left join public.avisos_lidos l on l.usuario_id = (select auth.uid()) and l.chave = n.chave
  ),
  counted as (
    select chave, tipo, sala_id, tema_id, quando, quando <= lido_ate as lido,
      alunos[place] as aluno_id, envios[place] as envio_id,
      coalesce(
        nullif((select count(*) from unnest(quandos) event where event > lido_ate), 0), cardinality(quandos)
      )::integer as quantos
    from marked
  )
  select coalesce(json_agg(json_build_object(
    'chave', c.chave, 'tipo', c.tipo, 'sala_id', c.sala_id, 'sala_nome', s.nome,
    'tema_id', t.id, 'tema', t.tema, 'prazo', t.prazo,
    'quantos', c.quantos, 'quando', c.quando, 'lido', c.lido,
    'aluno_id', a.aluno_id, 'aluno_nome', a.nome,
    'envio_id', case when c.quantos = 1 then c.envio_id end,
    'redacao_id', case when c.quantos = 1 and c.tipo = 'revisada' then (
      select r.id from public.sala_envios e
      join public.redacoes r on r.id = e.redacao_id and r.usuario_id = (select auth.uid())
      where e.id = c.envio_id
    ) end
  ) order by c.quando desc, c.chave), '[]')
  from counted c
  join public.salas s on s.id = c.sala_id
  left join public.sala_temas t on t.id = c.tema_id
  left join private.class_students(array(
    select sala_id from counted where quantos = 1 and tipo in ('enviada', 'entrou', 'retirada')
  )) a on c.quantos = 1 and c.tipo in ('enviada', 'entrou', 'retirada')
    and a.sala_id = c.sala_id and a.aluno_id = c.aluno_id
$$;

-- Marks a notice of the caller as read up to `p_ate`, or all notices if no key is passed. Returns whether there was
-- such a notice.
create function public.marcar_avisos(p_ate timestamptz, p_chave text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  until constant timestamptz := least(p_ate, now());
begin
  if p_chave <> '' and not exists (
    select from private.class_events(now() - interval '60 days')
    where private.notice_key(tipo, sala_id, tema_id) = p_chave
  ) then
    return false;
  end if;
  insert into public.avisos_lidos as known (usuario_id, chave, lido_ate) values (caller, p_chave, until)
  on conflict (usuario_id, chave) do update set lido_ate = greatest(known.lido_ate, excluded.lido_ate);
  -- Deletes read marks that no longer have any effect.
  delete from public.avisos_lidos
  where usuario_id = caller and chave <> '' and lido_ate <= private.all_read_until();
  return true;
end $$;

-- Number of events of each kind since `p_desde` that the account has not read; null if there are none. Notices are
-- derived for the caller, so the function temporarily makes the account the caller.
create function private.new_notices(p_conta uuid, p_desde timestamptz) returns json
language plpgsql set search_path = '' as $$
declare
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  subject constant text := coalesce(current_setting('request.jwt.claim.sub', true), '');
  counted json;
begin
  -- The embedded (test) backend reads the second setting; a hosted project reads both.
  perform set_config('request.jwt.claims', json_build_object('sub', p_conta)::text, true),
    set_config('request.jwt.claim.sub', p_conta::text, true);
  select json_object_agg(n.tipo, n.quantos order by n.tipo) into counted
  from (
    select e.tipo, count(*)::integer as quantos
    from private.class_events(greatest(p_desde, private.all_read_until())) e
    left join public.avisos_lidos l
      on l.usuario_id = p_conta and l.chave = private.notice_key(e.tipo, e.sala_id, e.tema_id)
    where l.lido_ate is null or e.quando > l.lido_ate
    group by e.tipo
  ) n;
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', subject, true);
  return counted;
end $$;

-- Turns the e-mail summary on or off and returns whether it is on. The row stays when the summary is off, so that
-- turning it off and on brings no second e-mail on the same day.
create function public.receber_avisos_por_email(p_sim boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if p_sim then
    insert into public.avisos_por_email as known (usuario_id)
    select user_id from public.profiles where user_id = caller
    on conflict (usuario_id) do update
    set ligado = true, contado_ate = now(), contado_antes = null where not known.ligado;
  else
    update public.avisos_por_email set ligado = false where usuario_id = caller;
  end if;
  return exists (select from public.avisos_por_email where usuario_id = caller and ligado);
end $$;

-- Stops the e-mails to the account with this code; returns whether there is such an account. Visitors may call it
-- too.
create function public.parar_avisos_por_email(p_codigo text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.avisos_por_email set ligado = false where codigo = p_codigo;
  return found;
end $$;

-- Selects the next account that is due and claims its day (São Paulo) before anything is sent. Returns null if none
-- is due, {ok: false} if the account has nothing new, else {ok: true, usuario_id, email, papel, codigo, dia,
-- avisos: {kind: how many}}. Selects only accounts with a confirmed address. Parallel calls get different accounts.
create function public.reservar_aviso_por_email() returns json
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  counted json;
begin
  select a.usuario_id, a.codigo, a.contado_ate, u.email, p.tipo_conta into due
  from public.avisos_por_email a
  join public.profiles p on p.user_id = a.usuario_id
  join auth.users u on u.id = a.usuario_id and u.email_confirmed_at is not null
  where a.ligado and a.proximo_em <= now()
  order by a.proximo_em limit 1
  for update of a skip locked;
  if not found then
    return null;
  end if;
  counted := private.new_notices(due.usuario_id, due.contado_ate);
  update public.avisos_por_email
  set proximo_em = private.sao_paulo_midnight(now() + interval '24 hours'),
    contado_antes = case when counted is not null then contado_ate end,
    contado_ate = case when counted is not null then now() else contado_ate end
  where usuario_id = due.usuario_id;
  if counted is null then
    return json_build_object('ok', false);
  end if;
  return json_build_object(
    'ok', true, 'usuario_id', due.usuario_id, 'email', due.email, 'papel', due.tipo_conta, 'codigo', due.codigo,
    'dia', private.sao_paulo_date(now()), 'avisos', counted
  );
end $$;

-- Releases the claimed day after a failed e-mail, which is tried again after an hour, behind all others. Returns
-- whether there was a claim to release.
create function public.devolver_aviso_por_email(p_usuario uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.avisos_por_email
  set contado_ate = contado_antes, contado_antes = null, proximo_em = now() + interval '1 hour'
  where usuario_id = p_usuario and contado_antes is not null;
  return found;
end $$;

grant execute on function
  public.avisos_novos(), public.meus_avisos(), public.marcar_avisos(timestamptz, text),
  public.receber_avisos_por_email(boolean)
to authenticated;
grant execute on function public.parar_avisos_por_email(text) to anon, authenticated, service_role;
grant execute on function public.reservar_aviso_por_email(), public.devolver_aviso_por_email(uuid) to service_role;
