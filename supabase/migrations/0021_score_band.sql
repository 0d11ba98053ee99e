-- The band around the total, from either shape of a correction: the progress over time draws it without reading the whole.
alter table public.redacoes add column faixa jsonb generated always as (
  coalesce(correcao #> '{grifo,band}', correcao #> '{aiAnalysis,grifo,band}')
) stored;
