-- Every movement of canetinhas. `chave` names what is paid for ('redacao:<id>', 'login:2026-03-01'); unique per user, it
-- is what makes each award happen once, however many requests arrive together.
create table public.canetinhas_transactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  amount numeric(8, 1) not null,
  source text not null check (
    source in ('boas_vindas', 'redacao', 'nota_alta', 'login_diario', 'missao_diaria', 'conquista', 'ajuste')
  ),
  description text not null default '' check (char_length(description) <= 200),
  chave text not null default gen_random_uuid()::text check (char_length(chave) <= 200),
  created_at timestamptz not null default now(),
  unique (user_id, chave)
);

create index canetinhas_transactions_history_idx on public.canetinhas_transactions (user_id, created_at desc);

alter table public.canetinhas_transactions enable row level security;
create policy "own transactions" on public.canetinhas_transactions for select to authenticated
  using (user_id = (select auth.uid()));
-- What may be inserted, and for how much, the guard of 0008 decides.
create policy "claim own reward" on public.canetinhas_transactions for insert to authenticated
  with check (user_id = (select auth.uid()));

revoke all on public.canetinhas_transactions from public, anon, authenticated;
grant select, insert on public.canetinhas_transactions to authenticated;
grant select, insert on public.canetinhas_transactions to service_role;

-- Keeps the balance equal to the sum of the transactions, corrections by hand included.
create function private.move_balance() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.profiles set canetinhas = canetinhas - old.amount where user_id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.profiles set canetinhas = canetinhas + new.amount where user_id = new.user_id;
  end if;
  return null;
end $$;

create trigger move_balance after insert or update or delete on public.canetinhas_transactions
  for each row execute function private.move_balance();

-- Pays once per key; answers what was paid now, 0 when it had been paid before.
create function private.award(p_user uuid, p_source text, p_key text, p_amount numeric, p_description text)
returns numeric
language plpgsql set search_path = ''
as $$
begin
  insert into public.canetinhas_transactions (user_id, source, chave, amount, description)
  values (p_user, p_source, p_key, p_amount, p_description)
  on conflict (user_id, chave) do nothing;
  return case when found then p_amount else 0 end;
end $$;

revoke execute on function private.move_balance(), private.award(uuid, text, text, numeric, text) from public;
