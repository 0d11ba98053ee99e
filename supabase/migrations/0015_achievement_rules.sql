-- Unlocking: the server measures its own facts and compares them with the catalogue.

-- Everything achievements ask about a user, one measure per row. Scores, levels and marks count only where the server
-- vouches for them; days and hours are São Paulo's at the time of storing.
create function private.achievement_facts(p_user uuid) returns table (medida text, valor numeric)
language plpgsql stable set search_path = ''
as $$
begin
  -- In PL/pgSQL because the plan of so long a query is worth keeping.
  return query
  with essays as (
    select created_at, private.sao_paulo_date(created_at) as dia,
      extract(hour from created_at at time zone 'America/Sao_Paulo') as hora,
      nota_total, tema, niveis, correcao is not null as corrigida, origem = 'funcao' as atestada,
      origem = 'funcao' and correcao -> 'erros_detectados' = '[]' as limpa
    from public.redacoes where usuario_id = p_user
  ),
  per_day as (select dia, count(*) as redacoes from essays group by dia),
  -- Consecutive days share the difference between the day and its rank.
  streaks as (
    select count(*) as dias from (select dia - (row_number() over (order by dia))::integer as grupo from per_day) d
    group by grupo
  ),
  -- Likewise consecutive high scores, between which no lower one lies.
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
  union all select 'full-cohesion', count(*) from essays where atestada and niveis ->> 3 = '200'
  union all select 'clean-essays', count(*) from essays where limpa and niveis ->> 0 = '200'
  union all select 'canetinhas-earned', sum(amount) from transactions where amount > 0 and source <> 'boas_vindas'
  union all select 'missions', count(*) from transactions where source = 'missao_diaria'
  union all select 'achievements', count(*) from unlocked
  union all select 'measurable-achievements', count(*) from unlocked where mensuravel
  union all select 'opinions', (select count(*) from messages) + total from ratings
  union all select 'ratings', total from ratings
  union all select 'suggestions', count(*) from messages where tipo_problema = 'sugestao';
end $$;

create function private.is_achievement_met(p_conquista uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.conquistas c
    join private.achievement_facts((select auth.uid())) f on f.medida = c.medida and f.valor >= c.limite
    where c.id = p_conquista
  )
$$;

-- A browser may ask for an achievement by inserting it; it gets what it deserves, dated by the server.
create function private.guard_achievement() returns trigger
language plpgsql set search_path = ''
as $$
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
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.award(new.usuario_id, 'conquista', 'conquista:' || criterio_desbloqueio, canetinhas_recompensa, nome)
  from public.conquistas where id = new.conquista_id;
  return null;
end $$;

create trigger reward_achievement after insert on public.usuario_conquistas
  for each row execute function private.reward_achievement();

-- {unlocked, reward}: whether it was unlocked by this call, and the canetinhas paid for it.
create function public.unlock_achievement(p_codigo text) returns json
language plpgsql security definer set search_path = ''
as $$
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

-- Unlocks whatever is deserved by now and answers what is new, in the catalogue's order. One achievement may bring the
-- next, so it goes round until nothing is new.
create function public.unlock_achievements()
returns table (codigo text, nome text, descricao text, icone_url text, recompensa numeric)
language plpgsql security definer set search_path = ''
as $$
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
        -- Parallel calls in one order: none waits for a row the other waits for.
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

revoke execute on function
  private.achievement_facts(uuid), private.is_achievement_met(uuid), private.guard_achievement(),
  private.reward_achievement() from public;
grant execute on function private.is_achievement_met(uuid) to authenticated;
revoke execute on function public.unlock_achievement(text), public.unlock_achievements() from public, anon, authenticated;
grant execute on function public.unlock_achievement(text), public.unlock_achievements() to authenticated;
