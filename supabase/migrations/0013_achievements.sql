-- The catalogue of achievements and who has unlocked which. The catalogue is public and comes from the table in
-- src/domain/rewards/achievements.ts through the next migration.
create table public.conquistas (
  id uuid primary key default gen_random_uuid(),
  nome text not null check (char_length(nome) between 1 and 100),
  descricao text not null check (char_length(descricao) between 1 and 300),
  -- An emoji.
  icone_url text not null check (char_length(icone_url) between 1 and 16),
  criterio_desbloqueio text not null unique check (char_length(criterio_desbloqueio) between 1 and 50),
  -- What has to be done, in words.
  criterio text not null check (char_length(criterio) between 1 and 300),
  -- Unlocked once the measure (0015) reaches the threshold; without a measure it stays locked.
  medida text check (char_length(medida) between 1 and 50),
  limite integer check (limite > 0),
  canetinhas_recompensa numeric(5, 1) not null default 5 check (canetinhas_recompensa >= 0),
  created_at timestamptz not null default now(),
  check ((medida is null) = (limite is null))
);

create table public.usuario_conquistas (
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  conquista_id uuid not null references public.conquistas (id) on delete cascade,
  data_desbloqueio timestamptz not null default now(),
  primary key (usuario_id, conquista_id)
);

create index conquistas_order_idx on public.conquistas (created_at);
create index usuario_conquistas_recent_idx on public.usuario_conquistas (usuario_id, data_desbloqueio desc);
create index usuario_conquistas_conquista_idx on public.usuario_conquistas (conquista_id);

alter table public.conquistas enable row level security;
alter table public.usuario_conquistas enable row level security;

create policy "everybody reads the catalogue" on public.conquistas for select to anon, authenticated using (true);
create policy "own achievements" on public.usuario_conquistas for select to authenticated
  using (usuario_id = (select auth.uid()));
-- Whether it is deserved, the guard of 0015 decides.
create policy "claim own achievement" on public.usuario_conquistas for insert to authenticated
  with check (usuario_id = (select auth.uid()));

revoke all on public.conquistas, public.usuario_conquistas from public, anon, authenticated;
grant select on public.conquistas to anon, authenticated;
grant select, insert on public.usuario_conquistas to authenticated;
grant select, insert, update, delete on public.conquistas, public.usuario_conquistas to service_role;
