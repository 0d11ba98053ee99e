-- The gradebook's spreadsheets tell of the marks too, and a student is told of every theme that was set.

-- As in 0041, with what was said in the text: {envio_id, revisao, anotacoes} of those with a review, of who is in the class
-- now or has a place in it.
create or replace function public.comentarios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select json_agg(json_build_object(
      'envio_id', e.id, 'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id)
    ))
    from public.sala_envios e
    left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
    where e.sala_id = s.id and e.revisada and (e.aluno_id is null or m.aluno_id is not null)
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

-- As in 0048, but of every theme that is new or whose date is to come: of two that are set on one day both are told.
create or replace function private.class_events(p_desde timestamptz)
returns table (tipo text, sala_id uuid, tema_id uuid, quando timestamptz, aluno_id uuid, envio_id uuid)
language sql stable set search_path = ''
as $$
  with taught as (
    select s.id, greatest(coalesce(t.created_at, s.created_at), p_desde) as desde
    from public.salas s
    left join public.sala_professores t on t.sala_id = s.id and t.professor_id = (select auth.uid())
    where s.id = any (array(select private.taught_class_ids())) and s.arquivada_em is null
  ),
  joined as (
    select s.id, m.created_at as entrou_em, greatest(m.created_at, p_desde) as desde
    from public.sala_alunos m
    join public.salas s on s.id = m.sala_id and s.arquivada_em is null and s.excluida_em is null
    where m.aluno_id = (select auth.uid())
  ),
  themes as (
    select j.desde, j.entrou_em, t.*
    from joined j
    join public.sala_temas t on t.sala_id = j.id and (t.created_at > j.desde or t.prazo > now())
  ),
  due as (
    select t.*, greatest(
      (date_trunc('day', t.prazo at time zone 'America/Sao_Paulo') - interval '1 day') at time zone 'America/Sao_Paulo',
      t.created_at, t.entrou_em
    ) as desde_quando
    from themes t where t.prazo > now()
  )
  select 'enviada', e.sala_id, e.tema_id, e.created_at, e.aluno_id, e.id
  from taught t
  join public.sala_envios e on e.sala_id = t.id and e.created_at > t.desde and not e.fotografada
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  union all
  select 'entrou', m.sala_id, null, m.created_at, m.aluno_id, null
  from taught t join public.sala_alunos m on m.sala_id = t.id and m.created_at > t.desde
  union all
  select 'retirada', x.sala_id, x.tema_id, x.retirada_em, x.usuario_id, null
  from taught t
  join public.sala_retiradas x on x.sala_id = t.id and x.retirada_em > t.desde
  join public.sala_alunos m on m.sala_id = x.sala_id and m.aluno_id = x.usuario_id
  union all
  select 'revisada', e.sala_id, e.tema_id, e.revisada_em, e.aluno_id, e.id
  from joined j
  join public.sala_envios e on e.aluno_id = (select auth.uid()) and e.sala_id = j.id and e.revisada_em > j.desde
  union all
  select 'tema', t.sala_id, t.id, t.created_at, null, null from themes t where t.created_at > t.desde
  union all
  select 'prazo', d.sala_id, d.id, d.desde_quando, null, null
  from due d
  where d.desde_quando between p_desde and now() and not exists (
    select from public.sala_envios e
    where e.aluno_id = (select auth.uid()) and e.sala_id = d.sala_id and e.tema_id = d.id
  )
$$;
