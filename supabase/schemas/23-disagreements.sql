-- "Não concordo": a student's disagreement with a correction, and the answer of the team. The essay is copied only
-- if the student agreed; the copy is deleted when the consent is withdrawn or when the row or the account is
-- deleted.
create table public.discordancias (
  id uuid primary key default gen_random_uuid(),
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  competencia smallint not null check (competencia between 1 and 5),
  -- The part of the correction that the student considers wrong: evidence for or against the level, a marked error,
  -- a next step, or the level itself. `regra` is the evaluator's name for this part.
  tipo text not null check (tipo in ('favor', 'contra', 'marca', 'passo', 'nivel')),
  regra text not null check (char_length(btrim(regra)) between 1 and 200),
  nivel_dado smallint check (nivel_dado in (0, 40, 80, 120, 160, 200)),
  nivel_esperado smallint check (nivel_esperado in (0, 40, 80, 120, 160, 200)),
  motivo text not null check (char_length(btrim(motivo)) >= 20 and char_length(motivo) <= 1000),
  com_redacao boolean not null default false,
  tema text check (char_length(tema) <= 300),
  texto text check (char_length(texto) between 1 and 20000),
  -- Range in the text, in UTF-16 units, end exclusive; null if the whole text is meant.
  inicio integer check (inicio >= 0),
  fim integer check (fim > inicio),
  produtor text check (produtor in ('rules', 'scorer', 'model')),
  versao text check (char_length(versao) <= 100),
  resultado text check (resultado in ('confirmada', 'mantida')),
  resposta text check (char_length(btrim(resposta)) >= 10 and char_length(resposta) <= 2000),
  respondida_em timestamptz,
  created_at timestamptz not null default now(),
  unique (redacao_id, competencia),
  constraint discordancias_essay_by_consent check (com_redacao or num_nonnulls(tema, texto, inicio, fim) = 0),
  constraint discordancias_whole_place check ((inicio is null) = (fim is null)),
  constraint discordancias_whole_answer check (num_nonnulls(resultado, resposta, respondida_em) in (0, 3))
);
create index discordancias_newest_idx on public.discordancias (created_at desc);
create index discordancias_usuario_idx on public.discordancias (usuario_id, created_at desc);
alter table public.discordancias enable row level security;
create policy "own disagreements, devs all" on public.discordancias for select to authenticated
  using (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev');
-- The subquery is subject to the policies of `redacoes`, so students can only disagree with their own corrections.
create policy "disagree with own correction" on public.discordancias for insert to authenticated
  with check (
    usuario_id = (select auth.uid()) and exists (select from public.redacoes r where r.id = redacao_id)
  );
-- `guard_disagreement` decides which columns developers and students may each change.
create policy "devs answer, students stop sharing" on public.discordancias for update to authenticated
  using (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev')
  with check (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev');
create policy "withdraw while unanswered" on public.discordancias for delete to authenticated
  using (usuario_id = (select auth.uid()) and resultado is null);
revoke all on public.discordancias from public, anon, authenticated;
grant select, insert, delete on public.discordancias to authenticated;
grant select, insert, update, delete on public.discordancias to service_role;
grant update (com_redacao, resultado, resposta) on public.discordancias to authenticated;

-- All parts of a correction that can be disagreed with, each once, as in `shownRules` of the app. A browser may
-- have stored anything, so parts with another shape are skipped.
create function private.shown_rules(p_correcao jsonb) returns table (competencia smallint, tipo text, regra text)
language sql immutable set search_path = '' as $$
  select n::smallint, 'nivel', 'nivel' from generate_series(1, 5) n
  union
  select (mark ->> 'competencia')::smallint, 'marca', coalesce(mark ->> 'regra', mark ->> 'codigo')
  from jsonb_path_query(p_correcao, '$.erros_detectados[*]') mark
  where mark ->> 'competencia' in ('1', '2', '3', '4', '5') and coalesce(mark ->> 'regra', mark ->> 'codigo') is not null
  union
  select (step ->> 'competency')::smallint, 'passo', coalesce(step ->> 'kind', 'adiante')
  from jsonb_path_query(p_correcao, '$.grifo.steps[*]') step
  where step ->> 'competency' in ('1', '2', '3', '4', '5')
  union
  select n::smallint, item ->> 'side', item ->> 'label'
  from generate_series(1, 5) n,
    jsonb_path_query(p_correcao, ('$.grifo.evidence.competencia_' || n || '[*]')::jsonpath) item
  where item ->> 'side' in ('favor', 'contra') and item ->> 'label' is not null
$$;

-- A student may store thirty disagreements a day, enough for all five competencies of six essays.
create function private.limit_disagreements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where user_id = new.usuario_id for no key update;
  if (
    select count(*) from public.discordancias
    where usuario_id = new.usuario_id and created_at >= private.sao_paulo_midnight(now())
  ) >= 30 then
    raise sqlstate 'PT429' using message = 'too many disagreements today', detail = 'limite_diario';
  end if;
  return new;
end $$;
create trigger limit_disagreements before insert on public.discordancias
  for each row execute function private.limit_disagreements();

-- A browser sets only the opinion and the consent. The level, the corrector and the essay are copied from the
-- stored row.
create function private.guard_disagreement() returns trigger language plpgsql set search_path = '' as $$
declare
  essay record;
  is_answer boolean;
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    select r.tema, r.texto, r.produtor, r.versao,
      case when jsonb_array_length(r.niveis) = 5 then r.niveis -> (new.competencia - 1) end as note
    into essay from public.redacoes r where r.id = new.redacao_id and r.usuario_id = (select auth.uid());
    new.nivel_dado := case
      when essay.note in ('0', '40', '80', '120', '160', '200') then (essay.note #>> '{}')::smallint
    end;
    new.produtor := essay.produtor;
    new.versao := essay.versao;
    new.tema := case when new.com_redacao then essay.tema end;
    new.texto := case when new.com_redacao then essay.texto end;
    if not new.com_redacao then
      new.inicio := null;
      new.fim := null;
    end if;
    new.resultado := null;
    new.resposta := null;
    new.respondida_em := null;
    new.created_at := now();
    return new;
  end if;

  is_answer := (new.resultado, new.resposta) is distinct from (old.resultado, old.resposta);
  if to_jsonb(new) - '{com_redacao,resultado,resposta}'::text[] is distinct from
       to_jsonb(old) - '{com_redacao,resultado,resposta}'::text[]
    or is_answer and ((select private.my_account_type()) is distinct from 'dev' or new.resultado is null)
    or new.com_redacao <> old.com_redacao and (old.usuario_id <> (select auth.uid()) or new.com_redacao)
  then
    raise insufficient_privilege using message = 'a disagreement stays as it was written';
  end if;
  if is_answer then
    new.respondida_em := now();
  end if;
  if not new.com_redacao then
    new.tema := null;
    new.texto := null;
    new.inicio := null;
    new.fim := null;
  end if;
  return new;
end $$;
create trigger guard_disagreement before insert or update on public.discordancias
  for each row execute function private.guard_disagreement();

-- For developers: one row for each rule that somebody disagreed with, over the 5,000 newest corrections. `mostrada`
-- is the number of corrections that contain the rule, `discordaram` the number of disagreements, `sem_registro` the
-- number of disagreements whose correction does not contain the rule, because the screen shows the findings of
-- today's checker, and `confirmadas` the number of disagreements that the team agreed with. Contains no names.
create function public.discordancias_por_regra() returns table (
  competencia smallint, tipo text, regra text, mostrada integer, discordaram integer, sem_registro integer, confirmadas integer
) language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if (select private.my_account_type()) is distinct from 'dev' then
    return;
  end if;
  return query
  with recent as (
    select id, correcao from public.redacoes where correcao is not null order by created_at desc limit 5000
  ), shown as (
    -- `|| '{}'` makes PostgreSQL unpack a correction once instead of once per part: 0.5 s instead of 0.8 s for
    -- 200,000 rows.
    select recent.id, s.competencia, s.tipo, s.regra
    from recent cross join lateral private.shown_rules(recent.correcao || '{}') s
  ), asked as (
    select d.competencia, d.tipo, d.regra, count(*) as discordaram, count(*) filter (where s.id is null) as sem_registro,
      count(*) filter (where d.resultado = 'confirmada') as confirmadas
    from public.discordancias d join recent on recent.id = d.redacao_id
    left join shown s on s.id = d.redacao_id and (s.competencia, s.tipo, s.regra) = (d.competencia, d.tipo, d.regra)
    group by 1, 2, 3
  )
  select a.competencia, a.tipo, a.regra, count(s.id)::integer, a.discordaram::integer, a.sem_registro::integer,
    a.confirmadas::integer
  from asked a left join shown s on (s.competencia, s.tipo, s.regra) = (a.competencia, a.tipo, a.regra)
  group by a.competencia, a.tipo, a.regra, a.discordaram, a.sem_registro, a.confirmadas
  order by a.discordaram desc, 1, 2, 3;
end $$;

grant execute on function public.discordancias_por_regra() to authenticated;
