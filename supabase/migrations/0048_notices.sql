-- Notices in the app. Nearly all of them are told by what is there already, so that nobody hears of a classroom that is no
-- longer theirs; stored is how far each person has read, and what leaves no other trace: an essay that was withdrawn.

alter table public.sala_envios
  add column revisada_em timestamptz,
  -- Put in by a teacher (0050), who need not be told of it.
  add column fotografada boolean not null default false;

-- When the review as it stands was published.
create function private.note_review_time() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.revisada_em := case when new.revisada then now() end;
  return new;
end $$;

create trigger note_review_time before update of revisada, niveis_professor on public.sala_envios
  for each row execute function private.note_review_time();

update public.sala_envios e
set revisada_em = (select max(updated_at) from public.revisoes where envio_id = e.id)
where e.revisada;

-- Whose essay for a theme was withdrawn last when; one row however often, which bounds the table.
create table public.sala_retiradas (
  sala_id uuid not null references public.salas (id) on delete cascade,
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  tema_id uuid references public.sala_temas (id) on delete cascade,
  retirada_em timestamptz not null default now(),
  unique nulls not distinct (sala_id, usuario_id, tema_id)
);
create index sala_retiradas_usuario_idx on public.sala_retiradas (usuario_id);
create index sala_retiradas_tema_idx on public.sala_retiradas (tema_id);
create index sala_retiradas_when_idx on public.sala_retiradas (retirada_em);
alter table public.sala_retiradas enable row level security;
create policy "own withdrawals" on public.sala_retiradas for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.sala_retiradas from public, anon, authenticated;
grant select on public.sala_retiradas to authenticated;
grant select, insert, update, delete on public.sala_retiradas to service_role;

-- Of an essay that its student takes out and stays in the class: whatever goes with a student, an account or a class, or by
-- a teacher's hand, is no withdrawal.
-- `skip locked`: those are locked by whoever deletes them, who waits for this essay in turn.
create function private.note_withdrawal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.sala_retiradas where retirada_em < now() - interval '60 days';
  insert into public.sala_retiradas (sala_id, usuario_id, tema_id)
  select m.sala_id, m.aluno_id, old.tema_id
  from public.sala_alunos m
  join public.salas s on s.id = m.sala_id
  join public.profiles p on p.user_id = m.aluno_id
  where m.sala_id = old.sala_id and m.aluno_id = old.aluno_id and m.aluno_id = (select auth.uid())
  for key share skip locked
  on conflict (sala_id, usuario_id, tema_id) do update set retirada_em = excluded.retirada_em;
  return null;
end $$;

create trigger note_withdrawal after delete on public.sala_envios
  for each row execute function private.note_withdrawal();

-- How far somebody has read: of one notice by its key, or of all of them under the empty one.
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

-- Nobody is told of what happened before there were notices.
insert into public.avisos_lidos (usuario_id, chave, lido_ate) select user_id, '', now() from public.profiles;

-- What happened since then in the classrooms of the caller, archived ones left out: as teacher those taught, from the day
-- the caller taught them; as student those joined, from that day. The deadline is told from the day before it on, to whoever
-- has not sent; of the themes only the current one.
create function private.class_events(p_desde timestamptz)
returns table (tipo text, sala_id uuid, tema_id uuid, quando timestamptz, aluno_id uuid, envio_id uuid)
language sql stable set search_path = ''
as $$
  with taught as (
    select s.id, greatest(coalesce(t.created_at, s.created_at), p_desde) as desde
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
    select j.desde, j.entrou_em, newest.*
    from joined j
    cross join lateral (
      select * from public.sala_temas t where t.sala_id = j.id order by t.created_at desc, t.id limit 1
    ) newest
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
$$;

-- Of all that happened in a classroom for one theme there is one notice of each kind.
create function private.notice_key(p_tipo text, p_sala uuid, p_tema uuid) returns text
language sql immutable set search_path = ''
as $$ select concat_ws(':', p_tipo, p_sala, p_tema) $$;

-- What is older than sixty days, or than what the caller has read of all.
create function private.all_read_until() returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(
    now() - interval '60 days',
    (select lido_ate from public.avisos_lidos where usuario_id = (select auth.uid()) and chave = '')
  )
$$;

-- How many notices the caller has not read.
create function public.avisos_novos() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from (
    select private.notice_key(tipo, sala_id, tema_id) as chave, max(quando) as quando
    from private.class_events(private.all_read_until()) group by tipo, sala_id, tema_id
  ) n
  left join public.avisos_lidos l on l.usuario_id = (select auth.uid()) and l.chave = n.chave
  where l.lido_ate is null or n.quando > l.lido_ate
$$;

-- The notices of the caller, the newest first, at most 100: {chave, tipo, sala_id, sala_nome, tema_id, tema, prazo, quantos, quando,
-- lido, aluno_id, aluno_nome, envio_id, redacao_id}. `quantos` counts what is new, or all where nothing is; where it is
-- one, the last four tell of whom and what. `redacao_id` is of an own essay.
create function public.meus_avisos() returns json
language sql stable security definer set search_path = ''
as $$
  -- Read once: what is told of is found anew in them, by theme or else by class.
  with events as materialized (
    select *, coalesce(tema_id, sala_id) as of_id from private.class_events(now() - interval '60 days')
  ),
  newest as (
    select tipo, sala_id, tema_id, of_id, max(quando) as quando, private.notice_key(tipo, sala_id, tema_id) as chave
    from events group by tipo, sala_id, tema_id, of_id order by quando desc limit 100
  ),
  marked as (
    select n.*, greatest(l.lido_ate, (select private.all_read_until())) as lido_ate
    from newest n
    left join public.avisos_lidos l on l.usuario_id = (select auth.uid()) and l.chave = n.chave
  ),
  counted as (
    select n.chave, n.tipo, n.sala_id, n.tema_id, n.quando, n.quando <= n.lido_ate as lido,
      coalesce(nullif(count(*) filter (where e.quando > n.lido_ate), 0), count(*))::integer as quantos,
      (array_agg(e.aluno_id) filter (where e.quando = n.quando))[1] as aluno_id,
      (array_agg(e.envio_id) filter (where e.quando = n.quando))[1] as envio_id
    from marked n join events e on e.tipo = n.tipo and e.of_id = n.of_id
    group by n.chave, n.tipo, n.sala_id, n.tema_id, n.quando, n.lido_ate
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

-- Marks a notice of the caller as read up to then, or all of them where no key is given; answers whether there was one.
create function public.marcar_avisos(p_ate timestamptz, p_chave text default '') returns boolean
language plpgsql security definer set search_path = ''
as $$
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
  -- What says nothing any more.
  delete from public.avisos_lidos
  where usuario_id = caller and chave <> '' and lido_ate <= private.all_read_until();
  return true;
end $$;

revoke execute on function
  private.note_review_time(), private.note_withdrawal(), private.class_events(timestamptz),
  private.notice_key(text, uuid, uuid), private.all_read_until() from public;
revoke execute on function
  public.avisos_novos(), public.meus_avisos(), public.marcar_avisos(timestamptz, text) from public, anon, authenticated;
grant execute on function
  public.avisos_novos(), public.meus_avisos(), public.marcar_avisos(timestamptz, text) to authenticated;
