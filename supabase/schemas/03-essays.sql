-- `origem` says who vouches for the score: 'funcao' rows are stored by the edge function; 'local' rows by a
-- browser, whose score is used only in the writer's own history; 'professor' rows contain essays that a teacher
-- photographed.
create table public.redacoes (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid default auth.uid() references public.profiles (user_id) on delete cascade,
  tema text check (char_length(tema) <= 300),
  texto text not null check (char_length(texto) between 1 and 20000),
  nota_total integer not null check (nota_total between 0 and 1000 and nota_total % 40 = 0),
  correcao jsonb check (jsonb_typeof(correcao) = 'object' and octet_length(correcao::text) <= 524288),
  -- The five levels, from either format of a correction, so that lists and reports need not load the whole
  -- correction.
  niveis jsonb generated always as (
    coalesce(
      nullif(jsonb_path_query_array(correcao, '$.competencias.*.note'), '[]'),
      nullif(jsonb_path_query_array(correcao, '$.competencies[*].score'), '[]')
    )
  ) stored,
  origem text not null default 'local' check (origem in ('local', 'funcao', 'professor')),
  produtor text check (produtor in ('rules', 'scorer', 'model')),
  versao text check (char_length(versao) <= 100),
  -- A correction that is sent twice under this key is stored once.
  chave_idempotencia text check (char_length(chave_idempotencia) between 1 and 100),
  data_envio timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- The band around the total, from either format of a correction, so that the progress chart need not load the
  -- whole correction.
  faixa jsonb generated always as (
    coalesce(correcao #> '{grifo,band}', correcao #> '{aiAnalysis,grifo,band}')
  ) stored,
  -- The earlier essay of the account with the same text; null if there is none.
  repete_id uuid references public.redacoes (id) on delete set null,
  -- Whether the essay is considered for achievements, missions and the bonus for a high total.
  conta boolean not null default true,
  -- Hashes of the runs of five words in the text; null until they are computed.
  sequencias integer[],
  -- The missions whose task the essay fulfills, as judged by the edge function.
  missoes text[] not null default '{}'
    check (missoes <@ array['tese-clara', 'tres-conectivos', 'dado-ou-estatistica', 'proposta-completa']),
  -- The essay of which this one is a rewritten version.
  versao_de uuid references public.redacoes (id) on delete set null,
  -- Whether the essay was written as a mock exam, stored so that lists need not load whole corrections. The user's
  -- app claims this without proof, so nothing is paid or earned for it.
  simulado boolean not null generated always as (correcao #> '{grifo,mock}' is not null) stored,
  -- The day to which a streak attributes an essay stored by a browser; null for essays that the server stored,
  -- which are attributed to the day of data_envio.
  dia_sequencia date,
  -- Hashes of the distinct words of the text; null until they are computed.
  palavras integer[],
  unique (usuario_id, chave_idempotencia),
  constraint redacoes_no_version_of_itself check (versao_de <> id),
  constraint redacoes_of_nobody check ((usuario_id is null) = (origem = 'professor'))
);
create index redacoes_history_idx on public.redacoes (usuario_id, created_at desc);
create index redacoes_sent_idx on public.redacoes (usuario_id, data_envio desc);
create index redacoes_repete_idx on public.redacoes (repete_id);
create index redacoes_versao_de_idx on public.redacoes (versao_de);
-- Used by `discordancias_por_regra`.
create index redacoes_newest_corrected_idx on public.redacoes (created_at desc) where correcao is not null;
alter table public.redacoes enable row level security;
create policy "own essays" on public.redacoes for select to authenticated using (usuario_id = (select auth.uid()));
create policy "store own essay" on public.redacoes for insert to authenticated
  with check (usuario_id = (select auth.uid()));
revoke all on public.redacoes from public, anon, authenticated;
grant select, insert on public.redacoes to authenticated;
grant select, insert, update, delete on public.redacoes to service_role;

-- Whether an essay was submitted to a class; if so, its theme and text can no longer change.
create function private.is_sent(p_essay uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from public.sala_envios where redacao_id = p_essay) $$;

-- The id of one of the caller's essays, found by the id itself or by its idempotency key, which a browser knows
-- before the id.
create function private.own_essay_id(p_redacao text) returns uuid language sql stable set search_path = '' as $$
  select id from public.redacoes
  where usuario_id = (select auth.uid()) and (chave_idempotencia = p_redacao or id::text = lower(p_redacao))
  order by id::text = lower(p_redacao) desc limit 1
$$;

-- A browser may store 50 essays a day, enough for uploading a local history and too few for filling a disk. Locking
-- the profile first makes parallel requests count one after the other. Sending the same essay again does not count.
create function private.limit_client_essays(p_key text, p_bytes integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  stored bigint;
  bytes bigint;
begin
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  if exists (
    select from public.redacoes where usuario_id = (select auth.uid()) and chave_idempotencia = p_key
  ) then
    return;
  end if;
  select count(*), coalesce(sum(octet_length(texto) + coalesce(octet_length(correcao::text), 0)), 0) into stored, bytes
  from public.redacoes
  where usuario_id = (select auth.uid()) and origem = 'local' and created_at >= private.sao_paulo_midnight(now());
  if stored >= 50 or bytes + coalesce(p_bytes, 0) > 5 * 1024 * 1024 then
    -- PostgREST turns this SQLSTATE into HTTP status 429.
    raise sqlstate 'PT429' using message = 'too many essays stored today', detail = 'limite_diario';
  end if;
end $$;

create function private.guard_essay() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.origem := 'local';
    new.missoes := '{}';
    new.created_at := now();
    new.data_envio := least(new.data_envio, now());
    if octet_length(new.correcao::text) > 65536 then
      raise check_violation using message = 'the correction is too large', detail = 'correcao_grande';
    end if;
    perform private.limit_client_essays(new.chave_idempotencia, octet_length(new.texto) + octet_length(new.correcao::text));
  end if;
  return new;
end $$;
create trigger guard_essay before insert on public.redacoes for each row execute function private.guard_essay();

-- A device sends its pending essays when it next has a connection. So an essay written offline may be dated back to
-- the day on which the server last saw the account, seven days at most; an essay dated earlier counts for the day
-- it arrived.
create function private.set_day_of_streak() returns trigger language plpgsql security definer set search_path = '' as $$
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

create trigger set_day_of_streak before insert on public.redacoes
  for each row when (private.is_client()) execute function private.set_day_of_streak();

-- Clears `versao_de` unless it is another essay of the same account. The earlier version may never have reached the
-- server, and the rewritten essay must be stored all the same.
create function private.keep_own_version() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.redacoes where id = new.versao_de and usuario_id = new.usuario_id and id <> new.id
  ) then
    new.versao_de := null;
  end if;
  return new;
end $$;
create trigger keep_own_version before insert or update of versao_de on public.redacoes
  for each row when (new.versao_de is not null) execute function private.keep_own_version();

-- If this essay earns rewards (`conta`), the earlier essay with the same text (`repete_id`) no longer does. Runs
-- after the write, because an insert may become an update (`guardar_correcao`).
create function private.give_way() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.conta then
    update public.redacoes set conta = false where id = new.repete_id;
  end if;
  return null;
end $$;
create trigger give_way after insert or update of texto on public.redacoes
  for each row when (new.usuario_id is not null) execute function private.give_way();

-- Stores a correction of the edge function and returns the essay's id. A second call with the same key stores
-- nothing new, but a row that a browser stored under the key is replaced, because a browser's score is only a
-- claim. A key that is a UUID (sent by a device) becomes the id of the row; for keys of another form (essays of the
-- local mode) a new id is created.
create function public.guardar_correcao(
  p_usuario uuid, p_chave text, p_tema text, p_texto text, p_correcao jsonb, p_nota integer, p_produtor text, p_versao text,
  p_missoes text[] default '{}', p_versao_de uuid default null
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  essay_id uuid;
  key text := p_chave;
  known public.redacoes;
begin
  -- Locks the profile before its essays, as every function that stores essays does. Then locks the row, so that a
  -- submission under way is complete afterwards.
  perform from public.profiles where user_id = p_usuario for no key update;
  select * into known from public.redacoes
  where usuario_id = p_usuario and chave_idempotencia = p_chave for no key update;
  if found and known.origem = 'local' and (known.texto <> p_texto or known.tema is distinct from p_tema)
    and private.is_sent(known.id) then
    key := left(p_chave, 60) || ':' || md5(coalesce(p_tema, '') || ':' || p_texto);
  end if;
  insert into public.redacoes as stored
    (id, usuario_id, chave_idempotencia, tema, texto, correcao, nota_total, produtor, versao, missoes, versao_de, origem)
  values (
    case
      when key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and (known.id is not null or not exists (select from public.redacoes where id = key::uuid))
      then key::uuid else gen_random_uuid()
    end,
    p_usuario, key, p_tema, p_texto, p_correcao, p_nota, p_produtor, p_versao, p_missoes, p_versao_de, 'funcao'
  )
  on conflict (usuario_id, chave_idempotencia) do update
    set tema = excluded.tema, texto = excluded.texto, correcao = excluded.correcao, nota_total = excluded.nota_total,
        produtor = excluded.produtor, versao = excluded.versao, missoes = excluded.missoes,
        versao_de = coalesce(stored.versao_de, excluded.versao_de), origem = 'funcao'
    where stored.origem = 'local'
      and (stored.texto = excluded.texto and stored.tema is not distinct from excluded.tema or not private.is_sent(stored.id))
  returning id into essay_id;
  if essay_id is null then
    select id into essay_id from public.redacoes where usuario_id = p_usuario and chave_idempotencia = key;
  end if;
  return essay_id;
end $$;

create table public.correcao_avaliacoes (
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  estrelas smallint not null check (estrelas between 1 and 5),
  comentario text check (char_length(comentario) <= 2000),
  created_at timestamptz not null default now(),
  primary key (redacao_id, usuario_id)
);
create index avaliacoes_usuario_idx on public.correcao_avaliacoes (usuario_id);
alter table public.correcao_avaliacoes enable row level security;
create policy "own ratings" on public.correcao_avaliacoes for select to authenticated
  using (usuario_id = (select auth.uid()));
-- The subquery is subject to the policies of `redacoes`, so only own essays can be rated.
create policy "rate own essay" on public.correcao_avaliacoes for insert to authenticated
  with check (
    usuario_id = (select auth.uid()) and exists (select from public.redacoes r where r.id = redacao_id)
  );
create policy "rate again" on public.correcao_avaliacoes for update to authenticated
  using (usuario_id = (select auth.uid()))
  with check (
    usuario_id = (select auth.uid()) and exists (select from public.redacoes r where r.id = redacao_id)
  );
revoke all on public.correcao_avaliacoes from public, anon, authenticated;
grant select, insert on public.correcao_avaliacoes to authenticated;
grant select, insert, update, delete on public.correcao_avaliacoes to service_role;
grant update (redacao_id, usuario_id, estrelas, comentario) on public.correcao_avaliacoes to authenticated;

grant execute on function private.limit_client_essays(text, integer) to authenticated;
grant execute on function
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[], uuid)
to service_role;
