-- The ranking shows minors: first name and initial, only of students who chose to appear. SECURITY DEFINER because
-- profiles are closed to everybody but their owner.
create index profiles_ranking_idx on public.profiles (canetinhas desc, data_cadastro, user_id)
  include (nome) where ranking_opt_in and tipo_conta = 'student';

-- 'Ana Beatriz de Souza' becomes 'Ana S.'.
create function private.short_name(p_nome text) returns text
language sql immutable set search_path = ''
as $$
  select left(parts[1], 30)
    || case when cardinality(parts) > 1 then ' ' || upper(left(parts[cardinality(parts)], 1)) || '.' else '' end
  from (select regexp_split_to_array(btrim(p_nome), '\s+') as parts) split
$$;

-- Highest balance first, the longer-standing account before an equal one. `p_limit` is held within 1…100.
create function public.leaderboard(p_limit integer default 10)
returns table (posicao bigint, nome text, canetinhas numeric, eu boolean)
language sql stable security definer set search_path = ''
as $$
  select row_number() over (order by top.canetinhas desc, top.data_cadastro, top.user_id),
    private.short_name(top.nome), top.canetinhas, coalesce(top.user_id = (select auth.uid()), false)
  from (
    select p.user_id, p.nome, p.canetinhas, p.data_cadastro
    from public.profiles p
    where p.ranking_opt_in and p.tipo_conta = 'student'
    order by p.canetinhas desc, p.data_cadastro, p.user_id
    limit least(greatest(coalesce(p_limit, 10), 1), 100)
  ) top
  order by 1
$$;

-- The caller's own place and balance; no row for those who do not take part.
create function public.minha_posicao() returns table (posicao bigint, canetinhas numeric)
language sql stable security definer set search_path = ''
as $$
  select 1 + (
    select count(*) from public.profiles p
    where p.ranking_opt_in and p.tipo_conta = 'student'
      and (p.canetinhas > me.canetinhas
        or p.canetinhas = me.canetinhas and (p.data_cadastro, p.user_id) < (me.data_cadastro, me.user_id))
  ), me.canetinhas
  from public.profiles me
  where me.user_id = (select auth.uid()) and me.ranking_opt_in and me.tipo_conta = 'student'
$$;

revoke execute on function private.short_name(text) from public;
revoke execute on function public.leaderboard(integer), public.minha_posicao() from public, anon, authenticated;
grant execute on function public.leaderboard(integer), public.minha_posicao() to authenticated;
