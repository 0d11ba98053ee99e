-- Functions that apps of the previous release call by other names; to be dropped with the next release.

-- Sets the theme of one classroom.
create function public.definir_tema(p_sala uuid, p_tema text, p_prazo timestamptz, p_versao integer) returns json
language sql security definer set search_path = '' as $$
  select public.passar_tema(
    jsonb_build_array(jsonb_build_object('id', p_sala, 'prazo', p_prazo, 'versao', coalesce(p_versao, -1))), p_tema
  )
$$;

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

grant execute on function
  public.definir_tema(uuid, text, timestamptz, integer), public.claim_daily_login(), public.claim_daily_mission(),
  public.leaderboard(integer), public.unlock_achievement(text), public.unlock_achievements()
to authenticated;
