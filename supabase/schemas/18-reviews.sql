-- Reviews: levels and comments by competency, teachers' marks in the text, automatic findings that teachers
-- discard, drafts (decisions 0028 and 0039). Publishing a review or saving a draft overwrites only the version that
-- was read.

-- A teacher's verdict on one competency of an essay: a comment, or another level with its reason, or both.
create table public.revisoes (
  envio_id uuid not null references public.sala_envios (id) on delete cascade,
  competencia smallint not null check (competencia between 1 and 5),
  comentario text not null default '' check (char_length(comentario) <= 1000),
  nivel smallint check (nivel between 0 and 200 and nivel % 40 = 0),
  motivo text not null default '' check (char_length(motivo) <= 500),
  updated_at timestamptz not null default now(),
  primary key (envio_id, competencia),
  constraint revisoes_level_with_reason check ((nivel is null) = (motivo !~ '\S')),
  constraint revisoes_say_something check (nivel is not null or comentario ~ '\S')
);
alter table public.revisoes enable row level security;
create policy "by functions only" on public.revisoes for all to authenticated using (false);
revoke all on public.revisoes from public, anon, authenticated;
grant select, insert, update, delete on public.revisoes to service_role;

-- The teacher who last published the review, and the comment on the whole essay.
create table public.revisao_textos (
  envio_id uuid primary key references public.sala_envios (id) on delete cascade,
  professor_id uuid references public.profiles (user_id) on delete set null,
  geral text not null default '' check (char_length(geral) <= 3000),
  updated_at timestamptz not null default now()
);
create index revisao_textos_professor_idx on public.revisao_textos (professor_id);
alter table public.revisao_textos enable row level security;
create policy "by functions only" on public.revisao_textos for all to authenticated using (false);
revoke all on public.revisao_textos from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_textos to service_role;

-- Teachers' marks in the text. Offsets are UTF-16 units, as in browsers; the marked words are stored with them.
create table public.revisao_marcas (
  envio_id uuid not null references public.sala_envios (id) on delete cascade,
  id uuid not null,
  professor_id uuid references public.profiles (user_id) on delete set null,
  inicio integer not null check (inicio >= 0),
  fim integer not null check (fim <= 100000),
  trecho text not null check (trecho ~ '\S' and char_length(trecho) <= 2000),
  comentario text not null check (char_length(comentario) <= 1000),
  caneta text not null check (caneta in ('azul', 'verde', 'vermelha')),
  competencia smallint check (competencia between 1 and 5),
  primary key (envio_id, id),
  check (fim - inicio between char_length(trecho) and 2 * char_length(trecho))
);
create index revisao_marcas_professor_idx on public.revisao_marcas (professor_id);
alter table public.revisao_marcas enable row level security;
create policy "by functions only" on public.revisao_marcas for all to authenticated using (false);
revoke all on public.revisao_marcas from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_marcas to service_role;

create table public.revisao_descartes (
  envio_id uuid not null references public.sala_envios (id) on delete cascade,
  inicio integer not null check (inicio >= 0),
  fim integer not null check (fim <= 100000 and fim > inicio),
  codigo text not null check (char_length(codigo) between 1 and 100),
  trecho text not null check (char_length(trecho) <= 2000),
  primary key (envio_id, inicio, fim, codigo)
);
alter table public.revisao_descartes enable row level security;
create policy "by functions only" on public.revisao_descartes for all to authenticated using (false);
revoke all on public.revisao_descartes from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_descartes to service_role;

-- An unfinished review, visible to the teachers of the classroom only. Publishing the review deletes the draft.
create table public.revisao_rascunhos (
  envio_id uuid primary key references public.sala_envios (id) on delete cascade,
  professor_id uuid not null references public.profiles (user_id) on delete cascade,
  itens jsonb not null check (jsonb_typeof(itens) = 'array' and octet_length(itens::text) <= 32768),
  updated_at timestamptz not null default now(),
  anotacoes jsonb check (jsonb_typeof(anotacoes) = 'object' and octet_length(anotacoes::text) <= 262144),
  -- The version of the published review on which the draft is based.
  revisao_versao integer not null default 0
);
create index revisao_rascunhos_professor_idx on public.revisao_rascunhos (professor_id);
alter table public.revisao_rascunhos enable row level security;
create policy "by functions only" on public.revisao_rascunhos for all to authenticated using (false);
revoke all on public.revisao_rascunhos from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_rascunhos to service_role;

-- The published review of an essay that its student withdrew; teachers and student keep the review. Only the theme,
-- the levels and the words that the teacher quoted remain of the essay.
create table public.revisoes_retiradas (
  envio_id uuid primary key,
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  tema text not null check (char_length(tema) <= 300),
  niveis smallint[] check (cardinality(niveis) = 5),
  enviado_em timestamptz not null,
  retirada_em timestamptz not null default now(),
  revisao json not null check (octet_length(revisao::text) <= 65536),
  anotacoes json check (octet_length(anotacoes::text) <= 2097152),
  -- The ids of the authors: of each mark under the mark's id, and of the comment on the whole essay under ''.
  -- Needed to delete an author's name together with the account.
  autores jsonb check (octet_length(autores::text) <= 16384)
);
create index revisoes_retiradas_sala_idx on public.revisoes_retiradas (sala_id, retirada_em desc);
create index revisoes_retiradas_aluno_idx on public.revisoes_retiradas (aluno_id);
create index revisoes_retiradas_redacao_idx on public.revisoes_retiradas (redacao_id);
alter table public.revisoes_retiradas enable row level security;
create policy "by functions only" on public.revisoes_retiradas for all to authenticated using (false);
revoke all on public.revisoes_retiradas from public, anon, authenticated;
grant select, insert, update, delete on public.revisoes_retiradas to service_role;

-- Sets the time when the current review was published.
create function private.note_review_time() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revisada_em := case when new.revisada then now() end;
  return new;
end $$;
create trigger note_review_time before update of revisada, niveis_professor on public.sala_envios
  for each row execute function private.note_review_time();

-- The review of a submission, one item per competency.
create function private.review_of(p_envio uuid) returns json language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'competencia', competencia, 'comentario', comentario, 'nivel', nivel, 'motivo', motivo, 'atualizado_em', updated_at
  ) order by competencia), '[]')
  from public.revisoes where envio_id = p_envio
$$;

-- Returns {geral, autor, publicada_em, marcas: [{id, inicio, fim, trecho, comentario, caneta, competencia, autor}],
-- descartes: [{inicio, fim, codigo, trecho}]}; null if there is no review or the review has no annotations.
create function private.annotations_of(p_envio uuid) returns json language sql stable set search_path = '' as $$
  select json_build_object(
    'geral', t.geral, 'autor', p.nome, 'publicada_em', t.updated_at,
    'marcas', coalesce((
      select json_agg(json_build_object(
        'id', m.id, 'inicio', m.inicio, 'fim', m.fim, 'trecho', m.trecho, 'comentario', m.comentario,
        'caneta', m.caneta, 'competencia', m.competencia, 'autor', a.nome
      ) order by m.inicio, m.fim, m.id)
      from public.revisao_marcas m left join public.profiles a on a.user_id = m.professor_id
      where m.envio_id = t.envio_id
    ), '[]'),
    'descartes', coalesce((
      select json_agg(json_build_object(
        'inicio', d.inicio, 'fim', d.fim, 'codigo', d.codigo, 'trecho', d.trecho
      ) order by d.inicio, d.fim, d.codigo)
      from public.revisao_descartes d where d.envio_id = t.envio_id
    ), '[]')
  )
  from public.revisao_textos t left join public.profiles p on p.user_id = t.professor_id
  where t.envio_id = p_envio
$$;

-- Replaces the marks and the discarded findings of a submission with those of `p_anotacoes`, {geral, marcas,
-- descartes}; an unchanged mark keeps its author.
create function private.store_annotations(p_envio uuid, p_anotacoes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  marks constant jsonb := coalesce(p_anotacoes -> 'marcas', '[]');
  dismissals constant jsonb := coalesce(p_anotacoes -> 'descartes', '[]');
  essay constant text := (
    select r.texto from public.sala_envios e join public.redacoes r on r.id = e.redacao_id where e.id = p_envio
  );
begin
  if jsonb_array_length(marks) > 100 or jsonb_array_length(dismissals) > 200 then
    raise check_violation using message = 'too many marks';
  end if;
  delete from public.revisao_marcas m
  where m.envio_id = p_envio and not exists (
    select from jsonb_array_elements(marks) given where given ->> 'id' = m.id::text
  );
  insert into public.revisao_marcas as m (
    envio_id, id, professor_id, inicio, fim, trecho, comentario, caneta, competencia
  )
  select p_envio, g.id, (select auth.uid()), g.inicio, g.fim, g.trecho, coalesce(g.comentario, ''), g.caneta, g.competencia
  from jsonb_to_recordset(marks) as g (
    id uuid, inicio integer, fim integer, trecho text, comentario text, caneta text, competencia smallint
  )
  on conflict (envio_id, id) do update set
    professor_id = excluded.professor_id, inicio = excluded.inicio, fim = excluded.fim, trecho = excluded.trecho,
    comentario = excluded.comentario, caneta = excluded.caneta, competencia = excluded.competencia
  where (m.inicio, m.fim, m.trecho, m.comentario, m.caneta, m.competencia) is distinct from (
    excluded.inicio, excluded.fim, excluded.trecho, excluded.comentario, excluded.caneta, excluded.competencia
  );
  delete from public.revisao_descartes where envio_id = p_envio;
  insert into public.revisao_descartes (envio_id, inicio, fim, codigo, trecho)
  select p_envio, g.inicio, g.fim, g.codigo, g.trecho
  from jsonb_to_recordset(dismissals) as g (inicio integer, fim integer, codigo text, trecho text);
  -- Refuses quoted words that the essay does not contain.
  if exists (
    select from (
      select trecho from public.revisao_marcas where envio_id = p_envio
      union all
      select trecho from public.revisao_descartes where envio_id = p_envio
    ) quoted where position(quoted.trecho in essay) = 0
  ) then
    raise check_violation using message = 'these words are not in the essay';
  end if;
end $$;

-- The last publication or withdrawal of the review: {versao, professor_nome, em, meu}; the name is null if the
-- teacher's account is deleted or nobody has published.
create function private.publication_of(p_envio public.sala_envios) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'versao', p_envio.revisao_versao,
    'professor_nome', (select nome from public.profiles where user_id = p_envio.revisao_por),
    'em', p_envio.revisao_em,
    'meu', coalesce(p_envio.revisao_por = (select auth.uid()), false)
  )
$$;

-- Publishes a review over the version that was read (`p_versao`). Returns {ok, publicacao, …} or {ok: false,
-- motivo}: 'nao_encontrada', or 'conflito' with the current review (`atual`). `p_itens` is a list of {competencia,
-- comentario, nivel, motivo}; if one item violates a constraint of the table, all are refused.
create function public.revisar_redacao(
  p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null, p_versao integer default null,
  p_rascunho_versao integer default null
) returns json language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  sending public.sala_envios;
  says_something boolean;
begin
  -- Locked, so that the later of two parallel publications reads the result of the first.
  select * into sending from public.sala_envios where id = (private.taught_sending(p_envio)).id for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  elsif not coalesce(p_versao = sending.revisao_versao, not sending.revisada or sending.revisao_por = caller, false) then
    return json_build_object('ok', false, 'motivo', 'conflito', 'atual', json_build_object(
      'publicacao', private.publication_of(sending),
      'revisao', private.review_of(p_envio), 'anotacoes', private.annotations_of(p_envio)
    ));
  end if;
  delete from public.revisoes where envio_id = p_envio;
  insert into public.revisoes (envio_id, competencia, comentario, nivel, motivo)
  select p_envio, i.competencia, coalesce(i.comentario, ''), i.nivel, coalesce(i.motivo, '')
  from jsonb_to_recordset(p_itens) as i (competencia smallint, comentario text, nivel smallint, motivo text);
  if p_anotacoes is not null then
    perform private.store_annotations(p_envio, p_anotacoes);
  end if;
  insert into public.revisao_textos as t (envio_id, professor_id, geral)
  values (p_envio, caller, coalesce(btrim(p_anotacoes ->> 'geral', E' \t\r\n'), ''))
  on conflict (envio_id) do update set
    professor_id = excluded.professor_id, updated_at = clock_timestamp(),
    geral = case when p_anotacoes is null then t.geral else excluded.geral end;
  says_something := exists (select from public.revisoes where envio_id = p_envio)
    or exists (select from public.revisao_marcas where envio_id = p_envio)
    or exists (select from public.revisao_descartes where envio_id = p_envio)
    or exists (select from public.revisao_textos where envio_id = p_envio and geral <> '');
  if not says_something then
    delete from public.revisao_textos where envio_id = p_envio;
  end if;
  delete from public.revisao_rascunhos
  where envio_id = p_envio and coalesce(p_rascunho_versao = sending.rascunho_versao, professor_id = caller);
  update public.sala_envios
  set revisada = says_something, niveis_professor = array(
    select r.nivel from generate_series(1, 5) n
    left join public.revisoes r on r.envio_id = p_envio and r.competencia = n order by n
  ), revisao_versao = revisao_versao + 1, revisao_por = caller, revisao_em = clock_timestamp()
  where id = p_envio
  returning * into sending;
  return json_build_object(
    'ok', true, 'publicacao', private.publication_of(sending),
    'revisao', private.review_of(p_envio), 'anotacoes', private.annotations_of(p_envio)
  );
end $$;

-- Saves the current form of a review over the version that was read; an empty form deletes the draft. Returns {ok,
-- versao}, 'conflito' with `atual`, or null if the caller may not review the essay.
create function public.guardar_rascunho(
  p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null, p_versao integer default null,
  p_revisao_versao integer default null
) returns json language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  sending public.sala_envios;
  draft public.revisao_rascunhos;
begin
  select * into sending from public.sala_envios where id = (private.taught_sending(p_envio)).id for no key update;
  if not found then
    return null;
  end if;
  select * into draft from public.revisao_rascunhos where envio_id = p_envio;
  if found and not coalesce(p_versao = sending.rascunho_versao, draft.professor_id = caller) then
    return case when p_versao is not null then
      json_build_object('ok', false, 'motivo', 'conflito', 'atual', public.rascunho_da_revisao(p_envio))
    end;
  end if;
  if jsonb_array_length(p_itens) = 0 then
    delete from public.revisao_rascunhos where envio_id = p_envio;
    return json_build_object('ok', true, 'versao', 0);
  end if;
  insert into public.revisao_rascunhos as d (envio_id, professor_id, itens, anotacoes, revisao_versao)
  values (p_envio, caller, p_itens, p_anotacoes, coalesce(p_revisao_versao, sending.revisao_versao))
  on conflict (envio_id) do update
    set professor_id = excluded.professor_id, itens = excluded.itens, updated_at = clock_timestamp(),
      anotacoes = coalesce(excluded.anotacoes, d.anotacoes), revisao_versao = excluded.revisao_versao;
  update public.sala_envios set rascunho_versao = rascunho_versao + 1 where id = p_envio;
  return json_build_object('ok', true, 'versao', sending.rascunho_versao + 1);
end $$;

-- The draft of a review, null if there is none: {itens, anotacoes, atualizado_em, professor_nome, meu, versao,
-- revisao_versao}.
create function public.rascunho_da_revisao(p_envio uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'itens', d.itens, 'anotacoes', d.anotacoes, 'atualizado_em', d.updated_at, 'professor_nome', p.nome,
    'meu', d.professor_id = (select auth.uid()), 'versao', e.rascunho_versao, 'revisao_versao', d.revisao_versao
  )
  from private.taught_sending(p_envio) e
  join public.revisao_rascunhos d on d.envio_id = e.id
  join public.profiles p on p.user_id = d.professor_id
$$;

-- The submissions of one of the caller's essays, newest first, with their reviews, including withdrawn submissions
-- (`retirada_em`, else null): {id, sala_id, sala_nome, professor_nome, professores, enviado_em, retirada_em,
-- pendente, revisao, anotacoes}. `pendente` says that the server does not vouch for the levels. Includes only
-- classrooms the caller is in.
create function public.revisoes_da_redacao(p_redacao text) returns json
language sql stable security definer set search_path = '' as $$
  with sent as (
    select e.id, e.sala_id, e.aluno_id, e.created_at, null::timestamptz as retirada_em, e.niveis,
      private.review_of(e.id) as revisao, private.annotations_of(e.id) as anotacoes
    from public.sala_envios e where e.redacao_id = private.own_essay_id(p_redacao)
    union all
    select w.envio_id, w.sala_id, w.aluno_id, w.enviado_em, w.retirada_em, w.niveis, w.revisao, w.anotacoes
    from public.revisoes_retiradas w where w.redacao_id = private.own_essay_id(p_redacao)
  )
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professor_nome', p.nome,
    'professores', private.teacher_names(s.id), 'enviado_em', e.created_at, 'retirada_em', e.retirada_em,
    'pendente', e.niveis is null, 'revisao', e.revisao, 'anotacoes', e.anotacoes
  ) order by e.created_at desc, e.id), '[]')
  from sent e
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  join public.salas s on s.id = e.sala_id and s.excluida_em is null
  join public.profiles p on p.user_id = s.professor_id
$$;

-- All reviews of a classroom, null if the caller does not teach it: {envio_id, revisao, anotacoes} for students who
-- are in the class now or are on the teacher's list of expected students.
create function public.comentarios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
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

-- The reviews of withdrawn essays, latest first and at most 200: {id, sala_id, sala_nome, aluno_nome, tema,
-- enviado_em, retirada_em, revisao, anotacoes}. A teacher gets those of students who are now in the classrooms the
-- teacher teaches, limited to `p_sala` or `p_envio` if set; a student gets those of the student's own essays.
-- Teachers do not get automatic findings, discarded or not.
create function public.revisoes_de_retiradas(p_sala uuid default null, p_envio uuid default null) returns json
language sql stable security definer set search_path = '' as $$
  with taught as (select array(select private.taught_class_ids()) as ids),
  kept as (
    select w.*, a.nome as aluno_nome, true as is_teacher
    from taught
    join public.revisoes_retiradas w on w.sala_id = any (taught.ids)
    join private.class_students(taught.ids) a on a.sala_id = w.sala_id and a.aluno_id = w.aluno_id
    union all
    select w.*, p.nome, false
    from public.revisoes_retiradas w
    join public.sala_alunos m on m.sala_id = w.sala_id and m.aluno_id = w.aluno_id
    join public.profiles p on p.user_id = w.aluno_id
    where w.aluno_id = (select auth.uid())
  ),
  shown as (
    select * from kept
    where (p_sala is null or sala_id = p_sala) and (p_envio is null or envio_id = p_envio)
    order by retirada_em desc, envio_id limit 200
  )
  select coalesce(json_agg(json_build_object(
    'id', w.envio_id, 'sala_id', w.sala_id, 'sala_nome', s.nome, 'aluno_nome', w.aluno_nome, 'tema', w.tema,
    'enviado_em', w.enviado_em, 'retirada_em', w.retirada_em, 'revisao', w.revisao,
    'anotacoes', case when w.is_teacher and w.anotacoes is not null
      then jsonb_set(w.anotacoes::jsonb, '{descartes}', '[]')::json else w.anotacoes end
  ) order by w.retirada_em desc, w.envio_id), '[]')
  from shown w join public.salas s on s.id = w.sala_id
$$;

create function private.note_authors() returns trigger language plpgsql set search_path = '' as $$
begin
  new.autores := coalesce((
    select jsonb_object_agg(said.id, said.professor_id)
    from (
      select '' as id, professor_id from public.revisao_textos where envio_id = new.envio_id
      union all
      select id::text, professor_id from public.revisao_marcas where envio_id = new.envio_id
    ) said where said.professor_id is not null
  ), '{}');
  return new;
end $$;
create trigger note_authors before insert on public.revisoes_retiradas
  for each row execute function private.note_authors();

-- Removes the name of one author from a review; if the author's id is not recorded, compares the name instead.
create function private.without_author(p_said jsonb, p_autores jsonb, p_quem uuid, p_nome text) returns jsonb
language sql immutable set search_path = '' as $$
  select p_said || jsonb_build_object(
    'autor', case
      when coalesce(p_autores ->> '' = p_quem::text, p_autores is null and p_said ->> 'autor' = p_nome) then 'null'
      else p_said -> 'autor' end,
    'marcas', coalesce((
      select jsonb_agg(case
        when coalesce(p_autores ->> (m ->> 'id') = p_quem::text, p_autores is null and m ->> 'autor' = p_nome)
          then m || '{"autor": null}' else m end order by n)
      from jsonb_array_elements(p_said -> 'marcas') with ordinality as marks (m, n)
    ), '[]')
  )
$$;

grant execute on function
  public.revisar_redacao(uuid, jsonb, jsonb, integer, integer),
  public.guardar_rascunho(uuid, jsonb, jsonb, integer, integer), public.rascunho_da_revisao(uuid),
  public.revisoes_da_redacao(text), public.comentarios_da_sala(uuid), public.revisoes_de_retiradas(uuid, uuid)
to authenticated;
