-- Whom a teacher expects and who came: names with an e-mail, many at once, the place a student takes in that list, students
-- of one name told apart, and what a student was called before. As in 0023 to 0025 where a function is replaced.

-- For comparing names: without accents, capitals, what nobody sees, and blanks to spare.
create function private.name_key(p_name text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(
    lower(regexp_replace(normalize(p_name, NFD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060-\u2064\ufeff]+', '', 'g')),
    '\s+', ' ', 'g'
  ))
$$;

-- The e-mail is that of a third person. Only the teachers of the class read it, it serves to know who joins, and it ends
-- with that: what has a student has no e-mail.
alter table public.sala_nomes
  add column email text,
  add column aluno_id uuid references public.profiles (user_id) on delete cascade,
  add constraint sala_nomes_email_check
    check (char_length(email) <= 254 and email = lower(email) and email ~ '^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$'),
  add constraint sala_nomes_email_until_taken check (email is null or aluno_id is null),
  add constraint sala_nomes_one_email unique (sala_id, email),
  add constraint sala_nomes_one_place unique (sala_id, aluno_id);

create index sala_nomes_aluno_idx on public.sala_nomes (aluno_id);
create index sala_nomes_email_idx on public.sala_nomes (email);

-- The student's account by an e-mail that Auth has confirmed, among those in the class without a place; null without one.
create function private.member_by_email(p_sala uuid, p_email text) returns uuid
language sql stable set search_path = ''
as $$
  select m.aluno_id from public.sala_alunos m
  join auth.users u on u.id = m.aluno_id and u.email_confirmed_at is not null and lower(u.email) = p_email
  where m.sala_id = p_sala
    and not exists (select from public.sala_nomes n where n.sala_id = p_sala and n.aluno_id = m.aluno_id)
$$;

-- As before, but that it counts those who have not come, and that somebody who is in already takes the place at once. A
-- browser never says whose place it is.
create or replace function private.guard_expected_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.nome := private.trimmed(new.nome);
  new.email := nullif(lower(private.trimmed(new.email)), '');
  new.aluno_id := null;
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

-- Puts a list of {id, nome, email} on the roster, all of it or nothing: {ok} or {ok: false, motivo: 'nao_encontrada'}. What
-- is there under its id already is not written again, so the same list can be sent twice.
create function public.importar_nomes(p_sala uuid, p_nomes jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala) then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  if jsonb_typeof(p_nomes) is distinct from 'array' or jsonb_array_length(p_nomes) > 200 then
    raise check_violation using message = 'a list of at most 200 names', detail = 'limite_de_nomes';
  end if;
  insert into public.sala_nomes (id, sala_id, nome, email)
  select i.id, p_sala, i.nome, i.email
  from rows from (jsonb_to_recordset(p_nomes) as (id uuid, nome text, email text))
    with ordinality as i (id, nome, email, line)
  where not exists (select from public.sala_nomes n where n.sala_id = p_sala and n.id = i.id)
  order by i.line;
  return json_build_object('ok', true);
end $$;

-- A student who joins takes the place with the confirmed e-mail of the account, else the only one under that name if it has
-- no e-mail. Anybody else is for the teacher to assign.
create function private.take_place(p_sala uuid, p_aluno uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  place uuid;
begin
  if exists (select from public.sala_nomes where sala_id = p_sala and aluno_id = p_aluno) then
    return;
  end if;
  select n.id into place from public.sala_nomes n
  join auth.users u on u.id = p_aluno and u.email_confirmed_at is not null and lower(u.email) = n.email
  where n.sala_id = p_sala;
  if place is null then
    select (array_agg(n.id))[1] into place from public.sala_nomes n
    join public.profiles p on p.user_id = p_aluno and private.name_key(p.nome) = private.name_key(n.nome)
    where n.sala_id = p_sala and n.aluno_id is null
    having count(*) = 1 and bool_and(n.email is null);
  end if;
  update public.sala_nomes set aluno_id = p_aluno, email = null where id = place;
end $$;

create or replace function public.entrar_na_sala(p_codigo text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  classroom record;
begin
  if private.my_account_type() is distinct from 'student' then
    return json_build_object('ok', false, 'motivo', 'apenas_alunos');
  end if;
  -- Locked before the invite is looked at: a removal or revocation under way comes first.
  perform from public.salas
  where id = (select sala_id from public.sala_convites where codigo = p_codigo) for no key update;
  select id, nome into classroom from public.sala_por_convite(p_codigo);
  if not found then
    return json_build_object('ok', false, 'motivo', 'convite_invalido');
  end if;
  if not exists (
    select from public.sala_alunos where sala_id = classroom.id and aluno_id = (select auth.uid())
  ) then
    if (select count(*) from public.sala_alunos where sala_id = classroom.id) >= 200 then
      return json_build_object('ok', false, 'motivo', 'sala_cheia');
    end if;
    insert into public.sala_alunos (sala_id, aluno_id) values (classroom.id, (select auth.uid()));
    delete from public.sala_removidos where sala_id = classroom.id and aluno_id = (select auth.uid());
    perform private.take_place(classroom.id, (select auth.uid()));
  end if;
  return json_build_object('ok', true, 'sala', json_build_object('id', classroom.id, 'nome', classroom.nome));
end $$;

-- What was sent there goes with it, and the place in the list, also after a removal.
create or replace function public.sair_da_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_in boolean;
begin
  delete from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid());
  was_in := found;
  delete from public.sala_envios where sala_id = p_sala and aluno_id = (select auth.uid());
  delete from public.sala_nomes where sala_id = p_sala and aluno_id = (select auth.uid());
  return was_in;
end $$;

-- Gives an expected name to a student of the class who has none; answers whether both were there.
create function public.atribuir_nome(p_sala uuid, p_nome uuid, p_aluno uuid) returns boolean
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
  update public.sala_nomes set aluno_id = p_aluno, email = null
  where id = p_nome and sala_id = p_sala and (aluno_id is null or aluno_id = p_aluno) and not exists (
    select from public.sala_nomes other
    where other.sala_id = p_sala and other.aluno_id = p_aluno and other.id <> p_nome
  );
  return found;
end $$;

-- The name is expected again, with the e-mail it had if the caller still knows it. Answers whether there was one.
create function public.desfazer_atribuicao(p_sala uuid, p_aluno uuid, p_email text default null) returns boolean
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
  set aluno_id = member, email = case when member is null then nullif(lower(private.trimmed(p_email)), '') end
  where sala_id = p_sala and aluno_id = p_aluno
  returning id into place;
  return place is not null;
end $$;

-- Former names of students: a class is told for thirty days. Thirty are kept of a month, which bounds the table.
create table public.nomes_anteriores (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  nome text not null check (char_length(nome) between 1 and 100),
  mudou_em timestamptz not null default clock_timestamp(),
  primary key (usuario_id, mudou_em)
);

create index nomes_anteriores_mudou_idx on public.nomes_anteriores (mudou_em);

alter table public.nomes_anteriores enable row level security;
create policy "own former names" on public.nomes_anteriores for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.nomes_anteriores from public, anon, authenticated;
grant select on public.nomes_anteriores to authenticated;
grant select, insert, update, delete on public.nomes_anteriores to service_role;

create function private.note_former_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.nomes_anteriores where mudou_em < now() - interval '30 days';
  if (select count(*) from public.nomes_anteriores where usuario_id = new.user_id) < 30 then
    insert into public.nomes_anteriores (usuario_id, nome, mudou_em)
    select new.user_id, old.nome, private.clock_after(max(mudou_em))
    from public.nomes_anteriores where usuario_id = new.user_id;
  end if;
  return null;
end $$;

create trigger note_former_name after update of nome on public.profiles
  for each row when (new.tipo_conta = 'student' and private.name_key(new.nome) <> private.name_key(old.nome))
  execute function private.note_former_name();

-- An e-mail that a teacher wrote down goes with the account it belongs to, also where nobody joined.
create function private.forget_expected_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sala_nomes set email = null where email = lower(old.email);
  return old;
end $$;

create trigger forget_expected_email before delete on public.profiles
  for each row execute function private.forget_expected_email();

-- Students of these classrooms as their teacher is to know them. Those of one name are numbered as they joined; a number that
-- stands in a name does not make it another, or a student could take a classmate's. `nome_anterior`: what the student was called
-- thirty days ago, or on joining, if that was another name. `nome_na_lista`: the name of the place the student has in the teacher's list.
create function private.class_students(p_salas uuid[])
returns table (
  sala_id uuid, aluno_id uuid, entrou_em timestamptz, nome text, nome_anterior text, nome_na_lista text
)
language sql stable set search_path = ''
as $$
  select s.sala_id, s.aluno_id, s.entrou_em,
    case when count(*) over same > 1
      then s.nome || ' (' || row_number() over (same order by s.entrou_em, s.aluno_id) || ')' else s.nome end,
    (select f.nome from (
      select nome from public.nomes_anteriores
      where usuario_id = s.aluno_id and mudou_em > greatest(now() - interval '30 days', s.entrou_em)
      order by mudou_em limit 1
    ) f where private.name_key(f.nome) <> s.chave),
    (select n.nome from public.sala_nomes n where n.sala_id = s.sala_id and n.aluno_id = s.aluno_id)
  from (
    select m.sala_id, m.aluno_id, m.created_at as entrou_em, p.nome, private.name_key(p.nome) as chave
    from public.sala_alunos m join public.profiles p on p.user_id = m.aluno_id
    where m.sala_id = any (p_salas)
  ) s
  window same as (partition by s.sala_id, regexp_replace(s.chave, '( ?\(\d+\))+$', ''))
$$;

-- {envio_id, sala_id, sala_nome, aluno_nome, nome_anterior, tema, enviado_em, total}.
create or replace function public.redacoes_recentes_das_salas(p_limit integer default 10) returns json
language sql stable security definer set search_path = ''
as $$
  with latest as (
    select e.*, s.nome as sala_nome
    from public.salas s
    cross join lateral (
      select * from public.sala_envios e
      -- As a value, not `exists`: joined, the planner would sort all there are instead of reading the newest ones.
      where e.sala_id = s.id
        and (select true from public.sala_alunos m where m.sala_id = e.sala_id and m.aluno_id = e.aluno_id)
      order by e.created_at desc
      limit least(greatest(coalesce(p_limit, 10), 1), 100)
    ) e
    where s.id = any (array(select private.taught_class_ids()))
    order by e.created_at desc, e.id
    limit least(greatest(coalesce(p_limit, 10), 1), 100)
  )
  select coalesce(json_agg(json_build_object(
    'envio_id', latest.id, 'sala_id', latest.sala_id, 'sala_nome', latest.sala_nome,
    'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior,
    'tema', coalesce(latest.tema, ''), 'enviado_em', latest.created_at, 'total', latest.total
  ) order by latest.created_at desc, latest.id), '[]')
  from latest
  join private.class_students(array(select distinct sala_id from latest)) a
    on a.sala_id = latest.sala_id and a.aluno_id = latest.aluno_id
$$;

-- {id, aluno_id, aluno_nome, nome_anterior, tema_id, tema, enviado_em, niveis, niveis_professor, revisada, achados}.
create or replace function public.envios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select json_agg(json_build_object(
      'id', e.id, 'aluno_id', e.aluno_id, 'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior,
      'tema_id', e.tema_id, 'tema', coalesce(e.tema, ''),
      'enviado_em', e.created_at, 'niveis', e.niveis, 'niveis_professor', e.niveis_professor,
      'revisada', e.revisada, 'achados', e.achados
    ) order by e.created_at desc, e.id)
    from public.sala_envios e
    join private.class_students(array[s.id]) a on a.aluno_id = e.aluno_id
    where e.sala_id = s.id
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

-- {id, sala_id, sala_nome, aluno_nome, nome_anterior, enviado_em, redacao, revisao}.
create or replace function public.redacao_da_sala(p_envio uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', e.id, 'sala_id', e.sala_id, 'sala_nome', s.nome, 'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior,
    'enviado_em', e.created_at,
    'redacao', json_build_object(
      'id', r.id, 'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
      'correcao', r.correcao, 'origem', r.origem, 'chave_idempotencia', r.chave_idempotencia,
      'data_envio', r.data_envio, 'created_at', r.created_at
    ),
    'revisao', private.review_of(e.id)
  )
  from private.taught_sending(p_envio) e
  join public.salas s on s.id = e.sala_id
  join private.class_students(array[e.sala_id]) a on a.aluno_id = e.aluno_id
  join public.redacoes r on r.id = e.redacao_id
$$;

revoke execute on function
  private.name_key(text), private.member_by_email(uuid, text), private.take_place(uuid, uuid),
  private.note_former_name(), private.forget_expected_email(), private.class_students(uuid[]) from public;
-- For the condition of the trigger on profiles, which whoever changes a name evaluates.
grant execute on function private.name_key(text) to authenticated, service_role;
revoke execute on function
  public.importar_nomes(uuid, jsonb), public.atribuir_nome(uuid, uuid, uuid), public.desfazer_atribuicao(uuid, uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.importar_nomes(uuid, jsonb), public.atribuir_nome(uuid, uuid, uuid), public.desfazer_atribuicao(uuid, uuid, text)
  to authenticated;
