-- As in 0036, with how each level came about, where the text would stand with its steps, and what is praised.
create or replace function private.shared_parts(p_correcao jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(part.key, case when part.key <> 'grifo' then part.value else (
    select coalesce(jsonb_object_agg(extra.key, extra.value), '{}')
    from jsonb_each(case when jsonb_typeof(part.value) = 'object' then part.value end) extra
    where extra.key in (
      'producer', 'version', 'readers', 'band', 'accounts', 'evidence', 'improvements', 'steps', 'totalWithSteps', 'praise',
      'ceilings', 'zeroReason', 'coherence'
    )
  ) end)
  from jsonb_each(p_correcao) part
  where part.key in ('nota_final', 'competencias', 'erros_detectados', 'videos_sugeridos', 'resumo', 'grifo')
$$;
