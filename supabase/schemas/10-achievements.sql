-- The catalogue of achievements, which is public. Its rows come from src/domain/rewards/achievements.ts, by migrations that
-- `npm run generate:achievements` writes.
create table public.conquistas (
  id uuid primary key default gen_random_uuid(),
  nome text not null check (char_length(nome) between 1 and 100),
  descricao text not null check (char_length(descricao) between 1 and 300),
  -- An emoji.
  icone_url text not null check (char_length(icone_url) between 1 and 16),
  criterio_desbloqueio text not null unique check (char_length(criterio_desbloqueio) between 1 and 50),
  -- The task that unlocks the achievement, in words.
  criterio text not null check (char_length(criterio) between 1 and 300),
  -- Unlocked once the measure `medida` (see `achievement_facts`) reaches `limite`; an achievement without a measure
  -- stays locked.
  medida text check (char_length(medida) between 1 and 50),
  limite integer check (limite > 0),
  canetinhas_recompensa numeric(5, 1) not null default 5 check (canetinhas_recompensa >= 0),
  created_at timestamptz not null default now(),
  check ((medida is null) = (limite is null))
);
create index conquistas_order_idx on public.conquistas (created_at);
alter table public.conquistas enable row level security;
create policy "everybody reads the catalogue" on public.conquistas for select to anon, authenticated using (true);
revoke all on public.conquistas from public, anon, authenticated;
grant select on public.conquistas to anon, authenticated;
grant select, insert, update, delete on public.conquistas to service_role;

create table public.usuario_conquistas (
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  conquista_id uuid not null references public.conquistas (id) on delete cascade,
  data_desbloqueio timestamptz not null default now(),
  primary key (usuario_id, conquista_id)
);
create index usuario_conquistas_recent_idx on public.usuario_conquistas (usuario_id, data_desbloqueio desc);
create index usuario_conquistas_conquista_idx on public.usuario_conquistas (conquista_id);
alter table public.usuario_conquistas enable row level security;
create policy "own achievements" on public.usuario_conquistas for select to authenticated
  using (usuario_id = (select auth.uid()));
-- `guard_achievement` decides whether the achievement is earned.
create policy "claim own achievement" on public.usuario_conquistas for insert to authenticated
  with check (usuario_id = (select auth.uid()));
revoke all on public.usuario_conquistas from public, anon, authenticated;
grant select, insert on public.usuario_conquistas to authenticated;
grant select, insert, update, delete on public.usuario_conquistas to service_role;

-- Two wordings with the same key are the same theme: case, accents and punctuation are ignored. Characters are
-- listed explicitly, as in `private.essay_words`.
create function private.theme_key(p_theme text) returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    translate(
      lower(p_theme),
      'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
      'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'
    ),
    '[^a-z0-9]+', ' ', 'g'
  ))
$$;

-- All facts about a user that achievements depend on, one measure per row, computed from the essays with `conta`.
-- Scores, levels and marked errors are used only if the server vouches for them; days and hours are those of São
-- Paulo when the essay was stored.
create function private.achievement_facts(p_user uuid) returns table (medida text, valor numeric)
language plpgsql stable set search_path = '' as $$
begin
  return query
  with essays as (
    select created_at, private.sao_paulo_date(created_at) as dia,
      extract(hour from created_at at time zone 'America/Sao_Paulo') as hora,
      nota_total, tema, bank.eixo, niveis, correcao is not null as corrigida, origem = 'funcao' as atestada,
      origem = 'funcao' and correcao -> 'erros_detectados' = '[]' as limpa
    from public.redacoes left join private.bank_themes() bank on bank.chave = private.theme_key(tema)
    where usuario_id = p_user and conta
  ),
  per_day as (select dia, count(*) as redacoes from essays group by dia),
  streaks as (
    select count(*) as dias from (select dia - (row_number() over (order by dia))::integer as grupo from per_day) d
    group by grupo
  ),
  high_runs as (
    select count(*) as notas
    from (
      select nota_total >= 800 as alta,
        row_number() over (order by created_at) - row_number() over (partition by nota_total >= 800 order by created_at)
          as grupo
      from essays where atestada
    ) scored
    where alta group by grupo
  ),
  same_theme as (select count(*) as redacoes from essays where tema is not null group by lower(btrim(tema))),
  unlocked as (
    select c.medida is not null and c.criterio_desbloqueio <> 'conquistas_todas' as mensuravel
    from public.usuario_conquistas u join public.conquistas c on c.id = u.conquista_id where u.usuario_id = p_user
  ),
  transactions as (select amount, source from public.canetinhas_transactions where user_id = p_user),
  messages as (select tipo_problema from public.feedback_mensagens where usuario_id = p_user),
  ratings as (select count(*) as total from public.correcao_avaliacoes where usuario_id = p_user)
  select 'essays', count(*)::numeric from essays
  union all select 'corrections', count(*) from essays where corrigida
  union all select 'best-total', max(nota_total) from essays where atestada
  union all select 'essays-in-a-day', max(redacoes) from per_day
  union all select 'days-in-a-row', max(dias) from streaks
  union all select 'essays-before-six', count(*) from essays where hora < 6
  union all select 'essays-after-ten-pm', count(*) from essays where hora >= 22
  union all select 'high-totals-in-a-row', max(notas) from high_runs
  union all select 'essays-on-one-theme', max(redacoes) from same_theme
  union all select 'essays-on-rights', count(*) from essays where eixo = 'direitos'
  union all select 'theme-axes', count(distinct eixo) from essays
  union all select 'full-cohesion', count(*) from essays where atestada and niveis ->> 3 = '200'
  union all select 'clean-essays', count(*) from essays where limpa and niveis ->> 0 = '200'
  union all select 'canetinhas-earned', sum(amount) from transactions where amount > 0 and source <> 'boas_vindas'
  union all select 'missions', count(*) from transactions where source = 'missao_diaria'
  union all select 'achievements', count(*) from unlocked
  union all select 'measurable-achievements', count(*) from unlocked where mensuravel
  union all select 'opinions', (select count(*) from messages) + total from ratings
  union all select 'ratings', total from ratings
  union all select 'suggestions', count(*) from messages where tipo_problema = 'sugestao'
  -- Excludes essays that a teacher photographed, because they are counted for the class only.
  union all select 'teacher-reviews', (
    select count(*) from public.sala_envios e join public.redacoes r on r.id = e.redacao_id
    where e.aluno_id = p_user and e.revisada and r.usuario_id = p_user
  );
end $$;

create function private.is_achievement_met(p_conquista uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.conquistas c
    join private.achievement_facts((select auth.uid())) f on f.medida = c.medida and f.valor >= c.limite
    where c.id = p_conquista
  )
$$;

-- A browser may claim an achievement by inserting it; the server checks and dates it.
create function private.guard_achievement() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    if not private.is_achievement_met(new.conquista_id) then
      raise insufficient_privilege using message = 'this achievement has not been reached';
    end if;
    new.data_desbloqueio := now();
  end if;
  return new;
end $$;
create trigger guard_achievement before insert on public.usuario_conquistas
  for each row execute function private.guard_achievement();

create function private.reward_achievement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.award(new.usuario_id, 'conquista', 'conquista:' || criterio_desbloqueio, canetinhas_recompensa, nome)
  from public.conquistas where id = new.conquista_id;
  return null;
end $$;
create trigger reward_achievement after insert on public.usuario_conquistas
  for each row execute function private.reward_achievement();

-- Returns {unlocked, reward}: whether this call unlocked the achievement, and the canetinhas paid for it.
create function public.desbloquear_conquista(p_codigo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  reward numeric;
begin
  with unlocked as (
    insert into public.usuario_conquistas (usuario_id, conquista_id)
    select (select auth.uid()), c.id from public.conquistas c
    where c.criterio_desbloqueio = p_codigo and private.is_achievement_met(c.id)
    on conflict do nothing
    returning conquista_id
  )
  select c.canetinhas_recompensa into reward from unlocked join public.conquistas c on c.id = unlocked.conquista_id;
  return json_build_object('unlocked', reward is not null, 'reward', coalesce(reward, 0));
end $$;

-- Unlocks every achievement that is earned and returns the new ones, in the catalogue's order. One achievement may
-- earn the next, so this repeats until nothing is new.
create function public.desbloquear_conquistas()
returns table (codigo text, nome text, descricao text, icone_url text, recompensa numeric)
language plpgsql security definer set search_path = '' as $$
begin
  loop
    return query
      with unlocked as (
        insert into public.usuario_conquistas (usuario_id, conquista_id)
        select (select auth.uid()), c.id
        from public.conquistas c
        join private.achievement_facts((select auth.uid())) f on f.medida = c.medida and f.valor >= c.limite
        where not exists (
          select from public.usuario_conquistas u
          where u.usuario_id = (select auth.uid()) and u.conquista_id = c.id
        )
        -- Parallel calls insert in the same order, so they cannot deadlock.
        order by c.created_at
        on conflict do nothing
        returning conquista_id
      )
      select c.criterio_desbloqueio, c.nome, c.descricao, c.icone_url, c.canetinhas_recompensa
      from unlocked join public.conquistas c on c.id = unlocked.conquista_id
      order by c.created_at;
    exit when not found;
  end loop;
end $$;

grant execute on function
  private.is_achievement_met(uuid), public.desbloquear_conquista(text), public.desbloquear_conquistas()
to authenticated;
