-- A name is no proof: who takes a place by the name alone gets none of its essays until a teacher confirms (decision 0037).

-- `pretendente_id`: the student who came by the name alone, until a teacher confirms or says no. Where nothing waits the student has
-- the place (`aluno_id` too); where essays wait, it is still nobody's. `pretende_desde`: since when something waits.
alter table public.sala_nomes
  add column pretendente_id uuid references public.profiles (user_id) on delete set null,
  add column pretende_desde timestamptz,
  add constraint sala_nomes_claim_or_taker check (pretendente_id is null or aluno_id is null or pretendente_id = aluno_id);

create unique index sala_nomes_one_claim on public.sala_nomes (sala_id, pretendente_id) where pretendente_id is not null;
create index sala_nomes_pretendente_idx on public.sala_nomes (pretendente_id);

-- What each account was called when it first came into a classroom, to compare: under another name it takes no place by name. null
-- once a teacher has said that it is somebody else.
create table public.sala_chegadas (
  sala_id uuid not null references public.salas (id) on delete cascade,
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  chave text check (char_length(chave) <= 2000),
  primary key (sala_id, usuario_id)
);
create index sala_chegadas_usuario_idx on public.sala_chegadas (usuario_id);

alter table public.sala_chegadas enable row level security;
create policy "own arrivals" on public.sala_chegadas for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.sala_chegadas from public, anon, authenticated;
grant select on public.sala_chegadas to authenticated;
grant select, insert, update, delete on public.sala_chegadas to service_role;

-- Those who are in, or were removed, came under the oldest name that is known of then.
insert into public.sala_chegadas (sala_id, usuario_id, chave)
select c.sala_id, c.aluno_id, private.name_key(coalesce((
  select f.nome from public.nomes_anteriores f
  where f.usuario_id = c.aluno_id and f.mudou_em > c.entrou_em order by f.mudou_em limit 1
), p.nome))
from (
  select sala_id, aluno_id, created_at as entrou_em from public.sala_alunos
  union all select sala_id, aluno_id, entrou_em from public.sala_removidos
) c
join public.profiles p on p.user_id = c.aluno_id
on conflict do nothing;

-- As in 0042, but that by the name alone a place with essays is only claimed, one without is had until the first essay, and an
-- account that was called otherwise when it first came takes none.
create or replace function private.take_place(p_sala uuid, p_aluno uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  place uuid;
  waits boolean;
begin
  insert into public.sala_chegadas (sala_id, usuario_id, chave)
  select p_sala, user_id, private.name_key(nome) from public.profiles where user_id = p_aluno
  on conflict do nothing;
  if exists (select from public.sala_nomes where sala_id = p_sala and aluno_id = p_aluno) then
    return;
  end if;
  select n.id into place from public.sala_nomes n
  join auth.users u on u.id = p_aluno and u.email_confirmed_at is not null and lower(u.email) = n.email
  where n.sala_id = p_sala;
  if place is not null then
    update public.sala_nomes set aluno_id = p_aluno, email = null, pretendente_id = null, pretende_desde = null where id = place;
    return;
  end if;
  select (array_agg(n.id))[1] into place from public.sala_nomes n
  join public.sala_chegadas c on c.sala_id = p_sala and c.usuario_id = p_aluno and c.chave = private.name_key(n.nome)
  join public.profiles p on p.user_id = p_aluno and private.name_key(p.nome) = c.chave
  where n.sala_id = p_sala and n.aluno_id is null
  having count(*) = 1 and bool_and(n.email is null and n.pretendente_id is null);
  waits := exists (select from public.sala_envios where nome_id = place);
  update public.sala_nomes
  set aluno_id = case when not waits then p_aluno end, pretendente_id = p_aluno,
    pretende_desde = case when waits then clock_timestamp() end
  where id = place;
end $$;

-- Who has a place claims no other.
create function private.end_other_claims() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sala_nomes set pretendente_id = null, pretende_desde = null
  where sala_id = new.sala_id and pretendente_id = new.aluno_id and id <> new.id;
  return null;
end $$;

create trigger end_other_claims after insert or update of aluno_id on public.sala_nomes
  for each row when (new.aluno_id is not null) execute function private.end_other_claims();

-- However a student goes: what was taken by the name alone is expected again, for whoever it is meant for.
create function private.free_claimed_place() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null
  where sala_id = old.sala_id and pretendente_id = old.aluno_id;
  return null;
end $$;

create trigger free_claimed_place after delete on public.sala_alunos
  for each row execute function private.free_claimed_place();

-- Nor does it go with an account that was not known to be meant.
create function private.free_claimed_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null where pretendente_id = old.user_id;
  return old;
end $$;

create trigger free_claimed_places before delete on public.profiles
  for each row execute function private.free_claimed_places();

-- As in 0023; the place that was taken by the name alone is taken again.
create or replace function public.desfazer_remocao(p_sala uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  with forgiven as (
    delete from public.sala_removidos where sala_id = p_sala and aluno_id = p_aluno returning entrou_em
  )
  insert into public.sala_alunos (sala_id, aluno_id, created_at) select p_sala, p_aluno, entrou_em from forgiven;
  if not found then
    return false;
  end if;
  perform private.take_place(p_sala, p_aluno);
  return true;
end $$;

-- As in 0042; a claim is the database's too.
create or replace function private.guard_expected_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.nome := private.trimmed(new.nome);
  new.email := nullif(lower(private.trimmed(new.email)), '');
  new.aluno_id := null;
  new.pretendente_id := null;
  new.pretende_desde := null;
  if private.lock_taught_class(new.sala_id) then
    -- Statements of their own, so that they see what happened before the lock was free.
    if (select count(*) from public.sala_nomes where sala_id = new.sala_id and aluno_id is null) >= 200 then
      raise check_violation using message = 'too many names in this classroom', detail = 'limite_de_nomes';
    end if;
    new.aluno_id := private.member_by_email(new.sala_id, new.email);
    if new.aluno_id is not null then
      new.email := null;
    end if;
  end if;
  new.created_at := (select private.clock_after(max(created_at)) from public.sala_nomes where sala_id = new.sala_id);
  return new;
end $$;

-- As in 0042; of who came by the name alone it is the confirmation, and hands over the essays.
create or replace function public.atribuir_nome(p_sala uuid, p_nome uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  -- Held, so that nothing is left behind where the student leaves at this moment.
  perform from public.sala_alunos where sala_id = p_sala and aluno_id = p_aluno for key share;
  if not found then
    return false;
  end if;
  update public.sala_nomes set aluno_id = p_aluno, email = null, pretendente_id = null, pretende_desde = null
  where id = p_nome and sala_id = p_sala and (aluno_id is null or aluno_id = p_aluno) and not exists (
    select from public.sala_nomes other
    where other.sala_id = p_sala and other.aluno_id = p_aluno and other.id <> p_nome
  );
  return found;
end $$;

-- It is not whom the name is meant for: the place is expected again, its essays with it, and the student takes none by name any more.
-- Answers whether this student had come by the name alone.
create function public.recusar_nome(p_sala uuid, p_nome uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null
  where id = p_nome and sala_id = p_sala and pretendente_id = p_aluno;
  if not found then
    return false;
  end if;
  update public.sala_chegadas set chave = null where sala_id = p_sala and usuario_id = p_aluno;
  return true;
end $$;

-- As in 0042.
create or replace function public.desfazer_atribuicao(p_sala uuid, p_aluno uuid, p_email text default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  place uuid;
  member uuid;
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  -- Who has come in meanwhile by this e-mail.
  member := private.member_by_email(p_sala, lower(private.trimmed(p_email)));
  update public.sala_nomes
  set aluno_id = member, email = case when member is null then nullif(lower(private.trimmed(p_email)), '') end,
    pretendente_id = null, pretende_desde = null
  where sala_id = p_sala and aluno_id = p_aluno
  returning id into place;
  return place is not null;
end $$;

-- As in 0052, but that an essay for who came by the name alone waits with the place.
create or replace function public.enviar_folha(
  p_sala uuid, p_id uuid, p_aluno uuid, p_tema text, p_texto text, p_correcao jsonb
) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.sao_paulo_date(now());
  theme constant text := nullif(private.trimmed(p_tema), '');
  essay_id constant uuid := gen_random_uuid();
  place uuid;
  student uuid := p_aluno;
  levels smallint[];
begin
  if not private.lock_taught_class(p_sala)
    or exists (select from public.salas where id = p_sala and arquivada_em is not null) then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  if exists (select from public.sala_envios where id = p_id and sala_id = p_sala) then
    return json_build_object('ok', true, 'id', p_id);
  end if;
  if not exists (select from public.sala_fotos where sala_id = p_sala) then
    return json_build_object('ok', false, 'motivo', 'sem_confirmacao');
  end if;
  -- Nobody takes a place, and no place goes, without the lock of the classroom.
  select id, case when pretendente_id is null then aluno_id end into place, student
  from public.sala_nomes where sala_id = p_sala and (id = p_aluno or pretendente_id = p_aluno);
  if not found then
    student := p_aluno;
  end if;
  if place is null or student is not null then
    -- Held, so that nothing is left behind where the student leaves at this moment.
    perform from public.sala_alunos where sala_id = p_sala and aluno_id = student for key share;
    if not found then
      return json_build_object('ok', false, 'motivo', 'aluno_nao_encontrado');
    end if;
  end if;
  if octet_length(p_correcao::text) > 65536 then
    raise check_violation using message = 'the correction is too large', detail = 'correcao_grande';
  end if;
  if (
    select count(*) from public.sala_envios where sala_id = p_sala and autor_id = coalesce(student, place)
  ) >= 200 then
    return json_build_object('ok', false, 'motivo', 'limite_de_envios');
  end if;
  update public.sala_fotos set dia = today, no_dia = case when dia = today then no_dia else 0 end + 1
  where sala_id = p_sala and (dia <> today or no_dia < 120);
  if not found then
    return json_build_object('ok', false, 'motivo', 'limite_diario');
  end if;
  -- From now on there is something to confirm.
  update public.sala_nomes set aluno_id = null, pretende_desde = clock_timestamp()
  where id = place and student is null and aluno_id = pretendente_id;
  levels := array(
    select (p_correcao -> 'competencias' -> ('competencia_' || n) ->> 'note')::smallint from generate_series(1, 5) n
  );
  if exists (select from unnest(levels) level where level is null or level not between 0 and 200 or level % 40 <> 0) then
    raise check_violation using message = 'the correction has no five levels';
  end if;
  insert into public.redacoes (id, usuario_id, tema, texto, nota_total, correcao, origem)
  values (
    essay_id, null, theme, p_texto, levels[1] + levels[2] + levels[3] + levels[4] + levels[5], p_correcao, 'professor'
  );
  insert into public.sala_envios (id, sala_id, aluno_id, nome_id, redacao_id, tema_id, tema, niveis, achados, fotografada)
  values (
    p_id, p_sala, student, place, essay_id,
    (
      select t.id from public.sala_temas t where t.sala_id = p_sala and lower(t.tema) = lower(theme)
      order by t.created_at desc, t.id limit 1
    ),
    theme, levels, private.finding_counts(p_correcao), true
  );
  perform private.purge_unclaimed_essays();
  return json_build_object('ok', true, 'id', p_id);
end $$;

-- As in 0052; besides, who claims a place (`pretendente_id`).
create or replace function public.sala_do_professor(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'criada_em', s.created_at, 'tema_versao', s.tema_versao,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid()),
    'temas', coalesce((
      select json_agg(private.theme_json(t) order by t.created_at desc, t.id)
      from public.sala_temas t where t.sala_id = s.id
    ), '[]'),
    'alunos', coalesce((
      select json_agg(
        json_build_object(
          'id', a.aluno_id, 'nome', a.nome, 'entrou_em', a.entrou_em,
          'nome_anterior', a.nome_anterior, 'nome_na_lista', a.nome_na_lista,
          'lugar_id', (select n.id from public.sala_nomes n where n.sala_id = s.id and n.aluno_id = a.aluno_id)
        )
        order by lower(a.nome), a.aluno_id
      ) from private.class_students(array[s.id]) a
    ), '[]'),
    'nomes', coalesce((
      select json_agg(
        json_build_object(
          'id', n.id, 'nome', n.nome, 'email', n.email, 'mostrado', w.nome, 'pretendente_id', n.pretendente_id,
          'redacoes', (select count(*)::integer from public.sala_envios e where e.autor_id = n.id)
        )
        order by lower(n.nome), n.created_at
      )
      from private.class_writers(array[s.id]) w join public.sala_nomes n on n.id = w.autor_id where w.esperado
    ), '[]'),
    'convite', private.invite_of(s.id)
  )
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

-- As in 0055; besides, teachers are told where essays wait to be confirmed.
create or replace function private.class_events(p_desde timestamptz)
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
$$;

revoke execute on function private.end_other_claims(), private.free_claimed_place(), private.free_claimed_places() from public;
revoke execute on function public.recusar_nome(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.recusar_nome(uuid, uuid, uuid) to authenticated;
