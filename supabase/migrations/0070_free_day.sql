-- The free 24 hours (R-PROMO-1) once a calendar month of São Paulo, where a model reads. A day counts with the first reading it
-- pays for, not when it is switched on: a project without a model never counts one, and there nothing is limited (decision 0041).

-- Start of the last day that counted.
alter table public.profiles add column dia_gratis_em timestamptz;

-- When the 24 hours of an account begin that asks for them at an instant: now, or when those began that run, by its switch or
-- as the day that counted last; null where the month's day is over.
create function private.free_day(p_running timestamptz, p_counted timestamptz, p_now timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select case
    when p_running > p_now - interval '24 hours' then p_running
    when p_counted > p_now - interval '24 hours' then p_counted
    when to_char(private.sao_paulo_date(p_counted), 'YYYY-MM') = to_char(private.sao_paulo_date(p_now), 'YYYY-MM') then null
    else p_now
  end
$$;

-- Starts the 24 hours, or ends them; answers when they began, null where none run.
create or replace function public.definir_promo(p_ativa boolean) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  since timestamptz;
begin
  update public.profiles
  set promo_inicio = case when p_ativa then private.free_day(promo_inicio, dia_gratis_em, now()) end
  where user_id = (select auth.uid())
  returning promo_inicio into since;
  return since;
end $$;

-- Counts the running day of an account for the month in which it began.
create function private.count_free_day(p_user uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.profiles set dia_gratis_em = promo_inicio
  where user_id = p_user and dia_gratis_em is distinct from promo_inicio
$$;

revoke execute on function private.free_day(timestamptz, timestamptz, timestamptz), private.count_free_day(uuid) from public;
