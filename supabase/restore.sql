-- Runs before the data of a dump, in the transaction that loads the data (docs/deploy.md, Backups). A new database
-- already has rows made by migrations, and the dump contains their later state, so all tables are emptied. Triggers
-- are disabled, because their results are in the dump and they would pay everything a second time.
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
