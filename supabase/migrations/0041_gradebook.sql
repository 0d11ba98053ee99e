-- What the gradebook and the report of a class need beyond the figures of `envios_da_sala`: no past date for a new theme,
-- all comments of the teacher at once, and passages with one kind of finding to discuss.

-- A theme begins with a date that can still be kept. Later its date may move to any day, as when it is made longer or
-- taken back. On insert only, so rows from before, which took over the past date of another theme, stay as they are.
create function private.guard_theme_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.prazo < new.created_at then
    raise check_violation using message = 'the date of a new theme is over', detail = 'prazo_encerrado';
  end if;
  return new;
end $$;

create trigger guard_theme_date before insert on public.sala_temas
  for each row execute function private.guard_theme_date();

revoke execute on function private.guard_theme_date() from public;

-- What was said of all essays of a classroom, null where the caller does not teach it: {envio_id, revisao} of those with
-- a review, of who is in it now.
create function public.comentarios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select json_agg(json_build_object('envio_id', e.id, 'revisao', private.review_of(e.id)))
    from public.sala_alunos m
    join public.sala_envios e on e.sala_id = m.sala_id and e.aluno_id = m.aluno_id and e.revisada
    where m.sala_id = s.id
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

-- The place of a finding in a text, from 0, where the finding really stands there; else null. A browser may have written
-- the correction: nothing in it is believed. Places are UTF-16 units: behind an emoji they differ from characters, and
-- such a finding is left out.
create function private.finding_place(p_achado jsonb, p_texto text) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when place is not null and char_length(p_achado ->> 'trecho') between 1 and 1000
      and substr(p_texto, place + 1, char_length(p_achado ->> 'trecho')) = p_achado ->> 'trecho'
    then place
  end
  from (
    select case when jsonb_typeof(p_achado -> 'start') = 'number' then
      case when (p_achado ->> 'start')::numeric between 0 and 20000 then (p_achado ->> 'start')::numeric::integer end
    end as place
  ) read
$$;

-- Passages of essays sent to a classroom with one kind of finding, without a name, to discuss in class; at most thirty,
-- null where the caller does not teach it: {id, antes, trecho, depois, mensagem, sugestao}. One correction takes most of
-- a millisecond to unpack: the newest essay of at most thirty students is read, and of each at most three findings; of
-- several students comes before several of one.
create function public.passagens_da_sala(p_sala uuid, p_codigo text) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select json_agg(json_build_object(
      'id', found.id || ':' || found.place,
      'antes', substr(found.texto, greatest(found.place - 599, 1), least(found.place, 600)),
      'trecho', found.trecho,
      'depois', substr(found.texto, found.place + char_length(found.trecho) + 1, 600),
      'mensagem', left(coalesce(found.mensagem, ''), 500), 'sugestao', left(found.sugestao, 200)
    ) order by found.nth, found.created_at desc, found.id, found.place)
    from (
      select latest.id, latest.created_at, r.texto, f.*
      from (
        select sent.*
        from public.sala_alunos m
        cross join lateral (
          select e.id, e.redacao_id, e.created_at from public.sala_envios e
          where e.sala_id = m.sala_id and e.aluno_id = m.aluno_id and e.total is not null and e.achados ? p_codigo
          order by e.created_at desc, e.id limit 1
        ) sent
        where m.sala_id = s.id
        order by sent.created_at desc, sent.id limit 30
      ) latest
      join public.redacoes r on r.id = latest.redacao_id
      cross join lateral (
        select row_number() over (order by place) as nth, place, achado ->> 'trecho' as trecho,
          achado ->> 'mensagem' as mensagem, achado ->> 'sugestao' as sugestao
        from jsonb_array_elements(
          jsonb_path_query_array(r.correcao, '$.erros_detectados[*]')
          || jsonb_path_query_array(r.correcao, '$.aiAnalysis.erros_detectados[*]')
        ) achado
        cross join lateral (select private.finding_place(achado, r.texto) as place) seen
        where achado ->> 'codigo' = p_codigo and place is not null
        order by place limit 3
      ) f
      order by f.nth, latest.created_at desc, latest.id, f.place limit 30
    ) found
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

revoke execute on function private.finding_place(jsonb, text) from public;
revoke execute on function public.comentarios_da_sala(uuid), public.passagens_da_sala(uuid, text)
  from public, anon, authenticated;
grant execute on function public.comentarios_da_sala(uuid), public.passagens_da_sala(uuid, text) to authenticated;
