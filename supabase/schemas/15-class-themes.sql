-- Themes of a classroom: the newest row is the current theme, and `salas.tema` contains its text.
-- `salas.tema_versao` counts the changes; a client that writes a theme passes the version it has read.

-- At most four texts with their sources, as {texto, fonte}.
create function private.are_theme_texts(p_textos jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_textos) = 'array' then jsonb_array_length(p_textos) <= 4 and not exists (
    select from jsonb_array_elements(p_textos) t
    where jsonb_typeof(t) <> 'object' or jsonb_typeof(t -> 'texto') is distinct from 'string'
      or jsonb_typeof(t -> 'fonte') is distinct from 'string' or (t - array['texto', 'fonte']) <> '{}'
      or char_length(btrim(t ->> 'texto')) = 0 or char_length(t ->> 'texto') > 4000 or char_length(t ->> 'fonte') > 300
  ) else false end
$$;

create table public.sala_temas (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  tema text not null check (char_length(btrim(tema)) between 1 and 300),
  -- Limited to dates that every browser can parse.
  prazo timestamptz check (prazo >= '2020-01-01T00:00Z' and prazo < '2100-01-01T00:00Z'),
  created_at timestamptz not null default now(),
  instrucoes text not null default '' check (char_length(instrucoes) <= 2000),
  -- Motivating texts of the teacher.
  textos jsonb not null default '[]'
    check (octet_length(textos::text) <= 70000 and private.are_theme_texts(textos)),
  -- A proposal of the app's own bank whose texts accompany the theme; the bank itself is not in the database.
  proposta text check (char_length(proposta) <= 80 and proposta ~ '^[a-z0-9-]+$'),
  -- Whether essays must be handwritten, must be typed, or may be either ('livre').
  envio text not null default 'livre' check (envio in ('livre', 'manuscrita', 'digitada'))
);
create index sala_temas_sala_idx on public.sala_temas (sala_id, created_at desc);
alter table public.sala_temas enable row level security;
create policy "themes of own or joined classrooms" on public.sala_temas for select to authenticated
  using (
    sala_id = any (array(select private.taught_class_ids())) or sala_id = any (array(select private.joined_class_ids()))
  );
revoke all on public.sala_temas from public, anon, authenticated;
grant select on public.sala_temas to authenticated;
grant select, insert, update, delete on public.sala_temas to service_role;

-- A theme as the functions return it: {id, tema, criado_em, prazo, orientacao: {instrucoes, textos, proposta,
-- envio}}.
create function private.theme_json(p_tema public.sala_temas) returns json language sql stable set search_path = '' as $$
  select json_build_object(
    'id', p_tema.id, 'tema', p_tema.tema, 'criado_em', p_tema.created_at, 'prazo', p_tema.prazo,
    'orientacao', json_build_object(
      'instrucoes', p_tema.instrucoes, 'textos', p_tema.textos, 'proposta', p_tema.proposta, 'envio', p_tema.envio
    )
  )
$$;

-- Whether an essay was written by hand, according to the writer's app: its text came from photos, or from the sheet
-- of a mock exam on paper. The server cannot verify it.
create function private.is_handwritten(p_correcao jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select p_correcao #> '{grifo,fromPhoto}' = 'true' or p_correcao #>> '{grifo,mock,medium}' = 'paper'
$$;

-- The deadline of a new theme must not have passed. Later the deadline may move to any day, for example when it is
-- extended or taken back. Checked on insert only, because older rows may have the past date of another theme.
create function private.guard_theme_date() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.prazo < new.created_at then
    raise check_violation using message = 'the date of a new theme is over', detail = 'prazo_encerrado';
  end if;
  return new;
end $$;
create trigger guard_theme_date before insert on public.sala_temas
  for each row execute function private.guard_theme_date();

-- Sets one theme in classrooms, in all of them or in none. Returns {ok} or {ok: false, motivo}: 'nao_encontrada',
-- 'arquivada' or 'conflito'. `p_salas` contains {id, prazo, versao} for each classroom; `versao` is null if no
-- version was on screen. If the text equals the current theme's, that theme is changed; any other text becomes a
-- new theme. Without `p_orientacao` the guidance of the current theme stays. With 'conflito', `salas` lists the
-- classrooms that have another version: {id, versao, tema}; `tema` is null if the classroom has no theme.
create function public.passar_tema(p_salas jsonb, p_tema text, p_orientacao jsonb default null)
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
  -- Locks in the order of ids, so that two calls cannot deadlock; all are locked before the first is written.
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

grant execute on function public.passar_tema(jsonb, text, jsonb) to authenticated;
