-- A review is published, and its draft saved, over the version that was read: whoever comes later is told whose is there, and
-- overwrites it knowingly or not at all. As with the theme of a class (`tema_versao`), a number counts the writes.

alter table public.sala_envios
  -- Counts what is published and taken back, and tells who did it last and when.
  add column revisao_versao integer not null default 0,
  add column revisao_por uuid references public.profiles (user_id) on delete set null,
  add column revisao_em timestamptz,
  -- Counts how often a draft was saved; publishing takes the draft, not the count.
  add column rascunho_versao integer not null default 0;
create index sala_envios_revisao_por_idx on public.sala_envios (revisao_por);

update public.sala_envios e
set revisao_versao = 1, revisao_em = e.revisada_em,
  revisao_por = (select professor_id from public.revisao_textos where envio_id = e.id)
where e.revisada;
update public.sala_envios e set rascunho_versao = 1
where exists (select from public.revisao_rascunhos where envio_id = e.id);

-- Which published review the draft was written over: one that is found again later is published over that one.
alter table public.revisao_rascunhos add column revisao_versao integer not null default 0;
update public.revisao_rascunhos d
set revisao_versao = (select revisao_versao from public.sala_envios where id = d.envio_id);

-- From here on only the draft that was published goes, not one that somebody else began meanwhile.
drop trigger drop_draft on public.sala_envios;
drop function private.drop_draft();

-- Of what is published now: {versao, professor_nome, em, meu}, of who published or took back last; the name is null where the
-- account is gone or nobody has yet.
create function private.publication_of(p_envio public.sala_envios) returns json
language sql stable set search_path = ''
as $$
  select json_build_object(
    'versao', p_envio.revisao_versao,
    'professor_nome', (select nome from public.profiles where user_id = p_envio.revisao_por),
    'em', p_envio.revisao_em,
    'meu', coalesce(p_envio.revisao_por = (select auth.uid()), false)
  )
$$;

-- Puts a list of {competencia, comentario, nivel, motivo} in place of the review, and {geral, marcas, descartes} in place
-- of what was said in the text, unless null: {ok, publicacao, revisao, anotacoes}, or {ok: false, motivo}, 'nao_encontrada', or
-- 'conflito' with the three as `atual` where the review is no longer the one of `p_versao`. The draft of
-- `p_rascunho_versao` goes. What does not fit is refused by the constraints of the tables, all of it together.
-- An app of before there were versions names none: it replaces nothing but its user's own review, and takes that draft.
drop function public.revisar_redacao(uuid, jsonb, jsonb);
create function public.revisar_redacao(
  p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null, p_versao integer default null,
  p_rascunho_versao integer default null
) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  sending public.sala_envios;
  says_something boolean;
begin
  -- Locked: of two that publish at once, the later one reads what the first one wrote.
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

-- Keeps the form of a review as it stands, begun over the review of `p_revisao_versao`; no items take it away. Without
-- `p_anotacoes` what was drafted in the text stays. {ok, versao}, or {ok: false, motivo: 'conflito', atual} with the draft as
-- `rascunho_da_revisao` answers it, where there is one that is not that of `p_versao` (0 where none was read). null where the
-- essay is not the caller's to review. An app of before there were versions names none: it writes over its user's own
-- draft alone, and is answered null elsewhere, which it takes for a failure and keeps what was typed.
drop function public.guardar_rascunho(uuid, jsonb, jsonb);
create function public.guardar_rascunho(
  p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null, p_versao integer default null,
  p_revisao_versao integer default null
) returns json
language plpgsql security definer set search_path = ''
as $$
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

-- The draft of a review, null without one: {itens, anotacoes, atualizado_em, professor_nome, meu, versao, revisao_versao}.
create or replace function public.rascunho_da_revisao(p_envio uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'itens', d.itens, 'anotacoes', d.anotacoes, 'atualizado_em', d.updated_at, 'professor_nome', p.nome,
    'meu', d.professor_id = (select auth.uid()), 'versao', e.rascunho_versao, 'revisao_versao', d.revisao_versao
  )
  from private.taught_sending(p_envio) e
  join public.revisao_rascunhos d on d.envio_id = e.id
  join public.profiles p on p.user_id = d.professor_id
$$;

-- As in 0052, with who published its review last, and its version.
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
    'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id),
    'publicacao', private.publication_of(e)
  )
  from private.taught_sending(p_envio) e
  join public.salas s on s.id = e.sala_id
  join private.class_writers(array[e.sala_id]) a on a.autor_id = e.autor_id
  join public.redacoes r on r.id = e.redacao_id
$$;

revoke execute on function private.publication_of(public.sala_envios) from public;
revoke execute on function
  public.revisar_redacao(uuid, jsonb, jsonb, integer, integer),
  public.guardar_rascunho(uuid, jsonb, jsonb, integer, integer) from public, anon, authenticated;
grant execute on function
  public.revisar_redacao(uuid, jsonb, jsonb, integer, integer),
  public.guardar_rascunho(uuid, jsonb, jsonb, integer, integer) to authenticated;
