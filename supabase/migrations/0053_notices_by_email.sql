-- A summary of new notices by e-mail, at most one a day, for whoever asked for it (docs/decisions/0032). The edge function
-- send-notices-by-email sends it where the operator switched it on; here is who wants one, and what stands in it.

create table public.avisos_por_email (
  usuario_id uuid primary key references public.profiles (user_id) on delete cascade,
  ligado boolean not null default true,
  -- Ends the mails without a sign-in: 244 random bits, as of an invite (0010). The same in all mails of an account, so that
  -- an old one still ends them.
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 43 and 100),
  -- What happened until then was told, or is older than the wish.
  contado_ate timestamptz not null default now(),
  -- What that was before the last mail, should it not go out.
  contado_antes timestamptz,
  proximo_em timestamptz not null default now()
);
create index avisos_por_email_due_idx on public.avisos_por_email (proximo_em) where ligado;
alter table public.avisos_por_email enable row level security;
create policy "own notices by e-mail" on public.avisos_por_email for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.avisos_por_email from public, anon, authenticated;
grant select on public.avisos_por_email to authenticated;
grant select, insert, update, delete on public.avisos_por_email to service_role;

-- Whether the caller wants the summary; answers whether it is on. Switched off, the row stays: who switches on and off
-- gets no second mail of the day.
create function public.receber_avisos_por_email(p_sim boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if p_sim then
    insert into public.avisos_por_email as known (usuario_id)
    select user_id from public.profiles where user_id = caller
    on conflict (usuario_id) do update
    set ligado = true, contado_ate = now(), contado_antes = null where not known.ligado;
  else
    update public.avisos_por_email set ligado = false where usuario_id = caller;
  end if;
  return exists (select from public.avisos_por_email where usuario_id = caller and ligado);
end $$;

-- Ends the mails of whoever has this code; answers whether there is such a code. For visitors too.
create function public.parar_avisos_por_email(p_codigo text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.avisos_por_email set ligado = false where codigo = p_codigo;
  return found;
end $$;

-- How much of each kind happened since then that this account has not read, by the rules of its notices in the app: they
-- ask who calls, so the account is the caller for that long. Null where there is nothing.
create function private.new_notices(p_conta uuid, p_desde timestamptz) returns json
language plpgsql set search_path = ''
as $$
declare
  claims constant text := coalesce(current_setting('request.jwt.claims', true), '');
  subject constant text := coalesce(current_setting('request.jwt.claim.sub', true), '');
  counted json;
begin
  -- The embedded backend reads the second; a hosted project both.
  perform set_config('request.jwt.claims', json_build_object('sub', p_conta)::text, true),
    set_config('request.jwt.claim.sub', p_conta::text, true);
  select json_object_agg(n.tipo, n.quantos order by n.tipo) into counted
  from (
    select e.tipo, count(*)::integer as quantos
    from private.class_events(greatest(p_desde, private.all_read_until())) e
    left join public.avisos_lidos l
      on l.usuario_id = p_conta and l.chave = private.notice_key(e.tipo, e.sala_id, e.tema_id)
    where l.lido_ate is null or e.quando > l.lido_ate
    group by e.tipo
  ) n;
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', subject, true);
  return counted;
end $$;

-- Takes the next account that is due and claims its day (São Paulo) before anything is sent: null where none is due,
-- {ok: false} where it has nothing new, else {ok: true, usuario_id, email, papel, codigo, dia, avisos: {kind: how many}}.
-- Only confirmed addresses. Parallel calls get different accounts.
create function public.reservar_aviso_por_email() returns json
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
  counted json;
begin
  select a.usuario_id, a.codigo, a.contado_ate, u.email, p.tipo_conta into due
  from public.avisos_por_email a
  join public.profiles p on p.user_id = a.usuario_id
  join auth.users u on u.id = a.usuario_id and u.email_confirmed_at is not null
  where a.ligado and a.proximo_em <= now()
  order by a.proximo_em limit 1
  for update of a skip locked;
  if not found then
    return null;
  end if;
  counted := private.new_notices(due.usuario_id, due.contado_ate);
  update public.avisos_por_email
  set proximo_em = private.sao_paulo_midnight(now() + interval '24 hours'),
    contado_antes = case when counted is not null then contado_ate end,
    contado_ate = case when counted is not null then now() else contado_ate end
  where usuario_id = due.usuario_id;
  if counted is null then
    return json_build_object('ok', false);
  end if;
  return json_build_object(
    'ok', true, 'usuario_id', due.usuario_id, 'email', due.email, 'papel', due.tipo_conta, 'codigo', due.codigo,
    'dia', private.sao_paulo_date(now()), 'avisos', counted
  );
end $$;

-- Gives the day back, since the mail did not go out: it may be tried again after an hour, behind all others. Answers whether
-- there was one to give back.
create function public.devolver_aviso_por_email(p_usuario uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.avisos_por_email
  set contado_ate = contado_antes, contado_antes = null, proximo_em = now() + interval '1 hour'
  where usuario_id = p_usuario and contado_antes is not null;
  return found;
end $$;

revoke execute on function private.new_notices(uuid, timestamptz) from public;
revoke execute on function
  public.receber_avisos_por_email(boolean), public.parar_avisos_por_email(text), public.reservar_aviso_por_email(),
  public.devolver_aviso_por_email(uuid) from public, anon, authenticated;
grant execute on function public.receber_avisos_por_email(boolean) to authenticated;
grant execute on function public.parar_avisos_por_email(text) to anon, authenticated, service_role;
grant execute on function public.reservar_aviso_por_email(), public.devolver_aviso_por_email(uuid) to service_role;
