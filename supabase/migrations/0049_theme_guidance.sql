-- What goes with a theme: motivating texts, instructions and how it is to be written; given to several classrooms at once. An
-- archived classroom gets no new names and no new teachers.

-- At most four texts with their sources, as {texto, fonte}.
create function private.are_theme_texts(p_textos jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_textos) = 'array' then jsonb_array_length(p_textos) <= 4 and not exists (
    select from jsonb_array_elements(p_textos) t
    where jsonb_typeof(t) <> 'object' or jsonb_typeof(t -> 'texto') is distinct from 'string'
      or jsonb_typeof(t -> 'fonte') is distinct from 'string' or (t - array['texto', 'fonte']) <> '{}'
      or char_length(btrim(t ->> 'texto')) = 0 or char_length(t ->> 'texto') > 4000 or char_length(t ->> 'fonte') > 300
  ) else false end
$$;

-- `proposta`: the proposal of the app's own bank whose texts go along; the bank itself is not in the database.
alter table public.sala_temas
  add column instrucoes text not null default '' check (char_length(instrucoes) <= 2000),
  add column textos jsonb not null default '[]'
    check (octet_length(textos::text) <= 70000 and private.are_theme_texts(textos)),
  add column proposta text check (char_length(proposta) <= 80 and proposta ~ '^[a-z0-9-]+$'),
  add column envio text not null default 'livre' check (envio in ('livre', 'manuscrita', 'digitada'));

-- As the functions answer it: {id, tema, criado_em, prazo, orientacao: {instrucoes, textos, proposta, envio}}.
create function private.theme_json(p_tema public.sala_temas) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'id', p_tema.id, 'tema', p_tema.tema, 'criado_em', p_tema.created_at, 'prazo', p_tema.prazo,
    'orientacao', json_build_object(
      'instrucoes', p_tema.instrucoes, 'textos', p_tema.textos, 'proposta', p_tema.proposta, 'envio', p_tema.envio
    )
  )
$$;

-- Gives one theme to several classrooms, to all of them or to none: {ok} or {ok: false, motivo}, 'nao_encontrada', 'arquivada',
-- or 'conflito' where the theme of one is no longer that of its `versao`. `p_salas`: {id, prazo, versao} each, `versao` null where
-- none was on screen. As in `definir_tema`, the text of a current theme changes it, another text follows it.
create function public.passar_tema(p_salas jsonb, p_tema text, p_orientacao jsonb) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  title constant text := private.trimmed(p_tema);
  room record;
begin
  if jsonb_typeof(p_salas) is distinct from 'array' or jsonb_array_length(p_salas) not between 1 and 100 then
    raise check_violation using message = 'a list of 1 to 100 classrooms', detail = 'limite_de_salas';
  elsif jsonb_typeof(p_orientacao) is distinct from 'object' then
    raise check_violation using message = 'an object with what goes with the theme';
  end if;
  -- By id, so that two lists never wait for one another; all are locked before the first is written.
  for room in
    select id, versao from jsonb_to_recordset(p_salas) as (id uuid, versao integer) order by id
  loop
    if not private.lock_taught_class(room.id) then
      return json_build_object('ok', false, 'motivo', 'nao_encontrada');
    elsif exists (select from public.salas where id = room.id and arquivada_em is not null) then
      return json_build_object('ok', false, 'motivo', 'arquivada');
    elsif exists (select from public.salas where id = room.id and tema_versao <> room.versao) then
      return json_build_object('ok', false, 'motivo', 'conflito');
    end if;
  end loop;
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

-- Whether an essay was written by hand, as far as the app of its writer says: its text came from photos, or from the sheet of a
-- mock exam on paper. Nothing else vouches for it.
create function private.is_handwritten(p_correcao jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select p_correcao #> '{grifo,fromPhoto}' = 'true' or p_correcao #>> '{grifo,mock,medium}' = 'paper'
$$;

-- As in 0043; besides, 'so_manuscrita' and 'so_digitada' where the theme wants it written otherwise.
create or replace function public.enviar_para_sala(p_sala uuid, p_redacao text, p_tema uuid default null) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  essay_id constant uuid := private.own_essay_id(p_redacao);
  essay public.redacoes;
  theme public.sala_temas;
  sending_id uuid;
begin
  -- Locked, so that nothing is sent to a classroom that is being left; first the classroom, as by whoever deletes it.
  perform from public.salas where id = p_sala and arquivada_em is null and excluida_em is null for key share;
  if not found then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  perform from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid()) for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  -- Held until the sending is there: the edge function may be vouching for it right now.
  select * into essay from public.redacoes where id = essay_id for share;
  if not found then
    return json_build_object('ok', false, 'motivo', 'redacao_nao_encontrada');
  end if;
  select id into sending_id from public.sala_envios where redacao_id = essay_id and sala_id = p_sala;
  if found then
    return json_build_object('ok', true, 'id', sending_id);
  end if;
  if (select count(*) from public.sala_envios where aluno_id = (select auth.uid()) and sala_id = p_sala) >= 200 then
    raise check_violation using message = 'too many essays sent to this classroom', detail = 'limite_de_envios';
  end if;
  select * into theme from public.sala_temas t
  where t.sala_id = p_sala
    and (t.id = p_tema or (p_tema is null and lower(t.tema) = lower(private.trimmed(essay.tema))))
  order by t.created_at desc, t.id limit 1;
  if theme.envio = 'manuscrita' and private.is_handwritten(essay.correcao) is not true then
    return json_build_object('ok', false, 'motivo', 'so_manuscrita');
  elsif theme.envio = 'digitada' and private.is_handwritten(essay.correcao) then
    return json_build_object('ok', false, 'motivo', 'so_digitada');
  end if;
  insert into public.sala_envios (sala_id, aluno_id, redacao_id, tema_id, tema, niveis, achados)
  values (
    p_sala, essay.usuario_id, essay.id, theme.id, essay.tema,
    private.vouched_levels(essay.origem, essay.niveis), private.finding_counts(essay.correcao)
  )
  returning id into sending_id;
  return json_build_object('ok', true, 'id', sending_id);
end $$;

-- As in 0043, its themes with what goes with them.
create or replace function public.minhas_salas() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'professor_nome', p.nome,
    'professores', private.teacher_names(s.id), 'entrou_em', m.created_at,
    'arquivada', s.arquivada_em is not null,
    'tema', (
      select private.theme_json(t) from public.sala_temas t
      where t.sala_id = s.id order by t.created_at desc, t.id limit 1
    ),
    'envios', coalesce((
      select json_agg(json_build_object(
        'id', e.id, 'redacao_id', e.redacao_id, 'tema_id', e.tema_id, 'enviado_em', e.created_at,
        'revisada', e.revisada
      ) order by e.created_at desc, e.id)
      from public.sala_envios e where e.aluno_id = m.aluno_id and e.sala_id = m.sala_id
    ), '[]')
  ) order by m.created_at desc, s.id), '[]')
  from public.sala_alunos m
  join public.salas s on s.id = m.sala_id and s.excluida_em is null
  join public.profiles p on p.user_id = s.professor_id
  where m.aluno_id = (select auth.uid())
$$;

-- As in 0043, its themes with what goes with them.
create or replace function public.sala_do_professor(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'criada_em', s.created_at, 'tema_versao', s.tema_versao,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid()),
    'temas', coalesce((
      select json_agg(private.theme_json(t) order by t.created_at desc, t.id)
      from public.sala_temas t where t.sala_id = s.id
    ), '[]'),
    'alunos', coalesce((
      select json_agg(
        json_build_object(
          'id', a.aluno_id, 'nome', a.nome, 'entrou_em', a.entrou_em,
          'nome_anterior', a.nome_anterior, 'nome_na_lista', a.nome_na_lista
        )
        order by lower(a.nome), a.aluno_id
      ) from private.class_students(array[s.id]) a
    ), '[]'),
    'nomes', coalesce((
      select json_agg(json_build_object('id', n.id, 'nome', n.nome, 'email', n.email) order by lower(n.nome), n.created_at)
      from public.sala_nomes n where n.sala_id = s.id and n.aluno_id is null
    ), '[]'),
    'convite', private.invite_of(s.id)
  )
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

-- As in 0043; where wanted, with the themes in their order and what goes with them. A date was that of the year that is over:
-- none goes along.
drop function public.copiar_sala(uuid, uuid, text, boolean);
create function public.copiar_sala(
  p_sala uuid, p_id uuid, p_nome text, p_com_nomes boolean, p_com_temas boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if p_sala is null or p_sala <> all (array(select private.taught_class_ids())) then
    return null;
  end if;
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  if exists (select from public.salas where id = p_id and professor_id = (select auth.uid()) and excluida_em is null) then
    return p_id;
  end if;
  perform private.limit_classrooms();
  insert into public.salas (id, nome, descricao) select p_id, p_nome, descricao from public.salas where id = p_sala;
  if p_com_nomes then
    insert into public.sala_nomes (sala_id, nome)
    select p_id, left(p.nome, 100)
    from public.sala_alunos m join public.profiles p on p.user_id = m.aluno_id
    where m.sala_id = p_sala and private.has_letter(left(p.nome, 100))
    order by lower(p.nome), p.user_id;
  end if;
  if p_com_temas then
    insert into public.sala_temas (sala_id, tema, instrucoes, textos, proposta, envio, created_at)
    select p_id, tema, instrucoes, textos, proposta, envio,
      now() + row_number() over (order by created_at, id desc) * interval '1 microsecond'
    from public.sala_temas where sala_id = p_sala;
    update public.salas set tema_versao = 1, tema = coalesce((
      select tema from public.sala_temas where sala_id = p_id order by created_at desc, id limit 1
    ), '') where id = p_id;
  end if;
  return p_id;
end $$;

-- Takes expected names back, as the import of a list is undone: those that nobody has taken. Answers how many.
create function public.desfazer_importacao(p_sala uuid, p_nomes uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  if not private.lock_taught_class(p_sala) then
    return 0;
  end if;
  delete from public.sala_nomes where sala_id = p_sala and id = any (p_nomes) and aluno_id is null;
  get diagnostics removed = row_count;
  return removed;
end $$;

create function private.refuse_archived() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.salas where id = new.sala_id and arquivada_em is not null) then
    raise check_violation using message = 'the classroom is archived', detail = 'sala_arquivada';
  end if;
  return new;
end $$;

-- After the guards, which lock the classroom: nobody archives it meanwhile.
create trigger refuse_archived before insert on public.sala_nomes
  for each row execute function private.refuse_archived();
create trigger refuse_archived before insert on public.sala_convites_professor
  for each row execute function private.refuse_archived();

revoke execute on function
  private.are_theme_texts(jsonb), private.theme_json(public.sala_temas), private.is_handwritten(jsonb),
  private.refuse_archived() from public;
revoke execute on function
  public.passar_tema(jsonb, text, jsonb), public.copiar_sala(uuid, uuid, text, boolean, boolean),
  public.desfazer_importacao(uuid, uuid[])
  from public, anon, authenticated;
grant execute on function
  public.passar_tema(jsonb, text, jsonb), public.copiar_sala(uuid, uuid, text, boolean, boolean),
  public.desfazer_importacao(uuid, uuid[])
  to authenticated;
