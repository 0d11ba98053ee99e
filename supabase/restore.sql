-- Before the data of a dump, in the transaction that loads them (docs/deploy.md, Backups): a new database has rows already,
-- which migrations made, and the dump has them too, as they became. Triggers stay silent: what they once wrote is in the dump,
-- and they would pay everything a second time.
do $$
begin
  if exists (select from auth.users) then
    raise exception 'This database has accounts: a dump is restored into a new one only.';
  end if;
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
    from pg_catalog.pg_tables where schemaname in ('public', 'private')
  );
end $$;

set session_replication_role = replica;
