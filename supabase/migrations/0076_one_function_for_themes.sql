-- One function sets themes, of one classroom and of several; `definir_tema` calls it for older apps, until the next release.
create or replace function public.passar_tema(p_salas jsonb, p_tema text, p_orientacao jsonb default null)
returns json language plpgsql security definer set search_path = '' as $$
declare
  title constant text := private.trimmed(p_tema);
  guidance constant jsonb :=
    coalesce(p_orientacao, '{"instrucoes": "", "textos": [], "proposta": null, "envio": "livre"}');
  room record;
  current_id uuid;
  is_current boolean;
  newer json;
begin
  if jsonb_typeof(p_salas) is distinct from 'array' or jsonb_array_length(p_salas) not between 1 and 100 then
    raise check_violation using message = 'a list of 1 to 100 classrooms', detail = 'limite_de_salas';
  elsif p_orientacao is not null and jsonb_typeof(p_orientacao) <> 'object' then
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
      jsonb_to_record(guidance) as o (instrucoes text, textos jsonb, proposta text, envio text)
    order by s.id
  loop
    update public.salas set tema = title, tema_versao = tema_versao + 1 where id = room.id;
    select id into current_id from public.sala_temas where sala_id = room.id order by created_at desc, id limit 1;
    update public.sala_temas set prazo = room.prazo where id = current_id and tema = title;
    is_current := found;
    if is_current and p_orientacao is not null then
      update public.sala_temas
      set instrucoes = room.instrucoes, textos = room.textos, proposta = room.proposta, envio = room.envio
      where id = current_id;
    elsif not is_current then
      insert into public.sala_temas (sala_id, tema, prazo, instrucoes, textos, proposta, envio, created_at)
      select room.id, title, room.prazo, room.instrucoes, room.textos, room.proposta, room.envio,
        private.clock_after(max(created_at))
      from public.sala_temas where sala_id = room.id;
    end if;
  end loop;
  return json_build_object('ok', true);
end $$;

create or replace function public.definir_tema(p_sala uuid, p_tema text, p_prazo timestamptz, p_versao integer) returns json
language sql security definer set search_path = '' as $$
  select public.passar_tema(
    jsonb_build_array(jsonb_build_object('id', p_sala, 'prazo', p_prazo, 'versao', coalesce(p_versao, -1))), p_tema
  )
$$;
