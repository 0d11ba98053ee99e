-- The queue of reviews and the list of notices, so that they take less with tens of thousands of essays.

-- As in 0045, with the essays of expected names.
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
  writers as materialized (
    select sala_id, autor_id, nome, esperado,
      case p_ordem
        when 'nome' then dense_rank() over (order by lower(nome))
        when 'nao_visto' then exists (
          select from public.sala_envios x where x.sala_id = a.sala_id and x.autor_id = a.autor_id and x.revisada
        )::integer
      end as place
    from private.class_writers(array(select id from taught)) a
    where btrim(p_busca) = '' or position(lower(btrim(left(p_busca, 100))) in lower(nome)) > 0
  ),
  -- Only what orders them: the rest is read of the few that are shown.
  found as materialized (
    select e.id, e.created_at, e.tema_id, a.place,
      case when p_ordem = 'certeza' then -coalesce(e.largura, 1001) end as sureness
    from writers a
    join public.sala_envios e on e.sala_id = a.sala_id and e.autor_id = a.autor_id
    where e.revisada = (p_estado = 'revisada') and (p_tema is null or e.tema_id = p_tema)
      and (p_estado <> 'rascunho' or exists (select from public.revisao_rascunhos d where d.envio_id = e.id))
  ),
  -- Whose essays can be among the first 200 by date. Dates are looked up by theme, and then of these essays alone.
  earliest as (
    select tema_id from (
      select tema_id, sum(essays) over (order by due groups between unbounded preceding and 1 preceding) as before
      from (
        select tema_id, (select prazo from public.sala_temas where id = tema_id) as due, count(*) as essays
        from found where tema_id is not null group by tema_id
      ) theme
    ) counted
    where coalesce(before, 0) < 200
  ),
  shown as (
    select *, case when p_ordem = 'prazo' then (select prazo from public.sala_temas where id = tema_id) end as due
    from found
    where p_ordem <> 'prazo' or tema_id is null or tema_id in (select tema_id from earliest)
    order by due, sureness, place, created_at, id
    limit least(greatest(coalesce(p_limite, 50), 1), 200)
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
      ) order by q.due, q.sureness, q.place, q.created_at, q.id)
      from shown q
      -- One by one: joined, all essays of the classrooms would be read once more.
      cross join lateral (select * from public.sala_envios where id = q.id limit 1) e
      join writers a on a.sala_id = e.sala_id and a.autor_id = e.autor_id
    ), '[]')
  )
$$;

-- As in 0048.
create or replace function public.meus_avisos() returns json
language sql stable security definer set search_path = ''
as $$
  -- Read once: what is new in a notice is found in what it tells of.
  with newest as (
    select tipo, sala_id, tema_id, max(quando) as quando, private.notice_key(tipo, sala_id, tema_id) as chave,
      array_agg(quando) as quandos, array_agg(aluno_id) as alunos, array_agg(envio_id) as envios
    from private.class_events(now() - interval '60 days')
    group by tipo, sala_id, tema_id order by quando desc limit 100
  ),
  marked as (
    select n.*, greatest(l.lido_ate, (select private.all_read_until())) as lido_ate, array_position(quandos, quando) as place
    from newest n
    left join public.avisos_lidos l on l.usuario_id = (select auth.uid()) and l.chave = n.chave
  ),
  counted as (
    select chave, tipo, sala_id, tema_id, quando, quando <= lido_ate as lido,
      alunos[place] as aluno_id, envios[place] as envio_id,
      coalesce(
        nullif((select count(*) from unnest(quandos) event where event > lido_ate), 0), cardinality(quandos)
      )::integer as quantos
    from marked
  )
  select coalesce(json_agg(json_build_object(
    'chave', c.chave, 'tipo', c.tipo, 'sala_id', c.sala_id, 'sala_nome', s.nome,
    'tema_id', t.id, 'tema', t.tema, 'prazo', t.prazo,
    'quantos', c.quantos, 'quando', c.quando, 'lido', c.lido,
    'aluno_id', a.aluno_id, 'aluno_nome', a.nome,
    'envio_id', case when c.quantos = 1 then c.envio_id end,
    'redacao_id', case when c.quantos = 1 and c.tipo = 'revisada' then (
      select r.id from public.sala_envios e
      join public.redacoes r on r.id = e.redacao_id and r.usuario_id = (select auth.uid())
      where e.id = c.envio_id
    ) end
  ) order by c.quando desc, c.chave), '[]')
  from counted c
  join public.salas s on s.id = c.sala_id
  left join public.sala_temas t on t.id = c.tema_id
  left join private.class_students(array(
    select sala_id from counted where quantos = 1 and tipo in ('enviada', 'entrou', 'retirada')
  )) a on c.quantos = 1 and c.tipo in ('enviada', 'entrou', 'retirada')
    and a.sala_id = c.sala_id and a.aluno_id = c.aluno_id
$$;
