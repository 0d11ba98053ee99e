-- An essay dated into the past made a streak at once.

-- The day of a streak that an essay of a browser counts for; null for those that the server wrote, which count for that of
-- data_envio.
alter table public.redacoes add column dia_sequencia date;
update public.redacoes set dia_sequencia = private.sao_paulo_date(created_at)
where origem = 'local' and private.sao_paulo_date(data_envio) < private.sao_paulo_date(created_at) - 7;

-- A device sends what waits with its first connection. So what was written offline may be dated back to the day on which the
-- server last saw the account, seven days at most; whatever is dated before counts for the day it came.
create function private.set_day_of_streak() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  midnight constant timestamptz := private.sao_paulo_midnight(now());
  today constant date := private.sao_paulo_date(now());
  told constant date := private.sao_paulo_date(new.data_envio);
  seen constant date := private.sao_paulo_date(greatest(
    (select max(created_at) from public.redacoes where usuario_id = new.usuario_id and created_at < midnight),
    (select max(created_at) from public.canetinhas_transactions where user_id = new.usuario_id and created_at < midnight)
  ));
begin
  new.dia_sequencia := case when told between greatest(seen, today - 7) and today and seen is not null then told else today end;
  return new;
end $$;

-- Not of what the server or the owner writes.
create trigger set_day_of_streak before insert on public.redacoes
  for each row when (private.is_client()) execute function private.set_day_of_streak();

-- As in 0056, by that day.
create or replace function private.streak(p_user uuid) returns json
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.sao_paulo_date(now());
  bought constant date[] := array(
    select private.sao_paulo_date(created_at) from public.canetinhas_transactions
    where user_id = p_user and source = 'loja' and chave like 'loja:guarda\_sequencia:%'
  );
  written constant date[] := array(
    select distinct least(coalesce(dia_sequencia, private.sao_paulo_date(data_envio)), today) from public.redacoes
    where usuario_id = p_user order by 1
  );
  held date[] := '{}';
  days integer := 0;
  missed date;
  day date;
begin
  foreach day in array case when today = any (written) then written else written || today end loop
    while days > 0 and missed < day loop
      if (select count(*) from unnest(bought) one where one <= missed) > cardinality(held) then
        held := held || missed;
      else
        days := 0;
      end if;
      missed := missed + 1;
    end loop;
    if day = any (written) then
      days := days + 1;
    end if;
    missed := day + 1;
  end loop;
  return json_build_object(
    'dias', days,
    'hoje', today = any (written),
    'guardados', held,
    'restantes', cardinality(bought) - cardinality(held)
  );
end $$;

revoke execute on function private.set_day_of_streak() from public;
