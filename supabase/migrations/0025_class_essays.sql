-- What a teacher reads of the essays sent to the own classrooms (0024), and says of them. Each function starts from the
-- caller's classrooms and from who is in them now; each answers one value, so nothing is cut off.

drop function public.relatorio_da_sala(uuid);
drop function public.redacoes_recentes_das_salas(integer);

-- The sending, if it is the caller's to read.
create function private.taught_sending(p_envio uuid) returns public.sala_envios
language sql stable set search_path = ''
as $$
  select e from public.sala_envios e
  join public.salas s on s.id = e.sala_id
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.id = p_envio and s.professor_id = (select auth.uid())
$$;

-- The own classrooms, oldest first: {id, nome, descricao, tema, alunos, redacoes, media}. `redacoes` counts the essays
-- with a total, `media` is their mean.
create function public.resumo_das_salas() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'tema', s.tema,
    'alunos', present.alunos, 'redacoes', sent.redacoes, 'media', sent.media
  ) order by s.created_at, s.id), '[]')
  from public.salas s
  cross join lateral (select count(*) as alunos from public.sala_alunos m where m.sala_id = s.id) present
  cross join lateral (
    select count(e.total) as redacoes, round(avg(e.total), 1) as media
    from public.sala_alunos m
    join public.sala_envios e on e.sala_id = m.sala_id and e.aluno_id = m.aluno_id
    where m.sala_id = s.id
  ) sent
  where s.professor_id = (select auth.uid())
$$;

-- The latest essays of all own classrooms, newest first, at most 100: {envio_id, sala_id, sala_nome, aluno_nome, tema,
-- enviado_em, total}.
create function public.redacoes_recentes_das_salas(p_limit integer default 10) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'envio_id', latest.id, 'sala_id', latest.sala_id, 'sala_nome', latest.sala_nome, 'aluno_nome', p.nome,
    'tema', coalesce(latest.tema, ''), 'enviado_em', latest.created_at, 'total', latest.total
  ) order by latest.created_at desc, latest.id), '[]')
  from (
    select e.*, s.nome as sala_nome
    from public.salas s
    cross join lateral (
      select * from public.sala_envios e
      -- As a value, not `exists`: joined, the planner would sort all there are instead of reading the newest ones.
      where e.sala_id = s.id
        and (select true from public.sala_alunos m where m.sala_id = e.sala_id and m.aluno_id = e.aluno_id)
      order by e.created_at desc
      limit least(greatest(coalesce(p_limit, 10), 1), 100)
    ) e
    where s.professor_id = (select auth.uid())
    order by e.created_at desc, e.id
    limit least(greatest(coalesce(p_limit, 10), 1), 100)
  ) latest
  join public.profiles p on p.user_id = latest.aluno_id
$$;

-- All essays of a classroom as figures, newest first, null where it is not the caller's own: {id, aluno_id, aluno_nome,
-- tema_id, tema, enviado_em, niveis, niveis_professor, revisada, achados}.
create function public.envios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select json_agg(json_build_object(
      'id', e.id, 'aluno_id', e.aluno_id, 'aluno_nome', p.nome, 'tema_id', e.tema_id, 'tema', coalesce(e.tema, ''),
      'enviado_em', e.created_at, 'niveis', e.niveis, 'niveis_professor', e.niveis_professor,
      'revisada', e.revisada, 'achados', e.achados
    ) order by e.created_at desc, e.id)
    from public.sala_envios e
    join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
    join public.profiles p on p.user_id = e.aluno_id
    where e.sala_id = s.id
  ), '[]')
  from public.salas s where s.id = p_sala and s.professor_id = (select auth.uid())
$$;

-- One essay as its writer sees it, with the review, null where it is not the caller's to read: {id, sala_id, sala_nome,
-- aluno_nome, enviado_em, redacao, revisao}.
create function public.redacao_da_sala(p_envio uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', e.id, 'sala_id', e.sala_id, 'sala_nome', s.nome, 'aluno_nome', p.nome, 'enviado_em', e.created_at,
    'redacao', json_build_object(
      'id', r.id, 'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
      'correcao', r.correcao, 'origem', r.origem, 'chave_idempotencia', r.chave_idempotencia,
      'data_envio', r.data_envio, 'created_at', r.created_at
    ),
    'revisao', private.review_of(e.id)
  )
  from private.taught_sending(p_envio) e
  join public.salas s on s.id = e.sala_id
  join public.profiles p on p.user_id = e.aluno_id
  join public.redacoes r on r.id = e.redacao_id
$$;

-- Puts a list of {competencia, comentario, nivel, motivo} in place of the review: {ok, revisao}, or {ok: false, motivo:
-- 'nao_encontrada'}. Items that do not fit are refused by the constraints of the table, all of them together.
create function public.revisar_redacao(p_envio uuid, p_itens jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked: of two tabs that save at once, the later one's items stand, not a mixture.
  perform from public.sala_envios where id = (private.taught_sending(p_envio)).id for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  delete from public.revisoes where envio_id = p_envio;
  insert into public.revisoes (envio_id, competencia, comentario, nivel, motivo)
  select p_envio, i.competencia, coalesce(i.comentario, ''), i.nivel, coalesce(i.motivo, '')
  from jsonb_to_recordset(p_itens) as i (competencia smallint, comentario text, nivel smallint, motivo text);
  update public.sala_envios
  set revisada = exists (select from public.revisoes where envio_id = p_envio), niveis_professor = array(
    select r.nivel from generate_series(1, 5) n
    left join public.revisoes r on r.envio_id = p_envio and r.competencia = n order by n
  )
  where id = p_envio;
  return json_build_object('ok', true, 'revisao', private.review_of(p_envio));
end $$;

revoke execute on function private.taught_sending(uuid) from public;
revoke execute on function
  public.resumo_das_salas(), public.redacoes_recentes_das_salas(integer), public.envios_da_sala(uuid),
  public.redacao_da_sala(uuid), public.revisar_redacao(uuid, jsonb) from public, anon, authenticated;
grant execute on function
  public.resumo_das_salas(), public.redacoes_recentes_das_salas(integer), public.envios_da_sala(uuid),
  public.redacao_da_sala(uuid), public.revisar_redacao(uuid, jsonb) to authenticated;
