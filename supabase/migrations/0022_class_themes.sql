-- What two tabs of a teacher may edit at once: name, description and theme of a classroom. The theme goes through a
-- function, so `sala_temas` loses its write policies.

-- Without the white space around it; btrim alone would leave a name of line breaks.
create function private.trimmed(p_text text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(p_text, '^\s+|\s+$', '', 'g') $$;

-- The clock, or the first instant after `p_last` where the clock has not moved on since: what follows is later.
create function private.clock_after(p_last timestamptz) returns timestamptz
language sql volatile set search_path = ''
as $$ select greatest(clock_timestamp(), p_last + interval '1 microsecond') $$;

-- Whether the classroom is the caller's own. Locks it: changes of one classroom happen one after the other, and all take
-- this lock first.
create function private.lock_taught_class(p_sala uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform from public.salas where id = p_sala and professor_id = (select auth.uid()) for no key update;
  return found;
end $$;

-- Classrooms: name and description are the teacher's to write at any time.

-- Counts the changes of the theme: whoever writes one says which version was on screen.
alter table public.salas add column tema_versao integer not null default 0;

create function private.limit_classrooms() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  if (select count(*) from public.salas where professor_id = (select auth.uid())) >= 100 then
    raise check_violation using message = 'too many classrooms', detail = 'limite_de_salas';
  end if;
end $$;

create function private.guard_classroom() returns trigger
language plpgsql set search_path = ''
as $$
declare
  editable constant text[] := array['nome', 'descricao'];
begin
  new.nome := private.trimmed(new.nome);
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.tema := '';
    new.tema_versao := 0;
    new.created_at := now();
    perform private.limit_classrooms();
  elsif to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a classroom cannot be written';
  end if;
  return new;
end $$;

create trigger guard_classroom before insert or update on public.salas
  for each row execute function private.guard_classroom();

revoke update (tema) on public.salas from authenticated;

-- Themes: the newest row is the current one, and `salas.tema` its text.

insert into public.sala_temas (sala_id, tema)
select id, tema from public.salas s
where btrim(tema) <> '' and not exists (select from public.sala_temas t where t.sala_id = s.id);
update public.salas s set tema = newest.tema
from (select distinct on (sala_id) sala_id, tema from public.sala_temas order by sala_id, created_at desc, id) newest
where newest.sala_id = s.id and newest.tema <> s.tema;

-- A date that no browser can read would break the home of every student.
alter table public.sala_temas add constraint sala_temas_prazo_check
  check (prazo >= '2020-01-01T00:00Z' and prazo < '2100-01-01T00:00Z');

drop policy "assign" on public.sala_temas;
drop policy "edit assigned" on public.sala_temas;
drop policy "withdraw assigned" on public.sala_temas;
revoke insert, update, delete on public.sala_temas from authenticated;
revoke update (tema, prazo) on public.sala_temas from authenticated;

-- {ok, versao} or {ok: false, motivo}: 'conflito' when the theme is no longer the one of `p_versao`, 'nao_encontrada'.
-- The text of the current theme moves its date, another text follows it.
create function public.definir_tema(p_sala uuid, p_tema text, p_prazo timestamptz, p_versao integer) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  new_version integer;
begin
  if not private.lock_taught_class(p_sala) then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  update public.salas set tema = private.trimmed(p_tema), tema_versao = tema_versao + 1
  where id = p_sala and tema_versao = p_versao
  returning tema_versao into new_version;
  if not found then
    return json_build_object('ok', false, 'motivo', 'conflito');
  end if;
  update public.sala_temas set prazo = p_prazo
  where tema = private.trimmed(p_tema) and id = (
    select id from public.sala_temas where sala_id = p_sala order by created_at desc, id limit 1
  );
  if not found then
    -- The clock, not the start of the transaction, which may have waited for the lock: the order of changes is kept.
    insert into public.sala_temas (sala_id, tema, prazo, created_at)
    select p_sala, private.trimmed(p_tema), p_prazo, private.clock_after(max(created_at))
    from public.sala_temas where sala_id = p_sala;
  end if;
  return json_build_object('ok', true, 'versao', new_version);
end $$;

revoke execute on function
  private.trimmed(text), private.clock_after(timestamptz), private.lock_taught_class(uuid),
  private.limit_classrooms(), private.guard_classroom()
  from public;
grant execute on function private.trimmed(text), private.limit_classrooms() to authenticated, service_role;
revoke execute on function public.definir_tema(uuid, text, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.definir_tema(uuid, text, timestamptz, integer) to authenticated;
