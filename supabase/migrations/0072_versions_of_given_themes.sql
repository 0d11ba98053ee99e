-- A theme given to several classrooms goes over the themes that were on screen, in each of them: the list of classrooms tells
-- the version, and what is there by now is answered where it has moved on.

-- As in 0052, with the version of the theme.
create or replace function public.resumo_das_salas() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'tema', s.tema, 'tema_versao', s.tema_versao,
    'alunos', present.alunos, 'redacoes', sent.redacoes, 'media', sent.media,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid())
  ) order by s.created_at, s.id), '[]')
  from public.salas s
  cross join lateral (select count(*) as alunos from public.sala_alunos m where m.sala_id = s.id) present
  cross join lateral (
    select count(e.total) as redacoes, round(avg(e.total), 1) as media
    from public.sala_envios e
    left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
    where e.sala_id = s.id and (e.aluno_id is null or m.aluno_id is not null)
  ) sent
  where s.id = any (array(select private.taught_class_ids()))
$$;

-- As in 0049; with 'conflito', `salas` says which classrooms have another theme than that of their `versao`, with the version
-- and the theme of now: {id, versao, tema}, the theme null without one. An app of before names
-- none of classrooms that it was not opened from, nor once it has told its user of a newer one: there it writes as before.
create or replace function public.passar_tema(p_salas jsonb, p_tema text, p_orientacao jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  title constant text := private.trimmed(p_tema);
  room record;
  newer json;
begin
  if jsonb_typeof(p_salas) is distinct from 'array' or jsonb_array_length(p_salas) not between 1 and 100 then
    raise check_violation using message = 'a list of 1 to 100 classrooms', detail = 'limite_de_salas';
  elsif jsonb_typeof(p_orientacao) is distinct from 'object' then
    raise check_violation using message = 'an object with what goes with the theme';
  end if;
  -- By id, so that two lists never wait for one another; all are locked before the first is written.
  for room in
    select id from jsonb_to_recordset(p_salas) as (id uuid) order by id
  loop
    if not private.lock_taught_class(room.id) then
      return json_build_object('ok', false, 'motivo', 'nao_encontrada');
    elsif exists (select from public.salas where id = room.id and arquivada_em is not null) then
      return json_build_object('ok', false, 'motivo', 'arquivada');
    end if;
  end loop;
  select json_agg(json_build_object(
    'id', s.id, 'versao', s.tema_versao, 'tema', (
      select private.theme_json(t) from public.sala_temas t
      where t.sala_id = s.id order by t.created_at desc, t.id limit 1
    )
  ) order by s.created_at, s.id) into newer
  from public.salas s
  join jsonb_to_recordset(p_salas) as seen (id uuid, versao integer)
    on seen.id = s.id and seen.versao <> s.tema_versao;
  if newer is not null then
    return json_build_object('ok', false, 'motivo', 'conflito', 'salas', newer);
  end if;
  for room in
    select distinct on (s.id) s.id, s.prazo, o.*
    from jsonb_to_recordset(p_salas) as s (id uuid, prazo timestamptz),
      jsonb_to_record(p_orientacao) as o (instrucoes text, textos jsonb, proposta text, envio text)
    order by s.id
  loop
    update public.salas set tema = title, tema_versao = tema_versao + 1 where id = room.id;
    update public.sala_temas
    set prazo = room.prazo, instrucoes = room.instrucoes, textos = room.textos, proposta = room.proposta, envio = room.envio
    where tema = title and id = (
      select id from public.sala_temas where sala_id = room.id order by created_at desc, id limit 1
    );
    if not found then
      insert into public.sala_temas (sala_id, tema, prazo, instrucoes, textos, proposta, envio, created_at)
      select room.id, title, room.prazo, room.instrucoes, room.textos, room.proposta, room.envio,
        private.clock_after(max(created_at))
      from public.sala_temas where sala_id = room.id;
    end if;
  end loop;
  return json_build_object('ok', true);
end $$;
