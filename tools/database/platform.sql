-- The parts of a hosted Supabase project before the first migration that migrations and policies can see. Default
-- privileges are those of older projects, which grant everything on new tables and functions to the roles of the
-- API, so that a migration without a necessary revoke is noticed. Roles belong to the whole cluster, so they may
-- already exist.
do $$
declare
  role record;
begin
  for role in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit'),
      ('supabase_auth_admin', 'nologin noinherit createrole'),
      -- The role that runs the migrations; a hosted project calls it postgres, which is not a superuser there.
      ('migration_owner', 'nologin')
    ) as roles (name, options)
  loop
    begin
      execute format('create role %I %s', role.name, role.options);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;

grant anon, authenticated, service_role to authenticator;

do $$ begin execute format('grant create on database %I to migration_owner', current_database()); end $$;
grant create, usage on schema public to migration_owner;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role migration_owner in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role migration_owner in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role migration_owner in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, migration_owner;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email varchar(255) unique,
  raw_user_meta_data jsonb default '{}',
  email_confirmed_at timestamptz,
  created_at timestamptz default now()
);
alter table auth.users owner to supabase_auth_admin;
grant all on auth.users to migration_owner;

create function auth.jwt() returns jsonb language sql stable
as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}') $$;
create function auth.uid() returns uuid language sql stable
as $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
create function auth.email() returns text language sql stable as $$ select auth.jwt() ->> 'email' $$;
