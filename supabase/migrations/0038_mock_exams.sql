-- Essays written as a mock exam, told in the list without reading whole corrections. Nothing is paid or earned by it: the
-- app says so of its own essays.
alter table public.redacoes add column simulado boolean not null generated always as (
  correcao #> '{grifo,mock}' is not null
) stored;
