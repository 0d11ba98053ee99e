-- Essays a teacher photographs for a place: for somebody who is expected and has not joined yet (decision 0031). The sending names
-- the place instead of a student. It goes to whoever takes the place, and back when that is undone.
alter table public.sala_envios
  alter column aluno_id drop not null,
  add column nome_id uuid references public.sala_nomes (id) on delete cascade,
  add constraint sala_envios_of_somebody check (aluno_id is not null or nome_id is not null),
  -- Whose it is in the class: the student's, or the place's until somebody takes it.
  add column autor_id uuid generated always as (coalesce(aluno_id, nome_id)) stored;

create index sala_envios_nome_idx on public.sala_envios (nome_id);
create index sala_envios_autor_idx on public.sala_envios (autor_id, sala_id);
create index sala_envios_unclaimed_idx on public.sala_envios (created_at) where aluno_id is null;
drop index public.sala_envios_reviewed_idx;
create index sala_envios_reviewed_idx on public.sala_envios (sala_id, autor_id) where revisada;

-- However a place is taken or given back. All who write `aluno_id` there hold the lock of the classroom.
create function private.hand_over_essays() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sala_envios set aluno_id = new.aluno_id where nome_id = new.id;
  return null;
end $$;

create trigger hand_over_essays after update of aluno_id on public.sala_nomes
  for each row when (new.aluno_id is distinct from old.aluno_id) execute function private.hand_over_essays();

-- What nobody has claimed for 365 days, of whoever. It waits for nobody, as `purge_deleted_classes`.
create function private.purge_unclaimed_essays() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.sala_envios where id in (
    select id from public.sala_envios
    where aluno_id is null and created_at < now() - interval '365 days' for update skip locked
  )
$$;

-- As in 0043.
create or replace function public.salas_excluidas() returns json
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.purge_deleted_classes();
  perform private.purge_unclaimed_essays();
  return coalesce((
    select json_agg(
      json_build_object('id', id, 'nome', nome, 'excluida_em', excluida_em) order by excluida_em desc, id
    )
    from public.salas where professor_id = (select auth.uid()) and excluida_em is not null
  ), '[]');
end $$;

-- As in 0050; `p_aluno` may also be a place of the list. Where a student has taken it meanwhile, the essay is that student's.
create or replace function public.enviar_folha(
  p_sala uuid, p_id uuid, p_aluno uuid, p_tema text, p_texto text, p_correcao jsonb
) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.sao_paulo_date(now());
  theme constant text := nullif(private.trimmed(p_tema), '');
  essay_id constant uuid := gen_random_uuid();
  place uuid;
  student uuid := p_aluno;
  levels smallint[];
begin
  if not private.lock_taught_class(p_sala)
    or exists (select from public.salas where id = p_sala and arquivada_em is not null) then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  if exists (select from public.sala_envios where id = p_id and sala_id = p_sala) then
    return json_build_object('ok', true, 'id', p_id);
  end if;
  if not exists (select from public.sala_fotos where sala_id = p_sala) then
    return json_build_object('ok', false, 'motivo', 'sem_confirmacao');
  end if;
  -- Nobody takes a place, and no place goes, without the lock of the classroom.
  select id, aluno_id into place, student from public.sala_nomes where sala_id = p_sala and id = p_aluno;
  if not found then
    student := p_aluno;
  end if;
  if place is null or student is not null then
    -- Held, so that nothing is left behind where the student leaves at this moment.
    perform from public.sala_alunos where sala_id = p_sala and aluno_id = student for key share;
    if not found then
      return json_build_object('ok', false, 'motivo', 'aluno_nao_encontrado');
    end if;
  end if;
  if octet_length(p_correcao::text) > 65536 then
    raise check_violation using message = 'the correction is too large', detail = 'correcao_grande';
  end if;
  if (
    select count(*) from public.sala_envios where sala_id = p_sala and autor_id = coalesce(student, place)
  ) >= 200 then
    return json_build_object('ok', false, 'motivo', 'limite_de_envios');
  end if;
  update public.sala_fotos set dia = today, no_dia = case when dia = today then no_dia else 0 end + 1
  where sala_id = p_sala and (dia <> today or no_dia < 120);
  if not found then
    return json_build_object('ok', false, 'motivo', 'limite_diario');
  end if;
  levels := array(
    select (p_correcao -> 'competencias' -> ('competencia_' || n) ->> 'note')::smallint from generate_series(1, 5) n
  );
  if exists (select from unnest(levels) level where level is null or level not between 0 and 200 or level % 40 <> 0) then
    raise check_violation using message = 'the correction has no five levels';
  end if;
  insert into public.redacoes (id, usuario_id, tema, texto, nota_total, correcao, origem)
  values (
    essay_id, null, theme, p_texto, levels[1] + levels[2] + levels[3] + levels[4] + levels[5], p_correcao, 'professor'
  );
  insert into public.sala_envios (id, sala_id, aluno_id, nome_id, redacao_id, tema_id, tema, niveis, achados, fotografada)
  values (
    p_id, p_sala, student, place, essay_id,
    (
      select t.id from public.sala_temas t where t.sala_id = p_sala and lower(t.tema) = lower(theme)
      order by t.created_at desc, t.id limit 1
    ),
    theme, levels, private.finding_counts(p_correcao), true
  );
  perform private.purge_unclaimed_essays();
  return json_build_object('ok', true, 'id', p_id);
end $$;

-- Takes an expected name away, with its essays: {ok} or {ok: false, motivo}: 'nao_encontrada', also where a student has taken the
-- place; 'redacoes' where it has more essays than the `p_redacoes` that the teacher knows to go with it.
create function public.apagar_nome(p_sala uuid, p_nome uuid, p_redacoes integer default 0) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala)
    or not exists (select from public.sala_nomes where id = p_nome and sala_id = p_sala and aluno_id is null) then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  if (select count(*) from public.sala_envios where nome_id = p_nome) > p_redacoes then
    return json_build_object('ok', false, 'motivo', 'redacoes');
  end if;
  delete from public.sala_nomes where id = p_nome;
  return json_build_object('ok', true);
end $$;

-- So that nothing written goes unseen.
drop policy "no longer expect" on public.sala_nomes;
revoke delete on public.sala_nomes from authenticated;

-- As in 0049; a name with essays stays.
create or replace function public.desfazer_importacao(p_sala uuid, p_nomes uuid[]) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  if not private.lock_taught_class(p_sala) then
    return 0;
  end if;
  delete from public.sala_nomes n
  where sala_id = p_sala and id = any (p_nomes) and aluno_id is null
    and not exists (select from public.sala_envios where nome_id = n.id);
  get diagnostics removed = row_count;
  return removed;
end $$;

-- What homonyms have in common, kept: a queue over all classrooms would spend most of its time on it.
alter table public.sala_nomes
  add column chave text generated always as (regexp_replace(private.name_key(nome), '( ?\(\d+\))+$', '')) stored;

-- As in 0042, with what homonyms have in common; written out here too, a function for it would double the time.
drop function private.class_students(uuid[]);
create function private.class_students(p_salas uuid[])
returns table (
  sala_id uuid, aluno_id uuid, entrou_em timestamptz, nome text, nome_anterior text, nome_na_lista text, chave text
)
language sql stable set search_path = ''
as $$
  select s.sala_id, s.aluno_id, s.entrou_em,
    case when count(*) over same > 1
      then s.nome || ' (' || row_number() over (same order by s.entrou_em, s.aluno_id) || ')' else s.nome end,
    (select f.nome from (
      select nome from public.nomes_anteriores
      where usuario_id = s.aluno_id and mudou_em > greatest(now() - interval '30 days', s.entrou_em)
      order by mudou_em limit 1
    ) f where private.name_key(f.nome) <> private.name_key(s.nome)),
    (select n.nome from public.sala_nomes n where n.sala_id = s.sala_id and n.aluno_id = s.aluno_id),
    s.chave
  from (
    select m.sala_id, m.aluno_id, m.created_at as entrou_em, p.nome, regexp_replace(private.name_key(p.nome), '( ?\(\d+\))+$', '') as chave
    from public.sala_alunos m join public.profiles p on p.user_id = m.aluno_id
    where m.sala_id = any (p_salas)
  ) s
  window same as (partition by s.sala_id, s.chave)
$$;

-- All whose essays these classrooms can have: their students, and the places nobody has taken (`esperado`). A place that is not the
-- only one of its name has its e-mail behind it, else a number that goes on after the students of that name.
create function private.class_writers(p_salas uuid[])
returns table (sala_id uuid, autor_id uuid, nome text, nome_anterior text, esperado boolean)
language sql stable set search_path = ''
as $$
  with students as materialized (select * from private.class_students(p_salas)),
  namesakes as (select sala_id, chave, count(*) as alunos from students group by sala_id, chave)
  select sala_id, aluno_id, nome, nome_anterior, false from students
  union all
  select n.sala_id, n.id,
    case when coalesce(k.alunos, 0) + count(*) over same > 1 then n.nome || ' (' || coalesce(
      n.email, (coalesce(k.alunos, 0) + row_number() over (same order by n.created_at, n.id))::text
    ) || ')' else n.nome end,
    null, true
  from public.sala_nomes n left join namesakes k on k.sala_id = n.sala_id and k.chave = n.chave
  where n.sala_id = any (p_salas) and n.aluno_id is null
  window same as (partition by n.sala_id, n.chave)
$$;

-- As in 0039 and 0043, here and below: of who is in the class now, or has not joined yet.
create or replace function private.taught_sending(p_envio uuid) returns public.sala_envios
language sql stable set search_path = ''
as $$
  select e from public.sala_envios e
  left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.id = p_envio and e.sala_id = any (array(select private.taught_class_ids()))
    and (e.aluno_id is null or m.aluno_id is not null)
$$;

create or replace function public.redacoes_a_revisar() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from public.sala_envios e
  join public.salas s on s.id = e.sala_id and s.arquivada_em is null
  left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.sala_id = any (array(select private.taught_class_ids())) and not e.revisada
    and (e.aluno_id is null or m.aluno_id is not null)
$$;

create or replace function public.resumo_das_salas() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'tema', s.tema,
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

create or replace function public.passagens_da_sala(p_sala uuid, p_codigo text) returns json
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
        from (
          select aluno_id as autor_id from public.sala_alunos where sala_id = s.id
          union all
          select id from public.sala_nomes where sala_id = s.id and aluno_id is null
        ) w
        cross join lateral (
          select e.id, e.redacao_id, e.created_at from public.sala_envios e
          where e.sala_id = s.id and e.autor_id = w.autor_id and e.total is not null and e.achados ? p_codigo
          order by e.created_at desc, e.id limit 1
        ) sent
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

-- As in 0042, 0045, 0046 and 0049; besides, `esperado` says that the writer has not joined yet. `aluno_id` is the place's id then.
create or replace function public.redacoes_recentes_das_salas(p_limit integer default 10) returns json
language sql stable security definer set search_path = ''
as $$
  with latest as (
    select e.*, s.nome as sala_nome
    from public.salas s
    cross join lateral (
      select * from public.sala_envios e
      -- As a value, not `exists`: joined, the planner would sort all there are instead of reading the newest ones.
      where e.sala_id = s.id and (
        e.aluno_id is null
        or (select true from public.sala_alunos m where m.sala_id = e.sala_id and m.aluno_id = e.aluno_id)
      )
      order by e.created_at desc
      limit least(greatest(coalesce(p_limit, 10), 1), 100)
    ) e
    where s.id = any (array(select private.taught_class_ids()))
    order by e.created_at desc, e.id
    limit least(greatest(coalesce(p_limit, 10), 1), 100)
  )
  select coalesce(json_agg(json_build_object(
    'envio_id', latest.id, 'sala_id', latest.sala_id, 'sala_nome', latest.sala_nome,
    'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior, 'esperado', a.esperado,
    'tema', coalesce(latest.tema, ''), 'enviado_em', latest.created_at, 'total', latest.total
  ) order by latest.created_at desc, latest.id), '[]')
  from latest
  join private.class_writers(array(select distinct sala_id from latest)) a
    on a.sala_id = latest.sala_id and a.autor_id = latest.autor_id
$$;

create or replace function public.envios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select json_agg(json_build_object(
      'id', e.id, 'aluno_id', e.autor_id, 'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior, 'esperado', a.esperado,
      'tema_id', e.tema_id, 'tema', coalesce(e.tema, ''),
      'enviado_em', e.created_at, 'niveis', e.niveis, 'niveis_professor', e.niveis_professor,
      'revisada', e.revisada, 'achados', e.achados
    ) order by e.created_at desc, e.id)
    from public.sala_envios e
    join private.class_writers(array[s.id]) a on a.autor_id = e.autor_id
    where e.sala_id = s.id
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

create or replace function public.redacao_da_sala(p_envio uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', e.id, 'sala_id', e.sala_id, 'sala_nome', s.nome,
    'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior, 'esperado', a.esperado,
    'enviado_em', e.created_at, 'prazo', (select prazo from public.sala_temas where id = e.tema_id),
    'redacao', json_build_object(
      'id', r.id, 'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
      'correcao', r.correcao, 'origem', r.origem, 'chave_idempotencia', r.chave_idempotencia,
      'data_envio', r.data_envio, 'created_at', r.created_at
    ),
    'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id)
  )
  from private.taught_sending(p_envio) e
  join public.salas s on s.id = e.sala_id
  join private.class_writers(array[e.sala_id]) a on a.autor_id = e.autor_id
  join public.redacoes r on r.id = e.redacao_id
$$;

-- Besides, students with their place (`lugar_id`), and `nomes` with the name to show, which nobody else of the class has, and with
-- how many essays they have.
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
          'nome_anterior', a.nome_anterior, 'nome_na_lista', a.nome_na_lista,
          'lugar_id', (select n.id from public.sala_nomes n where n.sala_id = s.id and n.aluno_id = a.aluno_id)
        )
        order by lower(a.nome), a.aluno_id
      ) from private.class_students(array[s.id]) a
    ), '[]'),
    'nomes', coalesce((
      select json_agg(
        json_build_object(
          'id', n.id, 'nome', n.nome, 'email', n.email, 'mostrado', w.nome,
          'redacoes', (select count(*)::integer from public.sala_envios e where e.autor_id = n.id)
        )
        order by lower(n.nome), n.created_at
      )
      from private.class_writers(array[s.id]) w join public.sala_nomes n on n.id = w.autor_id where w.esperado
    ), '[]'),
    'convite', private.invite_of(s.id)
  )
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;

revoke execute on function
  private.hand_over_essays(), private.purge_unclaimed_essays(), private.class_students(uuid[]), private.class_writers(uuid[])
  from public;
revoke execute on function public.apagar_nome(uuid, uuid, integer) from public, anon, authenticated;
grant execute on function public.apagar_nome(uuid, uuid, integer) to authenticated;
