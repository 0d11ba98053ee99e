-- Essays of the classrooms the caller teaches, except archived ones; limited to `p_sala` and to the theme `p_tema`
-- if set. Returns {itens, total}. `p_estado` is 'a_revisar', 'rascunho' or 'revisada'; `p_ordem` is 'prazo',
-- 'certeza' (the widest band first, because there the corrector is least sure), 'nao_visto' (students without a
-- review first) or 'nome'; `p_busca` is a part of a student's name. Sorting and searching by name ignore accents
-- and capitals. `itens` contains at most `p_limite` of the `total`, up to 200: {id, sala_id, sala_nome, aluno_id,
-- aluno_nome, tema, prazo, enviado_em, total, largura, revisada, rascunho}.
create function public.fila_de_revisao(
  p_estado text default 'a_revisar', p_ordem text default 'prazo', p_sala uuid default null, p_tema uuid default null,
  p_busca text default '', p_limite integer default 50
) returns json language sql stable security definer set search_path = '' as $$
  with taught as (
    select s.id, s.nome from public.salas s
    where s.id = any (array(select private.taught_class_ids())) and s.arquivada_em is null
      and (p_sala is null or s.id = p_sala)
  ),
  writers as materialized (
    select sala_id, autor_id, nome, esperado,
      case p_ordem
        -- The planner computes window functions for every `p_ordem`, so the costly `sort_name` is computed only if
        -- the order is 'nome'.
        when 'nome' then dense_rank() over (order by case when p_ordem = 'nome' then private.sort_name(nome) end collate "C")
        when 'nao_visto' then exists (
          select from public.sala_envios x where x.sala_id = a.sala_id and x.autor_id = a.autor_id and x.revisada
        )::integer
      end as place
    from private.class_writers(array(select id from taught)) a
    where private.name_key(left(p_busca, 100)) = '' or position(private.name_key(left(p_busca, 100)) in private.name_key(nome)) > 0
  ),
  -- Only the columns needed for sorting; all other data is loaded for the few essays that are shown.
  found as materialized (
    select e.id, e.created_at, e.tema_id, a.place,
      case when p_ordem = 'certeza' then -coalesce(e.largura, 1001) end as sureness
    from writers a
    join public.sala_envios e on e.sala_id = a.sala_id and e.autor_id = a.autor_id
    where e.revisada = (p_estado = 'revisada') and (p_tema is null or e.tema_id = p_tema)
      and (p_estado <> 'rascunho' or exists (select from public.revisao_rascunhos d where d.envio_id = e.id))
  ),
  -- The themes whose essays can be among the first 200 when sorted by deadline. Deadlines are looked up once per
  -- theme, and then only for these essays.
  earliest as (
    select tema_id from (
      select tema_id, sum(essays) over (order by due groups between unbounded preceding and 1 preceding) as before
      from (
        select tema_id, (select prazo from public.sala_temas where id = tema_id) as due, count(*) as essays
        from found where tema_id is not null group by tema_id
      ) theme
    ) counted
    where coalesce(before, 0) < 200
  )
  select json_build_object(
    'total', (select count(*) from found),
    'itens', coalesce((
      select json_agg(json_build_object(
        'id', e.id, 'sala_id', e.sala_id, 'sala_nome', (select nome from taught where id = e.sala_id),
        'aluno_id', e.autor_id, 'aluno_nome', a.nome, 'esperado', a.esperado,
        'tema', coalesce(e.tema, ''), 'prazo', (select prazo from public.sala_temas where id = e.tema_id),
        'enviado_em', e.created_at, 'total', e.total, 'largura', e.largura, 'revisada', e.revisada,
        'rascunho', exists (select from public.revisao_rascunhos d where d.envio_id = e.id)
      ) order by q.nth)
      -- For an array the planner expects several rows instead of one, so it loads the names once, not once per row.
      from unnest(array(
        select id
        from found
        where p_ordem <> 'prazo' or tema_id is null or tema_id in (select tema_id from earliest)
        order by case when p_ordem = 'prazo' then (select prazo from public.sala_temas where id = tema_id) end,
          sureness, place, created_at, id
        limit least(greatest(coalesce(p_limite, 50), 1), 200)
      )) with ordinality q(id, nth)
      join public.sala_envios e on e.id = q.id
      join writers a on a.sala_id = e.sala_id and a.autor_id = e.autor_id
    ), '[]')
  )
$$;

-- Number of essays that wait for a review, over all classrooms the caller teaches.
create function public.redacoes_a_revisar() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.sala_envios e
  join public.salas s on s.id = e.sala_id and s.arquivada_em is null
  left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.sala_id = any (array(select private.taught_class_ids())) and not e.revisada
    and (e.aluno_id is null or m.aluno_id is not null)
$$;

grant execute on function
  public.fila_de_revisao(text, text, uuid, uuid, text, integer), public.redacoes_a_revisar()
to authenticated;
