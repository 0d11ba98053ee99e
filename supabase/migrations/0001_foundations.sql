-- Helpers of the migrations that follow. `private` is not an exposed schema: no API reaches it. Its functions take part
-- in policies and triggers, so the roles of the API may use the schema; each function says who may execute it.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Whether the statement at hand is a browser's own. Guards are triggers that run as the invoker: there the role of the
-- API shows, while our SECURITY DEFINER functions act as their owner. Guards and policies carry every guarantee; the
-- grants come on top: one `grant all` by hand would undo them, as @supabase/lite does when left to itself.
create function private.is_client() returns boolean
language sql stable set search_path = ''
as $$ select current_user in ('anon', 'authenticated') $$;

revoke execute on function private.is_client() from public;
grant execute on function private.is_client() to anon, authenticated, service_role;

-- Days and hours are São Paulo's, by the server's clock.
create function private.sao_paulo_date(p_instant timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (p_instant at time zone 'America/Sao_Paulo')::date $$;

create function private.sao_paulo_midnight(p_instant timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select date_trunc('day', p_instant at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' $$;

revoke execute on function private.sao_paulo_date(timestamptz), private.sao_paulo_midnight(timestamptz) from public;
