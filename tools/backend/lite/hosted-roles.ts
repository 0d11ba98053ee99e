/**
 * The API roles and what a hosted project gives them before any migration runs: sight of the schemas, no table.
 * Migrations grant the rest.
 */
export const HOSTED_ROLES = `
do $$
declare
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'authenticator', 'supabase_auth_admin'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
end $$;
grant usage on schema public, auth to anon, authenticated, service_role;
`;
