-- Entries of the repertoire that an account saved as favourites. The entries themselves are in the app
-- (src/domain/repertoire), so an id that the app no longer has may be stored here.
create table public.repertorio_favoritos (
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  entrada text not null check (char_length(entrada) <= 80 and entrada ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz not null default now(),
  primary key (usuario_id, entrada)
);
alter table public.repertorio_favoritos enable row level security;
create policy "own favourites" on public.repertorio_favoritos for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "save own favourites" on public.repertorio_favoritos for insert to authenticated
  with check (usuario_id = (select auth.uid()));
create policy "remove own favourites" on public.repertorio_favoritos for delete to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.repertorio_favoritos from public, anon, authenticated;
grant select, insert, delete on public.repertorio_favoritos to authenticated;
grant select, insert, update, delete on public.repertorio_favoritos to service_role;

-- The server sets the time.
create function private.guard_favourite() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.created_at := now();
  end if;
  return new;
end $$;
create trigger guard_favourite before insert on public.repertorio_favoritos
  for each row execute function private.guard_favourite();

-- An account may save three hundred entries, twice as many as the app has.
create function private.limit_favourites() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Locks the profile, so that parallel calls cannot exceed the limit.
  perform from public.profiles where user_id = new.usuario_id for no key update;
  if (
    select count(*) >= 300 from public.repertorio_favoritos
    where usuario_id = new.usuario_id and entrada <> new.entrada
  ) then
    raise sqlstate 'PT429' using message = 'too many favourites', detail = 'limite_de_favoritos';
  end if;
  return new;
end $$;
create trigger limit_favourites before insert on public.repertorio_favoritos
  for each row execute function private.limit_favourites();
