-- The teacher's list of expected students. Each entry is a place, which a student who joins may take. A name is no
-- proof of identity: a student who takes a place by name alone gets none of the essays that wait there until a
-- teacher confirms (decision 0037).

-- Students the teacher expects, one row (a "place") each; a student who joins takes the matching place. Two places
-- may have the same name.
create table public.sala_nomes (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  nome text not null check (char_length(nome) between 1 and 100),
  created_at timestamptz not null default now(),
  -- This e-mail is personal data of a third person. Only the teachers of the class read it. It serves to recognize
  -- the student who joins and is then deleted, so a row that a student has taken has no e-mail.
  email text check (
    char_length(email) <= 254 and email = lower(email)
    and email ~ '^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$'
  ),
  aluno_id uuid references public.profiles (user_id) on delete cascade,
  -- The name without a number in parentheses, which all homonyms share. Stored, because computing it for each query
  -- would take most of the review queue's time.
  chave text generated always as (regexp_replace(private.name_key(nome), '( ?\(\d+\))+$', '')) stored,
  -- The student who claims this row because the names match, until a teacher confirms or refuses the claim. If no
  -- essays wait for the expected student, the claimant already has the row (`aluno_id` is set too); if essays wait,
  -- nobody has it yet.
  pretendente_id uuid references public.profiles (user_id) on delete set null,
  -- Time since which essays have waited for the claim to be confirmed.
  pretende_desde timestamptz,
  constraint sala_nomes_email_until_taken check (email is null or aluno_id is null),
  constraint sala_nomes_claim_or_taker
    check (pretendente_id is null or aluno_id is null or pretendente_id = aluno_id),
  constraint sala_nomes_one_email unique (sala_id, email),
  constraint sala_nomes_one_place unique (sala_id, aluno_id)
);
-- Added as not valid, because older lists may have names without a letter.
alter table public.sala_nomes add constraint sala_nomes_nome_letter check (private.has_letter(nome)) not valid;
create index sala_nomes_sala_idx on public.sala_nomes (sala_id, created_at);
create index sala_nomes_aluno_idx on public.sala_nomes (aluno_id);
create index sala_nomes_email_idx on public.sala_nomes (email);
create unique index sala_nomes_one_claim on public.sala_nomes (sala_id, pretendente_id) where pretendente_id is not null;
create index sala_nomes_pretendente_idx on public.sala_nomes (pretendente_id);
alter table public.sala_nomes enable row level security;
create policy "expected in own classrooms" on public.sala_nomes for select to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));
create policy "expect" on public.sala_nomes for insert to authenticated
  with check (sala_id = any (array(select private.taught_class_ids())));
revoke all on public.sala_nomes from public, anon, authenticated;
grant select, insert on public.sala_nomes to authenticated;
grant select, insert, update, delete on public.sala_nomes to service_role;

-- Fires after the guard trigger, which locks the classroom, so that nobody archives it meanwhile.
create trigger refuse_archived before insert on public.sala_nomes for each row execute function private.refuse_archived();
create trigger keep_plain_name before insert or update of nome on public.sala_nomes
  for each row execute function private.keep_plain_name();

-- SECURITY DEFINER is needed to count the students who have not joined and to lock the classroom. The policy, which
-- is checked afterwards, refuses a classroom that the caller does not teach. A student who is already in the class
-- takes the place at once. A browser can set neither the student who has the place nor the student who claims it.
create function private.guard_expected_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.nome := private.trimmed(new.nome);
  new.email := nullif(lower(private.trimmed(new.email)), '');
  new.aluno_id := null;
  new.pretendente_id := null;
  new.pretende_desde := null;
  if private.lock_taught_class(new.sala_id) then
    -- Separate statements, so that they see changes made before the lock was obtained.
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
create trigger guard_expected_name before insert on public.sala_nomes
  for each row execute function private.guard_expected_name();

-- The student of this class who has taken no row of `sala_nomes` yet and whose e-mail, confirmed by Auth, is
-- `p_email`; null if there is none.
create function private.member_by_email(p_sala uuid, p_email text) returns uuid
language sql stable set search_path = '' as $$
  select m.aluno_id from public.sala_alunos m
  join auth.users u on u.id = m.aluno_id and u.email_confirmed_at is not null and lower(u.email) = p_email
  where m.sala_id = p_sala
    and not exists (select from public.sala_nomes n where n.sala_id = p_sala and n.aluno_id = m.aluno_id)
$$;

-- A student who joins takes the place whose e-mail is the confirmed e-mail of the account. If there is none, the
-- student takes the only place with the same name, provided that this place has no e-mail. By name alone, a place
-- with essays is only claimed, and a place without essays is taken only until the first essay arrives; an account
-- that had another name when it first joined takes no place. In all other cases the teacher assigns the place.
create function private.take_place(p_sala uuid, p_aluno uuid) returns void language plpgsql set search_path = '' as $$
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

-- Once a student has a place, the student's claims to other places end.
create function private.end_other_claims() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set pretendente_id = null, pretende_desde = null
  where sala_id = new.sala_id and pretendente_id = new.aluno_id and id <> new.id;
  return null;
end $$;
create trigger end_other_claims after insert or update of aluno_id on public.sala_nomes
  for each row when (new.aluno_id is not null) execute function private.end_other_claims();

-- When a student leaves, in whatever way, a place taken by name alone becomes an expected place again.
create function private.free_claimed_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null
  where sala_id = old.sala_id and pretendente_id = old.aluno_id;
  return null;
end $$;
create trigger free_claimed_place after delete on public.sala_alunos
  for each row execute function private.free_claimed_place();

-- Does the same as `free_claimed_place` when an account is deleted, so that the place is not deleted with the
-- account.
create function private.free_claimed_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null where pretendente_id = old.user_id;
  return old;
end $$;
create trigger free_claimed_places before delete on public.profiles
  for each row execute function private.free_claimed_places();

-- When an account is deleted, deletes its e-mail from the teachers' lists, also if its owner never joined.
create function private.forget_expected_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set email = null where email = lower(old.email);
  return old;
end $$;
create trigger forget_expected_email before delete on public.profiles
  for each row execute function private.forget_expected_email();

-- When a row of `sala_nomes` gets another student, its submissions move to that student. Every function that writes
-- `aluno_id` in this table holds the lock of the classroom.
create function private.hand_over_essays() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_envios set aluno_id = new.aluno_id where nome_id = new.id;
  return null;
end $$;
create trigger hand_over_essays after update of aluno_id on public.sala_nomes
  for each row when (new.aluno_id is distinct from old.aluno_id) execute function private.hand_over_essays();

-- Adds a list of {id, nome, email} to the expected names, either all or none. Returns {ok} or {ok: false, motivo:
-- 'nao_encontrada'}. A name whose id already exists is skipped, so the same list can be sent twice.
create function public.importar_nomes(p_sala uuid, p_nomes jsonb) returns json
language plpgsql security definer set search_path = '' as $$
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

-- Undoes the import of a list: deletes those expected names that nobody has taken and that have no essays. Returns
-- how many were deleted.
create function public.desfazer_importacao(p_sala uuid, p_nomes uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  if not private.lock_taught_class(p_sala) then
    return 0;
  end if;
  delete from public.sala_nomes n
  where sala_id = p_sala and id = any (p_nomes) and aluno_id is null
    and not exists (select from public.sala_envios where nome_id = n.id);
  get diagnostics removed = row_count;
  return removed;
end $$;

-- Deletes an expected name with its essays. Returns {ok} or {ok: false, motivo}: 'nao_encontrada', also if a
-- student has taken the place; 'redacoes' if it has more essays than `p_redacoes`, the number that the teacher
-- knows of.
create function public.apagar_nome(p_sala uuid, p_nome uuid, p_redacoes integer default 0) returns json
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala)
    or not exists (select from public.sala_nomes where id = p_nome and sala_id = p_sala and aluno_id is null) then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  if (select count(*) from public.sala_envios where nome_id = p_nome) > p_redacoes then
    return json_build_object('ok', false, 'motivo', 'redacoes');
  end if;
  delete from public.sala_nomes where id = p_nome;
  return json_build_object('ok', true);
end $$;

-- Assigns an expected name to a student of the class who has none; returns whether both were found. For a student
-- who joined by name alone, this confirms the claim and hands over the essays.
create function public.atribuir_nome(p_sala uuid, p_nome uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  -- Locks the membership, so that nothing is left behind if the student leaves at this moment.
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

-- Refuses a student who is not the person the name is meant for: the place is expected again with its essays, and
-- the student can no longer take a place by name. Returns whether this student had joined by name alone.
create function public.recusar_nome(p_sala uuid, p_nome uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
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

-- Undoes an assignment: the student's row becomes an expected name again, with its former e-mail if the caller
-- passes it. Returns whether the student had such a row.
create function public.desfazer_atribuicao(p_sala uuid, p_aluno uuid, p_email text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  place uuid;
  member uuid;
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  -- The student who has joined with this e-mail in the meantime.
  member := private.member_by_email(p_sala, lower(private.trimmed(p_email)));
  update public.sala_nomes
  set aluno_id = member, email = case when member is null then nullif(lower(private.trimmed(p_email)), '') end,
    pretendente_id = null, pretende_desde = null
  where sala_id = p_sala and aluno_id = p_aluno
  returning id into place;
  return place is not null;
end $$;

grant execute on function
  public.importar_nomes(uuid, jsonb), public.desfazer_importacao(uuid, uuid[]), public.apagar_nome(uuid, uuid, integer),
  public.atribuir_nome(uuid, uuid, uuid), public.recusar_nome(uuid, uuid, uuid),
  public.desfazer_atribuicao(uuid, uuid, text)
to authenticated;
