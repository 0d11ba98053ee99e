-- What earns canetinhas, apart from achievements (0015). Amounts are those of src/domain/rewards, held by a test.

-- An essay pays 1, and 2 more from 800 when the server vouches for the score. Of the essays a browser stores, five a day
-- pay: they are free to make up; guard_essay (0004) holds the lock by which parallel ones count one after the other. The
-- essay also closes the credit it was written on.
create function private.reward_essay() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.origem = 'funcao' or (
    select count(*) from public.redacoes
    where usuario_id = new.usuario_id and origem = 'local' and created_at >= private.sao_paulo_midnight(now())
  ) <= 5 then
    perform private.award(new.usuario_id, 'redacao', 'redacao:' || new.id, 1, 'Redação enviada');
  end if;
  if new.origem = 'funcao' and new.nota_total >= 800 then
    perform private.award(new.usuario_id, 'nota_alta', 'nota_alta:' || new.id, 2, 'Nota a partir de 800');
  end if;
  -- An essay of a moved local history is older than the use; ten minutes allow for clocks that differ.
  update public.usos_credito set redacao_id = new.id
  where id = (
    select id from public.usos_credito
    where usuario_id = new.usuario_id and redacao_id is null and devolvido_em is null
      and created_at > now() - interval '10 minutes'
      and created_at <= new.data_envio + interval '10 minutes'
    order by created_at limit 1
  );
  return null;
end $$;

create trigger reward_essay after insert or update of origem on public.redacoes
  for each row execute function private.reward_essay();

-- What the user may claim today under a source, as the transaction it would be; no row when nothing is due. The mission
-- wants an essay of today, and pays by the day of the month as in src/domain/rewards/daily-mission.ts.
create function private.daily_reward(p_source text)
returns table (amount numeric, chave text, description text)
language sql stable security definer set search_path = ''
as $$
  select 1, 'login:' || private.sao_paulo_date(now()), 'Entrada do dia'
  where p_source = 'login_diario' and private.my_account_type() is not null
  union all
  select (array[2, 2, 3, 3])[extract(day from private.sao_paulo_date(now()))::integer % 4 + 1],
    'missao:' || private.sao_paulo_date(now()), 'Missão do dia'
  where p_source = 'missao_diaria' and exists (
    select from public.redacoes
    where usuario_id = (select auth.uid()) and created_at >= private.sao_paulo_midnight(now())
  )
$$;

-- A transaction a browser inserts is a claim: it becomes what is due, or is refused. A second one meets the key.
create function private.guard_transaction() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client() then
    new.id := gen_random_uuid();
    new.created_at := now();
    select due.amount, due.chave, due.description into new.amount, new.chave, new.description
    from private.daily_reward(new.source) due;
    if not found then
      raise insufficient_privilege using message = 'nothing is due under this source';
    end if;
  end if;
  return new;
end $$;

create trigger guard_transaction before insert on public.canetinhas_transactions
  for each row execute function private.guard_transaction();

create function private.claim_daily(p_source text) returns numeric
language sql volatile set search_path = ''
as $$
  select coalesce(sum(private.award((select auth.uid()), p_source, due.chave, due.amount, due.description)), 0)
  from private.daily_reward(p_source) due
$$;

-- Both answer the canetinhas awarded now; 0 when today's had been.
create function public.claim_daily_login() returns numeric
language sql volatile security definer set search_path = ''
as $$ select private.claim_daily('login_diario') $$;

create function public.claim_daily_mission() returns numeric
language sql volatile security definer set search_path = ''
as $$ select private.claim_daily('missao_diaria') $$;

revoke execute on function
  private.reward_essay(), private.guard_transaction(), private.daily_reward(text), private.claim_daily(text) from public;
grant execute on function private.daily_reward(text) to authenticated;
revoke execute on function public.claim_daily_login(), public.claim_daily_mission() from public, anon, authenticated;
grant execute on function public.claim_daily_login(), public.claim_daily_mission() to authenticated;
