-- Classrooms belong to a teacher; students come in by an invite code and may leave. A teacher sees the own classrooms
-- and, through the functions of 0011, what their students wrote there. A student sees the classroom, not the classmates.
create table public.salas (
  id uuid primary key default gen_random_uuid(),
  professor_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  nome text not null check (char_length(btrim(nome)) between 1 and 100),
  descricao text not null default '' check (char_length(descricao) <= 500),
  tema text not null default '' check (char_length(tema) <= 300),
  created_at timestamptz not null default now()
);

create table public.sala_alunos (
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (sala_id, aluno_id)
);

-- 244 random bits in 43 characters that fit a URL; core Postgres has no other source of strong randomness.
create function private.new_invite_code() returns text
language sql volatile set search_path = ''
as $$
  select rtrim(translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
$$;

create table public.sala_convites (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 22 and 100),
  revogado_em timestamptz,
  created_at timestamptz not null default now()
);

create table public.sala_temas (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  tema text not null check (char_length(btrim(tema)) between 1 and 300),
  prazo timestamptz,
  created_at timestamptz not null default now()
);

create index salas_professor_idx on public.salas (professor_id, created_at);
create index sala_alunos_aluno_idx on public.sala_alunos (aluno_id);
create index sala_convites_sala_idx on public.sala_convites (sala_id);
create index sala_temas_sala_idx on public.sala_temas (sala_id, created_at desc);

-- Functions, because the policies of `salas` and `sala_alunos` would otherwise ask each other without end. Policies take
-- them as `= any (array(select …))`: evaluated once, and an index serves.
create function private.taught_class_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$ select id from public.salas where professor_id = (select auth.uid()) $$;

create function private.joined_class_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$ select sala_id from public.sala_alunos where aluno_id = (select auth.uid()) $$;

alter table public.salas enable row level security;
alter table public.sala_alunos enable row level security;
alter table public.sala_convites enable row level security;
alter table public.sala_temas enable row level security;

create policy "own or joined classrooms" on public.salas for select to authenticated
  using (professor_id = (select auth.uid()) or id = any (array(select private.joined_class_ids())));
create policy "teachers create" on public.salas for insert to authenticated
  with check (professor_id = (select auth.uid()) and (select private.my_account_type()) = 'teacher');
create policy "edit own classroom" on public.salas for update to authenticated
  using (professor_id = (select auth.uid())) with check (professor_id = (select auth.uid()));
create policy "delete own classroom" on public.salas for delete to authenticated
  using (professor_id = (select auth.uid()));

-- Nobody inserts: the way in is entrar_na_sala.
create policy "own membership or own students" on public.sala_alunos for select to authenticated
  using (aluno_id = (select auth.uid()) or sala_id = any (array(select private.taught_class_ids())));
create policy "leave or remove" on public.sala_alunos for delete to authenticated
  using (aluno_id = (select auth.uid()) or sala_id = any (array(select private.taught_class_ids())));

create policy "own invites" on public.sala_convites for all to authenticated
  using (sala_id = any (array(select private.taught_class_ids())))
  with check (sala_id = any (array(select private.taught_class_ids())));

create policy "themes of own or joined classrooms" on public.sala_temas for select to authenticated
  using (
    sala_id = any (array(select private.taught_class_ids())) or sala_id = any (array(select private.joined_class_ids()))
  );
create policy "assign" on public.sala_temas for insert to authenticated
  with check (sala_id = any (array(select private.taught_class_ids())));
create policy "edit assigned" on public.sala_temas for update to authenticated
  using (sala_id = any (array(select private.taught_class_ids())))
  with check (sala_id = any (array(select private.taught_class_ids())));
create policy "withdraw assigned" on public.sala_temas for delete to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));

revoke all on public.salas, public.sala_alunos, public.sala_convites, public.sala_temas from public, anon, authenticated;
grant select, insert, delete on public.salas, public.sala_temas to authenticated;
grant update (nome, descricao, tema) on public.salas to authenticated;
grant update (tema, prazo) on public.sala_temas to authenticated;
grant select, delete on public.sala_alunos to authenticated;
grant select, insert, delete on public.sala_convites to authenticated;
grant update (revogado_em) on public.sala_convites to authenticated;
grant select, insert, update, delete
  on public.salas, public.sala_alunos, public.sala_convites, public.sala_temas to service_role;

-- A code is ours to choose, never changes, and stays revoked.
create function private.guard_invite() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.codigo := private.new_invite_code();
    return new;
  end if;
  if old.revogado_em is not null or new.codigo <> old.codigo or new.sala_id <> old.sala_id then
    raise insufficient_privilege using message = 'an invite can only be revoked';
  end if;
  return new;
end $$;

create trigger guard_invite before insert or update on public.sala_convites
  for each row execute function private.guard_invite();

-- The classroom behind a code, for the page of the invite; no row for an unknown and for a revoked code alike. Visitors
-- may ask, since whoever holds the code was invited; the teacher's e-mail is for those who signed in.
create function public.sala_por_convite(p_codigo text)
returns table (id uuid, nome text, descricao text, professor_nome text, professor_email text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.nome, s.descricao, p.nome, case when (select auth.uid()) is not null then p.email end
  from public.sala_convites c
  join public.salas s on s.id = c.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where c.codigo = p_codigo and c.revogado_em is null
$$;

-- {ok, motivo, sala}: `motivo` is 'apenas_alunos' or 'convite_invalido'. Joining twice is joining once.
create function public.entrar_na_sala(p_codigo text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  classroom record;
begin
  if private.my_account_type() is distinct from 'student' then
    return json_build_object('ok', false, 'motivo', 'apenas_alunos');
  end if;
  select id, nome into classroom from public.sala_por_convite(p_codigo);
  if not found then
    return json_build_object('ok', false, 'motivo', 'convite_invalido');
  end if;
  insert into public.sala_alunos (sala_id, aluno_id) values (classroom.id, (select auth.uid()))
  on conflict do nothing;
  return json_build_object('ok', true, 'sala', json_build_object('id', classroom.id, 'nome', classroom.nome));
end $$;

-- Answers whether the user was in the classroom.
create function public.sair_da_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid());
  return found;
end $$;

revoke execute on function
  private.new_invite_code(), private.taught_class_ids(), private.joined_class_ids(), private.guard_invite() from public;
grant execute on function
  private.new_invite_code(), private.taught_class_ids(), private.joined_class_ids() to authenticated;
revoke execute on function
  public.sala_por_convite(text), public.entrar_na_sala(text), public.sair_da_sala(uuid) from public, anon, authenticated;
grant execute on function public.sala_por_convite(text) to anon, authenticated;
grant execute on function public.entrar_na_sala(text), public.sair_da_sala(uuid) to authenticated;
