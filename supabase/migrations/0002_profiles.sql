-- One row per account, made by the sign-up trigger (0009). Its owner may write a handful of columns; role, plan, credits
-- and balance are the server's.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 320),
  nome text not null check (char_length(nome) between 1 and 100),
  tipo_conta text not null default 'student' check (tipo_conta in ('student', 'teacher', 'dev')),
  canetinhas numeric(10, 1) not null default 0 check (canetinhas >= 0),
  data_cadastro timestamptz not null default now(),
  avatar_url text check (avatar_url ~ '^https://' and char_length(avatar_url) <= 2000),
  telefone text check (char_length(telefone) <= 30),
  cidade text check (char_length(cidade) <= 100),
  plan text not null default 'trial' check (plan in ('trial', 'premium')),
  creditos_correcoes integer not null default 0 check (creditos_correcoes >= 0),
  ranking_opt_in boolean not null default false,
  trial_ends_at timestamptz not null default now() + interval '2 days',
  updated_at timestamptz not null default now()
);

-- A purchase looks for its buyer by e-mail.
create index profiles_email_idx on public.profiles (lower(email));

alter table public.profiles enable row level security;
create policy "own profile" on public.profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "edit own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant update (nome, telefone, cidade, avatar_url, ranking_opt_in) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
declare
  editable constant text[] := array['nome', 'telefone', 'cidade', 'avatar_url', 'ranking_opt_in'];
begin
  if private.is_client() and to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a profile cannot be written';
  end if;
  -- The balance is the sum of the transactions: only their trigger (0003), one level deeper, moves it.
  if new.canetinhas is distinct from old.canetinhas and pg_trigger_depth() < 2 then
    raise insufficient_privilege using message = 'canetinhas change by transactions only';
  end if;
  new.updated_at := now();
  return new;
end $$;

create trigger guard_profile before update on public.profiles
  for each row execute function private.guard_profile();

-- Whoever makes the row: it starts at zero, and what comes on top is a transaction.
create function private.start_balance() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.canetinhas := 0;
  return new;
end $$;

create trigger start_balance before insert on public.profiles
  for each row execute function private.start_balance();

-- For policies: a policy that read `profiles` itself would be subject to the policies of `profiles`.
create function private.my_account_type() returns text
language sql stable security definer set search_path = ''
as $$ select tipo_conta from public.profiles where user_id = (select auth.uid()) $$;

revoke execute on function private.guard_profile(), private.start_balance(), private.my_account_type() from public;
grant execute on function private.my_account_type() to authenticated;
