-- The right to corrections: purchases give it, uses take it, and `profiles.creditos_correcoes` is what is left. Clients
-- read their own rows; only functions write.
create table public.compras (
  id uuid primary key default gen_random_uuid(),
  -- Null until somebody confirms this e-mail.
  usuario_id uuid references public.profiles (user_id) on delete set null,
  email text not null check (char_length(email) between 3 and 320),
  produto text not null check (produto in ('aluno_12', 'professor_anual')),
  pagamento_id text not null unique check (char_length(pagamento_id) between 1 and 200),
  creditos integer not null check (creditos >= 0),
  created_at timestamptz not null default now()
);

create index compras_usuario_idx on public.compras (usuario_id, created_at desc);
create index compras_waiting_idx on public.compras (email) where usuario_id is null;

create table public.usos_credito (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  -- The essay the credit was used for, once it is stored.
  redacao_id uuid references public.redacoes (id) on delete set null,
  devolvido_em timestamptz,
  created_at timestamptz not null default now()
);

create index usos_credito_usuario_idx on public.usos_credito (usuario_id, created_at desc);
create index usos_credito_redacao_idx on public.usos_credito (redacao_id);

alter table public.compras enable row level security;
alter table public.usos_credito enable row level security;
create policy "own purchases" on public.compras for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "own uses" on public.usos_credito for select to authenticated
  using (usuario_id = (select auth.uid()));

revoke all on public.compras, public.usos_credito from public, anon, authenticated;
grant select on public.compras, public.usos_credito to authenticated;
grant select on public.compras, public.usos_credito to service_role;

-- Takes one credit: {ok, uso, restante}; `uso` is what `refund_credit` wants. The condition stands in the UPDATE, so of
-- two requests for the last credit one finds none.
create function public.use_credit() returns json
language plpgsql security definer set search_path = ''
as $$
declare
  remaining integer;
  use_id uuid;
begin
  update public.profiles set creditos_correcoes = creditos_correcoes - 1
  where user_id = (select auth.uid()) and creditos_correcoes > 0
  returning creditos_correcoes into remaining;
  if not found then
    return json_build_object('ok', false, 'uso', null, 'restante', 0);
  end if;
  insert into public.usos_credito (usuario_id) values ((select auth.uid())) returning id into use_id;
  return json_build_object('ok', true, 'uso', use_id, 'restante', remaining);
end $$;

-- Gives a credit back when no correction could be delivered: the user's own, once, within ten minutes, and only while no
-- essay came of it. Answers the balance, changed or not.
create function public.refund_credit(p_uso uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  balance integer;
begin
  update public.usos_credito set devolvido_em = now()
  where id = p_uso and usuario_id = (select auth.uid()) and devolvido_em is null and redacao_id is null
    and created_at > now() - interval '10 minutes';
  if found then
    update public.profiles set creditos_correcoes = creditos_correcoes + 1 where user_id = (select auth.uid());
  end if;
  select creditos_correcoes into balance from public.profiles where user_id = (select auth.uid());
  return coalesce(balance, 0);
end $$;

revoke execute on function public.use_credit(), public.refund_credit(uuid) from public, anon, authenticated;
grant execute on function public.use_credit(), public.refund_credit(uuid) to authenticated;
