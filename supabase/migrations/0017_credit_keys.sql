-- A use of a credit takes the key of the essay it is for (the `chave_idempotencia` it will be stored under): asked twice
-- for one key, by a second press or because an answer was lost, one credit is used.
alter table public.usos_credito add column chave text check (char_length(chave) between 1 and 100);

-- What was given back does not count: sending the essay once more is a new use.
create unique index usos_credito_chave_idx on public.usos_credito (usuario_id, chave) where devolvido_em is null;

drop function public.use_credit();
drop function public.refund_credit(uuid);

-- Takes one credit: {ok, uso, restante}; `uso` names the use. Locking the profile first makes parallel calls see one
-- another: of two with one key the second finds the use of the first, of two for the last credit the second finds none.
create function public.use_credit(p_chave text default null) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  remaining integer;
  use_id uuid;
begin
  select creditos_correcoes into remaining from public.profiles
  where user_id = (select auth.uid()) for no key update;
  select id into use_id from public.usos_credito
  where usuario_id = (select auth.uid()) and chave = p_chave and devolvido_em is null;
  if use_id is null then
    if coalesce(remaining, 0) = 0 then
      return json_build_object('ok', false, 'uso', null, 'restante', 0);
    end if;
    update public.profiles set creditos_correcoes = creditos_correcoes - 1
    where user_id = (select auth.uid())
    returning creditos_correcoes into remaining;
    insert into public.usos_credito (usuario_id, chave) values ((select auth.uid()), p_chave) returning id into use_id;
  end if;
  return json_build_object('ok', true, 'uso', use_id, 'restante', remaining);
end $$;

-- Gives a credit back when no correction could be delivered: the user's own, once, within ten minutes, and only while no
-- essay came of it. Named by the use, or by its key where the answer to `use_credit` was lost. Answers the balance,
-- changed or not.
create function public.refund_credit(p_uso uuid default null, p_chave text default null) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  balance integer;
begin
  -- In the order of storing an essay, which closes uses too: the other way round the two could wait for each other.
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  update public.usos_credito set devolvido_em = now()
  where usuario_id = (select auth.uid()) and devolvido_em is null and redacao_id is null
    and created_at > now() - interval '10 minutes'
    and (id = p_uso or p_uso is null and chave = p_chave);
  if found then
    update public.profiles set creditos_correcoes = creditos_correcoes + 1 where user_id = (select auth.uid());
  end if;
  select creditos_correcoes into balance from public.profiles where user_id = (select auth.uid());
  return coalesce(balance, 0);
end $$;

revoke execute on function public.use_credit(text), public.refund_credit(uuid, text) from public, anon, authenticated;
grant execute on function public.use_credit(text), public.refund_credit(uuid, text) to authenticated;
