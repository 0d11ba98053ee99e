-- The roster of a classroom: names the teacher expects, students, their removal, which can be taken back, and the one
-- invite in force. All but the names goes through functions.

-- Names of students the teacher expects; whoever joins under one takes its place. Two may be called the same.
create table public.sala_nomes (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  nome text not null check (char_length(nome) between 1 and 100),
  created_at timestamptz not null default now()
);

create index sala_nomes_sala_idx on public.sala_nomes (sala_id, created_at);

alter table public.sala_nomes enable row level security;
create policy "expected in own classrooms" on public.sala_nomes for select to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));
create policy "expect" on public.sala_nomes for insert to authenticated
  with check (sala_id = any (array(select private.taught_class_ids())));
create policy "no longer expect" on public.sala_nomes for delete to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));

revoke all on public.sala_nomes from public, anon, authenticated;
grant select, insert, delete on public.sala_nomes to authenticated;
grant select, insert, update, delete on public.sala_nomes to service_role;

-- SECURITY DEFINER to count and lock. What is not the caller's own classroom is left to the policy, which comes after.
create function private.guard_expected_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.lock_taught_class(new.sala_id) then
    -- A statement of its own, so that it sees what happened before the lock was free.
    if (select count(*) from public.sala_nomes where sala_id = new.sala_id) >= 200 then
      raise check_violation using message = 'too many names in this classroom', detail = 'limite_de_nomes';
    end if;
  end if;
  new.nome := private.trimmed(new.nome);
  new.created_at := (select private.clock_after(max(created_at)) from public.sala_nomes where sala_id = new.sala_id);
  return new;
end $$;

create trigger guard_expected_name before insert on public.sala_nomes
  for each row execute function private.guard_expected_name();

-- Students: out by remover_aluno and sair_da_sala only. A removal is remembered, to be taken back, and so that the link
-- the student still has no longer opens.
create table public.sala_removidos (
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  entrou_em timestamptz not null,
  removido_em timestamptz not null,
  primary key (sala_id, aluno_id)
);

create index sala_removidos_aluno_idx on public.sala_removidos (aluno_id);

alter table public.sala_removidos enable row level security;
create policy "by functions only" on public.sala_removidos for all to authenticated using (false);
revoke all on public.sala_removidos from public, anon, authenticated;
grant select, insert, update, delete on public.sala_removidos to service_role;

drop policy "leave or remove" on public.sala_alunos;
revoke delete on public.sala_alunos from authenticated;

-- Answers whether the student was in. Essays sent to the classroom stay, out of sight, in case it is taken back.
create function public.remover_aluno(p_sala uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  with removed as (
    delete from public.sala_alunos where sala_id = p_sala and aluno_id = p_aluno returning created_at
  )
  insert into public.sala_removidos (sala_id, aluno_id, entrou_em, removido_em)
  select p_sala, p_aluno, created_at, clock_timestamp() from removed;
  return found;
end $$;

-- Answers whether there was a removal to take back; the student has been in since the first day again.
create function public.desfazer_remocao(p_sala uuid, p_aluno uuid) returns boolean
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
  return found;
end $$;

-- Invites: by renovar_convite and revogar_convites only, so at most one is in force.
drop policy "own invites" on public.sala_convites;
create policy "own invites" on public.sala_convites for select to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));
revoke insert, delete on public.sala_convites from authenticated;
revoke update (revogado_em) on public.sala_convites from authenticated;
revoke execute on function private.new_invite_code() from authenticated;
drop trigger guard_invite on public.sala_convites;
drop function private.guard_invite();

-- Answers whether the classroom is the caller's own; without an invite in force there is nothing to do.
create function public.revogar_convites(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  update public.sala_convites set revogado_em = now() where sala_id = p_sala and revogado_em is null;
  return true;
end $$;

-- {codigo, criado_em} of a new invite; those before it are revoked. Null where the classroom is not the caller's own.
create function public.renovar_convite(p_sala uuid) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  invite json;
begin
  if public.revogar_convites(p_sala) then
    insert into public.sala_convites (sala_id, created_at)
    select p_sala, private.clock_after(max(removido_em)) from public.sala_removidos where sala_id = p_sala
    returning json_build_object('codigo', codigo, 'criado_em', created_at) into invite;
  end if;
  return invite;
end $$;

-- As before, and nothing for whoever was removed after the invite was made.
create or replace function public.sala_por_convite(p_codigo text)
returns table (id uuid, nome text, descricao text, professor_nome text, professor_email text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.nome, s.descricao, p.nome, case when (select auth.uid()) is not null then p.email end
  from public.sala_convites c
  join public.salas s on s.id = c.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where c.codigo = p_codigo and c.revogado_em is null and not exists (
    select from public.sala_removidos x
    where x.sala_id = s.id and x.aluno_id = (select auth.uid()) and x.removido_em >= c.created_at
  )
$$;

-- {ok, motivo, sala}: `motivo` is 'apenas_alunos', 'convite_invalido' or, with 200 students, 'sala_cheia'. Joining
-- twice is joining once.
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
    delete from public.sala_nomes where id = (
      select n.id from public.sala_nomes n
      join public.profiles p on p.user_id = (select auth.uid()) and lower(private.trimmed(p.nome)) = lower(n.nome)
      where n.sala_id = classroom.id
      order by n.created_at, n.id limit 1
    );
  end if;
  return json_build_object('ok', true, 'sala', json_build_object('id', classroom.id, 'nome', classroom.nome));
end $$;

-- Everything about an own classroom but the essays, null for any other:
-- {id, nome, descricao, criada_em, tema_versao, temas, alunos, nomes, convite}.
create function public.sala_do_professor(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'criada_em', s.created_at, 'tema_versao', s.tema_versao,
    'temas', coalesce((
      select json_agg(
        json_build_object('id', t.id, 'tema', t.tema, 'criado_em', t.created_at, 'prazo', t.prazo)
        order by t.created_at desc, t.id
      ) from public.sala_temas t where t.sala_id = s.id
    ), '[]'),
    'alunos', coalesce((
      select json_agg(
        json_build_object('id', m.aluno_id, 'nome', p.nome, 'entrou_em', m.created_at)
        order by lower(p.nome), m.aluno_id
      ) from public.sala_alunos m join public.profiles p on p.user_id = m.aluno_id where m.sala_id = s.id
    ), '[]'),
    'nomes', coalesce((
      select json_agg(json_build_object('id', n.id, 'nome', n.nome) order by lower(n.nome), n.id)
      from public.sala_nomes n where n.sala_id = s.id
    ), '[]'),
    'convite', (
      select json_build_object('codigo', c.codigo, 'criado_em', c.created_at)
      from public.sala_convites c where c.sala_id = s.id and c.revogado_em is null
      order by c.created_at desc limit 1
    )
  )
  from public.salas s where s.id = p_sala and s.professor_id = (select auth.uid())
$$;

revoke execute on function private.guard_expected_name() from public;
revoke execute on function
  public.remover_aluno(uuid, uuid), public.desfazer_remocao(uuid, uuid), public.revogar_convites(uuid),
  public.renovar_convite(uuid), public.sala_do_professor(uuid) from public, anon, authenticated;
grant execute on function
  public.remover_aluno(uuid, uuid), public.desfazer_remocao(uuid, uuid), public.revogar_convites(uuid),
  public.renovar_convite(uuid), public.sala_do_professor(uuid) to authenticated;
