-- Five functions of the API get Portuguese names, as all others; the old names stay for older apps, until the next release.
alter function public.claim_daily_login() rename to receber_entrada_do_dia;
alter function public.claim_daily_mission() rename to receber_missao_do_dia;
alter function public.leaderboard(integer) rename to ranking;
alter function public.unlock_achievement(text) rename to desbloquear_conquista;
alter function public.unlock_achievements() rename to desbloquear_conquistas;

create function public.claim_daily_login() returns numeric
language sql security definer set search_path = '' as $$ select public.receber_entrada_do_dia() $$;

create function public.claim_daily_mission() returns numeric
language sql security definer set search_path = '' as $$ select public.receber_missao_do_dia() $$;

create function public.leaderboard(p_limit integer default 10)
returns table (posicao bigint, nome text, canetinhas numeric, eu boolean)
language sql stable security definer set search_path = '' as $$ select * from public.ranking(p_limit) $$;

create function public.unlock_achievement(p_codigo text) returns json
language sql security definer set search_path = '' as $$ select public.desbloquear_conquista(p_codigo) $$;

create function public.unlock_achievements()
returns table (codigo text, nome text, descricao text, icone_url text, recompensa numeric)
language sql security definer set search_path = '' as $$ select * from public.desbloquear_conquistas() $$;

revoke execute on function
  public.claim_daily_login(), public.claim_daily_mission(), public.leaderboard(integer),
  public.unlock_achievement(text), public.unlock_achievements()
from public, anon;
grant execute on function
  public.claim_daily_login(), public.claim_daily_mission(), public.leaderboard(integer),
  public.unlock_achievement(text), public.unlock_achievements()
to authenticated;
