-- A profile for each user of Auth, created by a trigger on sign-up. Its owner may write a few columns; role, plan,
-- credits and balance can be written only by the server.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 320),
  nome text not null check (char_length(nome) between 1 and 100),
  tipo_conta text not null default 'student' check (tipo_conta in ('student', 'teacher', 'dev')),
  canetinhas numeric(10, 1) not null default 0 check (canetinhas >= 0),
  data_cadastro timestamptz not null default now(),
  -- A URL, or the picture itself: a JPEG of at most 100,000 bytes, cropped and compressed on the device.
  avatar_url text check (
    (avatar_url ~ '^https://' and char_length(avatar_url) <= 2000)
    or (avatar_url ~ '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$' and char_length(avatar_url) <= 133359)
  ),
  telefone text check (char_length(telefone) <= 30),
  cidade text check (char_length(cidade) <= 100),
  plan text not null default 'trial' check (plan in ('trial', 'premium')),
  creditos_correcoes integer not null default 0 check (creditos_correcoes >= 0),
  ranking_opt_in boolean not null default false,
  trial_ends_at timestamptz not null default now() + interval '2 days',
  updated_at timestamptz not null default now(),
  -- Start of the 24 hours in which corrections are free (R-PROMO-1), by the server's clock.
  promo_inicio timestamptz,
  -- Total of canetinhas spent. The ranking uses the total earned, so that nobody loses a position by spending.
  canetinhas_gastas numeric(10, 1) not null default 0 check (canetinhas_gastas >= 0),
  -- The name without a number in parentheses, which all homonyms share. Stored, as in `sala_nomes`, because
  -- computing it for each query would take most of the review queue's time.
  chave text generated always as (regexp_replace(private.name_key(nome), '( ?\(\d+\))+$', '')) stored,
  -- Counts the writes to the fields a user edits; a client may overwrite only the version it read (decision 0039).
  versao integer not null default 0,
  -- Start of the last 24 free hours that used up the free day of their month.
  dia_gratis_em timestamptz,
  constraint profiles_nome_letter check (private.has_letter(nome))
);
create index profiles_email_idx on public.profiles (lower(email));
create index profiles_ranking_idx on public.profiles ((canetinhas + canetinhas_gastas) desc, data_cadastro, user_id)
  include (nome) where ranking_opt_in and tipo_conta = 'student';
alter table public.profiles enable row level security;
create policy "own profile" on public.profiles for select to authenticated using (user_id = (select auth.uid()));
create policy "edit own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
grant update (nome, avatar_url, telefone, cidade, ranking_opt_in) on public.profiles to authenticated;

create trigger keep_plain_name before insert or update of nome on public.profiles
  for each row execute function private.keep_plain_name();
create trigger note_version before update on public.profiles for each row
  when ((old.nome, old.telefone, old.cidade, old.avatar_url)
    is distinct from (new.nome, new.telefone, new.cidade, new.avatar_url))
  execute function private.count_version();

-- Used in policies, because a policy that queried `profiles` directly would be subject to the policies of
-- `profiles`.
create function private.my_account_type() returns text
language sql stable security definer set search_path = ''
as $$ select tipo_conta from public.profiles where user_id = (select auth.uid()) $$;

create function private.guard_profile() returns trigger language plpgsql set search_path = '' as $$
declare
  -- Includes `chave`, because a generated column has no value yet in this trigger and would look changed; nobody
  -- can write it anyway.
  editable constant text[] := array['nome', 'telefone', 'cidade', 'avatar_url', 'ranking_opt_in', 'chave'];
begin
  if private.is_client() and to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a profile cannot be written';
  end if;
  -- The balance is the sum of the transactions, so only their trigger (0003), which runs at a deeper trigger level,
  -- may change it.
  if new.canetinhas is distinct from old.canetinhas and pg_trigger_depth() < 2 then
    raise insufficient_privilege using message = 'canetinhas change by transactions only';
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_profile before update on public.profiles for each row execute function private.guard_profile();

-- A new profile starts with a balance of zero, even if the insert states another; every later change is a
-- transaction.
create function private.start_balance() returns trigger language plpgsql set search_path = '' as $$
begin
  new.canetinhas := 0;
  return new;
end $$;
create trigger start_balance before insert on public.profiles for each row execute function private.start_balance();

-- Creates the profile of a new account. The metadata comes from the browser, and nothing in it may make a sign-up
-- fail: the name is cut to size, an invalid name is ignored, and the type is student or teacher.
create function private.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- Truncated before and after `plain_name`, because composing letters makes some of them longer.
  given_name constant text := left(private.plain_name(left(new.raw_user_meta_data ->> 'nome', 100)), 100);
  local_part constant text := left(private.plain_name(left(split_part(new.email, '@', 1), 100)), 100);
begin
  insert into public.profiles (user_id, email, nome, tipo_conta)
  values (
    new.id,
    new.email,
    case
      when private.has_letter(given_name) and private.has_one_alphabet(given_name) then given_name
      when private.has_letter(local_part) and private.has_one_alphabet(local_part) then local_part
      else 'Usuário'
    end,
    case new.raw_user_meta_data ->> 'tipo_conta' when 'teacher' then 'teacher' else 'student' end
  );
  perform private.award(new.id, 'boas_vindas', 'boas_vindas', 100, 'Boas-vindas ao Grifo');
  if new.email_confirmed_at is not null then
    perform private.claim_purchases(new.id, new.email);
  end if;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users for each row execute function private.handle_new_user();

-- Copies a changed e-mail to the profile, and grants the purchases that wait for the e-mail to be confirmed.
create function private.handle_changed_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where user_id = new.id;
  end if;
  if new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform private.claim_purchases(new.id, new.email);
  end if;
  return new;
end $$;
create trigger on_auth_email_changed after update of email, email_confirmed_at on auth.users
  for each row execute function private.handle_changed_email();

-- Former names of students, shown to their class for thirty days; at most thirty in that time, which bounds the table.
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

create function private.note_former_name() returns trigger language plpgsql security definer set search_path = '' as $$
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

grant execute on function private.my_account_type() to authenticated;
