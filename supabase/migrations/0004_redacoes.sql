-- Essays with their corrections. `origem` tells who vouches for the score: 'funcao' rows are stored by the edge function
-- (0007), 'local' rows by a browser, whose score counts for the writer's own history and for nothing else.
create table public.redacoes (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  tema text check (char_length(tema) <= 300),
  texto text not null check (char_length(texto) between 1 and 20000),
  nota_total integer not null check (nota_total between 0 and 1000 and nota_total % 40 = 0),
  correcao jsonb check (jsonb_typeof(correcao) = 'object' and octet_length(correcao::text) <= 524288),
  -- The five levels, from either shape of a correction: lists and reports need not read the whole.
  niveis jsonb generated always as (
    coalesce(
      nullif(jsonb_path_query_array(correcao, '$.competencias.*.note'), '[]'),
      nullif(jsonb_path_query_array(correcao, '$.competencies[*].score'), '[]')
    )
  ) stored,
  origem text not null default 'local' check (origem in ('local', 'funcao')),
  produtor text check (produtor in ('rules', 'scorer', 'model')),
  versao text check (char_length(versao) <= 100),
  -- The same correction sent twice is stored once.
  chave_idempotencia text check (char_length(chave_idempotencia) between 1 and 100),
  data_envio timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (usuario_id, chave_idempotencia)
);

create index redacoes_history_idx on public.redacoes (usuario_id, created_at desc);
create index redacoes_sent_idx on public.redacoes (usuario_id, data_envio desc);

alter table public.redacoes enable row level security;
create policy "own essays" on public.redacoes for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "store own essay" on public.redacoes for insert to authenticated
  with check (usuario_id = (select auth.uid()));

revoke all on public.redacoes from public, anon, authenticated;
grant select, insert on public.redacoes to authenticated;
grant select, insert, update, delete on public.redacoes to service_role;

-- A browser may store 50 essays a day, enough for moving a local history and too few for filling a disk. Taking the lock
-- on the profile first makes parallel requests count one after the other. A repetition is no further essay.
create function private.limit_client_essays(p_key text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  if exists (
    select from public.redacoes where usuario_id = (select auth.uid()) and chave_idempotencia = p_key
  ) then
    return;
  end if;
  if (
    select count(*) from public.redacoes
    where usuario_id = (select auth.uid()) and origem = 'local'
      and created_at >= private.sao_paulo_midnight(now())
  ) >= 50 then
    -- PostgREST answers 429.
    raise sqlstate 'PT429' using message = 'too many essays stored today', detail = 'limite_diario';
  end if;
end $$;

create function private.guard_essay() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client() then
    new.origem := 'local';
    new.created_at := now();
    -- A moved local history keeps its dates, but nothing was sent tomorrow.
    new.data_envio := least(new.data_envio, now());
    perform private.limit_client_essays(new.chave_idempotencia);
  end if;
  return new;
end $$;

create trigger guard_essay before insert on public.redacoes
  for each row execute function private.guard_essay();

revoke execute on function private.limit_client_essays(text), private.guard_essay() from public;
grant execute on function private.limit_client_essays(text) to authenticated;
