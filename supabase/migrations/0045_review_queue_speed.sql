-- The queue of reviews, so that its time hardly grows with the essays that wait.

-- Essays of the classrooms taught, archived ones left out, those in `p_sala` alone where it is given, of a theme of theirs
-- where `p_tema` is: {itens, total}. `p_estado` is 'a_revisar', 'rascunho' or 'revisada'; `p_ordem` 'prazo', 'certeza' (the
-- least sure first), 'nao_visto' (students without a review first) or 'nome'; `p_busca` a part of a student's name. Of the
-- `total`, at most `p_limite` items, up to 200: {id, sala_id, sala_nome, aluno_id, aluno_nome, tema, prazo, enviado_em,
-- total, largura, revisada, rascunho}.
create or replace function public.fila_de_revisao(
  p_estado text default 'a_revisar', p_ordem text default 'prazo', p_sala uuid default null, p_tema uuid default null,
  p_busca text default '', p_limite integer default 50
) returns json
language sql stable security definer set search_path = ''
as $$
  with taught as (
    select s.id, s.nome from public.salas s
    where s.id = any (array(select private.taught_class_ids())) and s.arquivada_em is null
      and (p_sala is null or s.id = p_sala)
  ),
  students as materialized (
    select sala_id, aluno_id, nome,
      case p_ordem
        when 'nome' then dense_rank() over (order by lower(nome))
        when 'nao_visto' then exists (
          select from public.sala_envios x where x.sala_id = a.sala_id and x.aluno_id = a.aluno_id and x.revisada
        )::integer
      end as place
    from private.class_students(array(select id from taught)) a
    where btrim(p_busca) = '' or position(lower(btrim(left(p_busca, 100))) in lower(nome)) > 0
  ),
  -- Only what orders them: the rest is read of the few that are shown.
  found as materialized (
    select e.id, e.created_at, a.place,
      case when p_ordem = 'prazo' then th.prazo end as due,
      case when p_ordem = 'certeza' then -coalesce(e.largura, 1001) end as sureness
    from students a
    join public.sala_envios e on e.sala_id = a.sala_id and e.aluno_id = a.aluno_id
    left join public.sala_temas th on th.id = e.tema_id
    where e.revisada = (p_estado = 'revisada') and (p_tema is null or e.tema_id = p_tema)
      and (p_estado <> 'rascunho' or exists (select from public.revisao_rascunhos d where d.envio_id = e.id))
  ),
  shown as (
    select * from found order by due, sureness, place, created_at, id
    limit least(greatest(coalesce(p_limite, 50), 1), 200)
  )
  select json_build_object(
    'total', (select count(*) from found),
    'itens', coalesce((
      select json_agg(json_build_object(
        'id', e.id, 'sala_id', e.sala_id, 'sala_nome', t.nome, 'aluno_id', e.aluno_id, 'aluno_nome', a.nome,
        'tema', coalesce(e.tema, ''), 'prazo', (select prazo from public.sala_temas where id = e.tema_id),
        'enviado_em', e.created_at, 'total', e.total, 'largura', e.largura, 'revisada', e.revisada,
        'rascunho', exists (select from public.revisao_rascunhos d where d.envio_id = e.id)
      ) order by q.due, q.sureness, q.place, q.created_at, q.id)
      from shown q
      join public.sala_envios e on e.id = q.id
      join taught t on t.id = e.sala_id
      join students a on a.sala_id = e.sala_id and a.aluno_id = e.aluno_id
    ), '[]')
  )
$$;
