-- What a teacher says in the text of an essay: marks on its words, automatic marks that are none ("não é erro"), and a
-- comment on the whole. With the review they are drafted, published and taken back. The text under them never changes.

-- Who published a review last, and what it says of the whole essay.
create table public.revisao_textos (
  envio_id uuid primary key references public.sala_envios (id) on delete cascade,
  professor_id uuid references public.profiles (user_id) on delete set null,
  geral text not null default '' check (char_length(geral) <= 3000),
  updated_at timestamptz not null default now()
);

-- Places are UTF-16 units, as browsers count; the words themselves are kept beside them.
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

create table public.revisao_descartes (
  envio_id uuid not null references public.sala_envios (id) on delete cascade,
  inicio integer not null check (inicio >= 0),
  fim integer not null check (fim <= 100000 and fim > inicio),
  codigo text not null check (char_length(codigo) between 1 and 100),
  trecho text not null check (char_length(trecho) <= 2000),
  primary key (envio_id, inicio, fim, codigo)
);

create index revisao_textos_professor_idx on public.revisao_textos (professor_id);
create index revisao_marcas_professor_idx on public.revisao_marcas (professor_id);
alter table public.revisao_textos enable row level security;
alter table public.revisao_marcas enable row level security;
alter table public.revisao_descartes enable row level security;
create policy "by functions only" on public.revisao_textos for all to authenticated using (false);
create policy "by functions only" on public.revisao_marcas for all to authenticated using (false);
create policy "by functions only" on public.revisao_descartes for all to authenticated using (false);
revoke all on public.revisao_textos, public.revisao_marcas, public.revisao_descartes from public, anon, authenticated;
grant select, insert, update, delete on
  public.revisao_textos, public.revisao_marcas, public.revisao_descartes to service_role;

-- {geral, autor, publicada_em, marcas: [{id, inicio, fim, trecho, comentario, caneta, competencia, autor}], descartes:
-- [{inicio, fim, codigo, trecho}]}; null where there is no review, or one of before there were marks.
create function private.annotations_of(p_envio uuid) returns json
language sql stable set search_path = ''
as $$
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

-- Puts {geral, marcas, descartes} in place of what was said in the text; a mark that stays as it was stays its writer's.
create function private.store_annotations(p_envio uuid, p_anotacoes jsonb) returns void
language plpgsql set search_path = ''
as $$
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
  -- Nobody is quoted with words that the essay does not have.
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

-- Puts a list of {competencia, comentario, nivel, motivo} in place of the review, and {geral, marcas, descartes} in place
-- of what was said in the text, unless null: {ok, revisao, anotacoes}, or {ok: false, motivo: 'nao_encontrada'}. What
-- does not fit is refused by the constraints of the tables, all of it together.
drop function public.revisar_redacao(uuid, jsonb);
create function public.revisar_redacao(p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  says_something boolean;
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
  if p_anotacoes is not null then
    perform private.store_annotations(p_envio, p_anotacoes);
  end if;
  insert into public.revisao_textos as t (envio_id, professor_id, geral)
  values (p_envio, (select auth.uid()), coalesce(btrim(p_anotacoes ->> 'geral', E' \t\r\n'), ''))
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
  update public.sala_envios
  set revisada = says_something, niveis_professor = array(
    select r.nivel from generate_series(1, 5) n
    left join public.revisoes r on r.envio_id = p_envio and r.competencia = n order by n
  )
  where id = p_envio;
  return json_build_object(
    'ok', true, 'revisao', private.review_of(p_envio), 'anotacoes', private.annotations_of(p_envio)
  );
end $$;

alter table public.revisao_rascunhos
  add column anotacoes jsonb check (jsonb_typeof(anotacoes) = 'object' and octet_length(anotacoes::text) <= 262144);

-- Keeps the form of a review as it stands; no items take it away. Without `p_anotacoes` what was drafted in the text stays.
-- Answers whether the essay is the caller's to review.
drop function public.guardar_rascunho(uuid, jsonb);
create function public.guardar_rascunho(p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.sala_envios where id = (private.taught_sending(p_envio)).id for no key update;
  if not found then
    return false;
  end if;
  if jsonb_array_length(p_itens) = 0 then
    delete from public.revisao_rascunhos where envio_id = p_envio;
  else
    insert into public.revisao_rascunhos as d (envio_id, professor_id, itens, anotacoes)
    values (p_envio, (select auth.uid()), p_itens, p_anotacoes)
    on conflict (envio_id) do update
      set professor_id = excluded.professor_id, itens = excluded.itens, updated_at = clock_timestamp(),
        anotacoes = coalesce(excluded.anotacoes, d.anotacoes);
  end if;
  return true;
end $$;

-- The draft of a review, null without one: {itens, anotacoes, atualizado_em, professor_nome, meu}.
create or replace function public.rascunho_da_revisao(p_envio uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'itens', d.itens, 'anotacoes', d.anotacoes, 'atualizado_em', d.updated_at, 'professor_nome', p.nome,
    'meu', d.professor_id = (select auth.uid())
  )
  from private.taught_sending(p_envio) e
  join public.revisao_rascunhos d on d.envio_id = e.id
  join public.profiles p on p.user_id = d.professor_id
$$;

-- {id, sala_id, sala_nome, aluno_nome, nome_anterior, enviado_em, prazo, redacao, revisao, anotacoes}; `prazo` is the
-- theme's.
create or replace function public.redacao_da_sala(p_envio uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', e.id, 'sala_id', e.sala_id, 'sala_nome', s.nome, 'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior,
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
  join private.class_students(array[e.sala_id]) a on a.aluno_id = e.aluno_id
  join public.redacoes r on r.id = e.redacao_id
$$;

revoke execute on function
  private.annotations_of(uuid), private.store_annotations(uuid, jsonb) from public;
revoke execute on function
  public.revisar_redacao(uuid, jsonb, jsonb), public.guardar_rascunho(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function
  public.revisar_redacao(uuid, jsonb, jsonb), public.guardar_rascunho(uuid, jsonb, jsonb) to authenticated;

-- What was published of an essay that its student withdrew: the essay is out of the class, the review stays with both. Of
-- the essay it has the theme, the levels and the words that the teacher quoted, and no more.
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
  anotacoes json check (octet_length(anotacoes::text) <= 2097152)
);
create index revisoes_retiradas_sala_idx on public.revisoes_retiradas (sala_id, retirada_em desc);
create index revisoes_retiradas_aluno_idx on public.revisoes_retiradas (aluno_id);
create index revisoes_retiradas_redacao_idx on public.revisoes_retiradas (redacao_id);
alter table public.revisoes_retiradas enable row level security;
create policy "by functions only" on public.revisoes_retiradas for all to authenticated using (false);
revoke all on public.revisoes_retiradas from public, anon, authenticated;
grant select, insert, update, delete on public.revisoes_retiradas to service_role;

-- Answers whether there was such a sending of the caller. What was published of it stays; a draft goes.
create or replace function public.retirar_da_sala(p_envio uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked: a review that is being published is kept, or comes too late.
  perform from public.sala_envios where id = p_envio and aluno_id = (select auth.uid()) for update;
  if not found then
    return false;
  end if;
  insert into public.revisoes_retiradas (
    envio_id, sala_id, aluno_id, redacao_id, tema, niveis, enviado_em, revisao, anotacoes
  )
  select e.id, e.sala_id, e.aluno_id, e.redacao_id, coalesce(e.tema, ''), e.niveis, e.created_at,
    private.review_of(e.id), private.annotations_of(e.id)
  from public.sala_envios e where e.id = p_envio and e.revisada;
  delete from public.sala_envios where id = p_envio;
  return true;
end $$;

-- What was sent there goes with it, what was said of it, and the place in the list, also after a removal.
create or replace function public.sair_da_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_in boolean;
begin
  delete from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid());
  was_in := found;
  delete from public.sala_envios where sala_id = p_sala and aluno_id = (select auth.uid());
  delete from public.revisoes_retiradas where sala_id = p_sala and aluno_id = (select auth.uid());
  delete from public.sala_nomes where sala_id = p_sala and aluno_id = (select auth.uid());
  return was_in;
end $$;

-- The reviews of withdrawn essays, the latest first and at most 200: those of the classrooms taught, of who is in them now,
-- of `p_sala` or `p_envio` alone where given. For a student, those of the own essays. {id, sala_id, sala_nome, aluno_nome,
-- tema, enviado_em, retirada_em, revisao, anotacoes}. A teacher has no automatic marks of them any more, dismissed or not.
create function public.revisoes_de_retiradas(p_sala uuid default null, p_envio uuid default null) returns json
language sql stable security definer set search_path = ''
as $$
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

-- Where an own essay was sent, newest first, and what the teachers said, also where it was withdrawn from (`retirada_em`,
-- else null): {id, sala_id, sala_nome, professor_nome, professores, enviado_em, retirada_em, pendente, revisao, anotacoes};
-- `pendente` where the server does not vouch for its levels. Only of classrooms the caller is in.
create or replace function public.revisoes_da_redacao(p_redacao text) returns json
language sql stable security definer set search_path = ''
as $$
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

revoke execute on function public.revisoes_de_retiradas(uuid, uuid) from public, anon, authenticated;
grant execute on function public.revisoes_de_retiradas(uuid, uuid) to authenticated;
