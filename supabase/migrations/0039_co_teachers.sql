-- Several teachers of one classroom. Its owner invites others by a link that serves once; they may do all the owner may but
-- delete the classroom and choose its teachers.
create table public.sala_professores (
  sala_id uuid not null references public.salas (id) on delete cascade,
  professor_id uuid not null references public.profiles (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (sala_id, professor_id)
);
create index sala_professores_professor_idx on public.sala_professores (professor_id);

create table public.sala_convites_professor (
  sala_id uuid primary key references public.salas (id) on delete cascade,
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 22 and 100),
  valido_ate timestamptz not null default now() + interval '7 days'
);

alter table public.sala_professores enable row level security;
alter table public.sala_convites_professor enable row level security;
create policy "by functions only" on public.sala_professores for all to authenticated using (false);
create policy "by functions only" on public.sala_convites_professor for all to authenticated using (false);
revoke all on public.sala_professores, public.sala_convites_professor from public, anon, authenticated;
grant select, insert, update, delete on public.sala_professores, public.sala_convites_professor to service_role;

-- The classrooms the caller teaches, as owner or beside one. Everything a teacher reads or writes starts from here.
create or replace function private.taught_class_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.salas where professor_id = (select auth.uid())
  union all
  select sala_id from public.sala_professores where professor_id = (select auth.uid())
$$;

-- Whether the caller teaches the classroom. Locks it: changes of one classroom happen one after the other, and all take
-- this lock first. Looked at again once the lock is free: a co-teacher may have been removed meanwhile.
create or replace function private.lock_taught_class(p_sala uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if p_sala is null or p_sala <> all (array(select private.taught_class_ids())) then
    return false;
  end if;
  perform from public.salas where id = p_sala for no key update;
  return p_sala = any (array(select private.taught_class_ids()));
end $$;

drop policy "own or joined classrooms" on public.salas;
create policy "taught or joined classrooms" on public.salas for select to authenticated
  using (
    professor_id = (select auth.uid()) or id = any (array(select private.taught_class_ids()))
    or id = any (array(select private.joined_class_ids()))
  );
drop policy "edit own classroom" on public.salas;
create policy "edit taught classroom" on public.salas for update to authenticated
  using (id = any (array(select private.taught_class_ids())))
  with check (id = any (array(select private.taught_class_ids())));

-- Reading what is taught: as in 0023 and 0025, but from the classrooms taught.

-- The sending, if it is the caller's to read.
create or replace function private.taught_sending(p_envio uuid) returns public.sala_envios
language sql stable set search_path = ''
as $$
  select e from public.sala_envios e
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.id = p_envio and e.sala_id = any (array(select private.taught_class_ids()))
$$;

-- All who teach a classroom: its owner (`dono`), and the others by when they came (`desde`).
create function private.class_teachers(p_sala uuid)
returns table (professor_id uuid, nome text, dono boolean, desde timestamptz)
language sql stable set search_path = ''
as $$
  select t.professor_id, p.nome, t.dono, t.desde
  from (
    select professor_id, true as dono, created_at as desde from public.salas where id = p_sala
    union all
    select professor_id, false, created_at from public.sala_professores where sala_id = p_sala
  ) t
  join public.profiles p on p.user_id = t.professor_id
$$;

-- Their names, in that order.
create function private.teacher_names(p_sala uuid) returns json
language sql stable set search_path = ''
as $$ select json_agg(nome order by dono desc, desde) from private.class_teachers(p_sala) $$;

-- Who teaches a classroom of the caller's, its owner first, null for any other:
-- {professores: [{id, nome, dono, desde}], sou_dono, convite: {codigo, valido_ate} or null}. The invite is the owner's.
create function public.professores_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'professores', (
      select json_agg(
        json_build_object('id', professor_id, 'nome', nome, 'dono', dono, 'desde', desde) order by dono desc, desde
      ) from private.class_teachers(s.id)
    ),
    'sou_dono', s.professor_id = (select auth.uid()),
    'convite', (
      select json_build_object('codigo', c.codigo, 'valido_ate', c.valido_ate)
      from public.sala_convites_professor c
      where c.sala_id = s.id and c.valido_ate > now() and s.professor_id = (select auth.uid())
    )
  )
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

-- Whether the caller owns the classroom; locks it as lock_taught_class does.
create function private.lock_own_class(p_sala uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform from public.salas where id = p_sala and professor_id = (select auth.uid()) for no key update;
  return found;
end $$;

-- {codigo, valido_ate} of a new invite for one teacher, in place of the one before; null where the caller owns no such
-- classroom.
create function public.convidar_professor(p_sala uuid) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  invite json;
begin
  if private.lock_own_class(p_sala) then
    insert into public.sala_convites_professor (sala_id) values (p_sala)
    on conflict (sala_id) do update set codigo = excluded.codigo, valido_ate = excluded.valido_ate
    returning json_build_object('codigo', codigo, 'valido_ate', valido_ate) into invite;
  end if;
  return invite;
end $$;

-- Answers whether there was an invite to take back.
create function public.revogar_convite_de_professor(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_own_class(p_sala) then
    return false;
  end if;
  delete from public.sala_convites_professor where sala_id = p_sala;
  return found;
end $$;

-- The classroom behind a teacher's invite: {nome, professor_nome}, null for an unknown, used, expired or revoked code alike.
create function public.sala_do_convite_de_professor(p_codigo text) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object('nome', s.nome, 'professor_nome', p.nome)
  from public.sala_convites_professor c
  join public.salas s on s.id = c.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where c.codigo = p_codigo and c.valido_ate > now()
$$;

-- {ok, motivo, sala: {id, nome}}: `motivo` is 'apenas_professores', 'convite_invalido', with ten teachers beside the owner
-- 'sala_cheia', or with a hundred classrooms of others 'limite_de_salas'. The code serves once; of whoever teaches there
-- already it is left as it is.
create function public.entrar_como_professor(p_codigo text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  classroom record;
begin
  if private.my_account_type() is distinct from 'teacher' then
    return json_build_object('ok', false, 'motivo', 'apenas_professores');
  end if;
  perform from public.profiles where user_id = caller for no key update;
  -- Locked before the invite is looked at: whoever came first has used it.
  perform from public.salas
  where id = (select sala_id from public.sala_convites_professor where codigo = p_codigo) for no key update;
  select s.id, s.nome into classroom
  from public.sala_convites_professor c join public.salas s on s.id = c.sala_id
  where c.codigo = p_codigo and c.valido_ate > now();
  if not found then
    return json_build_object('ok', false, 'motivo', 'convite_invalido');
  end if;
  if classroom.id <> all (array(select private.taught_class_ids())) then
    if (select count(*) from public.sala_professores where sala_id = classroom.id) >= 10 then
      return json_build_object('ok', false, 'motivo', 'sala_cheia');
    end if;
    if (select count(*) from public.sala_professores where professor_id = caller) >= 100 then
      return json_build_object('ok', false, 'motivo', 'limite_de_salas');
    end if;
    insert into public.sala_professores (sala_id, professor_id) values (classroom.id, caller);
    delete from public.sala_convites_professor where sala_id = classroom.id;
  end if;
  return json_build_object('ok', true, 'sala', json_build_object('id', classroom.id, 'nome', classroom.nome));
end $$;

-- Answers whether that teacher taught there beside the owner. The owner removes anyone of them, and each may leave.
create function public.remover_professor(p_sala uuid, p_professor uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_own_class(p_sala) and p_professor is distinct from (select auth.uid()) then
    return false;
  end if;
  delete from public.sala_professores where sala_id = p_sala and professor_id = p_professor;
  return found;
end $$;

revoke execute on function private.class_teachers(uuid), private.teacher_names(uuid), private.lock_own_class(uuid) from public;
revoke execute on function
  public.professores_da_sala(uuid), public.convidar_professor(uuid), public.revogar_convite_de_professor(uuid),
  public.sala_do_convite_de_professor(text), public.entrar_como_professor(text), public.remover_professor(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.professores_da_sala(uuid), public.convidar_professor(uuid), public.revogar_convite_de_professor(uuid),
  public.sala_do_convite_de_professor(text), public.entrar_como_professor(text), public.remover_professor(uuid, uuid)
  to authenticated;
