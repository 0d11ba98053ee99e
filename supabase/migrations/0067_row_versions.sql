-- What two devices or two people may edit at once by the table itself: announcements, the profile, and the name and description
-- of a classroom. A number counts the writes. Whoever writes names the one that was read (`versao=eq.…`): where it has moved on,
-- no row is changed, and the app reads again, tells its user what is there and lets them choose. An app of before there were
-- versions names none and writes as it did.

alter table public.comunicados add column versao integer not null default 0;
alter table public.profiles add column versao integer not null default 0;
alter table public.salas add column versao integer not null default 0;

-- The count is the database's, whatever is sent.
create function private.count_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.versao := case tg_op when 'UPDATE' then old.versao + 1 else 0 end;
  return new;
end $$;

-- Triggers fire by name: these after the guards (`guard_…`), which refuse a version of a client's own choice.
create trigger note_version before insert or update on public.comunicados
  for each row execute function private.count_version();
create trigger note_version before update on public.profiles for each row
  when ((old.nome, old.telefone, old.cidade, old.avatar_url)
    is distinct from (new.nome, new.telefone, new.cidade, new.avatar_url))
  execute function private.count_version();
create trigger note_first_version before insert on public.salas
  for each row execute function private.count_version();
create trigger note_version before update on public.salas for each row
  when ((old.nome, old.descricao) is distinct from (new.nome, new.descricao))
  execute function private.count_version();

revoke execute on function private.count_version() from public;
