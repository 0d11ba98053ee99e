-- Essays students send to a classroom. A teacher reads what was sent to an own classroom by somebody who is in it now;
-- what a student writes without sending stays the student's.
create table public.sala_envios (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  tema_id uuid references public.sala_temas (id) on delete set null,
  -- Copied from the essay, so that no list reads whole essays: its theme, the levels that the server vouches for…
  tema text check (char_length(tema) <= 300),
  niveis smallint[] check (cardinality(niveis) = 5),
  -- … how often each kind of finding was marked…
  achados jsonb not null default '{}' check (jsonb_typeof(achados) = 'object' and octet_length(achados::text) <= 32768),
  -- … and from the review: that there is one, and the teacher's levels, with gaps where the others stand.
  revisada boolean not null default false,
  niveis_professor smallint[] not null default '{null,null,null,null,null}' check (cardinality(niveis_professor) = 5),
  -- Of the levels that count; null while one is missing.
  total smallint generated always as (
    coalesce(niveis_professor[1], niveis[1]) + coalesce(niveis_professor[2], niveis[2])
    + coalesce(niveis_professor[3], niveis[3]) + coalesce(niveis_professor[4], niveis[4])
    + coalesce(niveis_professor[5], niveis[5])
  ) stored,
  created_at timestamptz not null default now(),
  unique (redacao_id, sala_id)
);

create index sala_envios_newest_idx on public.sala_envios (sala_id, created_at desc);
create index sala_envios_aluno_idx on public.sala_envios (aluno_id, sala_id);
create index sala_envios_tema_idx on public.sala_envios (tema_id);

-- What a teacher says of an essay, by competency: a comment, or another level with its reason, or both.
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

alter table public.sala_envios enable row level security;
alter table public.revisoes enable row level security;
create policy "by functions only" on public.sala_envios for all to authenticated using (false);
create policy "by functions only" on public.revisoes for all to authenticated using (false);

revoke all on public.sala_envios, public.revisoes from public, anon, authenticated;
grant select, insert, update, delete on public.sala_envios, public.revisoes to service_role;

-- The five levels that the server vouches for; null ("Pendente") where it does not.
create function private.vouched_levels(p_origem text, p_niveis jsonb) returns smallint[]
language sql immutable set search_path = ''
as $$
  select case when p_origem = 'funcao' and jsonb_array_length(p_niveis) = 5 then
    array(select level::smallint from jsonb_array_elements_text(p_niveis) with ordinality as l (level, n) order by n)
  end
$$;

-- {codigo: count} of the findings, from either shape of a correction. A browser may have written it: the sixty most
-- frequent are plenty.
create function private.finding_counts(p_correcao jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
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

-- An essay changes in one case only: the edge function vouches for one that a browser had stored (0007).
create function private.refresh_sendings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sala_envios
  set tema = new.tema, niveis = private.vouched_levels(new.origem, new.niveis),
    achados = private.finding_counts(new.correcao)
  where redacao_id = new.id;
  return null;
end $$;

create trigger refresh_sendings after update of origem, tema, correcao on public.redacoes
  for each row execute function private.refresh_sendings();

-- The id of an own essay by its id or by the key it was stored under, which is what a browser knows first.
create function private.own_essay_id(p_redacao text) returns uuid
language sql stable set search_path = ''
as $$
  select id from public.redacoes
  where usuario_id = (select auth.uid()) and (chave_idempotencia = p_redacao or id::text = lower(p_redacao))
  order by id::text = lower(p_redacao) desc limit 1
$$;

-- {ok, id} or {ok: false, motivo}: 'sala_nao_encontrada', 'redacao_nao_encontrada'. Sending twice is sending once, also
-- where another theme was named; a theme of another classroom is none. Where none is named, it is the one of the class
-- that the essay was written on, if any: another device may not know it.
create function public.enviar_para_sala(p_sala uuid, p_redacao text, p_tema uuid default null) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  essay_id constant uuid := private.own_essay_id(p_redacao);
  sending_id uuid;
begin
  -- Locked, so that nothing is sent to a classroom that is being left; first the classroom, as by whoever deletes it.
  perform from public.salas where id = p_sala for key share;
  perform from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid()) for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  -- Held until the sending is there: the edge function may be vouching for it right now.
  perform from public.redacoes where id = essay_id for share;
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
  insert into public.sala_envios (sala_id, aluno_id, redacao_id, tema_id, tema, niveis, achados)
  select p_sala, r.usuario_id, r.id,
    (
      select t.id from public.sala_temas t
      where t.sala_id = p_sala
        and (t.id = p_tema or (p_tema is null and lower(t.tema) = lower(private.trimmed(r.tema))))
      order by t.created_at desc, t.id limit 1
    ),
    r.tema, private.vouched_levels(r.origem, r.niveis), private.finding_counts(r.correcao)
  from public.redacoes r where r.id = essay_id
  returning id into sending_id;
  return json_build_object('ok', true, 'id', sending_id);
end $$;

-- Answers whether there was such a sending of the caller. A review goes with it.
create function public.retirar_da_sala(p_envio uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.sala_envios where id = p_envio and aluno_id = (select auth.uid());
  return found;
end $$;

-- Answers whether the user was in the classroom. What was sent there goes with it, also after a removal.
create or replace function public.sair_da_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_in boolean;
begin
  delete from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid());
  was_in := found;
  delete from public.sala_envios where sala_id = p_sala and aluno_id = (select auth.uid());
  return was_in;
end $$;

-- The review of a sending, by competency.
create function private.review_of(p_envio uuid) returns json
language sql stable set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'competencia', competencia, 'comentario', comentario, 'nivel', nivel, 'motivo', motivo, 'atualizado_em', updated_at
  ) order by competencia), '[]')
  from public.revisoes where envio_id = p_envio
$$;

-- The caller's classrooms, the one joined last first: {id, nome, descricao, professor_nome, entrou_em, tema, envios}.
create function public.minhas_salas() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'professor_nome', p.nome, 'entrou_em', m.created_at,
    'tema', (
      select json_build_object('id', t.id, 'tema', t.tema, 'criado_em', t.created_at, 'prazo', t.prazo)
      from public.sala_temas t where t.sala_id = s.id order by t.created_at desc, t.id limit 1
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
  join public.salas s on s.id = m.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where m.aluno_id = (select auth.uid())
$$;

-- Where an own essay was sent, newest first, and what the teachers said: {id, sala_id, sala_nome, professor_nome,
-- enviado_em, pendente, revisao}; `pendente` where the server does not vouch for its levels. Only of classrooms the
-- caller is in.
create function public.revisoes_da_redacao(p_redacao text) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professor_nome', p.nome, 'enviado_em', e.created_at,
    'pendente', e.niveis is null, 'revisao', private.review_of(e.id)
  ) order by e.created_at desc, e.id), '[]')
  from public.sala_envios e
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  join public.salas s on s.id = e.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where e.redacao_id = private.own_essay_id(p_redacao)
$$;

revoke execute on function
  private.vouched_levels(text, jsonb), private.finding_counts(jsonb), private.refresh_sendings(),
  private.own_essay_id(text), private.review_of(uuid) from public;
revoke execute on function
  public.enviar_para_sala(uuid, text, uuid), public.retirar_da_sala(uuid), public.minhas_salas(),
  public.revisoes_da_redacao(text) from public, anon, authenticated;
grant execute on function
  public.enviar_para_sala(uuid, text, uuid), public.retirar_da_sala(uuid), public.minhas_salas(),
  public.revisoes_da_redacao(text) to authenticated;
