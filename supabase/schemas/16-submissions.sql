-- Essays submitted to a classroom, and the data that teachers read about them. Each function starts from the
-- caller's classrooms and their current students, and returns a single value, so that no row limit truncates it.

create table public.sala_envios (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid references public.profiles (user_id) on delete cascade,
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  tema_id uuid references public.sala_temas (id) on delete set null,
  -- The theme, copied from the essay like the following columns, so that lists need not load whole essays. `niveis`
  -- are the levels that the server vouches for.
  tema text check (char_length(tema) <= 300),
  niveis smallint[] check (cardinality(niveis) = 5),
  -- How often each kind of finding was marked in the essay.
  achados jsonb not null default '{}' check (jsonb_typeof(achados) = 'object' and octet_length(achados::text) <= 32768),
  -- Copied from the review: whether there is one, and the teacher's levels, null where the corrector's level
  -- applies.
  revisada boolean not null default false,
  niveis_professor smallint[] not null default '{null,null,null,null,null}' check (cardinality(niveis_professor) = 5),
  -- The sum of the five levels, each the teacher's if set, otherwise the corrector's; null while one is missing.
  total smallint generated always as (
    coalesce(niveis_professor[1], niveis[1]) + coalesce(niveis_professor[2], niveis[2])
    + coalesce(niveis_professor[3], niveis[3]) + coalesce(niveis_professor[4], niveis[4])
    + coalesce(niveis_professor[5], niveis[5])
  ) stored,
  created_at timestamptz not null default now(),
  -- The width of the band around the total, copied like the levels. A wider band means that the corrector is less
  -- sure.
  largura smallint check (largura between 0 and 1000),
  revisada_em timestamptz,
  -- Whether a teacher photographed the essay; teachers then get no notice of it.
  fotografada boolean not null default false,
  -- The entry of an expected student who has not joined yet (decision 0031), set instead of a student. The
  -- submission goes to the student who takes the entry, and back when that is undone.
  nome_id uuid references public.sala_nomes (id) on delete cascade,
  -- Author of the submission in the class: the student, or the entry of the expected student until a student takes
  -- it.
  autor_id uuid generated always as (coalesce(aluno_id, nome_id)) stored,
  -- Counts the publications and withdrawals of the review; the next two columns record who did the last one, and
  -- when.
  revisao_versao integer not null default 0,
  revisao_por uuid references public.profiles (user_id) on delete set null,
  revisao_em timestamptz,
  -- Counts how often a draft was saved; publishing deletes the draft, not the count.
  rascunho_versao integer not null default 0,
  unique (redacao_id, sala_id),
  constraint sala_envios_of_somebody check (aluno_id is not null or nome_id is not null)
);
create index sala_envios_newest_idx on public.sala_envios (sala_id, created_at desc);
create index sala_envios_aluno_idx on public.sala_envios (aluno_id, sala_id);
create index sala_envios_tema_idx on public.sala_envios (tema_id);
create index sala_envios_to_review_idx on public.sala_envios (sala_id, created_at) where not revisada;
create index sala_envios_theme_to_review_idx on public.sala_envios (tema_id, created_at) where not revisada;
create index sala_envios_nome_idx on public.sala_envios (nome_id);
create index sala_envios_unclaimed_idx on public.sala_envios (created_at) where aluno_id is null;
create index sala_envios_reviewed_idx on public.sala_envios (sala_id, autor_id) where revisada;
create index sala_envios_autor_idx on public.sala_envios (autor_id, sala_id)
  include (id, revisada, created_at, tema_id, largura);
create index sala_envios_revisao_por_idx on public.sala_envios (revisao_por);
alter table public.sala_envios enable row level security;
create policy "by functions only" on public.sala_envios for all to authenticated using (false);
revoke all on public.sala_envios from public, anon, authenticated;
grant select, insert, update, delete on public.sala_envios to service_role;

-- The last withdrawal of each student for each theme. Further withdrawals update the same row, which bounds the
-- table.
create table public.sala_retiradas (
  sala_id uuid not null references public.salas (id) on delete cascade,
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  tema_id uuid references public.sala_temas (id) on delete cascade,
  retirada_em timestamptz not null default now(),
  unique nulls not distinct (sala_id, usuario_id, tema_id)
);
create index sala_retiradas_usuario_idx on public.sala_retiradas (usuario_id);
create index sala_retiradas_tema_idx on public.sala_retiradas (tema_id);
create index sala_retiradas_when_idx on public.sala_retiradas (retirada_em);
alter table public.sala_retiradas enable row level security;
create policy "own withdrawals" on public.sala_retiradas for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.sala_retiradas from public, anon, authenticated;
grant select on public.sala_retiradas to authenticated;
grant select, insert, update, delete on public.sala_retiradas to service_role;

-- The five levels if the server vouches for them; otherwise null ("Pendente").
create function private.vouched_levels(p_origem text, p_niveis jsonb) returns smallint[]
language sql immutable set search_path = '' as $$
  select case when p_origem = 'funcao' and jsonb_array_length(p_niveis) = 5 then
    array(select level::smallint from jsonb_array_elements_text(p_niveis) with ordinality as l (level, n) order by n)
  end
$$;

-- Number of findings by code, {codigo: count}, from either format of a correction. A browser may have written the
-- correction, so only the sixty most frequent codes are stored.
create function private.finding_counts(p_correcao jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(codigo, times), '{}')
  from (
    select finding ->> 'codigo' as codigo, count(*) as times
    from jsonb_array_elements(
      jsonb_path_query_array(p_correcao, '$.erros_detectados[*]')
      || jsonb_path_query_array(p_correcao, '$.aiAnalysis.erros_detectados[*]')
    ) finding
    where char_length(finding ->> 'codigo') between 1 and 60
    group by 1 order by 2 desc, 1 limit 60
  ) counted
$$;

-- The offset of a finding in a text, from 0, if the text really contains it at that offset; else null. A browser
-- may have written the correction, so nothing in it is trusted. Offsets are UTF-16 units: after an emoji they
-- differ from characters, and such a finding is left out.
create function private.finding_place(p_achado jsonb, p_texto text) returns integer
language sql immutable set search_path = '' as $$
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

create function private.band_width(p_faixa jsonb) returns smallint language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_faixa -> 'low') = 'number' and jsonb_typeof(p_faixa -> 'high') = 'number' then
    least(greatest((p_faixa ->> 'high')::numeric - (p_faixa ->> 'low')::numeric, 0), 1000)::smallint
  end
$$;

create function private.copy_band_width() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.largura := (select private.band_width(faixa) from public.redacoes where id = new.redacao_id);
  return new;
end $$;

-- Updated together with the levels, since both change when the edge function vouches for an essay.
create trigger copy_band_width before insert or update of niveis on public.sala_envios
  for each row execute function private.copy_band_width();

-- An essay changes in one case only: when the edge function vouches for an essay that a browser had stored
-- (`guardar_correcao`).
create function private.refresh_sendings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_envios
  set tema = new.tema, niveis = private.vouched_levels(new.origem, new.niveis),
    achados = private.finding_counts(new.correcao)
  where redacao_id = new.id;
  return null;
end $$;
create trigger refresh_sendings after update of origem, tema, correcao on public.redacoes
  for each row execute function private.refresh_sendings();

-- Returns the submission if the caller may read it, that is, if the caller teaches the classroom and the writer is
-- in it now or has not joined yet.
create function private.taught_sending(p_envio uuid) returns public.sala_envios
language sql stable set search_path = '' as $$
  select e from public.sala_envios e
  left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.id = p_envio and e.sala_id = any (array(select private.taught_class_ids()))
    and (e.aluno_id is null or m.aluno_id is not null)
$$;

-- Records an essay that its student withdraws while staying in the class, but not an essay that is deleted with a
-- student, an account or a class, or by a teacher. `skip locked` skips rows locked by a deletion that waits for
-- this essay in turn.
create function private.note_withdrawal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sala_retiradas where retirada_em < now() - interval '60 days';
  insert into public.sala_retiradas (sala_id, usuario_id, tema_id)
  select m.sala_id, m.aluno_id, old.tema_id
  from public.sala_alunos m
  join public.salas s on s.id = m.sala_id
  join public.profiles p on p.user_id = m.aluno_id
  where m.sala_id = old.sala_id and m.aluno_id = old.aluno_id and m.aluno_id = (select auth.uid())
  for key share skip locked
  on conflict (sala_id, usuario_id, tema_id) do update set retirada_em = excluded.retirada_em;
  return null;
end $$;
create trigger note_withdrawal after delete on public.sala_envios for each row execute function private.note_withdrawal();

-- Submits an essay to a classroom. Returns {ok, id} or {ok: false, motivo}: 'sala_nao_encontrada',
-- 'redacao_nao_encontrada', 'so_manuscrita' or 'so_digitada' if the theme requires the other form. A second
-- submission changes nothing, even with another theme; a theme of another classroom is ignored. If `p_tema` is
-- null, the theme of the class that has the same text as the essay's theme is used, if any, because another device
-- may not know its id.
create function public.enviar_para_sala(p_sala uuid, p_redacao text, p_tema uuid default null) returns json
language plpgsql security definer set search_path = '' as $$
declare
  essay_id constant uuid := private.own_essay_id(p_redacao);
  essay public.redacoes;
  theme public.sala_temas;
  sending_id uuid;
begin
  -- Locks the membership, so that nothing is sent to a classroom that the student is leaving. The classroom is
  -- locked first, in the same order as when it is deleted.
  perform from public.salas where id = p_sala and arquivada_em is null and excluida_em is null for key share;
  if not found then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  perform from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid()) for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  -- Locked until the submission is stored, because the edge function may be vouching for the essay right now.
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

-- Withdraws a submission; returns whether the caller had such a submission. The published review stays; a draft is
-- deleted.
create function public.retirar_da_sala(p_envio uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Locks the submission, so that a review published at the same moment either is stored before the withdrawal or
  -- finds no submission.
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

-- Figures of all essays of a classroom, newest first; null if the caller does not teach it: {id, aluno_id,
-- aluno_nome, nome_anterior, esperado, tema_id, tema, enviado_em, niveis, niveis_professor, revisada, achados}.
create function public.envios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
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

-- The latest essays of all classrooms the caller teaches, newest first, at most 100: {envio_id, sala_id, sala_nome,
-- aluno_nome, nome_anterior, tema, enviado_em, total}. `esperado` says that the writer has not joined yet;
-- `aluno_id` is then the id of the writer's entry in the list of expected students.
create function public.redacoes_recentes_das_salas(p_limit integer default 10) returns json
language sql stable security definer set search_path = '' as $$
  with latest as (
    select e.*, s.nome as sala_nome
    from public.salas s
    cross join lateral (
      select * from public.sala_envios e
      -- A scalar subquery instead of `exists`: for a join, the planner would sort all rows instead of reading the
      -- newest ones.
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

-- One essay as its writer sees it, with the review, its last publisher and its version; null if the caller may not
-- read the essay. `prazo` is the date of the theme.
create function public.redacao_da_sala(p_envio uuid) returns json
language sql stable security definer set search_path = '' as $$
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

-- Passages with one kind of finding from essays submitted to a classroom, without names, for discussion in class;
-- at most thirty, null if the caller does not teach it: {id, antes, trecho, depois, mensagem, sugestao}. Unpacking
-- one correction takes most of a millisecond, so only the newest essay of at most thirty students is read, and at
-- most three findings of each essay; passages of different students come before further ones of the same student.
create function public.passagens_da_sala(p_sala uuid, p_codigo text) returns json
language sql stable security definer set search_path = '' as $$
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

grant execute on function
  public.enviar_para_sala(uuid, text, uuid), public.retirar_da_sala(uuid), public.envios_da_sala(uuid),
  public.redacoes_recentes_das_salas(integer), public.redacao_da_sala(uuid), public.passagens_da_sala(uuid, text)
to authenticated;
