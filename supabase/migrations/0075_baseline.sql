-- All migrations up to 0075 as one, made from supabase/schemas as they were then, without comments: read those instead.
-- Hosted projects have it applied, so it never changes.
set check_function_bodies = off;
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
create function private.is_client() returns boolean
language sql stable set search_path = '' as $$ select current_user in ('anon', 'authenticated') $$;
create function private.sao_paulo_date(p_instant timestamptz) returns date
language sql immutable set search_path = '' as $$ select (p_instant at time zone 'America/Sao_Paulo')::date $$;
create function private.sao_paulo_midnight(p_instant timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select date_trunc('day', p_instant at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' $$;
create function private.clock_after(p_last timestamptz) returns timestamptz
language sql volatile set search_path = ''
as $$ select greatest(clock_timestamp(), p_last + interval '1 microsecond') $$;
create function private.count_version() returns trigger language plpgsql set search_path = '' as $$
begin
  new.versao := case tg_op when 'UPDATE' then old.versao + 1 else 0 end;
  return new;
end $$;
create function private.new_invite_code() returns text language sql volatile set search_path = '' as $$
  select rtrim(translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
$$;
create function private.trimmed(p_text text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(p_text, '^\s+|\s+$', '', 'g') $$;
create function private.has_letter(p_name text) returns boolean language sql immutable set search_path = '' as $$
  select normalize(p_name, NFKC) ~ ('[^\u0001-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0591-\u05cf'
    '\u0600-\u061f\u064b-\u066d\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f'
    '\u3000-\u3004\u3008-\u3030\u3099-\u309c\u30fb\u3164\u4dc0-\u4dff\ue000-\uf8ff\ufe00-\ufe6f\ufeff\uffa0\ufff0-\uffff'
    '\U00013430-\U0001345f\U00016fe0-\U00016fef\U0001bca0-\U0001bcaf\U0001d000-\U0001d3ff\U0001f000-\U0001fbff'
    '\U000e0000-\U0010ffff]')
$$;
create function private.plain_name(p_name text) returns text language sql immutable set search_path = '' as $$
  select case when private.has_one_alphabet(seen) then seen else normalize(translate(
    normalize(seen, NFD),
    'АВЕЅІЈКМНОРСТУҮХԚԜӀѴаеѕіјкорсуүхһԁԛԝӏѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿαικνορυχϲϳ',
    'ABESIJKMHOPCTYYXQWIVaesijkopcyyxhdqwlvABEZHIKMNOPTYXCJaikvopuxcj'
  ), NFC) end
  from private.trimmed(normalize(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    p_name,
    '[\u0009-\u000d\u0085\u2028\u2029]+', ' ', 'g'),
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
    '\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'),
    '(?<![#*0-9\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff])[\ufe0e\ufe0f]+', '', 'g'),
    '(?<![\u0590-\u1cff\u2190-\u2bff\ua8e0-\uabff\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]+'
    '|[\u200c\u200d]+(?![\u0590-\u1cff\u2190-\u2bff\ua8e0-\uabff\U0001f000-\U0001faff])', '', 'g'), NFC)) as seen
$$;
create function private.has_one_alphabet(p_name text) returns boolean language sql immutable set search_path = '' as $$
  select written !~ '[\u13a0-\u16ff\u2c00-\u2c5f\u2c80-\u2cff\u2d30-\u2d7f\ua4d0-\ua4ff\uab70-\uabbf\U00010280-\U0001044f\U000118a0-\U000118ff]'
    and written !~ '[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ][\u0590-\u1cff\u2d00-\u2dff\u3041-\ua4cf\ua500-\ua71f\ua800-\uab2f\uabc0-\ud7ff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc]'
    and written !~ '[\u0590-\u1cff\u2d00-\u2dff\u3041-\ua4cf\ua500-\ua71f\ua800-\uab2f\uabc0-\ud7ff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc][A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ]'
    and (written ~ '[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ]')::integer
      + (written ~ '[\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u0386\u0388-\u03ff\u1f00-\u1fff]')::integer
      + (written ~ '[\u0400-\u0481\u048a-\u052f\u1c80-\u1c8f\ua640-\ua66e\ua680-\ua69f]')::integer
      + (written ~ '[\u0531-\u0556\u0560-\u0588]')::integer
      + (written ~ '[\u10a0-\u10ff\u1c90-\u1cbf]')::integer <= 1
  from regexp_replace(
    p_name,
    '(?<![A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u0386\u0388-\u03ff\u1f00-\u1fff\u0400-\u0481\u048a-\u052f\u1c80-\u1c8f\ua640-\ua66e\ua680-\ua69f\u0300-\u036f])'
    '[\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u0386\u0388-\u03ff\u1f00-\u1fff]'
    '(?![A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u0386\u0388-\u03ff\u1f00-\u1fff\u0400-\u0481\u048a-\u052f\u1c80-\u1c8f\ua640-\ua66e\ua680-\ua69f\u0300-\u036f])',
    ' ', 'g'
  ) as written
$$;
create function private.name_key(p_name text) returns text language sql immutable
return btrim(regexp_replace(
  translate(
    regexp_replace(
      lower(normalize(p_name, NFKD)),
      '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0300-\u036f\u0483-\u0489\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff'
      '\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb'
      '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+', '', 'g'
    ),
    'авеѕіјкмнорстуүхһԁԛԝӏѵαβεζηικμνορτυχϳıɑɡς', 'abesijkmhopctyyxhdqwlvabezhikmnoptyxjiagσ'
  ),
  '[\u0009-\u000d \u0085\u1680\u2028\u2029]+', ' ', 'g'
));
create function private.sort_name(p_name text) returns text language sql immutable
return regexp_replace(
  regexp_replace(private.name_key(p_name), '(\d+)', '0000\1', 'g'), '\d*(\d{4})(?!\d)', '\1', 'g'
);
create function private.short_name(p_nome text) returns text language sql immutable set search_path = '' as $$
  select left(parts[1], 30)
    || case when cardinality(parts) > 1 then ' ' || upper(left(parts[cardinality(parts)], 1)) || '.' else '' end
  from (select regexp_split_to_array(btrim(p_nome), '\s+') as parts) split
$$;
create function private.keep_plain_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.nome := private.plain_name(new.nome);
  if not private.has_one_alphabet(new.nome) then
    raise check_violation using message = 'a name of more than one alphabet', detail = 'nome_misturado';
  end if;
  return new;
end $$;
grant execute on function private.is_client() to anon, authenticated, service_role;
grant execute on function
  private.trimmed(text), private.has_letter(text), private.name_key(text)
to authenticated, service_role;
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text check (char_length(email) <= 320),
  nome text not null check (char_length(nome) between 1 and 100),
  tipo_conta text not null default 'student' check (tipo_conta in ('student', 'teacher', 'dev')),
  canetinhas numeric(10, 1) not null default 0 check (canetinhas >= 0),
  data_cadastro timestamptz not null default now(),
  avatar_url text check (
    (avatar_url ~ '^https://' and char_length(avatar_url) <= 2000)
    or (avatar_url ~ '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$' and char_length(avatar_url) <= 133359)
  ),
  telefone text check (char_length(telefone) <= 30),
  cidade text check (char_length(cidade) <= 100),
  plan text not null default 'trial' check (plan in ('trial', 'premium')),
  creditos_correcoes integer not null default 0 check (creditos_correcoes >= 0),
  ranking_opt_in boolean not null default false,
  trial_ends_at timestamptz not null default now() + interval '2 days',
  updated_at timestamptz not null default now(),
  promo_inicio timestamptz,
  canetinhas_gastas numeric(10, 1) not null default 0 check (canetinhas_gastas >= 0),
  chave text generated always as (regexp_replace(private.name_key(nome), '( ?\(\d+\))+$', '')) stored,
  versao integer not null default 0,
  dia_gratis_em timestamptz,
  constraint profiles_nome_letter check (private.has_letter(nome))
);
create index profiles_email_idx on public.profiles (lower(email));
create index profiles_ranking_idx on public.profiles ((canetinhas + canetinhas_gastas) desc, data_cadastro, user_id)
  include (nome) where ranking_opt_in and tipo_conta = 'student';
alter table public.profiles enable row level security;
create policy "own profile" on public.profiles for select to authenticated using (user_id = (select auth.uid()));
create policy "edit own profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;
grant update (nome, avatar_url, telefone, cidade, ranking_opt_in) on public.profiles to authenticated;
create trigger keep_plain_name before insert or update of nome on public.profiles
  for each row execute function private.keep_plain_name();
create trigger note_version before update on public.profiles for each row
  when ((old.nome, old.telefone, old.cidade, old.avatar_url)
    is distinct from (new.nome, new.telefone, new.cidade, new.avatar_url))
  execute function private.count_version();
create function private.my_account_type() returns text
language sql stable security definer set search_path = ''
as $$ select tipo_conta from public.profiles where user_id = (select auth.uid()) $$;
create function private.guard_profile() returns trigger language plpgsql set search_path = '' as $$
declare
  -- What is generated has no value yet, and nobody writes it.
  editable constant text[] := array['nome', 'telefone', 'cidade', 'avatar_url', 'ranking_opt_in', 'chave'];
begin
  if private.is_client() and to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a profile cannot be written';
  end if;
  -- The balance is the sum of the transactions: only their trigger (0003), one level deeper, moves it.
  if new.canetinhas is distinct from old.canetinhas and pg_trigger_depth() < 2 then
    raise insufficient_privilege using message = 'canetinhas change by transactions only';
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_profile before update on public.profiles for each row execute function private.guard_profile();
create function private.start_balance() returns trigger language plpgsql set search_path = '' as $$
begin
  new.canetinhas := 0;
  return new;
end $$;
create trigger start_balance before insert on public.profiles for each row execute function private.start_balance();
create function private.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- Some letters are longer once they are composed.
  given_name constant text := left(private.plain_name(left(new.raw_user_meta_data ->> 'nome', 100)), 100);
  local_part constant text := left(private.plain_name(left(split_part(new.email, '@', 1), 100)), 100);
begin
  insert into public.profiles (user_id, email, nome, tipo_conta)
  values (
    new.id,
    new.email,
    case
      when private.has_letter(given_name) and private.has_one_alphabet(given_name) then given_name
      when private.has_letter(local_part) and private.has_one_alphabet(local_part) then local_part
      else 'Usuário'
    end,
    case new.raw_user_meta_data ->> 'tipo_conta' when 'teacher' then 'teacher' else 'student' end
  );
  perform private.award(new.id, 'boas_vindas', 'boas_vindas', 100, 'Boas-vindas ao Grifo');
  if new.email_confirmed_at is not null then
    perform private.claim_purchases(new.id, new.email);
  end if;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users for each row execute function private.handle_new_user();
create function private.handle_changed_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where user_id = new.id;
  end if;
  if new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform private.claim_purchases(new.id, new.email);
  end if;
  return new;
end $$;
create trigger on_auth_email_changed after update of email, email_confirmed_at on auth.users
  for each row execute function private.handle_changed_email();
create table public.nomes_anteriores (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  nome text not null check (char_length(nome) between 1 and 100),
  mudou_em timestamptz not null default clock_timestamp(),
  primary key (usuario_id, mudou_em)
);
create index nomes_anteriores_mudou_idx on public.nomes_anteriores (mudou_em);
alter table public.nomes_anteriores enable row level security;
create policy "own former names" on public.nomes_anteriores for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.nomes_anteriores from public, anon, authenticated;
grant select on public.nomes_anteriores to authenticated;
grant select, insert, update, delete on public.nomes_anteriores to service_role;
create function private.note_former_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.nomes_anteriores where mudou_em < now() - interval '30 days';
  if (select count(*) from public.nomes_anteriores where usuario_id = new.user_id) < 30 then
    insert into public.nomes_anteriores (usuario_id, nome, mudou_em)
    select new.user_id, old.nome, private.clock_after(max(mudou_em))
    from public.nomes_anteriores where usuario_id = new.user_id;
  end if;
  return null;
end $$;
create trigger note_former_name after update of nome on public.profiles
  for each row when (new.tipo_conta = 'student' and private.name_key(new.nome) <> private.name_key(old.nome))
  execute function private.note_former_name();
grant execute on function private.my_account_type() to authenticated;
create table public.redacoes (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid default auth.uid() references public.profiles (user_id) on delete cascade,
  tema text check (char_length(tema) <= 300),
  texto text not null check (char_length(texto) between 1 and 20000),
  nota_total integer not null check (nota_total between 0 and 1000 and nota_total % 40 = 0),
  correcao jsonb check (jsonb_typeof(correcao) = 'object' and octet_length(correcao::text) <= 524288),
  niveis jsonb generated always as (
    coalesce(
      nullif(jsonb_path_query_array(correcao, '$.competencias.*.note'), '[]'),
      nullif(jsonb_path_query_array(correcao, '$.competencies[*].score'), '[]')
    )
  ) stored,
  origem text not null default 'local' check (origem in ('local', 'funcao', 'professor')),
  produtor text check (produtor in ('rules', 'scorer', 'model')),
  versao text check (char_length(versao) <= 100),
  chave_idempotencia text check (char_length(chave_idempotencia) between 1 and 100),
  data_envio timestamptz not null default now(),
  created_at timestamptz not null default now(),
  faixa jsonb generated always as (
    coalesce(correcao #> '{grifo,band}', correcao #> '{aiAnalysis,grifo,band}')
  ) stored,
  repete_id uuid references public.redacoes (id) on delete set null,
  conta boolean not null default true,
  sequencias integer[],
  missoes text[] not null default '{}'
    check (missoes <@ array['tese-clara', 'tres-conectivos', 'dado-ou-estatistica', 'proposta-completa']),
  versao_de uuid references public.redacoes (id) on delete set null,
  simulado boolean not null generated always as (correcao #> '{grifo,mock}' is not null) stored,
  dia_sequencia date,
  palavras integer[],
  unique (usuario_id, chave_idempotencia),
  constraint redacoes_no_version_of_itself check (versao_de <> id),
  constraint redacoes_of_nobody check ((usuario_id is null) = (origem = 'professor'))
);
create index redacoes_history_idx on public.redacoes (usuario_id, created_at desc);
create index redacoes_sent_idx on public.redacoes (usuario_id, data_envio desc);
create index redacoes_repete_idx on public.redacoes (repete_id);
create index redacoes_versao_de_idx on public.redacoes (versao_de);
create index redacoes_newest_corrected_idx on public.redacoes (created_at desc) where correcao is not null;
alter table public.redacoes enable row level security;
create policy "own essays" on public.redacoes for select to authenticated using (usuario_id = (select auth.uid()));
create policy "store own essay" on public.redacoes for insert to authenticated
  with check (usuario_id = (select auth.uid()));
revoke all on public.redacoes from public, anon, authenticated;
grant select, insert on public.redacoes to authenticated;
grant select, insert, update, delete on public.redacoes to service_role;
create function private.is_sent(p_essay uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from public.sala_envios where redacao_id = p_essay) $$;
create function private.own_essay_id(p_redacao text) returns uuid language sql stable set search_path = '' as $$
  select id from public.redacoes
  where usuario_id = (select auth.uid()) and (chave_idempotencia = p_redacao or id::text = lower(p_redacao))
  order by id::text = lower(p_redacao) desc limit 1
$$;
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
    -- PostgREST answers 429.
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
create function private.give_way() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.conta then
    update public.redacoes set conta = false where id = new.repete_id;
  end if;
  return null;
end $$;
create trigger give_way after insert or update of texto on public.redacoes
  for each row when (new.usuario_id is not null) execute function private.give_way();
create function public.guardar_correcao(
  p_usuario uuid, p_chave text, p_tema text, p_texto text, p_correcao jsonb, p_nota integer, p_produtor text, p_versao text,
  p_missoes text[] default '{}', p_versao_de uuid default null
) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  essay_id uuid;
  key text := p_chave;
  known public.redacoes;
begin
  -- The profile before its essays, as by everything that stores. Then the row: a sending that is under way is there
  -- afterwards.
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
create function private.essay_words(p_text text) returns text[] language sql immutable set search_path = '' as $$
  select coalesce(nullif(string_to_array(btrim(regexp_replace(
    lower(regexp_replace(
      regexp_replace(
        normalize(p_text, NFKD),
        '[\u0080-\u00a9\u00ab\u00ac\u00ae-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u1680\u2000-\u200a\u2010-\u2029'
        '\u202f-\u205f\u2070-\u27ff\u2900-\u2bff\u2e00-\u2e7f\u3000-\u3030\u30fb\ufe30-\ufe6f\U0001f000-\U0001faff]+',
        ' ', 'g'
      ),
      '[^\u0001-\u007f]+', '', 'g'
    )),
    '[^a-z0-9]+', ' ', 'g'
  )), ' '), '{}'), array[''])
$$;
create function private.runs_of_words(p_text text) returns table (run integer, words integer[])
language sql immutable set search_path = '' as $$
  with list as materialized (select private.essay_words(p_text) as words),
  starts as (
    select words[at:at + 4] as five from list, generate_series(1, greatest(cardinality(words) - 4, 1)) at
  )
  select distinct on (1) hashtext(array_to_string(five, ' ')),
    array(select hashtext(word) from unnest(five) word)
  from starts
$$;
create function private.word_runs(p_text text) returns integer[]
language sql immutable set search_path = '' as $$ select array_agg(run) from private.runs_of_words(p_text) $$;
create function private.known_words(p_text text) returns integer[]
language sql immutable set search_path = ''
as $$ select array(select distinct hashtext(word) from unnest(private.essay_words(p_text)) word) $$;
create function private.find_repeated(p_user uuid, p_essay uuid, p_key text, p_text text, p_runs integer[], p_words integer[])
returns uuid language sql stable set search_path = '' as $$
  with own as materialized (select run, words from private.runs_of_words(p_text))
  select r.id from (
    select id, origem, created_at, sequencias, palavras from public.redacoes
    where usuario_id = p_user and id <> p_essay and (p_key is null or chave_idempotencia is distinct from p_key)
      -- Those that repeat this one.
      and (conta or repete_id is distinct from p_essay)
    order by created_at desc limit 300
  ) r
  where (
    cardinality(r.sequencias) >= 0.9 * cardinality(p_runs)
    and (
      select count(*) from unnest(p_runs) own join unnest(r.sequencias) earlier on own = earlier
    ) >= 0.9 * cardinality(p_runs)
  ) or (
    cardinality(r.palavras) >= 0.7 * cardinality(p_words)
    and (
      select count(*) from unnest(p_words) own join unnest(r.palavras) earlier on own = earlier
    ) >= 0.7 * cardinality(p_words)
    and (
      select count(*) from own where run = any (r.sequencias) or words <@ r.palavras
    ) >= 0.9 * cardinality(p_runs)
  )
  order by r.origem = 'funcao' desc, r.created_at limit 1
$$;
create function private.mark_repeated() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  earlier public.redacoes;
begin
  perform from public.profiles where user_id = new.usuario_id for no key update;
  update public.redacoes set sequencias = private.word_runs(texto), palavras = private.known_words(texto)
  where (sequencias is null or palavras is null) and id in (
    select id from public.redacoes
    where usuario_id = new.usuario_id and id <> new.id
      -- Not the row that this insert may become an update of.
      and (new.chave_idempotencia is null or chave_idempotencia is distinct from new.chave_idempotencia)
    order by created_at desc limit 300
  );
  new.sequencias := private.word_runs(new.texto);
  new.palavras := private.known_words(new.texto);
  new.repete_id := private.find_repeated(
    new.usuario_id, new.id, new.chave_idempotencia, new.texto, new.sequencias, new.palavras
  );
  select * into earlier from public.redacoes where id = new.repete_id;
  new.conta := earlier.id is null or (new.origem = 'funcao' and earlier.origem = 'local' and earlier.conta);
  return new;
end $$;
create trigger mark_repeated before insert or update of texto on public.redacoes
  for each row when (new.usuario_id is not null) execute function private.mark_repeated();
create table public.correcao_links (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 43 and 100),
  com_nome boolean not null,
  valido_ate timestamptz not null,
  created_at timestamptz not null default now(),
  constraint correcao_links_at_most_90_days check (
    valido_ate > created_at and valido_ate <= created_at + interval '2160 hours'
  )
);
create index correcao_links_usuario_idx on public.correcao_links (usuario_id, created_at desc);
create index correcao_links_redacao_idx on public.correcao_links (redacao_id);
alter table public.correcao_links enable row level security;
create policy "own links" on public.correcao_links for select to authenticated using (usuario_id = (select auth.uid()));
create policy "revoke own link" on public.correcao_links for delete to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.correcao_links from public, anon, authenticated;
grant select, delete on public.correcao_links to authenticated;
grant select, insert, update, delete on public.correcao_links to service_role;
create function private.shared_parts(p_correcao jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(part.key, case when part.key <> 'grifo' then part.value else (
    select coalesce(jsonb_object_agg(extra.key, extra.value), '{}')
    from jsonb_each(case when jsonb_typeof(part.value) = 'object' then part.value end) extra
    where extra.key in (
      'producer', 'version', 'readers', 'band', 'accounts', 'evidence', 'improvements', 'steps', 'totalWithSteps', 'praise',
      'ceilings', 'zeroReason', 'coherence'
    )
  ) end)
  from jsonb_each(p_correcao) part
  where part.key in ('nota_final', 'competencias', 'erros_detectados', 'videos_sugeridos', 'resumo', 'grifo')
$$;
create function public.compartilhar_correcao(p_redacao text, p_dias integer default 30, p_com_nome boolean default false)
returns json language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  essay_id uuid;
  link json;
begin
  if p_dias is null or p_dias not in (7, 30, 90) then
    raise check_violation using message = 'a link is for 7, 30 or 90 days';
  end if;
  -- Locked, so that parallel requests count one after the other.
  perform from public.profiles where user_id = caller for no key update;
  select id into essay_id from public.redacoes where id = private.own_essay_id(p_redacao) and correcao is not null;
  if essay_id is null then
    return json_build_object('ok', false, 'motivo', 'redacao_nao_encontrada');
  end if;
  delete from public.correcao_links where usuario_id = caller and valido_ate < now() - interval '720 hours';
  if (select count(*) from public.correcao_links where usuario_id = caller and valido_ate > now()) >= 50 then
    return json_build_object('ok', false, 'motivo', 'limite');
  end if;
  insert into public.correcao_links (usuario_id, redacao_id, com_nome, valido_ate)
  values (caller, essay_id, coalesce(p_com_nome, false), now() + p_dias * interval '24 hours')
  returning json_build_object(
    'id', id, 'redacao_id', redacao_id, 'codigo', codigo, 'com_nome', com_nome, 'valido_ate', valido_ate,
    'created_at', created_at
  ) into link;
  return json_build_object('ok', true, 'link', link);
end $$;
create function public.correcao_compartilhada(p_codigo text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
    'correcao', private.shared_parts(r.correcao), 'conferida', r.origem = 'funcao', 'data_envio', r.data_envio,
    'nome', case when l.com_nome then p.nome end, 'valido_ate', l.valido_ate
  )
  from public.correcao_links l
  join public.redacoes r on r.id = l.redacao_id and r.usuario_id = l.usuario_id
  join public.profiles p on p.user_id = l.usuario_id
  where l.codigo = p_codigo and l.valido_ate > now()
$$;
grant execute on function
  public.compartilhar_correcao(text, integer, boolean), public.correcao_compartilhada(text)
to authenticated;
create table public.compras (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid references public.profiles (user_id) on delete set null,
  email text check (char_length(email) between 3 and 320),
  produto text not null check (produto in ('aluno_12', 'professor_anual')),
  pagamento_id text not null unique check (char_length(pagamento_id) between 1 and 200),
  creditos integer not null check (creditos >= 0),
  created_at timestamptz not null default now(),
  creditada boolean not null default false,
  estornada_em timestamptz,
  motivo_estorno text check (motivo_estorno in ('devolucao', 'contestacao')),
  creditos_retirados integer check (creditos_retirados between 0 and creditos),
  contestacao_vencida_em timestamptz,
  constraint compras_owned_with_email check (email is not null or (usuario_id is null and creditada)),
  constraint compras_reversed_whole check (
    (estornada_em is null) = (motivo_estorno is null) and (estornada_em is null) = (creditos_retirados is null)
  )
);
create index compras_usuario_idx on public.compras (usuario_id, created_at desc);
create index compras_waiting_idx on public.compras (email) where not creditada;
alter table public.compras enable row level security;
create policy "own purchases" on public.compras for select to authenticated using (usuario_id = (select auth.uid()));
revoke all on public.compras from public, anon, authenticated;
grant select on public.compras to authenticated, service_role;
create table public.usos_credito (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  redacao_id uuid references public.redacoes (id) on delete set null,
  devolvido_em timestamptz,
  created_at timestamptz not null default now(),
  chave text check (char_length(chave) between 1 and 100),
  servido_em timestamptz
);
create index usos_credito_usuario_idx on public.usos_credito (usuario_id, created_at desc);
create index usos_credito_redacao_idx on public.usos_credito (redacao_id);
create unique index usos_credito_chave_idx on public.usos_credito (usuario_id, chave) where devolvido_em is null;
alter table public.usos_credito enable row level security;
create policy "own uses" on public.usos_credito for select to authenticated using (usuario_id = (select auth.uid()));
revoke all on public.usos_credito from public, anon, authenticated;
grant select on public.usos_credito to authenticated, service_role;
create table public.estornos_sem_compra (
  pagamento_id text primary key check (char_length(pagamento_id) between 1 and 200),
  motivo text not null check (motivo in ('devolucao', 'contestacao')),
  created_at timestamptz not null default now()
);
alter table public.estornos_sem_compra enable row level security;
revoke all on public.estornos_sem_compra from public, anon, authenticated, service_role;
create function private.lock_email(p_email text) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('compras:' || p_email, 0)) $$;
create function private.lock_payment(p_pagamento_id text) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('pagamento:' || p_pagamento_id, 0)) $$;
create function private.plan_of(p_user uuid) returns text language sql stable set search_path = '' as $$
  select case when exists (
    select from public.compras c join public.profiles p on p.user_id = c.usuario_id
    where c.usuario_id = p_user and c.creditada and c.estornada_em is null
      and (c.produto = 'professor_anual') = (p.tipo_conta = 'teacher')
  ) then 'premium' else 'trial' end
$$;
create function private.grant_purchase(p_user uuid, p_credits integer) returns void
language sql volatile set search_path = '' as $$
  update public.profiles
  set creditos_correcoes = creditos_correcoes + p_credits, plan = private.plan_of(p_user)
  where user_id = p_user
$$;
create function private.grant_waiting(p_user uuid) returns void language plpgsql set search_path = '' as $$
declare
  credits integer;
begin
  with granted as (
    update public.compras set creditada = true
    where usuario_id = p_user and not creditada and estornada_em is null
      and (produto <> 'professor_anual'
        or exists (select from public.profiles where user_id = p_user and tipo_conta = 'teacher'))
    returning creditos
  )
  select sum(creditos) into credits from granted;
  if credits is not null then
    perform private.grant_purchase(p_user, credits);
  end if;
end $$;
create function private.claim_purchases(p_user uuid, p_email text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.lock_email(lower(p_email));
  update public.compras set usuario_id = p_user
  where usuario_id is null and not creditada and email = lower(p_email);
  perform private.grant_waiting(p_user);
end $$;
create function public.registrar_compra(p_pagamento_id text, p_email text, p_produto text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  buyer_email constant text := lower(btrim(p_email));
  reason text;
  is_new boolean;
  buyer uuid;
begin
  perform private.lock_payment(p_pagamento_id);
  perform private.lock_email(buyer_email);
  delete from public.estornos_sem_compra where pagamento_id = p_pagamento_id returning motivo into reason;
  insert into public.compras (email, produto, pagamento_id, creditos, estornada_em, motivo_estorno, creditos_retirados)
  values (
    buyer_email, p_produto, p_pagamento_id, case p_produto when 'aluno_12' then 12 else 0 end,
    case when reason is not null then now() end, reason, case when reason is not null then 0 end
  )
  on conflict (pagamento_id) do nothing;
  is_new := found;

  select p.user_id into buyer
  from public.profiles p join auth.users u on u.id = p.user_id
  where lower(p.email) = buyer_email and u.email_confirmed_at is not null;
  if buyer is not null then
    perform private.claim_purchases(buyer, buyer_email);
  end if;
  return json_build_object('ok', true, 'novo', is_new, 'creditada', exists (
    select from public.compras where pagamento_id = p_pagamento_id and creditada and estornada_em is null
  ));
end $$;
create function public.estornar_compra(p_pagamento_id text, p_motivo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  purchase public.compras;
  balance integer;
  in_use integer;
  taken integer := 0;
begin
  perform private.lock_payment(p_pagamento_id);
  select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  if not found then
    insert into public.estornos_sem_compra (pagamento_id, motivo) values (p_pagamento_id, p_motivo)
    on conflict (pagamento_id) do update set motivo = excluded.motivo
      where estornos_sem_compra.motivo = 'contestacao';
    return json_build_object('ok', true, 'novo', true, 'creditos', 0, 'retirados', 0);
  end if;
  if purchase.email is not null then
    -- Read again behind the lock: the purchase may just have been handed over, or its owner deleted.
    perform private.lock_email(purchase.email);
    select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  end if;
  if purchase.estornada_em is not null then
    -- What was disputed and is now refunded will not be won.
    update public.compras set motivo_estorno = p_motivo where id = purchase.id and p_motivo = 'devolucao';
  end if;
  if purchase.estornada_em is not null
    or (p_motivo = 'contestacao' and purchase.contestacao_vencida_em is not null) then
    return json_build_object('ok', true, 'novo', false, 'creditos', purchase.creditos,
      'retirados', coalesce(purchase.creditos_retirados, 0));
  end if;

  -- The profile before the purchase, as where an account is deleted.
  select creditos_correcoes into balance from public.profiles
  where user_id = purchase.usuario_id and purchase.creditada for no key update;
  if found then
    update public.usos_credito set devolvido_em = now() where id in (
      select id from public.usos_credito
      where usuario_id = purchase.usuario_id and redacao_id is null and devolvido_em is null and servido_em is null
        and created_at > now() - interval '10 minutes'
      order by created_at desc limit greatest(purchase.creditos - balance, 0)
    );
    get diagnostics in_use = row_count;
    taken := least(balance + in_use, purchase.creditos);
  end if;
  update public.compras set estornada_em = now(), motivo_estorno = p_motivo, creditos_retirados = taken
  where id = purchase.id;
  if balance is not null then
    update public.profiles set creditos_correcoes = balance + in_use - taken, plan = private.plan_of(user_id)
    where user_id = purchase.usuario_id;
  end if;
  return json_build_object('ok', true, 'novo', true,
    'creditos', case when purchase.creditada then purchase.creditos else 0 end, 'retirados', taken);
end $$;
create function public.restaurar_compra(p_pagamento_id text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  purchase public.compras;
  was_reversed boolean;
begin
  perform private.lock_payment(p_pagamento_id);
  delete from public.estornos_sem_compra where pagamento_id = p_pagamento_id and motivo = 'contestacao';
  select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  if not found then
    return json_build_object('ok', true, 'novo', false);
  end if;
  if purchase.email is not null then
    perform private.lock_email(purchase.email);
    select * into purchase from public.compras where pagamento_id = p_pagamento_id;
  end if;
  was_reversed := coalesce(purchase.motivo_estorno = 'contestacao', false);
  perform from public.profiles where user_id = purchase.usuario_id for no key update;
  update public.compras
  set contestacao_vencida_em = coalesce(contestacao_vencida_em, now()),
    estornada_em = case when not was_reversed then estornada_em end,
    motivo_estorno = case when not was_reversed then motivo_estorno end,
    creditos_retirados = case when not was_reversed then creditos_retirados end
  where id = purchase.id;
  if was_reversed and purchase.usuario_id is not null then
    if purchase.creditada then
      perform private.grant_purchase(purchase.usuario_id, purchase.creditos_retirados);
    else
      perform private.grant_waiting(purchase.usuario_id);
    end if;
  end if;
  return json_build_object('ok', true, 'novo', was_reversed);
end $$;
create function private.take_credit(p_user uuid, p_key text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  remaining integer;
begin
  select creditos_correcoes into remaining from public.profiles where user_id = p_user for no key update;
  if exists (select from public.usos_credito where usuario_id = p_user and chave = p_key and devolvido_em is null) then
    return remaining;
  end if;
  if coalesce(remaining, 0) = 0 then
    return null;
  end if;
  insert into public.usos_credito (usuario_id, chave) values (p_user, p_key);
  update public.profiles set creditos_correcoes = creditos_correcoes - 1 where user_id = p_user;
  return remaining - 1;
end $$;
create function private.free_day(p_running timestamptz, p_counted timestamptz, p_now timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when p_running > p_now - interval '24 hours' then p_running
    when p_counted > p_now - interval '24 hours' then p_counted
    when to_char(private.sao_paulo_date(p_counted), 'YYYY-MM') = to_char(private.sao_paulo_date(p_now), 'YYYY-MM') then null
    else p_now
  end
$$;
create function private.count_free_day(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  update public.profiles set dia_gratis_em = promo_inicio
  where user_id = p_user and dia_gratis_em is distinct from promo_inicio
$$;
create function public.definir_promo(p_ativa boolean) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz;
begin
  update public.profiles
  set promo_inicio = case when p_ativa then private.free_day(promo_inicio, dia_gratis_em, now()) end
  where user_id = (select auth.uid())
  returning promo_inicio into since;
  return since;
end $$;
grant execute on function
  public.registrar_compra(text, text, text), public.estornar_compra(text, text), public.restaurar_compra(text)
to service_role;
grant execute on function public.definir_promo(boolean) to authenticated;
create table public.ajustes_ia (
  unico boolean primary key default true check (unico),
  ativo boolean not null default true,
  pedidos_por_dia integer not null default 2000 check (pedidos_por_dia >= 0),
  tokens_por_dia bigint not null default 25000000 check (tokens_por_dia >= 0),
  pedidos_conta_nova integer not null default 5 check (pedidos_conta_nova >= 0),
  preco_entrada numeric(10, 4) check (preco_entrada >= 0),
  preco_saida numeric(10, 4) check (preco_saida >= 0),
  promo_ate timestamptz,
  updated_at timestamptz not null default now(),
  contas_por_rede integer not null default 60 check (contas_por_rede >= 0),
  temas_por_conta integer not null default 10 check (temas_por_conta >= 0),
  reserva_paga integer not null default 50 check (reserva_paga between 0 and 100)
);
alter table public.ajustes_ia enable row level security;
create policy "devs read the settings" on public.ajustes_ia for select to authenticated
  using ((select private.my_account_type()) = 'dev');
create policy "devs change the settings" on public.ajustes_ia for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
revoke all on public.ajustes_ia from public, anon, authenticated;
grant select on public.ajustes_ia to authenticated;
grant select, update on public.ajustes_ia to service_role;
grant update (
  ativo, pedidos_por_dia, tokens_por_dia, pedidos_conta_nova, preco_entrada, preco_saida, promo_ate, contas_por_rede,
  temas_por_conta, reserva_paga
) on public.ajustes_ia to authenticated;
create table public.gastos_ia (
  dia date not null,
  servico text not null check (servico in ('leitura', 'tema', 'transcricao')),
  resultado text not null check (resultado in ('pedido', 'modelo', 'descartado', 'falhou')),
  pedidos integer not null default 0,
  chamadas integer not null default 0,
  tokens_entrada bigint not null default 0,
  tokens_saida bigint not null default 0,
  pago boolean not null default false,
  primary key (dia, servico, resultado, pago)
);
alter table public.gastos_ia enable row level security;
create policy "devs read the costs" on public.gastos_ia for select to authenticated
  using ((select private.my_account_type()) = 'dev');
revoke all on public.gastos_ia from public, anon, authenticated;
grant select on public.gastos_ia to authenticated, service_role;
create table public.uso_ia (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  dia date not null,
  contagem integer not null check (contagem >= 0),
  servico text not null default 'correcao' check (servico in ('correcao', 'leitura', 'tema', 'transcricao')),
  primary key (usuario_id, dia, servico)
);
alter table public.uso_ia enable row level security;
create policy "own count" on public.uso_ia for select to authenticated using (usuario_id = (select auth.uid()));
revoke all on public.uso_ia from public, anon, authenticated;
grant select on public.uso_ia to authenticated, service_role;
create table public.avisos_orcamento (
  dia date not null,
  nivel text not null check (nivel in ('gratis', '80', '100')),
  criado_em timestamptz not null default now(),
  enviado_em timestamptz,
  primary key (dia, nivel)
);
alter table public.avisos_orcamento enable row level security;
revoke all on public.avisos_orcamento from public, anon, authenticated, service_role;
create function private.touch_model_settings() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger touch_model_settings before update on public.ajustes_ia
  for each row execute function private.touch_model_settings();
create function private.forget_budget_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.avisos_orcamento where dia = private.sao_paulo_date(now());
  return null;
end $$;
create trigger forget_budget_notices after update on public.ajustes_ia
  for each row when (
    (old.pedidos_por_dia, old.tokens_por_dia, old.reserva_paga)
    is distinct from (new.pedidos_por_dia, new.tokens_por_dia, new.reserva_paga)
  )
  execute function private.forget_budget_notices();
create function private.usual_tokens(p_servico text) returns integer language sql immutable set search_path = '' as $$
  select case p_servico when 'leitura' then 11000 when 'tema' then 1000 else 9000 end
$$;
create function private.note_budget(p_level text) returns text language sql security definer set search_path = '' as $$
  insert into public.avisos_orcamento (dia, nivel) values (private.sao_paulo_date(now()), p_level)
  on conflict do nothing returning nivel
$$;
create function private.model_use(p_day date, p_free_only boolean, out requests bigint, out tokens bigint)
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(asked), 0)::bigint,
    coalesce(sum(took + greatest(asked - ended, 0) * private.usual_tokens(servico)), 0)::bigint
  from (
    select servico,
      coalesce(sum(pedidos) filter (where resultado = 'pedido'), 0) as asked,
      coalesce(sum(pedidos) filter (where resultado <> 'pedido'), 0) as ended,
      sum(tokens_entrada + tokens_saida) as took
    from public.gastos_ia
    where dia = p_day and not (p_free_only and pago)
    group by servico, pago
  ) by_service
$$;
create function public.registrar_uso_ia(
  p_usuario uuid, p_limite integer, p_servico text default 'correcao'
) returns json language plpgsql security definer set search_path = '' as $$
declare
  used integer;
begin
  if p_limite > 0 then
    insert into public.uso_ia as uso (usuario_id, dia, servico, contagem)
    values (p_usuario, private.sao_paulo_date(now()), p_servico, 1)
    on conflict (usuario_id, dia, servico) do update set contagem = uso.contagem + 1 where uso.contagem < p_limite
    returning contagem into used;
  end if;
  return json_build_object('ok', used is not null, 'restante', coalesce(p_limite - used, 0));
end $$;
create function public.reservar_ia(p_usuario uuid, p_servico text, p_limite integer, p_chave text default null)
returns json language plpgsql security definer set search_path = '' as $$
declare
  settings public.ajustes_ia;
  today constant date := private.sao_paulo_date(now());
  needed constant integer := private.usual_tokens(p_servico);
  spent record;
  free record;
  profile public.profiles;
  is_new boolean;
  most integer := p_limite;
  used integer;
  is_operators boolean;
  is_paid boolean;
  balance integer;
begin
  select * into settings from public.ajustes_ia for update;
  if not settings.ativo then
    return json_build_object('ok', false, 'motivo', 'desligado');
  end if;
  select * into spent from private.model_use(today, false);
  if spent.requests >= settings.pedidos_por_dia or spent.tokens + needed > settings.tokens_por_dia then
    return json_build_object('ok', false, 'motivo', 'orcamento', 'aviso', private.note_budget('100'));
  end if;

  select * into profile from public.profiles where user_id = p_usuario for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'limite');
  end if;
  if p_servico = 'tema' then
    most := least(most, settings.temas_por_conta);
  end if;
  is_new := profile.data_cadastro > now() - interval '24 hours' and settings.pedidos_conta_nova < most;
  if is_new then
    most := settings.pedidos_conta_nova;
  end if;
  select contagem into used from public.uso_ia
  where usuario_id = p_usuario and dia = today and servico = p_servico;
  if coalesce(used, 0) >= most then
    return json_build_object('ok', false, 'motivo', case when is_new then 'conta_nova' else 'limite' end);
  end if;

  balance := profile.creditos_correcoes;
  is_operators := coalesce(settings.promo_ate > now(), false);
  is_paid := case
    when p_servico = 'leitura'
      then not is_operators and not coalesce(profile.promo_inicio > now() - interval '24 hours', false)
    else balance > 0
  end;
  if is_paid and p_servico = 'leitura' then
    balance := private.take_credit(p_usuario, p_chave);
    if balance is null then
      return json_build_object('ok', false, 'motivo', 'sem_credito', 'creditos', 0);
    end if;
  elsif not is_paid then
    select * into free from private.model_use(today, true);
    if free.requests >= settings.pedidos_por_dia::bigint * (100 - settings.reserva_paga) / 100
      or free.tokens + needed > settings.tokens_por_dia * (100 - settings.reserva_paga) / 100
    then
      return json_build_object('ok', false, 'motivo', 'cota_gratis', 'aviso', private.note_budget('gratis'));
    end if;
    if p_servico = 'leitura' and not is_operators then
      perform private.count_free_day(p_usuario);
    end if;
  end if;

  insert into public.uso_ia as uso (usuario_id, dia, servico, contagem) values (p_usuario, today, p_servico, 1)
  on conflict (usuario_id, dia, servico) do update set contagem = uso.contagem + 1;
  insert into public.gastos_ia as spent_by (dia, servico, resultado, pago, pedidos) values (today, p_servico, 'pedido', is_paid, 1)
  on conflict (dia, servico, resultado, pago) do update set pedidos = spent_by.pedidos + 1;
  return json_build_object(
    'ok', true,
    'pago_com', case when p_servico = 'leitura' then case when is_paid then 'credito' else 'promo' end end,
    'pago', is_paid,
    'creditos', balance,
    'aviso', case
      when (spent.requests + 1) * 5 >= settings.pedidos_por_dia::bigint * 4
        or (spent.tokens + needed) * 5 >= settings.tokens_por_dia * 4
      then private.note_budget('80')
    end
  );
end $$;
create function public.encerrar_ia(
  p_usuario uuid, p_servico text, p_chave text, p_resultado text, p_chamadas integer, p_entrada bigint, p_saida bigint,
  p_pago boolean default false
) returns integer language plpgsql security definer set search_path = '' as $$
declare
  balance integer;
begin
  insert into public.gastos_ia as spent (dia, servico, resultado, pago, pedidos, chamadas, tokens_entrada, tokens_saida)
  values (private.sao_paulo_date(now()), p_servico, p_resultado, p_pago, 1, p_chamadas, p_entrada, p_saida)
  on conflict (dia, servico, resultado, pago) do update set
    pedidos = spent.pedidos + 1, chamadas = spent.chamadas + excluded.chamadas,
    tokens_entrada = spent.tokens_entrada + excluded.tokens_entrada, tokens_saida = spent.tokens_saida + excluded.tokens_saida;
  perform from public.profiles where user_id = p_usuario for no key update;
  if p_servico = 'leitura' and p_resultado = 'modelo' then
    if exists (select from public.usos_credito where usuario_id = p_usuario and chave = p_chave) then
      -- Another reading of the same text may have given it back meanwhile.
      perform private.take_credit(p_usuario, p_chave);
    end if;
    update public.usos_credito set servido_em = now()
    where usuario_id = p_usuario and chave = p_chave and devolvido_em is null and servido_em is null;
  elsif p_servico = 'leitura' then
    update public.usos_credito set devolvido_em = now()
    where usuario_id = p_usuario and chave = p_chave and devolvido_em is null and redacao_id is null and servido_em is null;
    if found then
      update public.profiles set creditos_correcoes = creditos_correcoes + 1 where user_id = p_usuario;
    end if;
  end if;
  select creditos_correcoes into balance from public.profiles where user_id = p_usuario;
  return coalesce(balance, 0);
end $$;
create function public.reservar_aviso_de_orcamento() returns json
language plpgsql security definer set search_path = '' as $$
declare
  due public.avisos_orcamento;
begin
  select * into due from public.avisos_orcamento
  where enviado_em is null and dia >= private.sao_paulo_date(now()) - 1
  order by criado_em limit 1
  for update skip locked;
  if not found then
    return null;
  end if;
  update public.avisos_orcamento set enviado_em = now() where dia = due.dia and nivel = due.nivel;
  return json_build_object('dia', due.dia, 'nivel', due.nivel, 'em', due.criado_em, 'emails', (
    select coalesce(json_agg(u.email order by u.email), '[]')
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.tipo_conta = 'dev' and u.email_confirmed_at is not null
  ));
end $$;
create function public.devolver_aviso_de_orcamento(p_dia date, p_nivel text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.avisos_orcamento set enviado_em = null where dia = p_dia and nivel = p_nivel;
  return found;
end $$;
grant execute on function
  public.registrar_uso_ia(uuid, integer, text), public.reservar_ia(uuid, text, integer, text),
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint, boolean), public.reservar_aviso_de_orcamento(),
  public.devolver_aviso_de_orcamento(date, text)
to service_role;
create table public.canetinhas_transactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  amount numeric(8, 1) not null,
  source text not null check (source in (
    'boas_vindas', 'redacao', 'nota_alta', 'login_diario', 'missao_diaria', 'conquista', 'loja', 'ajuste'
  )),
  description text not null default '' check (char_length(description) <= 200),
  chave text not null default gen_random_uuid()::text check (char_length(chave) <= 200),
  created_at timestamptz not null default now(),
  unique (user_id, chave)
);
create index canetinhas_transactions_history_idx on public.canetinhas_transactions (user_id, created_at desc);
alter table public.canetinhas_transactions enable row level security;
create policy "own transactions" on public.canetinhas_transactions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "claim own reward" on public.canetinhas_transactions for insert to authenticated
  with check (user_id = (select auth.uid()));
revoke all on public.canetinhas_transactions from public, anon, authenticated;
grant select, insert on public.canetinhas_transactions to authenticated, service_role;
create function private.move_balance() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    update public.profiles
    set canetinhas = canetinhas - old.amount,
        canetinhas_gastas = canetinhas_gastas + case when old.source = 'loja' then old.amount else 0 end
    where user_id = old.user_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.profiles
    set canetinhas = canetinhas + new.amount,
        canetinhas_gastas = canetinhas_gastas - case when new.source = 'loja' then new.amount else 0 end
    where user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger move_balance after insert or update or delete on public.canetinhas_transactions
  for each row execute function private.move_balance();
create function private.guard_transaction() returns trigger language plpgsql set search_path = '' as $$
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
create function private.award(p_user uuid, p_source text, p_key text, p_amount numeric, p_description text)
returns numeric language plpgsql set search_path = '' as $$
begin
  insert into public.canetinhas_transactions (user_id, source, chave, amount, description)
  values (p_user, p_source, p_key, p_amount, p_description)
  on conflict (user_id, chave) do nothing;
  return case when found then p_amount else 0 end;
end $$;
create function private.daily_reward(p_source text)
returns table (amount numeric, chave text, description text)
language sql stable security definer set search_path = '' as $$
  select 1, 'login:' || private.sao_paulo_date(now()), 'Entrada do dia'
  where p_source = 'login_diario' and private.my_account_type() is not null
  union all
  select (array[2, 2, 3, 3])[today.mission], 'missao:' || private.sao_paulo_date(now()), 'Missão do dia'
  from (select extract(day from private.sao_paulo_date(now()))::integer % 4 + 1 as mission) today
  where p_source = 'missao_diaria' and exists (
    select from public.redacoes
    where usuario_id = (select auth.uid()) and origem = 'funcao' and conta
      and created_at >= private.sao_paulo_midnight(now())
      and (array['tese-clara', 'tres-conectivos', 'dado-ou-estatistica', 'proposta-completa'])[today.mission]
        = any (missoes)
  )
$$;
create function private.claim_daily(p_source text) returns numeric language sql volatile set search_path = '' as $$
  select coalesce(sum(private.award((select auth.uid()), p_source, due.chave, due.amount, due.description)), 0)
  from private.daily_reward(p_source) due
$$;
create function public.claim_daily_login() returns numeric
language sql volatile security definer set search_path = '' as $$ select private.claim_daily('login_diario') $$;
create function public.claim_daily_mission() returns numeric
language sql volatile security definer set search_path = '' as $$ select private.claim_daily('missao_diaria') $$;
create function private.reward_essay() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.repete_id is null and (
    new.origem = 'funcao' or (
      select count(*) from public.redacoes
      where usuario_id = new.usuario_id and origem = 'local' and repete_id is null
        and created_at >= private.sao_paulo_midnight(now())
    ) <= 5
  ) then
    perform private.award(new.usuario_id, 'redacao', 'redacao:' || new.id, 1, 'Redação enviada');
  end if;
  if new.origem = 'funcao' and new.conta and new.nota_total >= 800 then
    perform private.award(new.usuario_id, 'nota_alta', 'nota_alta:' || new.id, 2, 'Nota a partir de 800');
  end if;
  update public.usos_credito set redacao_id = new.id
  where id = (
    select id from public.usos_credito
    where usuario_id = new.usuario_id and redacao_id is null and devolvido_em is null
      and starts_with(chave, new.chave_idempotencia || ':')
    order by created_at desc limit 1
  );
  return null;
end $$;
create trigger reward_essay after insert or update of origem on public.redacoes
  for each row when (new.usuario_id is not null) execute function private.reward_essay();
create function private.shop_item(p_item text) returns table (nome text, preco integer)
language sql immutable set search_path = '' as $$
  select loja.nome, loja.preco
  from (values
    ('guarda_sequencia', 'Guardar a sequência', 12),
    ('folha_parda', 'Papel pardo', 40),
    ('folha_verde', 'Folha verde-água', 40),
    ('folha_quadriculada', 'Folha quadriculada', 40)
  ) as loja (item, nome, preco)
  where item = p_item
$$;
create function public.comprar_na_loja(p_item text, p_chave text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  item record;
  key constant text := 'loja:' || p_item || case when p_item = 'guarda_sequencia' then ':' || p_chave else '' end;
  balance numeric;
begin
  select * into item from private.shop_item(p_item);
  if not found or coalesce(char_length(p_chave) not between 1 and 64, true) then
    return json_build_object('ok', false, 'motivo', 'desconhecido');
  end if;
  select canetinhas into balance from public.profiles
  where user_id = caller and tipo_conta = 'student' for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'apenas_alunos');
  end if;
  if exists (select from public.canetinhas_transactions where user_id = caller and chave = key) then
    return json_build_object('ok', true);
  end if;
  if p_item = 'guarda_sequencia' and (private.streak(caller) ->> 'restantes')::integer >= 2 then
    return json_build_object('ok', false, 'motivo', 'limite');
  end if;
  if balance < item.preco then
    return json_build_object('ok', false, 'motivo', 'saldo');
  end if;
  perform private.award(caller, 'loja', key, -item.preco, item.nome);
  return json_build_object('ok', true);
end $$;
create function private.streak(p_user uuid) returns json language plpgsql stable set search_path = '' as $$
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
create function public.minha_sequencia() returns json
language sql stable security definer set search_path = '' as $$ select private.streak((select auth.uid())) $$;
create function public.leaderboard(p_limit integer default 10)
returns table (posicao bigint, nome text, canetinhas numeric, eu boolean)
language sql stable security definer set search_path = '' as $$
  select row_number() over (order by top.ganhas desc, top.data_cadastro, top.user_id),
    private.short_name(top.nome), top.ganhas, coalesce(top.user_id = (select auth.uid()), false)
  from (
    select p.user_id, p.nome, p.canetinhas + p.canetinhas_gastas as ganhas, p.data_cadastro
    from public.profiles p
    where p.ranking_opt_in and p.tipo_conta = 'student'
    order by p.canetinhas + p.canetinhas_gastas desc, p.data_cadastro, p.user_id
    limit least(greatest(coalesce(p_limit, 10), 1), 100)
  ) top
  order by 1
$$;
create function public.minha_posicao() returns table (posicao bigint, canetinhas numeric)
language sql stable security definer set search_path = '' as $$
  with me as (
    select user_id, data_cadastro, p.canetinhas + canetinhas_gastas as ganhas from public.profiles p
    where user_id = (select auth.uid()) and ranking_opt_in and tipo_conta = 'student'
  )
  select 1 + (
    select count(*) from public.profiles p
    where p.ranking_opt_in and p.tipo_conta = 'student'
      and (p.canetinhas + p.canetinhas_gastas > me.ganhas
        or p.canetinhas + p.canetinhas_gastas = me.ganhas
          and (p.data_cadastro, p.user_id) < (me.data_cadastro, me.user_id))
  ), me.ganhas
  from me
$$;
grant execute on function
  private.daily_reward(text), public.claim_daily_login(), public.claim_daily_mission(),
  public.comprar_na_loja(text, text), public.minha_sequencia(), public.leaderboard(integer), public.minha_posicao()
to authenticated;
create function private.bank_themes() returns table (chave text, eixo text)
language sql immutable set search_path = '' as $$
  select bank.chave, bank.eixo from (values
    ('perspectivas acerca do envelhecimento na sociedade brasileira', 'direitos'),
    ('a valorizacao dos trabalhadores rurais no brasil', 'trabalho'),
    ('a idade minima para o trabalho como forma de protecao a infancia', 'trabalho'),
    ('desafios para a valorizacao da heranca africana no brasil', 'cultura'),
    ('desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no brasil', 'trabalho'),
    ('desafios para a re insercao socioeconomica da populacao em situacao de rua no brasil', 'cidade'),
    ('desafios para a valorizacao de comunidades e povos tradicionais no brasil', 'direitos'),
    ('medidas para o enfrentamento da recorrencia da inseguranca alimentar no brasil', 'saúde'),
    ('invisibilidade e registro civil garantia de acesso a cidadania no brasil', 'direitos'),
    ('reconhecimento da contribuicao das mulheres nas ciencias da saude no brasil', 'saúde'),
    ('o estigma associado as doencas mentais na sociedade brasileira', 'saúde'),
    ('o desafio de reduzir as desigualdades entre as regioes do brasil', 'direitos'),
    ('democratizacao do acesso ao cinema no brasil', 'cultura'),
    ('manipulacao do comportamento do usuario pelo controle de dados na internet', 'tecnologia'),
    ('desafios para a formacao educacional de surdos no brasil', 'educação'),
    ('caminhos para combater a intolerancia religiosa no brasil', 'direitos'),
    ('caminhos para combater o racismo no brasil', 'direitos'),
    ('a persistencia da violencia contra a mulher na sociedade brasileira', 'direitos'),
    ('publicidade infantil em questao no brasil', 'direitos'),
    ('efeitos da implantacao da lei seca no brasil', 'cidade'),
    ('movimento imigratorio para o brasil no seculo xxi', 'direitos'),
    ('viver em rede no seculo xxi os limites entre o publico e o privado', 'tecnologia'),
    ('o trabalho na construcao da dignidade humana', 'trabalho'),
    ('ajuda humanitaria', 'direitos'),
    ('o individuo frente a etica nacional', 'direitos'),
    ('valorizacao do idoso', 'direitos'),
    ('como preservar a floresta amazonica', 'meio ambiente'),
    ('o desafio de se conviver com a diferenca', 'cultura'),
    ('o poder de transformacao da leitura', 'cultura'),
    ('o trabalho infantil na realidade brasileira', 'trabalho'),
    ('como garantir a liberdade de informacao e evitar abusos nos meios de comunicacao', 'tecnologia'),
    ('a violencia na sociedade brasileira como mudar as regras desse jogo', 'cidade'),
    ('o direito de votar como fazer dessa conquista um meio para promover as transformacoes sociais de que o brasil necessita', 'direitos'),
    ('desenvolvimento e preservacao ambiental como conciliar os interesses em conflito', 'meio ambiente'),
    ('direitos da crianca e do adolescente como enfrentar esse desafio nacional', 'direitos'),
    ('cidadania e participacao social', 'direitos'),
    ('viver e aprender', 'educação'),
    ('caminhos para o retorno a escola dos adultos que nao concluiram a educacao basica no brasil', 'educação'),
    ('desafios para fazer da biblioteca escolar um espaco vivo nas redes publicas de ensino do brasil', 'educação'),
    ('o fechamento de escolas do campo e o direito de estudar perto de casa na zona rural brasileira', 'educação'),
    ('desafios para identificar e atender estudantes com altas habilidades na escola publica brasileira', 'educação'),
    ('desafios para levar e manter medicos nas regioes brasileiras distantes dos grandes centros', 'saúde'),
    ('desafios para ampliar a oferta de cuidados paliativos na rede publica de saude do brasil', 'saúde'),
    ('a persistencia da hanseniase e do preconceito contra as pessoas que ela atinge no brasil', 'saúde'),
    ('o papel dos agentes comunitarios de saude na prevencao de doencas no brasil', 'saúde'),
    ('desafios para a conservacao da caatinga diante do avanco da desertificacao no brasil', 'meio ambiente'),
    ('caminhos para conciliar a protecao dos manguezais e a ocupacao do litoral brasileiro', 'meio ambiente'),
    ('desafios para prevenir incendios florestais e regular o uso do fogo no campo brasileiro', 'meio ambiente'),
    ('desafios para que a transicao energetica alcance as familias de baixa renda no brasil', 'meio ambiente'),
    ('limites eticos para recriar a voz e a imagem de pessoas mortas com inteligencia artificial no brasil', 'tecnologia'),
    ('os limites de uma inclusao digital baseada apenas no telefone celular na sociedade brasileira', 'tecnologia'),
    ('desafios para o acesso das pessoas com deficiencia as tecnologias assistivas no brasil', 'tecnologia'),
    ('desafios para garantir servicos publicos aos brasileiros que nao conseguem usa los pela internet', 'tecnologia'),
    ('o papel dos museus das pequenas cidades na preservacao da memoria da populacao brasileira', 'cultura'),
    ('desafios para a sobrevivencia das livrarias e para a circulacao de livros nas cidades brasileiras', 'cultura'),
    ('caminhos para a transmissao dos saberes dos mestres da cultura popular as novas geracoes no brasil', 'cultura'),
    ('o papel das radios comunitarias na vida cultural e na informacao dos municipios brasileiros', 'cultura'),
    ('desafios para levar a defensoria publica a toda a populacao que precisa dela no brasil', 'direitos'),
    ('desafios para a busca de pessoas desaparecidas e para o amparo as suas familias no brasil', 'direitos'),
    ('desafios para a vida autonoma dos jovens que deixam os servicos de acolhimento aos 18 anos no brasil', 'direitos'),
    ('o papel do direito de acesso a informacao no controle dos gastos publicos pelos cidadaos brasileiros', 'direitos'),
    ('o papel dos contratos de aprendizagem na entrada dos jovens brasileiros no mundo do trabalho', 'trabalho'),
    ('a persistencia dos acidentes de trabalho em diferentes setores da economia brasileira', 'trabalho'),
    ('o microempreendedor individual entre a autonomia e a falta de protecao social no brasil', 'trabalho'),
    ('desafios para separar o tempo de trabalho e o de descanso no teletrabalho no brasil', 'trabalho'),
    ('caminhos para ampliar a arborizacao dos bairros populares nas cidades brasileiras', 'cidade'),
    ('a persistencia de imoveis vazios em cidades brasileiras e o principio da funcao social da propriedade', 'cidade'),
    ('caminhos para financiar um transporte coletivo acessivel e de qualidade nas cidades brasileiras', 'cidade'),
    ('desafios para garantir as criancas o direito de brincar ao ar livre nas cidades brasileiras', 'cidade')
  ) as bank (chave, eixo)
$$;
create table public.conquistas (
  id uuid primary key default gen_random_uuid(),
  nome text not null check (char_length(nome) between 1 and 100),
  descricao text not null check (char_length(descricao) between 1 and 300),
  icone_url text not null check (char_length(icone_url) between 1 and 16),
  criterio_desbloqueio text not null unique check (char_length(criterio_desbloqueio) between 1 and 50),
  criterio text not null check (char_length(criterio) between 1 and 300),
  medida text check (char_length(medida) between 1 and 50),
  limite integer check (limite > 0),
  canetinhas_recompensa numeric(5, 1) not null default 5 check (canetinhas_recompensa >= 0),
  created_at timestamptz not null default now(),
  check ((medida is null) = (limite is null))
);
create index conquistas_order_idx on public.conquistas (created_at);
alter table public.conquistas enable row level security;
create policy "everybody reads the catalogue" on public.conquistas for select to anon, authenticated using (true);
revoke all on public.conquistas from public, anon, authenticated;
grant select on public.conquistas to anon, authenticated;
grant select, insert, update, delete on public.conquistas to service_role;
create table public.usuario_conquistas (
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  conquista_id uuid not null references public.conquistas (id) on delete cascade,
  data_desbloqueio timestamptz not null default now(),
  primary key (usuario_id, conquista_id)
);
create index usuario_conquistas_recent_idx on public.usuario_conquistas (usuario_id, data_desbloqueio desc);
create index usuario_conquistas_conquista_idx on public.usuario_conquistas (conquista_id);
alter table public.usuario_conquistas enable row level security;
create policy "own achievements" on public.usuario_conquistas for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "claim own achievement" on public.usuario_conquistas for insert to authenticated
  with check (usuario_id = (select auth.uid()));
revoke all on public.usuario_conquistas from public, anon, authenticated;
grant select, insert on public.usuario_conquistas to authenticated;
grant select, insert, update, delete on public.usuario_conquistas to service_role;
create function private.theme_key(p_theme text) returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(
    translate(
      lower(p_theme),
      'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
      'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'
    ),
    '[^a-z0-9]+', ' ', 'g'
  ))
$$;
create function private.achievement_facts(p_user uuid) returns table (medida text, valor numeric)
language plpgsql stable set search_path = '' as $$
begin
  return query
  with essays as (
    select created_at, private.sao_paulo_date(created_at) as dia,
      extract(hour from created_at at time zone 'America/Sao_Paulo') as hora,
      nota_total, tema, bank.eixo, niveis, correcao is not null as corrigida, origem = 'funcao' as atestada,
      origem = 'funcao' and correcao -> 'erros_detectados' = '[]' as limpa
    from public.redacoes left join private.bank_themes() bank on bank.chave = private.theme_key(tema)
    where usuario_id = p_user and conta
  ),
  per_day as (select dia, count(*) as redacoes from essays group by dia),
  streaks as (
    select count(*) as dias from (select dia - (row_number() over (order by dia))::integer as grupo from per_day) d
    group by grupo
  ),
  high_runs as (
    select count(*) as notas
    from (
      select nota_total >= 800 as alta,
        row_number() over (order by created_at) - row_number() over (partition by nota_total >= 800 order by created_at)
          as grupo
      from essays where atestada
    ) scored
    where alta group by grupo
  ),
  same_theme as (select count(*) as redacoes from essays where tema is not null group by lower(btrim(tema))),
  unlocked as (
    select c.medida is not null and c.criterio_desbloqueio <> 'conquistas_todas' as mensuravel
    from public.usuario_conquistas u join public.conquistas c on c.id = u.conquista_id where u.usuario_id = p_user
  ),
  transactions as (select amount, source from public.canetinhas_transactions where user_id = p_user),
  messages as (select tipo_problema from public.feedback_mensagens where usuario_id = p_user),
  ratings as (select count(*) as total from public.correcao_avaliacoes where usuario_id = p_user)
  select 'essays', count(*)::numeric from essays
  union all select 'corrections', count(*) from essays where corrigida
  union all select 'best-total', max(nota_total) from essays where atestada
  union all select 'essays-in-a-day', max(redacoes) from per_day
  union all select 'days-in-a-row', max(dias) from streaks
  union all select 'essays-before-six', count(*) from essays where hora < 6
  union all select 'essays-after-ten-pm', count(*) from essays where hora >= 22
  union all select 'high-totals-in-a-row', max(notas) from high_runs
  union all select 'essays-on-one-theme', max(redacoes) from same_theme
  union all select 'essays-on-rights', count(*) from essays where eixo = 'direitos'
  union all select 'theme-axes', count(distinct eixo) from essays
  union all select 'full-cohesion', count(*) from essays where atestada and niveis ->> 3 = '200'
  union all select 'clean-essays', count(*) from essays where limpa and niveis ->> 0 = '200'
  union all select 'canetinhas-earned', sum(amount) from transactions where amount > 0 and source <> 'boas_vindas'
  union all select 'missions', count(*) from transactions where source = 'missao_diaria'
  union all select 'achievements', count(*) from unlocked
  union all select 'measurable-achievements', count(*) from unlocked where mensuravel
  union all select 'opinions', (select count(*) from messages) + total from ratings
  union all select 'ratings', total from ratings
  union all select 'suggestions', count(*) from messages where tipo_problema = 'sugestao'
  -- Not of what a teacher photographed: that counts for the class alone.
  union all select 'teacher-reviews', (
    select count(*) from public.sala_envios e join public.redacoes r on r.id = e.redacao_id
    where e.aluno_id = p_user and e.revisada and r.usuario_id = p_user
  );
end $$;
create function private.is_achievement_met(p_conquista uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.conquistas c
    join private.achievement_facts((select auth.uid())) f on f.medida = c.medida and f.valor >= c.limite
    where c.id = p_conquista
  )
$$;
create function private.guard_achievement() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    if not private.is_achievement_met(new.conquista_id) then
      raise insufficient_privilege using message = 'this achievement has not been reached';
    end if;
    new.data_desbloqueio := now();
  end if;
  return new;
end $$;
create trigger guard_achievement before insert on public.usuario_conquistas
  for each row execute function private.guard_achievement();
create function private.reward_achievement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.award(new.usuario_id, 'conquista', 'conquista:' || criterio_desbloqueio, canetinhas_recompensa, nome)
  from public.conquistas where id = new.conquista_id;
  return null;
end $$;
create trigger reward_achievement after insert on public.usuario_conquistas
  for each row execute function private.reward_achievement();
create function public.unlock_achievement(p_codigo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  reward numeric;
begin
  with unlocked as (
    insert into public.usuario_conquistas (usuario_id, conquista_id)
    select (select auth.uid()), c.id from public.conquistas c
    where c.criterio_desbloqueio = p_codigo and private.is_achievement_met(c.id)
    on conflict do nothing
    returning conquista_id
  )
  select c.canetinhas_recompensa into reward from unlocked join public.conquistas c on c.id = unlocked.conquista_id;
  return json_build_object('unlocked', reward is not null, 'reward', coalesce(reward, 0));
end $$;
create function public.unlock_achievements()
returns table (codigo text, nome text, descricao text, icone_url text, recompensa numeric)
language plpgsql security definer set search_path = '' as $$
begin
  loop
    return query
      with unlocked as (
        insert into public.usuario_conquistas (usuario_id, conquista_id)
        select (select auth.uid()), c.id
        from public.conquistas c
        join private.achievement_facts((select auth.uid())) f on f.medida = c.medida and f.valor >= c.limite
        where not exists (
          select from public.usuario_conquistas u
          where u.usuario_id = (select auth.uid()) and u.conquista_id = c.id
        )
        -- Parallel calls in one order: none waits for a row the other waits for.
        order by c.created_at
        on conflict do nothing
        returning conquista_id
      )
      select c.criterio_desbloqueio, c.nome, c.descricao, c.icone_url, c.canetinhas_recompensa
      from unlocked join public.conquistas c on c.id = unlocked.conquista_id
      order by c.created_at;
    exit when not found;
  end loop;
end $$;
grant execute on function
  private.is_achievement_met(uuid), public.unlock_achievement(text), public.unlock_achievements()
to authenticated;
create function private.taught_class_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.salas where professor_id = (select auth.uid()) and excluida_em is null
  union all
  select t.sala_id
  from public.sala_professores t join public.salas s on s.id = t.sala_id
  where t.professor_id = (select auth.uid()) and s.excluida_em is null
$$;
create function private.joined_class_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.sala_id
  from public.sala_alunos m join public.salas s on s.id = m.sala_id
  where m.aluno_id = (select auth.uid()) and s.excluida_em is null
$$;
create table public.salas (
  id uuid primary key default gen_random_uuid(),
  professor_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  nome text not null check (char_length(btrim(nome)) between 1 and 100),
  descricao text not null default '' check (char_length(descricao) <= 500),
  tema text not null default '' check (char_length(tema) <= 300),
  created_at timestamptz not null default now(),
  tema_versao integer not null default 0,
  arquivada_em timestamptz,
  excluida_em timestamptz,
  dono_desde timestamptz,
  passada_em timestamptz,
  versao integer not null default 0
);
create index salas_professor_idx on public.salas (professor_id, created_at);
create index salas_excluida_idx on public.salas (excluida_em) where excluida_em is not null;
alter table public.salas enable row level security;
create policy "teachers create" on public.salas for insert to authenticated
  with check (professor_id = (select auth.uid()) and (select private.my_account_type()) = 'teacher');
create policy "taught or joined classrooms" on public.salas for select to authenticated
  using (
    professor_id = (select auth.uid()) and excluida_em is null
    or id = any (array(select private.taught_class_ids())) or id = any (array(select private.joined_class_ids()))
  );
create policy "edit taught classroom" on public.salas for update to authenticated
  using (id = any (array(select private.taught_class_ids())))
  with check (id = any (array(select private.taught_class_ids())));
revoke all on public.salas from public, anon, authenticated;
grant select, insert on public.salas to authenticated;
grant select, insert, update, delete on public.salas to service_role;
grant update (nome, descricao) on public.salas to authenticated;
create trigger keep_plain_name before insert or update of nome on public.salas
  for each row execute function private.keep_plain_name();
create trigger note_first_version before insert on public.salas for each row execute function private.count_version();
create trigger note_version before update on public.salas for each row
  when ((old.nome, old.descricao) is distinct from (new.nome, new.descricao))
  execute function private.count_version();
create table public.sala_professores (
  sala_id uuid not null references public.salas (id) on delete cascade,
  professor_id uuid not null references public.profiles (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (sala_id, professor_id)
);
create index sala_professores_professor_idx on public.sala_professores (professor_id);
alter table public.sala_professores enable row level security;
create policy "by functions only" on public.sala_professores for all to authenticated using (false);
revoke all on public.sala_professores from public, anon, authenticated;
grant select, insert, update, delete on public.sala_professores to service_role;
create table public.sala_convites_professor (
  sala_id uuid primary key references public.salas (id) on delete cascade,
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 22 and 100),
  valido_ate timestamptz not null default now() + interval '7 days'
);
alter table public.sala_convites_professor enable row level security;
create policy "by functions only" on public.sala_convites_professor for all to authenticated using (false);
revoke all on public.sala_convites_professor from public, anon, authenticated;
grant select, insert, update, delete on public.sala_convites_professor to service_role;
create table public.sala_ofertas (
  sala_id uuid primary key,
  professor_id uuid not null,
  created_at timestamptz not null default now(),
  foreign key (sala_id, professor_id) references public.sala_professores (sala_id, professor_id) on delete cascade
);
alter table public.sala_ofertas enable row level security;
create policy "by functions only" on public.sala_ofertas for all to authenticated using (false);
revoke all on public.sala_ofertas from public, anon, authenticated;
grant select, insert, update, delete on public.sala_ofertas to service_role;
create table public.sala_alunos (
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (sala_id, aluno_id)
);
create index sala_alunos_aluno_idx on public.sala_alunos (aluno_id);
alter table public.sala_alunos enable row level security;
create policy "own membership or own students" on public.sala_alunos for select to authenticated
  using (
    aluno_id = (select auth.uid()) and sala_id = any (array(select private.joined_class_ids()))
    or sala_id = any (array(select private.taught_class_ids()))
  );
revoke all on public.sala_alunos from public, anon, authenticated;
grant select on public.sala_alunos to authenticated;
grant select, insert, update, delete on public.sala_alunos to service_role;
create function private.limit_classrooms() returns void language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  if (select count(*) from public.salas where professor_id = (select auth.uid())) >= 100 then
    raise check_violation using message = 'too many classrooms', detail = 'limite_de_salas';
  end if;
end $$;
create function private.guard_classroom() returns trigger language plpgsql set search_path = '' as $$
declare
  editable constant text[] := array['nome', 'descricao'];
begin
  new.nome := private.trimmed(new.nome);
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.tema := '';
    new.tema_versao := 0;
    new.created_at := now();
    new.arquivada_em := null;
    new.excluida_em := null;
    new.dono_desde := null;
    new.passada_em := null;
    perform private.limit_classrooms();
  elsif to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a classroom cannot be written';
  end if;
  return new;
end $$;
create trigger guard_classroom before insert or update on public.salas
  for each row execute function private.guard_classroom();
create function private.lock_taught_class(p_sala uuid) returns boolean language plpgsql set search_path = '' as $$
begin
  if p_sala is null or p_sala <> all (array(select private.taught_class_ids())) then
    return false;
  end if;
  perform from public.salas where id = p_sala for no key update;
  return p_sala = any (array(select private.taught_class_ids()));
end $$;
create function private.lock_own_class(p_sala uuid) returns boolean language plpgsql set search_path = '' as $$
begin
  perform from public.salas where id = p_sala and professor_id = (select auth.uid()) and excluida_em is null
  for no key update;
  return found;
end $$;
create function private.class_teachers(p_sala uuid)
returns table (professor_id uuid, nome text, dono boolean, desde timestamptz)
language sql stable set search_path = '' as $$
  select t.professor_id, p.nome, t.dono, t.desde
  from (
    select professor_id, true as dono, coalesce(dono_desde, created_at) as desde from public.salas where id = p_sala
    union all
    select professor_id, false, created_at from public.sala_professores where sala_id = p_sala
  ) t
  join public.profiles p on p.user_id = t.professor_id
$$;
create function private.teacher_names(p_sala uuid) returns json
language sql stable set search_path = ''
as $$ select json_agg(nome order by dono desc, desde) from private.class_teachers(p_sala) $$;
create function private.class_writers(p_salas uuid[])
returns table (sala_id uuid, autor_id uuid, nome text, nome_anterior text, esperado boolean)
language sql stable set search_path = '' as $$
  with students as materialized (select * from private.class_students(p_salas)),
  namesakes as (select sala_id, chave, count(*) as alunos from students group by sala_id, chave)
  select sala_id, aluno_id, nome, nome_anterior, false from students
  union all
  select n.sala_id, n.id,
    case when coalesce(k.alunos, 0) + count(*) over same > 1 then n.nome || ' (' || coalesce(
      n.email, (coalesce(k.alunos, 0) + row_number() over (same order by n.created_at, n.id))::text
    ) || ')' else n.nome end,
    null, true
  from public.sala_nomes n left join namesakes k on k.sala_id = n.sala_id and k.chave = n.chave
  where n.sala_id = any (p_salas) and n.aluno_id is null
  window same as (partition by n.sala_id, n.chave)
$$;
create function private.class_students(p_salas uuid[])
returns table (
  sala_id uuid, aluno_id uuid, entrou_em timestamptz, nome text, nome_anterior text, nome_na_lista text, chave text
) language sql stable set search_path = '' as $$
  select s.sala_id, s.aluno_id, s.entrou_em,
    case when count(*) over same > 1
      then s.nome || ' (' || row_number() over (same order by s.entrou_em, s.aluno_id) || ')' else s.nome end,
    (select f.nome from (
      select nome from public.nomes_anteriores
      where usuario_id = s.aluno_id and mudou_em > greatest(now() - interval '30 days', s.entrou_em)
      order by mudou_em limit 1
    ) f where private.name_key(f.nome) <> private.name_key(s.nome)),
    (select n.nome from public.sala_nomes n where n.sala_id = s.sala_id and n.aluno_id = s.aluno_id),
    s.chave
  from (
    select m.sala_id, m.aluno_id, m.created_at as entrou_em, p.nome, p.chave
    from public.sala_alunos m join public.profiles p on p.user_id = m.aluno_id
    where m.sala_id = any (p_salas)
  ) s
  window same as (partition by s.sala_id, s.chave)
$$;
create function public.minhas_salas() returns json language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'professor_nome', p.nome,
    'professores', private.teacher_names(s.id), 'entrou_em', m.created_at,
    'arquivada', s.arquivada_em is not null,
    'tema', (
      select private.theme_json(t) from public.sala_temas t
      where t.sala_id = s.id order by t.created_at desc, t.id limit 1
    ),
    'envios', coalesce((
      select json_agg(json_build_object(
        'id', e.id, 'redacao_id', e.redacao_id, 'tema_id', e.tema_id, 'enviado_em', e.created_at,
        'revisada', e.revisada
      ) order by e.created_at desc, e.id)
      from public.sala_envios e where e.aluno_id = m.aluno_id and e.sala_id = m.sala_id
    ), '[]')
  ) order by m.created_at desc, s.id), '[]')
  from public.sala_alunos m
  join public.salas s on s.id = m.sala_id and s.excluida_em is null
  join public.profiles p on p.user_id = s.professor_id
  where m.aluno_id = (select auth.uid())
$$;
create function public.resumo_das_salas() returns json language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'tema', s.tema, 'tema_versao', s.tema_versao,
    'alunos', present.alunos, 'redacoes', sent.redacoes, 'media', sent.media,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid())
  ) order by s.created_at, s.id), '[]')
  from public.salas s
  cross join lateral (select count(*) as alunos from public.sala_alunos m where m.sala_id = s.id) present
  cross join lateral (
    select count(e.total) as redacoes, round(avg(e.total), 1) as media
    from public.sala_envios e
    left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
    where e.sala_id = s.id and (e.aluno_id is null or m.aluno_id is not null)
  ) sent
  where s.id = any (array(select private.taught_class_ids()))
$$;
create function public.sala_do_professor(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'criada_em', s.created_at, 'tema_versao', s.tema_versao,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid()),
    'temas', coalesce((
      select json_agg(private.theme_json(t) order by t.created_at desc, t.id)
      from public.sala_temas t where t.sala_id = s.id
    ), '[]'),
    'alunos', coalesce((
      select json_agg(
        json_build_object(
          'id', a.aluno_id, 'nome', a.nome, 'entrou_em', a.entrou_em,
          'nome_anterior', a.nome_anterior, 'nome_na_lista', a.nome_na_lista,
          'lugar_id', (select n.id from public.sala_nomes n where n.sala_id = s.id and n.aluno_id = a.aluno_id)
        )
        order by lower(a.nome), a.aluno_id
      ) from private.class_students(array[s.id]) a
    ), '[]'),
    'nomes', coalesce((
      select json_agg(
        json_build_object(
          'id', n.id, 'nome', n.nome, 'email', n.email, 'mostrado', w.nome, 'pretendente_id', n.pretendente_id,
          'redacoes', (select count(*)::integer from public.sala_envios e where e.autor_id = n.id)
        )
        order by lower(n.nome), n.created_at
      )
      from private.class_writers(array[s.id]) w join public.sala_nomes n on n.id = w.autor_id where w.esperado
    ), '[]'),
    'convite', private.invite_of(s.id)
  )
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;
create function public.copiar_sala(
  p_sala uuid, p_id uuid, p_nome text, p_com_nomes boolean, p_com_temas boolean default false
) returns uuid language plpgsql security definer set search_path = '' as $$
begin
  if p_sala is null or p_sala <> all (array(select private.taught_class_ids())) then
    return null;
  end if;
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  if exists (select from public.salas where id = p_id and professor_id = (select auth.uid()) and excluida_em is null) then
    return p_id;
  end if;
  perform private.limit_classrooms();
  insert into public.salas (id, nome, descricao) select p_id, p_nome, descricao from public.salas where id = p_sala;
  if p_com_nomes then
    insert into public.sala_nomes (sala_id, nome)
    select p_id, left(p.nome, 100)
    from public.sala_alunos m join public.profiles p on p.user_id = m.aluno_id
    where m.sala_id = p_sala and private.has_letter(left(p.nome, 100))
    order by lower(p.nome), p.user_id;
  end if;
  if p_com_temas then
    insert into public.sala_temas (sala_id, tema, instrucoes, textos, proposta, envio, created_at)
    select p_id, tema, instrucoes, textos, proposta, envio,
      now() + row_number() over (order by created_at, id desc) * interval '1 microsecond'
    from public.sala_temas where sala_id = p_sala;
    update public.salas set tema_versao = 1, tema = coalesce((
      select tema from public.sala_temas where sala_id = p_id order by created_at desc, id limit 1
    ), '') where id = p_id;
  end if;
  return p_id;
end $$;
create function public.arquivar_sala(p_sala uuid, p_arquivar boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  if p_arquivar then
    perform public.revogar_convites(p_sala);
  end if;
  update public.salas set arquivada_em = case when p_arquivar then coalesce(arquivada_em, now()) end where id = p_sala;
  return true;
end $$;
create function private.refuse_archived() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.salas where id = new.sala_id and arquivada_em is not null) then
    raise check_violation using message = 'the classroom is archived', detail = 'sala_arquivada';
  end if;
  return new;
end $$;
create trigger refuse_archived before insert on public.sala_convites_professor
  for each row execute function private.refuse_archived();
create function public.excluir_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_own_class(p_sala) then
    return false;
  end if;
  perform public.revogar_convites(p_sala);
  delete from public.sala_convites_professor where sala_id = p_sala;
  update public.salas set excluida_em = now() where id = p_sala;
  perform private.purge_deleted_classes();
  return true;
end $$;
create function public.desfazer_exclusao(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.salas set excluida_em = null
  where id = p_sala and professor_id = (select auth.uid()) and excluida_em >= now() - interval '7 days';
  return found;
end $$;
create function public.salas_excluidas() returns json language plpgsql security definer set search_path = '' as $$
begin
  perform private.purge_deleted_classes();
  perform private.purge_unclaimed_essays();
  perform private.purge_removals();
  return coalesce((
    select json_agg(
      json_build_object('id', id, 'nome', nome, 'excluida_em', excluida_em) order by excluida_em desc, id
    )
    from public.salas where professor_id = (select auth.uid()) and excluida_em is not null
  ), '[]');
end $$;
create function private.purge_deleted_classes() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.salas where id in (
    select id from public.salas where excluida_em < now() - interval '7 days' for update skip locked
  )
$$;
grant execute on function
  private.taught_class_ids(), private.joined_class_ids(), public.minhas_salas(), public.resumo_das_salas(),
  public.sala_do_professor(uuid), public.copiar_sala(uuid, uuid, text, boolean, boolean),
  public.arquivar_sala(uuid, boolean), public.excluir_sala(uuid), public.desfazer_exclusao(uuid),
  public.salas_excluidas()
to authenticated;
grant execute on function private.limit_classrooms() to authenticated, service_role;
create function public.professores_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'professores', (
      select json_agg(
        json_build_object('id', professor_id, 'nome', nome, 'dono', dono, 'desde', desde) order by dono desc, desde
      ) from private.class_teachers(s.id)
    ),
    'sou_dono', s.professor_id = (select auth.uid()),
    'convite', (
      select json_build_object('codigo', c.codigo, 'valido_ate', c.valido_ate)
      from public.sala_convites_professor c
      where c.sala_id = s.id and c.valido_ate > now() and s.professor_id = (select auth.uid())
    ),
    'oferta', (
      select json_build_object('professor_id', o.professor_id, 'nome', p.nome, 'criada_em', o.created_at)
      from public.sala_ofertas o join public.profiles p on p.user_id = o.professor_id
      where o.sala_id = s.id and (select auth.uid()) in (s.professor_id, o.professor_id)
    )
  )
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;
create function public.convidar_professor(p_sala uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  invite json;
begin
  if private.lock_own_class(p_sala) then
    insert into public.sala_convites_professor (sala_id) values (p_sala)
    on conflict (sala_id) do update set codigo = excluded.codigo, valido_ate = excluded.valido_ate
    returning json_build_object('codigo', codigo, 'valido_ate', valido_ate) into invite;
  end if;
  return invite;
end $$;
create function public.revogar_convite_de_professor(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_own_class(p_sala) then
    return false;
  end if;
  delete from public.sala_convites_professor where sala_id = p_sala;
  return found;
end $$;
create function public.sala_do_convite_de_professor(p_codigo text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('nome', s.nome, 'professor_nome', p.nome)
  from public.sala_convites_professor c
  join public.salas s on s.id = c.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where c.codigo = p_codigo and c.valido_ate > now()
$$;
create function public.entrar_como_professor(p_codigo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  classroom record;
begin
  if private.my_account_type() is distinct from 'teacher' then
    return json_build_object('ok', false, 'motivo', 'apenas_professores');
  end if;
  perform from public.profiles where user_id = caller for no key update;
  -- Locked before the invite is looked at: whoever came first has used it.
  perform from public.salas
  where id = (select sala_id from public.sala_convites_professor where codigo = p_codigo) for no key update;
  select s.id, s.nome into classroom
  from public.sala_convites_professor c join public.salas s on s.id = c.sala_id
  where c.codigo = p_codigo and c.valido_ate > now();
  if not found then
    return json_build_object('ok', false, 'motivo', 'convite_invalido');
  end if;
  if classroom.id <> all (array(select private.taught_class_ids())) then
    if (select count(*) from public.sala_professores where sala_id = classroom.id) >= 10 then
      return json_build_object('ok', false, 'motivo', 'sala_cheia');
    end if;
    if (select count(*) from public.sala_professores where professor_id = caller) >= 100 then
      return json_build_object('ok', false, 'motivo', 'limite_de_salas');
    end if;
    insert into public.sala_professores (sala_id, professor_id) values (classroom.id, caller);
    delete from public.sala_convites_professor where sala_id = classroom.id;
  end if;
  return json_build_object('ok', true, 'sala', json_build_object('id', classroom.id, 'nome', classroom.nome));
end $$;
create function public.remover_professor(p_sala uuid, p_professor uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_own_class(p_sala) and p_professor is distinct from (select auth.uid()) then
    return false;
  end if;
  delete from public.sala_professores where sala_id = p_sala and professor_id = p_professor;
  return found;
end $$;
create function public.oferecer_sala(p_sala uuid, p_professor uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_own_class(p_sala)
    or not exists (select from public.sala_professores where sala_id = p_sala and professor_id = p_professor) then
    return false;
  end if;
  insert into public.sala_ofertas as known (sala_id, professor_id) values (p_sala, p_professor)
  on conflict (sala_id) do update set professor_id = excluded.professor_id, created_at = clock_timestamp()
  where known.professor_id <> excluded.professor_id;
  return true;
end $$;
create function public.encerrar_oferta(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  delete from public.sala_ofertas
  where sala_id = p_sala
    and (professor_id = caller or exists (select from public.salas where id = p_sala and professor_id = caller));
  return found;
end $$;
create function public.aceitar_sala(p_sala uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  room public.salas;
  since timestamptz;
begin
  -- In the order of whoever joins as a teacher: the own profile, so that the hundred hold, then the classroom.
  perform from public.profiles where user_id = caller for no key update;
  select * into room from public.salas where id = p_sala and excluida_em is null for no key update;
  if room.professor_id = caller then
    return json_build_object('ok', true);
  end if;
  if not exists (select from public.sala_ofertas where sala_id = room.id and professor_id = caller) then
    return json_build_object('ok', false, 'motivo', 'sem_oferta');
  end if;
  if (select count(*) from public.salas where professor_id = caller) >= 100 then
    return json_build_object('ok', false, 'motivo', 'limite_de_salas');
  end if;
  if (select count(*) from public.sala_professores where professor_id = room.professor_id) >= 100 then
    return json_build_object('ok', false, 'motivo', 'limite_de_quem_passa');
  end if;
  delete from public.sala_professores where sala_id = room.id and professor_id = caller returning created_at into since;
  insert into public.sala_professores (sala_id, professor_id, created_at)
  values (room.id, room.professor_id, coalesce(room.dono_desde, room.created_at));
  -- Whom the owner before invited, the one of now never chose.
  delete from public.sala_convites_professor where sala_id = room.id;
  update public.salas set professor_id = caller, dono_desde = since, passada_em = null where id = room.id;
  return json_build_object('ok', true);
end $$;
create function private.heirs(p_sala uuid)
returns table (professor_id uuid, nome text, desde timestamptz, lugar bigint)
language sql stable set search_path = '' as $$
  select t.professor_id, p.nome, t.created_at,
    row_number() over (order by o.professor_id is null, t.created_at, t.professor_id)
  from public.sala_professores t
  join public.profiles p on p.user_id = t.professor_id
  left join public.sala_ofertas o on o.sala_id = t.sala_id and o.professor_id = t.professor_id
  where t.sala_id = p_sala
$$;
create function public.destino_das_salas() returns json language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome,
    'alunos', (select count(*) from public.sala_alunos where sala_id = s.id),
    'redacoes', (
      select count(*) from public.sala_envios e
      left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
      where e.sala_id = s.id and (e.aluno_id is null or m.aluno_id is not null)
    ),
    'fica_com', (select professor_id from private.heirs(s.id) where lugar = 1),
    'oferecida', exists (select from public.sala_ofertas where sala_id = s.id),
    'professores', coalesce((
      select json_agg(json_build_object('id', professor_id, 'nome', nome) order by lugar) from private.heirs(s.id)
    ), '[]')
  ) order by s.created_at, s.id), '[]')
  from public.salas s where s.professor_id = (select auth.uid()) and s.excluida_em is null
$$;
create function private.pass_on_classes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  taught uuid[];
begin
  -- Those taught beside others too: whoever passes one of them on waits, and finds this one gone.
  select array_agg(id) into taught
  from (
    select id from public.salas
    where professor_id = old.user_id
      or id in (select sala_id from public.sala_professores where professor_id = old.user_id)
    order by id for update
  ) locked;
  with passed as (
    update public.salas s
    set professor_id = h.professor_id, dono_desde = h.desde, passada_em = clock_timestamp()
    from public.salas own cross join lateral private.heirs(own.id) h
    where own.professor_id = old.user_id and own.excluida_em is null and h.lugar = 1 and s.id = own.id
    returning s.id, s.professor_id
  ), uninvited as (
    delete from public.sala_convites_professor c using passed where c.sala_id = passed.id
  )
  delete from public.sala_professores t using passed
  where t.sala_id = passed.id and t.professor_id = passed.professor_id;
  update public.revisao_rascunhos d set professor_id = s.professor_id
  from public.sala_envios e join public.salas s on s.id = e.sala_id
  where e.id = d.envio_id and d.professor_id = old.user_id and s.professor_id <> old.user_id;
  update public.revisoes_retiradas w
  set anotacoes = private.without_author(w.anotacoes::jsonb, w.autores, old.user_id, old.nome),
    autores = (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(w.autores) where value <> old.user_id::text
    )
  where old.tipo_conta <> 'student' and w.anotacoes is not null and (
    w.autores is null and w.sala_id = any (taught)
    or exists (select from jsonb_each_text(w.autores) where value = old.user_id::text)
  );
  return old;
end $$;
create trigger pass_on_classes before delete on public.profiles for each row execute function private.pass_on_classes();
grant execute on function
  public.professores_da_sala(uuid), public.convidar_professor(uuid), public.revogar_convite_de_professor(uuid),
  public.sala_do_convite_de_professor(text), public.entrar_como_professor(text), public.remover_professor(uuid, uuid),
  public.oferecer_sala(uuid, uuid), public.encerrar_oferta(uuid), public.aceitar_sala(uuid), public.destino_das_salas()
to authenticated;
create function private.new_short_code() returns text language plpgsql volatile set search_path = '' as $$
declare
  signs constant text := '23456789CDFGHJKMNPQRTVWXY';
  code text;
begin
  loop
    select string_agg(substr(signs, 1 + get_byte(bytes, n) % 25, 1), '') into code
    from (select uuid_send(gen_random_uuid()) as bytes) random, generate_series(0, 5) n;
    exit when not exists (select from public.sala_convites where codigo_curto = code);
  end loop;
  return code;
end $$;
create table public.sala_convites (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 22 and 100),
  revogado_em timestamptz,
  created_at timestamptz not null default now(),
  codigo_curto text unique default private.new_short_code()
    check (char_length(codigo_curto) = 6 and codigo_curto ~ '^[2-9CDFGHJKMNPQRTVWXY]{6}$'),
  constraint sala_convites_short_code_in_force check (codigo_curto is null or revogado_em is null)
);
create index sala_convites_sala_idx on public.sala_convites (sala_id);
alter table public.sala_convites enable row level security;
create policy "own invites" on public.sala_convites for select to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));
revoke all on public.sala_convites from public, anon, authenticated;
grant select on public.sala_convites to authenticated;
grant select, insert, update, delete on public.sala_convites to service_role;
create table public.sala_codigos_errados (
  usuario_id uuid primary key references public.profiles (user_id) on delete cascade,
  desde timestamptz not null default now(),
  erros integer not null default 0
);
alter table public.sala_codigos_errados enable row level security;
create policy "by functions only" on public.sala_codigos_errados for all to authenticated using (false);
revoke all on public.sala_codigos_errados from public, anon, authenticated;
grant select, insert, update, delete on public.sala_codigos_errados to service_role;
create table public.sala_removidos (
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  entrou_em timestamptz not null,
  removido_em timestamptz not null,
  encerrada boolean not null default false,
  primary key (sala_id, aluno_id)
);
create index sala_removidos_aluno_idx on public.sala_removidos (aluno_id);
create index sala_removidos_to_end_idx on public.sala_removidos (removido_em) where not encerrada;
alter table public.sala_removidos enable row level security;
create policy "by functions only" on public.sala_removidos for all to authenticated using (false);
revoke all on public.sala_removidos from public, anon, authenticated;
grant select, insert, update, delete on public.sala_removidos to service_role;
create table public.sala_chegadas (
  sala_id uuid not null references public.salas (id) on delete cascade,
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  chave text check (char_length(chave) <= 2000),
  primary key (sala_id, usuario_id)
);
create index sala_chegadas_usuario_idx on public.sala_chegadas (usuario_id);
alter table public.sala_chegadas enable row level security;
create policy "own arrivals" on public.sala_chegadas for select to authenticated using (usuario_id = (select auth.uid()));
revoke all on public.sala_chegadas from public, anon, authenticated;
grant select on public.sala_chegadas to authenticated;
grant select, insert, update, delete on public.sala_chegadas to service_role;
create function private.invite_of(p_sala uuid) returns json language sql stable set search_path = '' as $$
  select json_build_object('codigo', codigo, 'codigo_curto', codigo_curto, 'criado_em', created_at)
  from public.sala_convites where sala_id = p_sala and revogado_em is null
  order by created_at desc limit 1
$$;
create function public.renovar_convite(p_sala uuid) returns json
language plpgsql security definer set search_path = '' as $$
begin
  if not public.revogar_convites(p_sala)
    or exists (select from public.salas where id = p_sala and arquivada_em is not null) then
    return null;
  end if;
  insert into public.sala_convites (sala_id, created_at)
  select p_sala, private.clock_after(max(removido_em)) from public.sala_removidos where sala_id = p_sala;
  return private.invite_of(p_sala);
end $$;
create function public.revogar_convites(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  update public.sala_convites set revogado_em = now(), codigo_curto = null
  where sala_id = p_sala and revogado_em is null;
  return true;
end $$;
create function public.sala_por_convite(p_codigo text)
returns table (id uuid, nome text, descricao text, professor_nome text, professor_email text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.nome, s.descricao, p.nome, case when (select auth.uid()) is not null then p.email end
  from public.sala_convites c
  join public.salas s on s.id = c.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where c.codigo = p_codigo and c.revogado_em is null and s.arquivada_em is null and s.excluida_em is null
    and not exists (
      select from public.sala_removidos x
      where x.sala_id = s.id and x.aluno_id = (select auth.uid()) and x.removido_em >= c.created_at
    )
$$;
create function public.abrir_codigo_de_sala(p_codigo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  misses integer;
  code text;
begin
  if private.my_account_type() is distinct from 'student' then
    return json_build_object('ok', false, 'motivo', 'apenas_alunos');
  end if;
  -- Written first, so that guesses made at once come one after the other. The hour begins with the first miss.
  insert into public.sala_codigos_errados as known (usuario_id) values (caller)
  on conflict (usuario_id) do update
    set desde = case when known.erros > 0 and known.desde > now() - interval '1 hour' then known.desde else now() end,
      erros = case when known.desde > now() - interval '1 hour' then known.erros else 0 end
  returning erros into misses;
  if misses >= 10 then
    return json_build_object('ok', false, 'motivo', 'muitas_tentativas');
  end if;
  select c.codigo into code
  from public.sala_convites c cross join lateral public.sala_por_convite(c.codigo)
  where c.codigo_curto = regexp_replace(upper(left(p_codigo, 40)), '[^0-9A-Z]', '', 'g');
  if not found then
    update public.sala_codigos_errados set erros = erros + 1 where usuario_id = caller;
    return json_build_object('ok', false, 'motivo', 'convite_invalido');
  end if;
  return json_build_object('ok', true, 'codigo', code);
end $$;
create function public.entrar_na_sala(p_codigo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  classroom record;
begin
  if private.my_account_type() is distinct from 'student' then
    return json_build_object('ok', false, 'motivo', 'apenas_alunos');
  end if;
  -- Locked before the invite is looked at: a removal or revocation under way comes first.
  perform from public.salas
  where id = (select sala_id from public.sala_convites where codigo = p_codigo) for no key update;
  select id, nome into classroom from public.sala_por_convite(p_codigo);
  if not found then
    return json_build_object('ok', false, 'motivo', 'convite_invalido');
  end if;
  if not exists (
    select from public.sala_alunos where sala_id = classroom.id and aluno_id = (select auth.uid())
  ) then
    if (select count(*) from public.sala_alunos where sala_id = classroom.id) >= 200 then
      return json_build_object('ok', false, 'motivo', 'sala_cheia');
    end if;
    insert into public.sala_alunos (sala_id, aluno_id) values (classroom.id, (select auth.uid()));
    delete from public.sala_removidos where sala_id = classroom.id and aluno_id = (select auth.uid());
    perform private.take_place(classroom.id, (select auth.uid()));
  end if;
  return json_build_object('ok', true, 'sala', json_build_object('id', classroom.id, 'nome', classroom.nome));
end $$;
create function public.sair_da_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  was_in boolean;
begin
  perform from public.salas where id = p_sala for no key update;
  delete from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid());
  was_in := found;
  delete from public.sala_envios where sala_id = p_sala and aluno_id = (select auth.uid());
  delete from public.revisoes_retiradas where sala_id = p_sala and aluno_id = (select auth.uid());
  delete from public.sala_nomes where sala_id = p_sala and aluno_id = (select auth.uid());
  return was_in;
end $$;
create function public.remover_aluno(p_sala uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  was_in boolean;
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  with removed as (
    delete from public.sala_alunos where sala_id = p_sala and aluno_id = p_aluno returning created_at
  )
  insert into public.sala_removidos (sala_id, aluno_id, entrou_em, removido_em)
  select p_sala, p_aluno, created_at, clock_timestamp() from removed;
  was_in := found;
  perform private.purge_removals();
  return was_in;
end $$;
create function public.desfazer_remocao(p_sala uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  with forgiven as (
    delete from public.sala_removidos
    where sala_id = p_sala and aluno_id = p_aluno and not encerrada and removido_em >= now() - interval '30 days'
    returning entrou_em
  )
  insert into public.sala_alunos (sala_id, aluno_id, created_at) select p_sala, p_aluno, entrou_em from forgiven;
  if not found then
    return false;
  end if;
  perform private.take_place(p_sala, p_aluno);
  return true;
end $$;
create function public.minhas_remocoes() returns json language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'sala_nome', s.nome, 'entrou_em', x.entrou_em, 'removido_em', x.removido_em,
    'guardado_ate', x.removido_em + interval '30 days',
    'envios', coalesce((
      select json_agg(json_build_object(
        'id', e.id, 'redacao_id', e.redacao_id, 'tema', coalesce(e.tema, ''),
        'texto', case when r.usuario_id is null then r.texto end, 'enviado_em', e.created_at,
        'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id)
      ) order by e.created_at desc, e.id)
      from public.sala_envios e join public.redacoes r on r.id = e.redacao_id
      where e.sala_id = x.sala_id and e.aluno_id = x.aluno_id
    ), '[]')
  ) order by x.removido_em desc, s.id), '[]')
  from public.sala_removidos x
  join public.salas s on s.id = x.sala_id and s.excluida_em is null
  where x.aluno_id = (select auth.uid()) and not x.encerrada
$$;
create function private.purge_removals() returns void language plpgsql security definer set search_path = '' as $$
declare
  gone record;
begin
  for gone in
    select sala_id, aluno_id from public.sala_removidos
    where not encerrada and removido_em < now() - interval '30 days'
    order by removido_em limit 200 for update skip locked
  loop
    delete from public.sala_envios where id in (
      select id from public.sala_envios where sala_id = gone.sala_id and aluno_id = gone.aluno_id for update skip locked
    );
    delete from public.revisoes_retiradas where envio_id in (
      select envio_id from public.revisoes_retiradas
      where sala_id = gone.sala_id and aluno_id = gone.aluno_id for update skip locked
    );
    delete from public.sala_nomes where id in (
      select id from public.sala_nomes where sala_id = gone.sala_id and aluno_id = gone.aluno_id for update skip locked
    );
    update public.sala_removidos set encerrada = true
    where sala_id = gone.sala_id and aluno_id = gone.aluno_id
      and not exists (select from public.sala_envios where sala_id = gone.sala_id and aluno_id = gone.aluno_id);
  end loop;
end $$;
grant execute on function
  public.renovar_convite(uuid), public.revogar_convites(uuid), public.abrir_codigo_de_sala(text),
  public.entrar_na_sala(text), public.sair_da_sala(uuid), public.remover_aluno(uuid, uuid),
  public.desfazer_remocao(uuid, uuid), public.minhas_remocoes(), public.sala_por_convite(text)
to authenticated;
create table public.sala_nomes (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  nome text not null check (char_length(nome) between 1 and 100),
  created_at timestamptz not null default now(),
  email text check (
    char_length(email) <= 254 and email = lower(email)
    and email ~ '^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$'
  ),
  aluno_id uuid references public.profiles (user_id) on delete cascade,
  chave text generated always as (regexp_replace(private.name_key(nome), '( ?\(\d+\))+$', '')) stored,
  pretendente_id uuid references public.profiles (user_id) on delete set null,
  pretende_desde timestamptz,
  constraint sala_nomes_email_until_taken check (email is null or aluno_id is null),
  constraint sala_nomes_claim_or_taker
    check (pretendente_id is null or aluno_id is null or pretendente_id = aluno_id),
  constraint sala_nomes_one_email unique (sala_id, email),
  constraint sala_nomes_one_place unique (sala_id, aluno_id)
);
alter table public.sala_nomes add constraint sala_nomes_nome_letter check (private.has_letter(nome)) not valid;
create index sala_nomes_sala_idx on public.sala_nomes (sala_id, created_at);
create index sala_nomes_aluno_idx on public.sala_nomes (aluno_id);
create index sala_nomes_email_idx on public.sala_nomes (email);
create unique index sala_nomes_one_claim on public.sala_nomes (sala_id, pretendente_id) where pretendente_id is not null;
create index sala_nomes_pretendente_idx on public.sala_nomes (pretendente_id);
alter table public.sala_nomes enable row level security;
create policy "expected in own classrooms" on public.sala_nomes for select to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));
create policy "expect" on public.sala_nomes for insert to authenticated
  with check (sala_id = any (array(select private.taught_class_ids())));
revoke all on public.sala_nomes from public, anon, authenticated;
grant select, insert on public.sala_nomes to authenticated;
grant select, insert, update, delete on public.sala_nomes to service_role;
create trigger refuse_archived before insert on public.sala_nomes for each row execute function private.refuse_archived();
create trigger keep_plain_name before insert or update of nome on public.sala_nomes
  for each row execute function private.keep_plain_name();
create function private.guard_expected_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.nome := private.trimmed(new.nome);
  new.email := nullif(lower(private.trimmed(new.email)), '');
  new.aluno_id := null;
  new.pretendente_id := null;
  new.pretende_desde := null;
  if private.lock_taught_class(new.sala_id) then
    -- Statements of their own, so that they see what happened before the lock was free.
    if (select count(*) from public.sala_nomes where sala_id = new.sala_id and aluno_id is null) >= 200 then
      raise check_violation using message = 'too many names in this classroom', detail = 'limite_de_nomes';
    end if;
    new.aluno_id := private.member_by_email(new.sala_id, new.email);
    if new.aluno_id is not null then
      new.email := null;
    end if;
  end if;
  new.created_at := (select private.clock_after(max(created_at)) from public.sala_nomes where sala_id = new.sala_id);
  return new;
end $$;
create trigger guard_expected_name before insert on public.sala_nomes
  for each row execute function private.guard_expected_name();
create function private.member_by_email(p_sala uuid, p_email text) returns uuid
language sql stable set search_path = '' as $$
  select m.aluno_id from public.sala_alunos m
  join auth.users u on u.id = m.aluno_id and u.email_confirmed_at is not null and lower(u.email) = p_email
  where m.sala_id = p_sala
    and not exists (select from public.sala_nomes n where n.sala_id = p_sala and n.aluno_id = m.aluno_id)
$$;
create function private.take_place(p_sala uuid, p_aluno uuid) returns void language plpgsql set search_path = '' as $$
declare
  place uuid;
  waits boolean;
begin
  insert into public.sala_chegadas (sala_id, usuario_id, chave)
  select p_sala, user_id, private.name_key(nome) from public.profiles where user_id = p_aluno
  on conflict do nothing;
  if exists (select from public.sala_nomes where sala_id = p_sala and aluno_id = p_aluno) then
    return;
  end if;
  select n.id into place from public.sala_nomes n
  join auth.users u on u.id = p_aluno and u.email_confirmed_at is not null and lower(u.email) = n.email
  where n.sala_id = p_sala;
  if place is not null then
    update public.sala_nomes set aluno_id = p_aluno, email = null, pretendente_id = null, pretende_desde = null where id = place;
    return;
  end if;
  select (array_agg(n.id))[1] into place from public.sala_nomes n
  join public.sala_chegadas c on c.sala_id = p_sala and c.usuario_id = p_aluno and c.chave = private.name_key(n.nome)
  join public.profiles p on p.user_id = p_aluno and private.name_key(p.nome) = c.chave
  where n.sala_id = p_sala and n.aluno_id is null
  having count(*) = 1 and bool_and(n.email is null and n.pretendente_id is null);
  waits := exists (select from public.sala_envios where nome_id = place);
  update public.sala_nomes
  set aluno_id = case when not waits then p_aluno end, pretendente_id = p_aluno,
    pretende_desde = case when waits then clock_timestamp() end
  where id = place;
end $$;
create function private.end_other_claims() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set pretendente_id = null, pretende_desde = null
  where sala_id = new.sala_id and pretendente_id = new.aluno_id and id <> new.id;
  return null;
end $$;
create trigger end_other_claims after insert or update of aluno_id on public.sala_nomes
  for each row when (new.aluno_id is not null) execute function private.end_other_claims();
create function private.free_claimed_place() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null
  where sala_id = old.sala_id and pretendente_id = old.aluno_id;
  return null;
end $$;
create trigger free_claimed_place after delete on public.sala_alunos
  for each row execute function private.free_claimed_place();
create function private.free_claimed_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null where pretendente_id = old.user_id;
  return old;
end $$;
create trigger free_claimed_places before delete on public.profiles
  for each row execute function private.free_claimed_places();
create function private.forget_expected_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_nomes set email = null where email = lower(old.email);
  return old;
end $$;
create trigger forget_expected_email before delete on public.profiles
  for each row execute function private.forget_expected_email();
create function private.hand_over_essays() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_envios set aluno_id = new.aluno_id where nome_id = new.id;
  return null;
end $$;
create trigger hand_over_essays after update of aluno_id on public.sala_nomes
  for each row when (new.aluno_id is distinct from old.aluno_id) execute function private.hand_over_essays();
create function public.importar_nomes(p_sala uuid, p_nomes jsonb) returns json
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  if jsonb_typeof(p_nomes) is distinct from 'array' or jsonb_array_length(p_nomes) > 200 then
    raise check_violation using message = 'a list of at most 200 names', detail = 'limite_de_nomes';
  end if;
  insert into public.sala_nomes (id, sala_id, nome, email)
  select i.id, p_sala, i.nome, i.email
  from rows from (jsonb_to_recordset(p_nomes) as (id uuid, nome text, email text))
    with ordinality as i (id, nome, email, line)
  where not exists (select from public.sala_nomes n where n.sala_id = p_sala and n.id = i.id)
  order by i.line;
  return json_build_object('ok', true);
end $$;
create function public.desfazer_importacao(p_sala uuid, p_nomes uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  if not private.lock_taught_class(p_sala) then
    return 0;
  end if;
  delete from public.sala_nomes n
  where sala_id = p_sala and id = any (p_nomes) and aluno_id is null
    and not exists (select from public.sala_envios where nome_id = n.id);
  get diagnostics removed = row_count;
  return removed;
end $$;
create function public.apagar_nome(p_sala uuid, p_nome uuid, p_redacoes integer default 0) returns json
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala)
    or not exists (select from public.sala_nomes where id = p_nome and sala_id = p_sala and aluno_id is null) then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  if (select count(*) from public.sala_envios where nome_id = p_nome) > p_redacoes then
    return json_build_object('ok', false, 'motivo', 'redacoes');
  end if;
  delete from public.sala_nomes where id = p_nome;
  return json_build_object('ok', true);
end $$;
create function public.atribuir_nome(p_sala uuid, p_nome uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  -- Held, so that nothing is left behind where the student leaves at this moment.
  perform from public.sala_alunos where sala_id = p_sala and aluno_id = p_aluno for key share;
  if not found then
    return false;
  end if;
  update public.sala_nomes set aluno_id = p_aluno, email = null, pretendente_id = null, pretende_desde = null
  where id = p_nome and sala_id = p_sala and (aluno_id is null or aluno_id = p_aluno) and not exists (
    select from public.sala_nomes other
    where other.sala_id = p_sala and other.aluno_id = p_aluno and other.id <> p_nome
  );
  return found;
end $$;
create function public.recusar_nome(p_sala uuid, p_nome uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  update public.sala_nomes set aluno_id = null, pretendente_id = null, pretende_desde = null
  where id = p_nome and sala_id = p_sala and pretendente_id = p_aluno;
  if not found then
    return false;
  end if;
  update public.sala_chegadas set chave = null where sala_id = p_sala and usuario_id = p_aluno;
  return true;
end $$;
create function public.desfazer_atribuicao(p_sala uuid, p_aluno uuid, p_email text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  place uuid;
  member uuid;
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  -- Who has come in meanwhile by this e-mail.
  member := private.member_by_email(p_sala, lower(private.trimmed(p_email)));
  update public.sala_nomes
  set aluno_id = member, email = case when member is null then nullif(lower(private.trimmed(p_email)), '') end,
    pretendente_id = null, pretende_desde = null
  where sala_id = p_sala and aluno_id = p_aluno
  returning id into place;
  return place is not null;
end $$;
grant execute on function
  public.importar_nomes(uuid, jsonb), public.desfazer_importacao(uuid, uuid[]), public.apagar_nome(uuid, uuid, integer),
  public.atribuir_nome(uuid, uuid, uuid), public.recusar_nome(uuid, uuid, uuid),
  public.desfazer_atribuicao(uuid, uuid, text)
to authenticated;
create function private.are_theme_texts(p_textos jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_textos) = 'array' then jsonb_array_length(p_textos) <= 4 and not exists (
    select from jsonb_array_elements(p_textos) t
    where jsonb_typeof(t) <> 'object' or jsonb_typeof(t -> 'texto') is distinct from 'string'
      or jsonb_typeof(t -> 'fonte') is distinct from 'string' or (t - array['texto', 'fonte']) <> '{}'
      or char_length(btrim(t ->> 'texto')) = 0 or char_length(t ->> 'texto') > 4000 or char_length(t ->> 'fonte') > 300
  ) else false end
$$;
create table public.sala_temas (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  tema text not null check (char_length(btrim(tema)) between 1 and 300),
  prazo timestamptz check (prazo >= '2020-01-01T00:00Z' and prazo < '2100-01-01T00:00Z'),
  created_at timestamptz not null default now(),
  instrucoes text not null default '' check (char_length(instrucoes) <= 2000),
  textos jsonb not null default '[]'
    check (octet_length(textos::text) <= 70000 and private.are_theme_texts(textos)),
  proposta text check (char_length(proposta) <= 80 and proposta ~ '^[a-z0-9-]+$'),
  envio text not null default 'livre' check (envio in ('livre', 'manuscrita', 'digitada'))
);
create index sala_temas_sala_idx on public.sala_temas (sala_id, created_at desc);
alter table public.sala_temas enable row level security;
create policy "themes of own or joined classrooms" on public.sala_temas for select to authenticated
  using (
    sala_id = any (array(select private.taught_class_ids())) or sala_id = any (array(select private.joined_class_ids()))
  );
revoke all on public.sala_temas from public, anon, authenticated;
grant select on public.sala_temas to authenticated;
grant select, insert, update, delete on public.sala_temas to service_role;
create function private.theme_json(p_tema public.sala_temas) returns json language sql stable set search_path = '' as $$
  select json_build_object(
    'id', p_tema.id, 'tema', p_tema.tema, 'criado_em', p_tema.created_at, 'prazo', p_tema.prazo,
    'orientacao', json_build_object(
      'instrucoes', p_tema.instrucoes, 'textos', p_tema.textos, 'proposta', p_tema.proposta, 'envio', p_tema.envio
    )
  )
$$;
create function private.is_handwritten(p_correcao jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select p_correcao #> '{grifo,fromPhoto}' = 'true' or p_correcao #>> '{grifo,mock,medium}' = 'paper'
$$;
create function private.guard_theme_date() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.prazo < new.created_at then
    raise check_violation using message = 'the date of a new theme is over', detail = 'prazo_encerrado';
  end if;
  return new;
end $$;
create trigger guard_theme_date before insert on public.sala_temas
  for each row execute function private.guard_theme_date();
create function public.definir_tema(p_sala uuid, p_tema text, p_prazo timestamptz, p_versao integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  new_version integer;
begin
  if not private.lock_taught_class(p_sala) then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  update public.salas set tema = private.trimmed(p_tema), tema_versao = tema_versao + 1
  where id = p_sala and tema_versao = p_versao
  returning tema_versao into new_version;
  if not found then
    return json_build_object('ok', false, 'motivo', 'conflito');
  end if;
  update public.sala_temas set prazo = p_prazo
  where tema = private.trimmed(p_tema) and id = (
    select id from public.sala_temas where sala_id = p_sala order by created_at desc, id limit 1
  );
  if not found then
    -- The clock, not the start of the transaction, which may have waited for the lock: the order of changes is kept.
    insert into public.sala_temas (sala_id, tema, prazo, created_at)
    select p_sala, private.trimmed(p_tema), p_prazo, private.clock_after(max(created_at))
    from public.sala_temas where sala_id = p_sala;
  end if;
  return json_build_object('ok', true, 'versao', new_version);
end $$;
create function public.passar_tema(p_salas jsonb, p_tema text, p_orientacao jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  title constant text := private.trimmed(p_tema);
  room record;
  newer json;
begin
  if jsonb_typeof(p_salas) is distinct from 'array' or jsonb_array_length(p_salas) not between 1 and 100 then
    raise check_violation using message = 'a list of 1 to 100 classrooms', detail = 'limite_de_salas';
  elsif jsonb_typeof(p_orientacao) is distinct from 'object' then
    raise check_violation using message = 'an object with what goes with the theme';
  end if;
  -- By id, so that two lists never wait for one another; all are locked before the first is written.
  for room in
    select id from jsonb_to_recordset(p_salas) as (id uuid) order by id
  loop
    if not private.lock_taught_class(room.id) then
      return json_build_object('ok', false, 'motivo', 'nao_encontrada');
    elsif exists (select from public.salas where id = room.id and arquivada_em is not null) then
      return json_build_object('ok', false, 'motivo', 'arquivada');
    end if;
  end loop;
  select json_agg(json_build_object(
    'id', s.id, 'versao', s.tema_versao, 'tema', (
      select private.theme_json(t) from public.sala_temas t
      where t.sala_id = s.id order by t.created_at desc, t.id limit 1
    )
  ) order by s.created_at, s.id) into newer
  from public.salas s
  join jsonb_to_recordset(p_salas) as seen (id uuid, versao integer)
    on seen.id = s.id and seen.versao <> s.tema_versao;
  if newer is not null then
    return json_build_object('ok', false, 'motivo', 'conflito', 'salas', newer);
  end if;
  for room in
    select distinct on (s.id) s.id, s.prazo, o.*
    from jsonb_to_recordset(p_salas) as s (id uuid, prazo timestamptz),
      jsonb_to_record(p_orientacao) as o (instrucoes text, textos jsonb, proposta text, envio text)
    order by s.id
  loop
    update public.salas set tema = title, tema_versao = tema_versao + 1 where id = room.id;
    update public.sala_temas
    set prazo = room.prazo, instrucoes = room.instrucoes, textos = room.textos, proposta = room.proposta, envio = room.envio
    where tema = title and id = (
      select id from public.sala_temas where sala_id = room.id order by created_at desc, id limit 1
    );
    if not found then
      insert into public.sala_temas (sala_id, tema, prazo, instrucoes, textos, proposta, envio, created_at)
      select room.id, title, room.prazo, room.instrucoes, room.textos, room.proposta, room.envio,
        private.clock_after(max(created_at))
      from public.sala_temas where sala_id = room.id;
    end if;
  end loop;
  return json_build_object('ok', true);
end $$;
grant execute on function
  public.definir_tema(uuid, text, timestamptz, integer), public.passar_tema(jsonb, text, jsonb)
to authenticated;
create table public.sala_envios (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid references public.profiles (user_id) on delete cascade,
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  tema_id uuid references public.sala_temas (id) on delete set null,
  tema text check (char_length(tema) <= 300),
  niveis smallint[] check (cardinality(niveis) = 5),
  achados jsonb not null default '{}' check (jsonb_typeof(achados) = 'object' and octet_length(achados::text) <= 32768),
  revisada boolean not null default false,
  niveis_professor smallint[] not null default '{null,null,null,null,null}' check (cardinality(niveis_professor) = 5),
  total smallint generated always as (
    coalesce(niveis_professor[1], niveis[1]) + coalesce(niveis_professor[2], niveis[2])
    + coalesce(niveis_professor[3], niveis[3]) + coalesce(niveis_professor[4], niveis[4])
    + coalesce(niveis_professor[5], niveis[5])
  ) stored,
  created_at timestamptz not null default now(),
  largura smallint check (largura between 0 and 1000),
  revisada_em timestamptz,
  fotografada boolean not null default false,
  nome_id uuid references public.sala_nomes (id) on delete cascade,
  autor_id uuid generated always as (coalesce(aluno_id, nome_id)) stored,
  revisao_versao integer not null default 0,
  revisao_por uuid references public.profiles (user_id) on delete set null,
  revisao_em timestamptz,
  rascunho_versao integer not null default 0,
  unique (redacao_id, sala_id),
  constraint sala_envios_of_somebody check (aluno_id is not null or nome_id is not null)
);
create index sala_envios_newest_idx on public.sala_envios (sala_id, created_at desc);
create index sala_envios_aluno_idx on public.sala_envios (aluno_id, sala_id);
create index sala_envios_tema_idx on public.sala_envios (tema_id);
create index sala_envios_to_review_idx on public.sala_envios (sala_id, created_at) where not revisada;
create index sala_envios_theme_to_review_idx on public.sala_envios (tema_id, created_at) where not revisada;
create index sala_envios_nome_idx on public.sala_envios (nome_id);
create index sala_envios_unclaimed_idx on public.sala_envios (created_at) where aluno_id is null;
create index sala_envios_reviewed_idx on public.sala_envios (sala_id, autor_id) where revisada;
create index sala_envios_autor_idx on public.sala_envios (autor_id, sala_id)
  include (id, revisada, created_at, tema_id, largura);
create index sala_envios_revisao_por_idx on public.sala_envios (revisao_por);
alter table public.sala_envios enable row level security;
create policy "by functions only" on public.sala_envios for all to authenticated using (false);
revoke all on public.sala_envios from public, anon, authenticated;
grant select, insert, update, delete on public.sala_envios to service_role;
create table public.sala_retiradas (
  sala_id uuid not null references public.salas (id) on delete cascade,
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  tema_id uuid references public.sala_temas (id) on delete cascade,
  retirada_em timestamptz not null default now(),
  unique nulls not distinct (sala_id, usuario_id, tema_id)
);
create index sala_retiradas_usuario_idx on public.sala_retiradas (usuario_id);
create index sala_retiradas_tema_idx on public.sala_retiradas (tema_id);
create index sala_retiradas_when_idx on public.sala_retiradas (retirada_em);
alter table public.sala_retiradas enable row level security;
create policy "own withdrawals" on public.sala_retiradas for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.sala_retiradas from public, anon, authenticated;
grant select on public.sala_retiradas to authenticated;
grant select, insert, update, delete on public.sala_retiradas to service_role;
create function private.vouched_levels(p_origem text, p_niveis jsonb) returns smallint[]
language sql immutable set search_path = '' as $$
  select case when p_origem = 'funcao' and jsonb_array_length(p_niveis) = 5 then
    array(select level::smallint from jsonb_array_elements_text(p_niveis) with ordinality as l (level, n) order by n)
  end
$$;
create function private.finding_counts(p_correcao jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(codigo, times), '{}')
  from (
    select finding ->> 'codigo' as codigo, count(*) as times
    from jsonb_array_elements(
      jsonb_path_query_array(p_correcao, '$.erros_detectados[*]')
      || jsonb_path_query_array(p_correcao, '$.aiAnalysis.erros_detectados[*]')
    ) finding
    where char_length(finding ->> 'codigo') between 1 and 60
    group by 1 order by 2 desc, 1 limit 60
  ) counted
$$;
create function private.finding_place(p_achado jsonb, p_texto text) returns integer
language sql immutable set search_path = '' as $$
  select case
    when place is not null and char_length(p_achado ->> 'trecho') between 1 and 1000
      and substr(p_texto, place + 1, char_length(p_achado ->> 'trecho')) = p_achado ->> 'trecho'
    then place
  end
  from (
    select case when jsonb_typeof(p_achado -> 'start') = 'number' then
      case when (p_achado ->> 'start')::numeric between 0 and 20000 then (p_achado ->> 'start')::numeric::integer end
    end as place
  ) read
$$;
create function private.band_width(p_faixa jsonb) returns smallint language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(p_faixa -> 'low') = 'number' and jsonb_typeof(p_faixa -> 'high') = 'number' then
    least(greatest((p_faixa ->> 'high')::numeric - (p_faixa ->> 'low')::numeric, 0), 1000)::smallint
  end
$$;
create function private.copy_band_width() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.largura := (select private.band_width(faixa) from public.redacoes where id = new.redacao_id);
  return new;
end $$;
create trigger copy_band_width before insert or update of niveis on public.sala_envios
  for each row execute function private.copy_band_width();
create function private.refresh_sendings() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.sala_envios
  set tema = new.tema, niveis = private.vouched_levels(new.origem, new.niveis),
    achados = private.finding_counts(new.correcao)
  where redacao_id = new.id;
  return null;
end $$;
create trigger refresh_sendings after update of origem, tema, correcao on public.redacoes
  for each row execute function private.refresh_sendings();
create function private.taught_sending(p_envio uuid) returns public.sala_envios
language sql stable set search_path = '' as $$
  select e from public.sala_envios e
  left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.id = p_envio and e.sala_id = any (array(select private.taught_class_ids()))
    and (e.aluno_id is null or m.aluno_id is not null)
$$;
create function private.note_withdrawal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sala_retiradas where retirada_em < now() - interval '60 days';
  insert into public.sala_retiradas (sala_id, usuario_id, tema_id)
  select m.sala_id, m.aluno_id, old.tema_id
  from public.sala_alunos m
  join public.salas s on s.id = m.sala_id
  join public.profiles p on p.user_id = m.aluno_id
  where m.sala_id = old.sala_id and m.aluno_id = old.aluno_id and m.aluno_id = (select auth.uid())
  for key share skip locked
  on conflict (sala_id, usuario_id, tema_id) do update set retirada_em = excluded.retirada_em;
  return null;
end $$;
create trigger note_withdrawal after delete on public.sala_envios for each row execute function private.note_withdrawal();
create function public.enviar_para_sala(p_sala uuid, p_redacao text, p_tema uuid default null) returns json
language plpgsql security definer set search_path = '' as $$
declare
  essay_id constant uuid := private.own_essay_id(p_redacao);
  essay public.redacoes;
  theme public.sala_temas;
  sending_id uuid;
begin
  -- Locked, so that nothing is sent to a classroom that is being left; first the classroom, as by whoever deletes it.
  perform from public.salas where id = p_sala and arquivada_em is null and excluida_em is null for key share;
  if not found then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  perform from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid()) for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  -- Held until the sending is there: the edge function may be vouching for it right now.
  select * into essay from public.redacoes where id = essay_id for share;
  if not found then
    return json_build_object('ok', false, 'motivo', 'redacao_nao_encontrada');
  end if;
  select id into sending_id from public.sala_envios where redacao_id = essay_id and sala_id = p_sala;
  if found then
    return json_build_object('ok', true, 'id', sending_id);
  end if;
  if (select count(*) from public.sala_envios where aluno_id = (select auth.uid()) and sala_id = p_sala) >= 200 then
    raise check_violation using message = 'too many essays sent to this classroom', detail = 'limite_de_envios';
  end if;
  select * into theme from public.sala_temas t
  where t.sala_id = p_sala
    and (t.id = p_tema or (p_tema is null and lower(t.tema) = lower(private.trimmed(essay.tema))))
  order by t.created_at desc, t.id limit 1;
  if theme.envio = 'manuscrita' and private.is_handwritten(essay.correcao) is not true then
    return json_build_object('ok', false, 'motivo', 'so_manuscrita');
  elsif theme.envio = 'digitada' and private.is_handwritten(essay.correcao) then
    return json_build_object('ok', false, 'motivo', 'so_digitada');
  end if;
  insert into public.sala_envios (sala_id, aluno_id, redacao_id, tema_id, tema, niveis, achados)
  values (
    p_sala, essay.usuario_id, essay.id, theme.id, essay.tema,
    private.vouched_levels(essay.origem, essay.niveis), private.finding_counts(essay.correcao)
  )
  returning id into sending_id;
  return json_build_object('ok', true, 'id', sending_id);
end $$;
create function public.retirar_da_sala(p_envio uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Locked: a review that is being published is kept, or comes too late.
  perform from public.sala_envios where id = p_envio and aluno_id = (select auth.uid()) for update;
  if not found then
    return false;
  end if;
  insert into public.revisoes_retiradas (
    envio_id, sala_id, aluno_id, redacao_id, tema, niveis, enviado_em, revisao, anotacoes
  )
  select e.id, e.sala_id, e.aluno_id, e.redacao_id, coalesce(e.tema, ''), e.niveis, e.created_at,
    private.review_of(e.id), private.annotations_of(e.id)
  from public.sala_envios e where e.id = p_envio and e.revisada;
  delete from public.sala_envios where id = p_envio;
  return true;
end $$;
create function public.envios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select json_agg(json_build_object(
      'id', e.id, 'aluno_id', e.autor_id, 'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior, 'esperado', a.esperado,
      'tema_id', e.tema_id, 'tema', coalesce(e.tema, ''),
      'enviado_em', e.created_at, 'niveis', e.niveis, 'niveis_professor', e.niveis_professor,
      'revisada', e.revisada, 'achados', e.achados
    ) order by e.created_at desc, e.id)
    from public.sala_envios e
    join private.class_writers(array[s.id]) a on a.autor_id = e.autor_id
    where e.sala_id = s.id
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;
create function public.redacoes_recentes_das_salas(p_limit integer default 10) returns json
language sql stable security definer set search_path = '' as $$
  with latest as (
    select e.*, s.nome as sala_nome
    from public.salas s
    cross join lateral (
      select * from public.sala_envios e
      -- As a value, not `exists`: joined, the planner would sort all there are instead of reading the newest ones.
      where e.sala_id = s.id and (
        e.aluno_id is null
        or (select true from public.sala_alunos m where m.sala_id = e.sala_id and m.aluno_id = e.aluno_id)
      )
      order by e.created_at desc
      limit least(greatest(coalesce(p_limit, 10), 1), 100)
    ) e
    where s.id = any (array(select private.taught_class_ids()))
    order by e.created_at desc, e.id
    limit least(greatest(coalesce(p_limit, 10), 1), 100)
  )
  select coalesce(json_agg(json_build_object(
    'envio_id', latest.id, 'sala_id', latest.sala_id, 'sala_nome', latest.sala_nome,
    'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior, 'esperado', a.esperado,
    'tema', coalesce(latest.tema, ''), 'enviado_em', latest.created_at, 'total', latest.total
  ) order by latest.created_at desc, latest.id), '[]')
  from latest
  join private.class_writers(array(select distinct sala_id from latest)) a
    on a.sala_id = latest.sala_id and a.autor_id = latest.autor_id
$$;
create function public.redacao_da_sala(p_envio uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'id', e.id, 'sala_id', e.sala_id, 'sala_nome', s.nome,
    'aluno_nome', a.nome, 'nome_anterior', a.nome_anterior, 'esperado', a.esperado,
    'enviado_em', e.created_at, 'prazo', (select prazo from public.sala_temas where id = e.tema_id),
    'redacao', json_build_object(
      'id', r.id, 'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
      'correcao', r.correcao, 'origem', r.origem, 'chave_idempotencia', r.chave_idempotencia,
      'data_envio', r.data_envio, 'created_at', r.created_at
    ),
    'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id),
    'publicacao', private.publication_of(e)
  )
  from private.taught_sending(p_envio) e
  join public.salas s on s.id = e.sala_id
  join private.class_writers(array[e.sala_id]) a on a.autor_id = e.autor_id
  join public.redacoes r on r.id = e.redacao_id
$$;
create function public.passagens_da_sala(p_sala uuid, p_codigo text) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select json_agg(json_build_object(
      'id', found.id || ':' || found.place,
      'antes', substr(found.texto, greatest(found.place - 599, 1), least(found.place, 600)),
      'trecho', found.trecho,
      'depois', substr(found.texto, found.place + char_length(found.trecho) + 1, 600),
      'mensagem', left(coalesce(found.mensagem, ''), 500), 'sugestao', left(found.sugestao, 200)
    ) order by found.nth, found.created_at desc, found.id, found.place)
    from (
      select latest.id, latest.created_at, r.texto, f.*
      from (
        select sent.*
        from (
          select aluno_id as autor_id from public.sala_alunos where sala_id = s.id
          union all
          select id from public.sala_nomes where sala_id = s.id and aluno_id is null
        ) w
        cross join lateral (
          select e.id, e.redacao_id, e.created_at from public.sala_envios e
          where e.sala_id = s.id and e.autor_id = w.autor_id and e.total is not null and e.achados ? p_codigo
          order by e.created_at desc, e.id limit 1
        ) sent
        order by sent.created_at desc, sent.id limit 30
      ) latest
      join public.redacoes r on r.id = latest.redacao_id
      cross join lateral (
        select row_number() over (order by place) as nth, place, achado ->> 'trecho' as trecho,
          achado ->> 'mensagem' as mensagem, achado ->> 'sugestao' as sugestao
        from jsonb_array_elements(
          jsonb_path_query_array(r.correcao, '$.erros_detectados[*]')
          || jsonb_path_query_array(r.correcao, '$.aiAnalysis.erros_detectados[*]')
        ) achado
        cross join lateral (select private.finding_place(achado, r.texto) as place) seen
        where achado ->> 'codigo' = p_codigo and place is not null
        order by place limit 3
      ) f
      order by f.nth, latest.created_at desc, latest.id, f.place limit 30
    ) found
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;
grant execute on function
  public.enviar_para_sala(uuid, text, uuid), public.retirar_da_sala(uuid), public.envios_da_sala(uuid),
  public.redacoes_recentes_das_salas(integer), public.redacao_da_sala(uuid), public.passagens_da_sala(uuid, text)
to authenticated;
create table public.sala_fotos (
  sala_id uuid primary key references public.salas (id) on delete cascade,
  confirmado_por uuid not null references public.profiles (user_id) on delete cascade,
  confirmado_em timestamptz not null default now(),
  dia date not null default private.sao_paulo_date(now()),
  no_dia integer not null default 0
);
create index sala_fotos_confirmado_por_idx on public.sala_fotos (confirmado_por);
alter table public.sala_fotos enable row level security;
create policy "by functions only" on public.sala_fotos for all to authenticated using (false);
revoke all on public.sala_fotos from public, anon, authenticated;
grant select, insert, update, delete on public.sala_fotos to service_role;
create function public.confirmar_fotos(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  insert into public.sala_fotos (sala_id, confirmado_por) values (p_sala, (select auth.uid()))
  on conflict (sala_id) do nothing;
  return true;
end $$;
create function public.fotos_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('confirmado_em', f.confirmado_em, 'professor_nome', p.nome)
  from public.sala_fotos f join public.profiles p on p.user_id = f.confirmado_por
  where f.sala_id = p_sala and f.sala_id = any (array(select private.taught_class_ids()))
$$;
create function public.enviar_folha(
  p_sala uuid, p_id uuid, p_aluno uuid, p_tema text, p_texto text, p_correcao jsonb
) returns json language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.sao_paulo_date(now());
  theme constant text := nullif(private.trimmed(p_tema), '');
  essay_id constant uuid := gen_random_uuid();
  place uuid;
  student uuid := p_aluno;
  levels smallint[];
begin
  if not private.lock_taught_class(p_sala)
    or exists (select from public.salas where id = p_sala and arquivada_em is not null) then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  if exists (select from public.sala_envios where id = p_id and sala_id = p_sala) then
    return json_build_object('ok', true, 'id', p_id);
  end if;
  if not exists (select from public.sala_fotos where sala_id = p_sala) then
    return json_build_object('ok', false, 'motivo', 'sem_confirmacao');
  end if;
  -- Nobody takes a place, and no place goes, without the lock of the classroom.
  select id, case when pretendente_id is null then aluno_id end into place, student
  from public.sala_nomes where sala_id = p_sala and (id = p_aluno or pretendente_id = p_aluno);
  if not found then
    student := p_aluno;
  end if;
  if place is null or student is not null then
    -- Held, so that nothing is left behind where the student leaves at this moment.
    perform from public.sala_alunos where sala_id = p_sala and aluno_id = student for key share;
    if not found then
      return json_build_object('ok', false, 'motivo', 'aluno_nao_encontrado');
    end if;
  end if;
  if octet_length(p_correcao::text) > 65536 then
    raise check_violation using message = 'the correction is too large', detail = 'correcao_grande';
  end if;
  if (
    select count(*) from public.sala_envios where sala_id = p_sala and autor_id = coalesce(student, place)
  ) >= 200 then
    return json_build_object('ok', false, 'motivo', 'limite_de_envios');
  end if;
  update public.sala_fotos set dia = today, no_dia = case when dia = today then no_dia else 0 end + 1
  where sala_id = p_sala and (dia <> today or no_dia < 120);
  if not found then
    return json_build_object('ok', false, 'motivo', 'limite_diario');
  end if;
  -- From now on there is something to confirm.
  update public.sala_nomes set aluno_id = null, pretende_desde = clock_timestamp()
  where id = place and student is null and aluno_id = pretendente_id;
  levels := array(
    select (p_correcao -> 'competencias' -> ('competencia_' || n) ->> 'note')::smallint from generate_series(1, 5) n
  );
  if exists (select from unnest(levels) level where level is null or level not between 0 and 200 or level % 40 <> 0) then
    raise check_violation using message = 'the correction has no five levels';
  end if;
  insert into public.redacoes (id, usuario_id, tema, texto, nota_total, correcao, origem)
  values (
    essay_id, null, theme, p_texto, levels[1] + levels[2] + levels[3] + levels[4] + levels[5], p_correcao, 'professor'
  );
  insert into public.sala_envios (id, sala_id, aluno_id, nome_id, redacao_id, tema_id, tema, niveis, achados, fotografada)
  values (
    p_id, p_sala, student, place, essay_id,
    (
      select t.id from public.sala_temas t where t.sala_id = p_sala and lower(t.tema) = lower(theme)
      order by t.created_at desc, t.id limit 1
    ),
    theme, levels, private.finding_counts(p_correcao), true
  );
  perform private.purge_unclaimed_essays();
  return json_build_object('ok', true, 'id', p_id);
end $$;
create function public.apagar_folha(p_envio uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sala_envios e using public.redacoes r
  where e.id = (private.taught_sending(p_envio)).id and r.id = e.redacao_id and r.usuario_id is null;
  return found;
end $$;
create function public.folhas_recebidas() returns json language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professores', private.teacher_names(s.id),
    'tema', coalesce(e.tema, ''), 'enviado_em', e.created_at, 'total', e.total, 'revisada', e.revisada
  ) order by e.created_at desc, e.id), '[]')
  from public.sala_envios e
  join public.redacoes r on r.id = e.redacao_id and r.usuario_id is null
  join public.salas s on s.id = e.sala_id and s.excluida_em is null
  where e.aluno_id = (select auth.uid())
$$;
create function public.folha_recebida(p_envio uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professores', private.teacher_names(s.id),
    'enviado_em', e.created_at,
    'redacao', json_build_object(
      'id', r.id, 'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
      'correcao', r.correcao, 'data_envio', r.data_envio, 'created_at', r.created_at
    ),
    'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id)
  )
  from public.sala_envios e
  join public.redacoes r on r.id = e.redacao_id and r.usuario_id is null
  join public.salas s on s.id = e.sala_id and s.excluida_em is null
  where e.id = p_envio and e.aluno_id = (select auth.uid())
$$;
create function private.drop_photographed_essay() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.redacoes where id = old.redacao_id and usuario_id is null;
  return null;
end $$;
create trigger drop_photographed_essay after delete on public.sala_envios
  for each row execute function private.drop_photographed_essay();
create function private.purge_unclaimed_essays() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.sala_envios where id in (
    select id from public.sala_envios
    where aluno_id is null and created_at < now() - interval '365 days' for update skip locked
  )
$$;
grant execute on function
  public.confirmar_fotos(uuid), public.fotos_da_sala(uuid), public.enviar_folha(uuid, uuid, uuid, text, text, jsonb),
  public.apagar_folha(uuid), public.folhas_recebidas(), public.folha_recebida(uuid)
to authenticated;
create table public.revisoes (
  envio_id uuid not null references public.sala_envios (id) on delete cascade,
  competencia smallint not null check (competencia between 1 and 5),
  comentario text not null default '' check (char_length(comentario) <= 1000),
  nivel smallint check (nivel between 0 and 200 and nivel % 40 = 0),
  motivo text not null default '' check (char_length(motivo) <= 500),
  updated_at timestamptz not null default now(),
  primary key (envio_id, competencia),
  constraint revisoes_level_with_reason check ((nivel is null) = (motivo !~ '\S')),
  constraint revisoes_say_something check (nivel is not null or comentario ~ '\S')
);
alter table public.revisoes enable row level security;
create policy "by functions only" on public.revisoes for all to authenticated using (false);
revoke all on public.revisoes from public, anon, authenticated;
grant select, insert, update, delete on public.revisoes to service_role;
create table public.revisao_textos (
  envio_id uuid primary key references public.sala_envios (id) on delete cascade,
  professor_id uuid references public.profiles (user_id) on delete set null,
  geral text not null default '' check (char_length(geral) <= 3000),
  updated_at timestamptz not null default now()
);
create index revisao_textos_professor_idx on public.revisao_textos (professor_id);
alter table public.revisao_textos enable row level security;
create policy "by functions only" on public.revisao_textos for all to authenticated using (false);
revoke all on public.revisao_textos from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_textos to service_role;
create table public.revisao_marcas (
  envio_id uuid not null references public.sala_envios (id) on delete cascade,
  id uuid not null,
  professor_id uuid references public.profiles (user_id) on delete set null,
  inicio integer not null check (inicio >= 0),
  fim integer not null check (fim <= 100000),
  trecho text not null check (trecho ~ '\S' and char_length(trecho) <= 2000),
  comentario text not null check (char_length(comentario) <= 1000),
  caneta text not null check (caneta in ('azul', 'verde', 'vermelha')),
  competencia smallint check (competencia between 1 and 5),
  primary key (envio_id, id),
  check (fim - inicio between char_length(trecho) and 2 * char_length(trecho))
);
create index revisao_marcas_professor_idx on public.revisao_marcas (professor_id);
alter table public.revisao_marcas enable row level security;
create policy "by functions only" on public.revisao_marcas for all to authenticated using (false);
revoke all on public.revisao_marcas from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_marcas to service_role;
create table public.revisao_descartes (
  envio_id uuid not null references public.sala_envios (id) on delete cascade,
  inicio integer not null check (inicio >= 0),
  fim integer not null check (fim <= 100000 and fim > inicio),
  codigo text not null check (char_length(codigo) between 1 and 100),
  trecho text not null check (char_length(trecho) <= 2000),
  primary key (envio_id, inicio, fim, codigo)
);
alter table public.revisao_descartes enable row level security;
create policy "by functions only" on public.revisao_descartes for all to authenticated using (false);
revoke all on public.revisao_descartes from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_descartes to service_role;
create table public.revisao_rascunhos (
  envio_id uuid primary key references public.sala_envios (id) on delete cascade,
  professor_id uuid not null references public.profiles (user_id) on delete cascade,
  itens jsonb not null check (jsonb_typeof(itens) = 'array' and octet_length(itens::text) <= 32768),
  updated_at timestamptz not null default now(),
  anotacoes jsonb check (jsonb_typeof(anotacoes) = 'object' and octet_length(anotacoes::text) <= 262144),
  revisao_versao integer not null default 0
);
create index revisao_rascunhos_professor_idx on public.revisao_rascunhos (professor_id);
alter table public.revisao_rascunhos enable row level security;
create policy "by functions only" on public.revisao_rascunhos for all to authenticated using (false);
revoke all on public.revisao_rascunhos from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_rascunhos to service_role;
create table public.revisoes_retiradas (
  envio_id uuid primary key,
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  tema text not null check (char_length(tema) <= 300),
  niveis smallint[] check (cardinality(niveis) = 5),
  enviado_em timestamptz not null,
  retirada_em timestamptz not null default now(),
  revisao json not null check (octet_length(revisao::text) <= 65536),
  anotacoes json check (octet_length(anotacoes::text) <= 2097152),
  autores jsonb check (octet_length(autores::text) <= 16384)
);
create index revisoes_retiradas_sala_idx on public.revisoes_retiradas (sala_id, retirada_em desc);
create index revisoes_retiradas_aluno_idx on public.revisoes_retiradas (aluno_id);
create index revisoes_retiradas_redacao_idx on public.revisoes_retiradas (redacao_id);
alter table public.revisoes_retiradas enable row level security;
create policy "by functions only" on public.revisoes_retiradas for all to authenticated using (false);
revoke all on public.revisoes_retiradas from public, anon, authenticated;
grant select, insert, update, delete on public.revisoes_retiradas to service_role;
create function private.note_review_time() returns trigger language plpgsql set search_path = '' as $$
begin
  new.revisada_em := case when new.revisada then now() end;
  return new;
end $$;
create trigger note_review_time before update of revisada, niveis_professor on public.sala_envios
  for each row execute function private.note_review_time();
create function private.review_of(p_envio uuid) returns json language sql stable set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'competencia', competencia, 'comentario', comentario, 'nivel', nivel, 'motivo', motivo, 'atualizado_em', updated_at
  ) order by competencia), '[]')
  from public.revisoes where envio_id = p_envio
$$;
create function private.annotations_of(p_envio uuid) returns json language sql stable set search_path = '' as $$
  select json_build_object(
    'geral', t.geral, 'autor', p.nome, 'publicada_em', t.updated_at,
    'marcas', coalesce((
      select json_agg(json_build_object(
        'id', m.id, 'inicio', m.inicio, 'fim', m.fim, 'trecho', m.trecho, 'comentario', m.comentario,
        'caneta', m.caneta, 'competencia', m.competencia, 'autor', a.nome
      ) order by m.inicio, m.fim, m.id)
      from public.revisao_marcas m left join public.profiles a on a.user_id = m.professor_id
      where m.envio_id = t.envio_id
    ), '[]'),
    'descartes', coalesce((
      select json_agg(json_build_object(
        'inicio', d.inicio, 'fim', d.fim, 'codigo', d.codigo, 'trecho', d.trecho
      ) order by d.inicio, d.fim, d.codigo)
      from public.revisao_descartes d where d.envio_id = t.envio_id
    ), '[]')
  )
  from public.revisao_textos t left join public.profiles p on p.user_id = t.professor_id
  where t.envio_id = p_envio
$$;
create function private.store_annotations(p_envio uuid, p_anotacoes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  marks constant jsonb := coalesce(p_anotacoes -> 'marcas', '[]');
  dismissals constant jsonb := coalesce(p_anotacoes -> 'descartes', '[]');
  essay constant text := (
    select r.texto from public.sala_envios e join public.redacoes r on r.id = e.redacao_id where e.id = p_envio
  );
begin
  if jsonb_array_length(marks) > 100 or jsonb_array_length(dismissals) > 200 then
    raise check_violation using message = 'too many marks';
  end if;
  delete from public.revisao_marcas m
  where m.envio_id = p_envio and not exists (
    select from jsonb_array_elements(marks) given where given ->> 'id' = m.id::text
  );
  insert into public.revisao_marcas as m (
    envio_id, id, professor_id, inicio, fim, trecho, comentario, caneta, competencia
  )
  select p_envio, g.id, (select auth.uid()), g.inicio, g.fim, g.trecho, coalesce(g.comentario, ''), g.caneta, g.competencia
  from jsonb_to_recordset(marks) as g (
    id uuid, inicio integer, fim integer, trecho text, comentario text, caneta text, competencia smallint
  )
  on conflict (envio_id, id) do update set
    professor_id = excluded.professor_id, inicio = excluded.inicio, fim = excluded.fim, trecho = excluded.trecho,
    comentario = excluded.comentario, caneta = excluded.caneta, competencia = excluded.competencia
  where (m.inicio, m.fim, m.trecho, m.comentario, m.caneta, m.competencia) is distinct from (
    excluded.inicio, excluded.fim, excluded.trecho, excluded.comentario, excluded.caneta, excluded.competencia
  );
  delete from public.revisao_descartes where envio_id = p_envio;
  insert into public.revisao_descartes (envio_id, inicio, fim, codigo, trecho)
  select p_envio, g.inicio, g.fim, g.codigo, g.trecho
  from jsonb_to_recordset(dismissals) as g (inicio integer, fim integer, codigo text, trecho text);
  -- Nobody is quoted with words that the essay does not have.
  if exists (
    select from (
      select trecho from public.revisao_marcas where envio_id = p_envio
      union all
      select trecho from public.revisao_descartes where envio_id = p_envio
    ) quoted where position(quoted.trecho in essay) = 0
  ) then
    raise check_violation using message = 'these words are not in the essay';
  end if;
end $$;
create function private.publication_of(p_envio public.sala_envios) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'versao', p_envio.revisao_versao,
    'professor_nome', (select nome from public.profiles where user_id = p_envio.revisao_por),
    'em', p_envio.revisao_em,
    'meu', coalesce(p_envio.revisao_por = (select auth.uid()), false)
  )
$$;
create function public.revisar_redacao(
  p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null, p_versao integer default null,
  p_rascunho_versao integer default null
) returns json language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  sending public.sala_envios;
  says_something boolean;
begin
  -- Locked: of two that publish at once, the later one reads what the first one wrote.
  select * into sending from public.sala_envios where id = (private.taught_sending(p_envio)).id for no key update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  elsif not coalesce(p_versao = sending.revisao_versao, not sending.revisada or sending.revisao_por = caller, false) then
    return json_build_object('ok', false, 'motivo', 'conflito', 'atual', json_build_object(
      'publicacao', private.publication_of(sending),
      'revisao', private.review_of(p_envio), 'anotacoes', private.annotations_of(p_envio)
    ));
  end if;
  delete from public.revisoes where envio_id = p_envio;
  insert into public.revisoes (envio_id, competencia, comentario, nivel, motivo)
  select p_envio, i.competencia, coalesce(i.comentario, ''), i.nivel, coalesce(i.motivo, '')
  from jsonb_to_recordset(p_itens) as i (competencia smallint, comentario text, nivel smallint, motivo text);
  if p_anotacoes is not null then
    perform private.store_annotations(p_envio, p_anotacoes);
  end if;
  insert into public.revisao_textos as t (envio_id, professor_id, geral)
  values (p_envio, caller, coalesce(btrim(p_anotacoes ->> 'geral', E' \t\r\n'), ''))
  on conflict (envio_id) do update set
    professor_id = excluded.professor_id, updated_at = clock_timestamp(),
    geral = case when p_anotacoes is null then t.geral else excluded.geral end;
  says_something := exists (select from public.revisoes where envio_id = p_envio)
    or exists (select from public.revisao_marcas where envio_id = p_envio)
    or exists (select from public.revisao_descartes where envio_id = p_envio)
    or exists (select from public.revisao_textos where envio_id = p_envio and geral <> '');
  if not says_something then
    delete from public.revisao_textos where envio_id = p_envio;
  end if;
  delete from public.revisao_rascunhos
  where envio_id = p_envio and coalesce(p_rascunho_versao = sending.rascunho_versao, professor_id = caller);
  update public.sala_envios
  set revisada = says_something, niveis_professor = array(
    select r.nivel from generate_series(1, 5) n
    left join public.revisoes r on r.envio_id = p_envio and r.competencia = n order by n
  ), revisao_versao = revisao_versao + 1, revisao_por = caller, revisao_em = clock_timestamp()
  where id = p_envio
  returning * into sending;
  return json_build_object(
    'ok', true, 'publicacao', private.publication_of(sending),
    'revisao', private.review_of(p_envio), 'anotacoes', private.annotations_of(p_envio)
  );
end $$;
create function public.guardar_rascunho(
  p_envio uuid, p_itens jsonb, p_anotacoes jsonb default null, p_versao integer default null,
  p_revisao_versao integer default null
) returns json language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  sending public.sala_envios;
  draft public.revisao_rascunhos;
begin
  select * into sending from public.sala_envios where id = (private.taught_sending(p_envio)).id for no key update;
  if not found then
    return null;
  end if;
  select * into draft from public.revisao_rascunhos where envio_id = p_envio;
  if found and not coalesce(p_versao = sending.rascunho_versao, draft.professor_id = caller) then
    return case when p_versao is not null then
      json_build_object('ok', false, 'motivo', 'conflito', 'atual', public.rascunho_da_revisao(p_envio))
    end;
  end if;
  if jsonb_array_length(p_itens) = 0 then
    delete from public.revisao_rascunhos where envio_id = p_envio;
    return json_build_object('ok', true, 'versao', 0);
  end if;
  insert into public.revisao_rascunhos as d (envio_id, professor_id, itens, anotacoes, revisao_versao)
  values (p_envio, caller, p_itens, p_anotacoes, coalesce(p_revisao_versao, sending.revisao_versao))
  on conflict (envio_id) do update
    set professor_id = excluded.professor_id, itens = excluded.itens, updated_at = clock_timestamp(),
      anotacoes = coalesce(excluded.anotacoes, d.anotacoes), revisao_versao = excluded.revisao_versao;
  update public.sala_envios set rascunho_versao = rascunho_versao + 1 where id = p_envio;
  return json_build_object('ok', true, 'versao', sending.rascunho_versao + 1);
end $$;
create function public.rascunho_da_revisao(p_envio uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'itens', d.itens, 'anotacoes', d.anotacoes, 'atualizado_em', d.updated_at, 'professor_nome', p.nome,
    'meu', d.professor_id = (select auth.uid()), 'versao', e.rascunho_versao, 'revisao_versao', d.revisao_versao
  )
  from private.taught_sending(p_envio) e
  join public.revisao_rascunhos d on d.envio_id = e.id
  join public.profiles p on p.user_id = d.professor_id
$$;
create function public.revisoes_da_redacao(p_redacao text) returns json
language sql stable security definer set search_path = '' as $$
  with sent as (
    select e.id, e.sala_id, e.aluno_id, e.created_at, null::timestamptz as retirada_em, e.niveis,
      private.review_of(e.id) as revisao, private.annotations_of(e.id) as anotacoes
    from public.sala_envios e where e.redacao_id = private.own_essay_id(p_redacao)
    union all
    select w.envio_id, w.sala_id, w.aluno_id, w.enviado_em, w.retirada_em, w.niveis, w.revisao, w.anotacoes
    from public.revisoes_retiradas w where w.redacao_id = private.own_essay_id(p_redacao)
  )
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professor_nome', p.nome,
    'professores', private.teacher_names(s.id), 'enviado_em', e.created_at, 'retirada_em', e.retirada_em,
    'pendente', e.niveis is null, 'revisao', e.revisao, 'anotacoes', e.anotacoes
  ) order by e.created_at desc, e.id), '[]')
  from sent e
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  join public.salas s on s.id = e.sala_id and s.excluida_em is null
  join public.profiles p on p.user_id = s.professor_id
$$;
create function public.comentarios_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select json_agg(json_build_object(
      'envio_id', e.id, 'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id)
    ))
    from public.sala_envios e
    left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
    where e.sala_id = s.id and e.revisada and (e.aluno_id is null or m.aluno_id is not null)
  ), '[]')
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;
create function public.revisoes_de_retiradas(p_sala uuid default null, p_envio uuid default null) returns json
language sql stable security definer set search_path = '' as $$
  with taught as (select array(select private.taught_class_ids()) as ids),
  kept as (
    select w.*, a.nome as aluno_nome, true as is_teacher
    from taught
    join public.revisoes_retiradas w on w.sala_id = any (taught.ids)
    join private.class_students(taught.ids) a on a.sala_id = w.sala_id and a.aluno_id = w.aluno_id
    union all
    select w.*, p.nome, false
    from public.revisoes_retiradas w
    join public.sala_alunos m on m.sala_id = w.sala_id and m.aluno_id = w.aluno_id
    join public.profiles p on p.user_id = w.aluno_id
    where w.aluno_id = (select auth.uid())
  ),
  shown as (
    select * from kept
    where (p_sala is null or sala_id = p_sala) and (p_envio is null or envio_id = p_envio)
    order by retirada_em desc, envio_id limit 200
  )
  select coalesce(json_agg(json_build_object(
    'id', w.envio_id, 'sala_id', w.sala_id, 'sala_nome', s.nome, 'aluno_nome', w.aluno_nome, 'tema', w.tema,
    'enviado_em', w.enviado_em, 'retirada_em', w.retirada_em, 'revisao', w.revisao,
    'anotacoes', case when w.is_teacher and w.anotacoes is not null
      then jsonb_set(w.anotacoes::jsonb, '{descartes}', '[]')::json else w.anotacoes end
  ) order by w.retirada_em desc, w.envio_id), '[]')
  from shown w join public.salas s on s.id = w.sala_id
$$;
create function private.note_authors() returns trigger language plpgsql set search_path = '' as $$
begin
  new.autores := coalesce((
    select jsonb_object_agg(said.id, said.professor_id)
    from (
      select '' as id, professor_id from public.revisao_textos where envio_id = new.envio_id
      union all
      select id::text, professor_id from public.revisao_marcas where envio_id = new.envio_id
    ) said where said.professor_id is not null
  ), '{}');
  return new;
end $$;
create trigger note_authors before insert on public.revisoes_retiradas
  for each row execute function private.note_authors();
create function private.without_author(p_said jsonb, p_autores jsonb, p_quem uuid, p_nome text) returns jsonb
language sql immutable set search_path = '' as $$
  select p_said || jsonb_build_object(
    'autor', case
      when coalesce(p_autores ->> '' = p_quem::text, p_autores is null and p_said ->> 'autor' = p_nome) then 'null'
      else p_said -> 'autor' end,
    'marcas', coalesce((
      select jsonb_agg(case
        when coalesce(p_autores ->> (m ->> 'id') = p_quem::text, p_autores is null and m ->> 'autor' = p_nome)
          then m || '{"autor": null}' else m end order by n)
      from jsonb_array_elements(p_said -> 'marcas') with ordinality as marks (m, n)
    ), '[]')
  )
$$;
grant execute on function
  public.revisar_redacao(uuid, jsonb, jsonb, integer, integer),
  public.guardar_rascunho(uuid, jsonb, jsonb, integer, integer), public.rascunho_da_revisao(uuid),
  public.revisoes_da_redacao(text), public.comentarios_da_sala(uuid), public.revisoes_de_retiradas(uuid, uuid)
to authenticated;
create function public.fila_de_revisao(
  p_estado text default 'a_revisar', p_ordem text default 'prazo', p_sala uuid default null, p_tema uuid default null,
  p_busca text default '', p_limite integer default 50
) returns json language sql stable security definer set search_path = '' as $$
  with taught as (
    select s.id, s.nome from public.salas s
    where s.id = any (array(select private.taught_class_ids())) and s.arquivada_em is null
      and (p_sala is null or s.id = p_sala)
  ),
  writers as materialized (
    select sala_id, autor_id, nome, esperado,
      case p_ordem
        -- Window functions are computed for every order, so the costly part is left out of the others here.
        when 'nome' then dense_rank() over (order by case when p_ordem = 'nome' then private.sort_name(nome) end collate "C")
        when 'nao_visto' then exists (
          select from public.sala_envios x where x.sala_id = a.sala_id and x.autor_id = a.autor_id and x.revisada
        )::integer
      end as place
    from private.class_writers(array(select id from taught)) a
    where private.name_key(left(p_busca, 100)) = '' or position(private.name_key(left(p_busca, 100)) in private.name_key(nome)) > 0
  ),
  -- Only what orders them: the rest is read of the few that are shown.
  found as materialized (
    select e.id, e.created_at, e.tema_id, a.place,
      case when p_ordem = 'certeza' then -coalesce(e.largura, 1001) end as sureness
    from writers a
    join public.sala_envios e on e.sala_id = a.sala_id and e.autor_id = a.autor_id
    where e.revisada = (p_estado = 'revisada') and (p_tema is null or e.tema_id = p_tema)
      and (p_estado <> 'rascunho' or exists (select from public.revisao_rascunhos d where d.envio_id = e.id))
  ),
  -- Whose essays can be among the first 200 by date. Dates are looked up by theme, and then of these essays alone.
  earliest as (
    select tema_id from (
      select tema_id, sum(essays) over (order by due groups between unbounded preceding and 1 preceding) as before
      from (
        select tema_id, (select prazo from public.sala_temas where id = tema_id) as due, count(*) as essays
        from found where tema_id is not null group by tema_id
      ) theme
    ) counted
    where coalesce(before, 0) < 200
  )
  select json_build_object(
    'total', (select count(*) from found),
    'itens', coalesce((
      select json_agg(json_build_object(
        'id', e.id, 'sala_id', e.sala_id, 'sala_nome', (select nome from taught where id = e.sala_id),
        'aluno_id', e.autor_id, 'aluno_nome', a.nome, 'esperado', a.esperado,
        'tema', coalesce(e.tema, ''), 'prazo', (select prazo from public.sala_temas where id = e.tema_id),
        'enviado_em', e.created_at, 'total', e.total, 'largura', e.largura, 'revisada', e.revisada,
        'rascunho', exists (select from public.revisao_rascunhos d where d.envio_id = e.id)
      ) order by q.nth)
      -- An array, of which the planner expects some rows, not one: it reads names once, not once a row.
      from unnest(array(
        select id
        from found
        where p_ordem <> 'prazo' or tema_id is null or tema_id in (select tema_id from earliest)
        order by case when p_ordem = 'prazo' then (select prazo from public.sala_temas where id = tema_id) end,
          sureness, place, created_at, id
        limit least(greatest(coalesce(p_limite, 50), 1), 200)
      )) with ordinality q(id, nth)
      join public.sala_envios e on e.id = q.id
      join writers a on a.sala_id = e.sala_id and a.autor_id = e.autor_id
    ), '[]')
  )
$$;
create function public.redacoes_a_revisar() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.sala_envios e
  join public.salas s on s.id = e.sala_id and s.arquivada_em is null
  left join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  where e.sala_id = any (array(select private.taught_class_ids())) and not e.revisada
    and (e.aluno_id is null or m.aluno_id is not null)
$$;
grant execute on function
  public.fila_de_revisao(text, text, uuid, uuid, text, integer), public.redacoes_a_revisar()
to authenticated;
create table public.comentarios_guardados (
  id uuid primary key default gen_random_uuid(),
  professor_id uuid not null references public.profiles (user_id) on delete cascade,
  texto text not null check (texto ~ '\S' and char_length(texto) <= 1000),
  competencia smallint check (competencia between 1 and 5),
  usos integer not null default 0,
  created_at timestamptz not null default now()
);
create unique index comentarios_guardados_once_idx on public.comentarios_guardados (professor_id, md5(texto));
alter table public.comentarios_guardados enable row level security;
create policy "by functions only" on public.comentarios_guardados for all to authenticated using (false);
revoke all on public.comentarios_guardados from public, anon, authenticated;
grant select, insert, update, delete on public.comentarios_guardados to service_role;
create function private.usable_comments() returns setof public.comentarios_guardados
language sql stable set search_path = '' as $$
  select c from public.comentarios_guardados c
  where c.professor_id = (select auth.uid()) or c.professor_id in (
    select professor_id from public.salas where id = any (array(select private.taught_class_ids()))
    union all
    select professor_id from public.sala_professores where sala_id = any (array(select private.taught_class_ids()))
  )
$$;
create function public.banco_de_comentarios() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'texto', c.texto, 'competencia', c.competencia, 'usos', c.usos,
    'meu', c.professor_id = (select auth.uid()), 'autor', p.nome
  ) order by c.usos desc, c.created_at desc, c.id), '[]')
  from private.usable_comments() c
  join public.profiles p on p.user_id = c.professor_id
$$;
create function public.guardar_comentario(p_id uuid, p_texto text, p_competencia integer default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  words constant text := btrim(p_texto, E' \t\r\n');
begin
  if private.my_account_type() is distinct from 'teacher' then
    return false;
  end if;
  -- One after the other, so that the number holds.
  perform from public.profiles where user_id = caller for no key update;
  if exists (
    select from public.comentarios_guardados where professor_id = caller and texto = words and id <> p_id
  ) then
    return true;
  end if;
  update public.comentarios_guardados set texto = words, competencia = p_competencia
  where id = p_id and professor_id = caller;
  if found then
    return true;
  end if;
  if (select count(*) >= 500 from public.comentarios_guardados where professor_id = caller) then
    return false;
  end if;
  insert into public.comentarios_guardados (id, professor_id, texto, competencia)
  values (p_id, caller, words, p_competencia)
  on conflict (id) do nothing;
  return found;
end $$;
create function public.excluir_comentario(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.comentarios_guardados where id = p_id and professor_id = (select auth.uid());
  return found;
end $$;
create function public.usar_comentario(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.comentarios_guardados c set usos = c.usos + 1
  where c.id = p_id and c.usos < 1000000 and exists (select from private.usable_comments() u where u.id = c.id);
  return found;
end $$;
grant execute on function
  public.banco_de_comentarios(), public.guardar_comentario(uuid, text, integer), public.excluir_comentario(uuid),
  public.usar_comentario(uuid)
to authenticated;
create table public.feedback_mensagens (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid default auth.uid() references public.profiles (user_id) on delete cascade,
  nome text not null check (char_length(btrim(nome)) between 1 and 100),
  email text not null check (email like '%@%' and char_length(email) <= 320),
  telefone text check (char_length(telefone) <= 30),
  papel_usuario text not null check (papel_usuario in ('student', 'teacher', 'dev')),
  tipo_problema text not null check (tipo_problema in ('bug', 'sugestao', 'dificuldade', 'outro')),
  mensagem text not null check (char_length(btrim(mensagem)) >= 20 and char_length(mensagem) <= 5000),
  created_at timestamptz not null default now(),
  status text not null default 'nova' check (status in ('nova', 'em_analise', 'resolvida'))
);
create index feedback_newest_idx on public.feedback_mensagens (created_at desc);
create index feedback_usuario_idx on public.feedback_mensagens (usuario_id, created_at desc);
alter table public.feedback_mensagens enable row level security;
create policy "own messages, devs all" on public.feedback_mensagens for select to authenticated
  using (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev');
create policy "send as oneself" on public.feedback_mensagens for insert to authenticated
  with check (usuario_id = (select auth.uid()));
create policy "devs follow up" on public.feedback_mensagens for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
revoke all on public.feedback_mensagens from public, anon, authenticated;
grant select, insert on public.feedback_mensagens to authenticated;
grant select, insert, update, delete on public.feedback_mensagens to service_role;
grant update (status) on public.feedback_mensagens to authenticated;
create function private.guard_feedback() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  account_type text;
begin
  select tipo_conta into account_type from public.profiles where user_id = new.usuario_id for no key update;
  if (
    select count(*) from public.feedback_mensagens
    where usuario_id = new.usuario_id and created_at >= private.sao_paulo_midnight(now())
  ) >= 20 then
    raise sqlstate 'PT429' using message = 'too many messages today', detail = 'limite_diario';
  end if;
  new.papel_usuario := coalesce(account_type, new.papel_usuario);
  new.created_at := now();
  return new;
end $$;
create trigger guard_feedback before insert on public.feedback_mensagens
  for each row execute function private.guard_feedback();
create function private.guard_message_status() returns trigger language plpgsql set search_path = '' as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.status := 'nova';
  elsif to_jsonb(new) - 'status' is distinct from to_jsonb(old) - 'status' then
    raise insufficient_privilege using message = 'a message stays as it was written';
  end if;
  return new;
end $$;
create trigger guard_message_status before insert or update on public.feedback_mensagens
  for each row execute function private.guard_message_status();
create function public.mensagens_recebidas(p_de integer default 0, p_quantas integer default 500)
returns table (
  id uuid, tipo_problema text, mensagem text, created_at timestamptz, nome text, email text, telefone text,
  papel_usuario text, status text, conta_email text
) language sql stable security definer set search_path = '' as $$
  select m.id, m.tipo_problema, m.mensagem, m.created_at, m.nome, m.email, m.telefone, m.papel_usuario, m.status, p.email
  from public.feedback_mensagens m left join public.profiles p on p.user_id = m.usuario_id
  where (select private.my_account_type()) = 'dev'
  order by m.created_at desc, m.id
  offset greatest(p_de, 0) limit least(greatest(p_quantas, 0), 500)
$$;
create table public.comunicados (
  id uuid primary key default gen_random_uuid(),
  titulo text not null check (char_length(btrim(titulo)) between 1 and 200),
  conteudo text not null check (char_length(btrim(conteudo)) between 1 and 10000),
  criado_em timestamptz not null default now(),
  criado_por uuid default auth.uid() references public.profiles (user_id) on delete set null,
  autor_nome text not null default 'Equipe Grifo' check (char_length(autor_nome) between 1 and 100),
  publico text not null default 'todos' check (publico in ('todos', 'alunos', 'professores')),
  publicar_em timestamptz not null default now() check (isfinite(publicar_em)),
  fixado boolean not null default false,
  versao integer not null default 0
);
create index comunicados_author_idx on public.comunicados (criado_por);
create index comunicados_order_idx on public.comunicados (fixado desc, publicar_em desc);
alter table public.comunicados enable row level security;
create policy "devs publish" on public.comunicados for insert to authenticated
  with check (criado_por = (select auth.uid()) and (select private.my_account_type()) = 'dev');
create policy "devs edit" on public.comunicados for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
create policy "devs delete" on public.comunicados for delete to authenticated
  using ((select private.my_account_type()) = 'dev');
create policy "read what is out, for oneself" on public.comunicados for select to authenticated using (
  (select private.my_account_type()) = 'dev'
  or publicar_em <= now() and (
    publico = 'todos'
    or publico = 'alunos' and (select private.my_account_type()) = 'student'
    or publico = 'professores' and (select private.my_account_type()) = 'teacher'
  )
);
revoke all on public.comunicados from public, anon, authenticated;
grant select, insert, delete on public.comunicados to authenticated;
grant select, insert, update, delete on public.comunicados to service_role;
grant update (titulo, conteudo, publico, publicar_em, fixado) on public.comunicados to authenticated;
create trigger note_version before insert or update on public.comunicados
  for each row execute function private.count_version();
create function private.guard_announcement() returns trigger language plpgsql set search_path = '' as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    new.criado_por := old.criado_por;
    new.autor_nome := old.autor_nome;
    new.criado_em := old.criado_em;
    new.publicar_em := case
      when old.publicar_em <= now() then old.publicar_em else greatest(new.publicar_em, now())
    end;
  else
    new.criado_em := now();
    new.publicar_em := greatest(new.publicar_em, now());
    new.autor_nome := coalesce(
      (select nome from public.profiles where user_id = new.criado_por), new.autor_nome
    );
  end if;
  return new;
end $$;
create trigger guard_announcement before insert or update on public.comunicados
  for each row execute function private.guard_announcement();
grant execute on function public.mensagens_recebidas(integer, integer) to authenticated;
create table public.avisos_lidos (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  chave text not null check (char_length(chave) <= 100),
  lido_ate timestamptz not null check (isfinite(lido_ate)),
  primary key (usuario_id, chave)
);
alter table public.avisos_lidos enable row level security;
create policy "own read marks" on public.avisos_lidos for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.avisos_lidos from public, anon, authenticated;
grant select on public.avisos_lidos to authenticated;
grant select, insert, update, delete on public.avisos_lidos to service_role;
create table public.avisos_por_email (
  usuario_id uuid primary key references public.profiles (user_id) on delete cascade,
  ligado boolean not null default true,
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 43 and 100),
  contado_ate timestamptz not null default now(),
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
create function private.class_events(p_desde timestamptz)
returns table (tipo text, sala_id uuid, tema_id uuid, quando timestamptz, aluno_id uuid, envio_id uuid)
language sql stable set search_path = '' as $$
  with taught as (
    select s.id, greatest(coalesce(t.created_at, s.dono_desde, s.created_at), p_desde) as desde
    from public.salas s
    left join public.sala_professores t on t.sala_id = s.id and t.professor_id = (select auth.uid())
    where s.id = any (array(select private.taught_class_ids())) and s.arquivada_em is null
  ),
  joined as (
    select s.id, m.created_at as entrou_em, greatest(m.created_at, p_desde) as desde
    from public.sala_alunos m
    join public.salas s on s.id = m.sala_id and s.arquivada_em is null and s.excluida_em is null
    where m.aluno_id = (select auth.uid())
  ),
  themes as (
    select j.desde, j.entrou_em, t.*
    from joined j
    join public.sala_temas t on t.sala_id = j.id and (t.created_at > j.desde or t.prazo > now())
  ),
  due as (
    select t.*, greatest(
      (date_trunc('day', t.prazo at time zone 'America/Sao_Paulo') - interval '1 day') at time zone 'America/Sao_Paulo',
      t.created_at, t.entrou_em
    ) as desde_quando
    from themes t where t.prazo > now()
  )
  select 'enviada', e.sala_id, e.tema_id, e.created_at, e.aluno_id, e.id
  from taught t
  join public.sala_envios e on e.sala_id = t.id and e.created_at > t.desde and not e.fotografada
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  union all
  select 'entrou', m.sala_id, null, m.created_at, m.aluno_id, null
  from taught t join public.sala_alunos m on m.sala_id = t.id and m.created_at > t.desde
  union all
  select 'retirada', x.sala_id, x.tema_id, x.retirada_em, x.usuario_id, null
  from taught t
  join public.sala_retiradas x on x.sala_id = t.id and x.retirada_em > t.desde
  join public.sala_alunos m on m.sala_id = x.sala_id and m.aluno_id = x.usuario_id
  union all
  select 'lugar', n.sala_id, null, n.pretende_desde, n.pretendente_id, null
  from taught t
  join public.sala_nomes n on n.sala_id = t.id and n.aluno_id is null and n.pretendente_id is not null
    and n.pretende_desde > t.desde
  where exists (select from public.sala_envios e where e.nome_id = n.id)
  union all
  select 'revisada', e.sala_id, e.tema_id, e.revisada_em, e.aluno_id, e.id
  from joined j
  join public.sala_envios e on e.aluno_id = (select auth.uid()) and e.sala_id = j.id and e.revisada_em > j.desde
  union all
  select 'tema', t.sala_id, t.id, t.created_at, null, null from themes t where t.created_at > t.desde
  union all
  select 'prazo', d.sala_id, d.id, d.desde_quando, null, null
  from due d
  where d.desde_quando between p_desde and now() and not exists (
    select from public.sala_envios e
    where e.aluno_id = (select auth.uid()) and e.sala_id = d.sala_id and e.tema_id = d.id
  )
  union all
  -- Of archived ones too: they are a matter of the teacher, not of the class.
  select 'oferta', o.sala_id, null, o.created_at, null, null
  from public.sala_ofertas o
  where o.professor_id = (select auth.uid()) and o.created_at > p_desde
    and o.sala_id = any (array(select private.taught_class_ids()))
  union all
  select 'recebida', s.id, null, s.passada_em, null, null
  from public.salas s
  where s.professor_id = (select auth.uid()) and s.passada_em > p_desde and s.excluida_em is null
$$;
create function private.notice_key(p_tipo text, p_sala uuid, p_tema uuid) returns text
language sql immutable set search_path = '' as $$ select concat_ws(':', p_tipo, p_sala, p_tema) $$;
create function private.all_read_until() returns timestamptz language sql stable set search_path = '' as $$
  select greatest(
    now() - interval '60 days',
    (select lido_ate from public.avisos_lidos where usuario_id = (select auth.uid()) and chave = '')
  )
$$;
create function public.avisos_novos() returns integer language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from (
    select private.notice_key(tipo, sala_id, tema_id) as chave, max(quando) as quando
    from private.class_events(private.all_read_until()) group by tipo, sala_id, tema_id
  ) n
  left join public.avisos_lidos l on l.usuario_id = (select auth.uid()) and l.chave = n.chave
  where l.lido_ate is null or n.quando > l.lido_ate
$$;
create function public.meus_avisos() returns json language sql stable security definer set search_path = '' as $$
  -- Read once: what is new in a notice is found in what it tells of.
  with newest as (
    select tipo, sala_id, tema_id, max(quando) as quando, private.notice_key(tipo, sala_id, tema_id) as chave,
      array_agg(quando) as quandos, array_agg(aluno_id) as alunos, array_agg(envio_id) as envios
    from private.class_events(now() - interval '60 days')
    group by tipo, sala_id, tema_id order by quando desc limit 100
  ),
  marked as (
    select n.*, greatest(l.lido_ate, (select private.all_read_until())) as lido_ate, array_position(quandos, quando) as place
    from newest n
    left join public.avisos_lidos l on l.usuario_id = (select auth.uid()) and l.chave = n.chave
  ),
  counted as (
    select chave, tipo, sala_id, tema_id, quando, quando <= lido_ate as lido,
      alunos[place] as aluno_id, envios[place] as envio_id,
      coalesce(
        nullif((select count(*) from unnest(quandos) event where event > lido_ate), 0), cardinality(quandos)
      )::integer as quantos
    from marked
  )
  select coalesce(json_agg(json_build_object(
    'chave', c.chave, 'tipo', c.tipo, 'sala_id', c.sala_id, 'sala_nome', s.nome,
    'tema_id', t.id, 'tema', t.tema, 'prazo', t.prazo,
    'quantos', c.quantos, 'quando', c.quando, 'lido', c.lido,
    'aluno_id', a.aluno_id, 'aluno_nome', a.nome,
    'envio_id', case when c.quantos = 1 then c.envio_id end,
    'redacao_id', case when c.quantos = 1 and c.tipo = 'revisada' then (
      select r.id from public.sala_envios e
      join public.redacoes r on r.id = e.redacao_id and r.usuario_id = (select auth.uid())
      where e.id = c.envio_id
    ) end
  ) order by c.quando desc, c.chave), '[]')
  from counted c
  join public.salas s on s.id = c.sala_id
  left join public.sala_temas t on t.id = c.tema_id
  left join private.class_students(array(
    select sala_id from counted where quantos = 1 and tipo in ('enviada', 'entrou', 'retirada')
  )) a on c.quantos = 1 and c.tipo in ('enviada', 'entrou', 'retirada')
    and a.sala_id = c.sala_id and a.aluno_id = c.aluno_id
$$;
create function public.marcar_avisos(p_ate timestamptz, p_chave text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  until constant timestamptz := least(p_ate, now());
begin
  if p_chave <> '' and not exists (
    select from private.class_events(now() - interval '60 days')
    where private.notice_key(tipo, sala_id, tema_id) = p_chave
  ) then
    return false;
  end if;
  insert into public.avisos_lidos as known (usuario_id, chave, lido_ate) values (caller, p_chave, until)
  on conflict (usuario_id, chave) do update set lido_ate = greatest(known.lido_ate, excluded.lido_ate);
  -- What says nothing any more.
  delete from public.avisos_lidos
  where usuario_id = caller and chave <> '' and lido_ate <= private.all_read_until();
  return true;
end $$;
create function private.new_notices(p_conta uuid, p_desde timestamptz) returns json
language plpgsql set search_path = '' as $$
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
create function public.receber_avisos_por_email(p_sim boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
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
create function public.parar_avisos_por_email(p_codigo text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.avisos_por_email set ligado = false where codigo = p_codigo;
  return found;
end $$;
create function public.reservar_aviso_por_email() returns json
language plpgsql security definer set search_path = '' as $$
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
create function public.devolver_aviso_por_email(p_usuario uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.avisos_por_email
  set contado_ate = contado_antes, contado_antes = null, proximo_em = now() + interval '1 hour'
  where usuario_id = p_usuario and contado_antes is not null;
  return found;
end $$;
grant execute on function
  public.avisos_novos(), public.meus_avisos(), public.marcar_avisos(timestamptz, text),
  public.receber_avisos_por_email(boolean)
to authenticated;
grant execute on function public.parar_avisos_por_email(text) to anon, authenticated, service_role;
grant execute on function public.reservar_aviso_por_email(), public.devolver_aviso_por_email(uuid) to service_role;
create table public.discordancias (
  id uuid primary key default gen_random_uuid(),
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  competencia smallint not null check (competencia between 1 and 5),
  tipo text not null check (tipo in ('favor', 'contra', 'marca', 'passo', 'nivel')),
  regra text not null check (char_length(btrim(regra)) between 1 and 200),
  nivel_dado smallint check (nivel_dado in (0, 40, 80, 120, 160, 200)),
  nivel_esperado smallint check (nivel_esperado in (0, 40, 80, 120, 160, 200)),
  motivo text not null check (char_length(btrim(motivo)) >= 20 and char_length(motivo) <= 1000),
  com_redacao boolean not null default false,
  tema text check (char_length(tema) <= 300),
  texto text check (char_length(texto) between 1 and 20000),
  inicio integer check (inicio >= 0),
  fim integer check (fim > inicio),
  produtor text check (produtor in ('rules', 'scorer', 'model')),
  versao text check (char_length(versao) <= 100),
  resultado text check (resultado in ('confirmada', 'mantida')),
  resposta text check (char_length(btrim(resposta)) >= 10 and char_length(resposta) <= 2000),
  respondida_em timestamptz,
  created_at timestamptz not null default now(),
  unique (redacao_id, competencia),
  constraint discordancias_essay_by_consent check (com_redacao or num_nonnulls(tema, texto, inicio, fim) = 0),
  constraint discordancias_whole_place check ((inicio is null) = (fim is null)),
  constraint discordancias_whole_answer check (num_nonnulls(resultado, resposta, respondida_em) in (0, 3))
);
create index discordancias_newest_idx on public.discordancias (created_at desc);
create index discordancias_usuario_idx on public.discordancias (usuario_id, created_at desc);
alter table public.discordancias enable row level security;
create policy "own disagreements, devs all" on public.discordancias for select to authenticated
  using (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev');
create policy "disagree with own correction" on public.discordancias for insert to authenticated
  with check (
    usuario_id = (select auth.uid()) and exists (select from public.redacoes r where r.id = redacao_id)
  );
create policy "devs answer, students stop sharing" on public.discordancias for update to authenticated
  using (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev')
  with check (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev');
create policy "withdraw while unanswered" on public.discordancias for delete to authenticated
  using (usuario_id = (select auth.uid()) and resultado is null);
revoke all on public.discordancias from public, anon, authenticated;
grant select, insert, delete on public.discordancias to authenticated;
grant select, insert, update, delete on public.discordancias to service_role;
grant update (com_redacao, resultado, resposta) on public.discordancias to authenticated;
create function private.shown_rules(p_correcao jsonb) returns table (competencia smallint, tipo text, regra text)
language sql immutable set search_path = '' as $$
  select n::smallint, 'nivel', 'nivel' from generate_series(1, 5) n
  union
  select (mark ->> 'competencia')::smallint, 'marca', coalesce(mark ->> 'regra', mark ->> 'codigo')
  from jsonb_path_query(p_correcao, '$.erros_detectados[*]') mark
  where mark ->> 'competencia' in ('1', '2', '3', '4', '5') and coalesce(mark ->> 'regra', mark ->> 'codigo') is not null
  union
  select (step ->> 'competency')::smallint, 'passo', coalesce(step ->> 'kind', 'adiante')
  from jsonb_path_query(p_correcao, '$.grifo.steps[*]') step
  where step ->> 'competency' in ('1', '2', '3', '4', '5')
  union
  select n::smallint, item ->> 'side', item ->> 'label'
  from generate_series(1, 5) n,
    jsonb_path_query(p_correcao, ('$.grifo.evidence.competencia_' || n || '[*]')::jsonpath) item
  where item ->> 'side' in ('favor', 'contra') and item ->> 'label' is not null
$$;
create function private.limit_disagreements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where user_id = new.usuario_id for no key update;
  if (
    select count(*) from public.discordancias
    where usuario_id = new.usuario_id and created_at >= private.sao_paulo_midnight(now())
  ) >= 30 then
    raise sqlstate 'PT429' using message = 'too many disagreements today', detail = 'limite_diario';
  end if;
  return new;
end $$;
create trigger limit_disagreements before insert on public.discordancias
  for each row execute function private.limit_disagreements();
create function private.guard_disagreement() returns trigger language plpgsql set search_path = '' as $$
declare
  essay record;
  is_answer boolean;
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    select r.tema, r.texto, r.produtor, r.versao,
      case when jsonb_array_length(r.niveis) = 5 then r.niveis -> (new.competencia - 1) end as note
    into essay from public.redacoes r where r.id = new.redacao_id and r.usuario_id = (select auth.uid());
    new.nivel_dado := case
      when essay.note in ('0', '40', '80', '120', '160', '200') then (essay.note #>> '{}')::smallint
    end;
    new.produtor := essay.produtor;
    new.versao := essay.versao;
    new.tema := case when new.com_redacao then essay.tema end;
    new.texto := case when new.com_redacao then essay.texto end;
    if not new.com_redacao then
      new.inicio := null;
      new.fim := null;
    end if;
    new.resultado := null;
    new.resposta := null;
    new.respondida_em := null;
    new.created_at := now();
    return new;
  end if;

  is_answer := (new.resultado, new.resposta) is distinct from (old.resultado, old.resposta);
  if to_jsonb(new) - '{com_redacao,resultado,resposta}'::text[] is distinct from
       to_jsonb(old) - '{com_redacao,resultado,resposta}'::text[]
    or is_answer and ((select private.my_account_type()) is distinct from 'dev' or new.resultado is null)
    or new.com_redacao <> old.com_redacao and (old.usuario_id <> (select auth.uid()) or new.com_redacao)
  then
    raise insufficient_privilege using message = 'a disagreement stays as it was written';
  end if;
  if is_answer then
    new.respondida_em := now();
  end if;
  if not new.com_redacao then
    new.tema := null;
    new.texto := null;
    new.inicio := null;
    new.fim := null;
  end if;
  return new;
end $$;
create trigger guard_disagreement before insert or update on public.discordancias
  for each row execute function private.guard_disagreement();
create function public.discordancias_por_regra() returns table (
  competencia smallint, tipo text, regra text, mostrada integer, discordaram integer, sem_registro integer, confirmadas integer
) language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if (select private.my_account_type()) is distinct from 'dev' then
    return;
  end if;
  return query
  with recent as (
    select id, correcao from public.redacoes where correcao is not null order by created_at desc limit 5000
  ), shown as (
    -- `|| '{}'` unpacks a correction once, not for each of its parts: 0.5 s instead of 0.8 s for 200,000 rows.
    select recent.id, s.competencia, s.tipo, s.regra
    from recent cross join lateral private.shown_rules(recent.correcao || '{}') s
  ), asked as (
    select d.competencia, d.tipo, d.regra, count(*) as discordaram, count(*) filter (where s.id is null) as sem_registro,
      count(*) filter (where d.resultado = 'confirmada') as confirmadas
    from public.discordancias d join recent on recent.id = d.redacao_id
    left join shown s on s.id = d.redacao_id and (s.competencia, s.tipo, s.regra) = (d.competencia, d.tipo, d.regra)
    group by 1, 2, 3
  )
  select a.competencia, a.tipo, a.regra, count(s.id)::integer, a.discordaram::integer, a.sem_registro::integer,
    a.confirmadas::integer
  from asked a left join shown s on (s.competencia, s.tipo, s.regra) = (a.competencia, a.tipo, a.regra)
  group by a.competencia, a.tipo, a.regra, a.discordaram, a.sem_registro, a.confirmadas
  order by a.discordaram desc, 1, 2, 3;
end $$;
grant execute on function public.discordancias_por_regra() to authenticated;
create table public.letra_autorizacoes (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null,
  usuario_id uuid not null,
  confirmado_por uuid default auth.uid() references public.profiles (user_id) on delete set null,
  confirmado_em timestamptz not null default now(),
  unique (sala_id, usuario_id),
  foreign key (sala_id, usuario_id) references public.sala_alunos (sala_id, aluno_id) on delete cascade
);
create index letra_autorizacoes_usuario_idx on public.letra_autorizacoes (usuario_id);
create index letra_autorizacoes_confirmado_por_idx on public.letra_autorizacoes (confirmado_por);
alter table public.letra_autorizacoes enable row level security;
create policy "own permissions, and of taught classes" on public.letra_autorizacoes for select to authenticated
  using (usuario_id = (select auth.uid()) or sala_id = any (array(select private.taught_class_ids())));
create policy "teachers of the class permit" on public.letra_autorizacoes for insert to authenticated
  with check (sala_id = any (array(select private.taught_class_ids())));
create policy "teachers of the class take back" on public.letra_autorizacoes for delete to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));
revoke all on public.letra_autorizacoes from public, anon, authenticated;
grant select, insert, delete on public.letra_autorizacoes to authenticated;
grant select, insert, update, delete on public.letra_autorizacoes to service_role;
create table public.letra_consentimentos (
  usuario_id uuid primary key default auth.uid() references public.profiles (user_id) on delete cascade,
  base text not null check (base in ('maior', 'autorizacao')),
  autorizacao_id uuid references public.letra_autorizacoes (id) on delete cascade,
  versao text not null check (char_length(versao) between 1 and 20),
  created_at timestamptz not null default now(),
  constraint letra_consentimentos_whole_base check ((base = 'autorizacao') = (autorizacao_id is not null))
);
create index letra_consentimentos_autorizacao_idx on public.letra_consentimentos (autorizacao_id);
alter table public.letra_consentimentos enable row level security;
create policy "own consent" on public.letra_consentimentos for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "students consent, under age by a permission" on public.letra_consentimentos for insert to authenticated
  with check (
    usuario_id = (select auth.uid()) and (select private.my_account_type()) = 'student'
    and (base = 'maior' or exists (
      select from public.letra_autorizacoes a where a.id = autorizacao_id and a.usuario_id = (select auth.uid())
    ))
  );
create policy "withdraw own consent" on public.letra_consentimentos for delete to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.letra_consentimentos from public, anon, authenticated;
grant select, insert, delete on public.letra_consentimentos to authenticated;
grant select, insert, update, delete on public.letra_consentimentos to service_role;
create table public.letra_linhas (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null default auth.uid() references public.letra_consentimentos (usuario_id) on delete cascade,
  colunas smallint not null check (colunas between 16 and 2000),
  tira text not null check (char_length(tira) = 32 * colunas and tira ~ '^[A-Za-z0-9+/]*$'),
  texto text not null check (
    char_length(texto) between 1 and 160 and texto !~ '(^ | $|  )'
    and texto ~ '^[] a-zA-Z0-9.,;:!?''"()/%$ºª+=&*[_áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇèëïîùûüñöäÈ-]+$'
  ),
  rede text check (char_length(rede) between 1 and 40),
  created_at timestamptz not null default now(),
  impressao text not null generated always as (md5(tira)) stored,
  unique (usuario_id, impressao)
);
alter table public.letra_linhas enable row level security;
create policy "own given lines" on public.letra_linhas for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "give own lines after consent" on public.letra_linhas for insert to authenticated
  with check (
    usuario_id = (select auth.uid())
    and exists (select from public.letra_consentimentos c where c.usuario_id = (select auth.uid()))
  );
create policy "take back own lines" on public.letra_linhas for delete to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.letra_linhas from public, anon, authenticated;
grant select, insert, delete on public.letra_linhas to authenticated;
grant select, insert, update, delete on public.letra_linhas to service_role;
create function private.guard_hand_permission() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.confirmado_por := auth.uid();
    new.confirmado_em := now();
  end if;
  return new;
end $$;
create trigger guard_hand_permission before insert on public.letra_autorizacoes
  for each row execute function private.guard_hand_permission();
create function private.guard_hand_gift() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.created_at := now();
  end if;
  return new;
end $$;
create trigger guard_hand_gift before insert on public.letra_consentimentos
  for each row execute function private.guard_hand_gift();
create trigger guard_hand_gift before insert on public.letra_linhas
  for each row execute function private.guard_hand_gift();
create function private.limit_given_lines() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  given integer;
  today integer;
begin
  perform from public.letra_consentimentos where usuario_id = new.usuario_id for no key update;
  select count(*), count(*) filter (where created_at >= private.sao_paulo_midnight(now())) into given, today
  from public.letra_linhas where usuario_id = new.usuario_id and impressao <> md5(new.tira);
  if given >= 300 or today >= 100 then
    raise sqlstate 'PT429' using message = 'too many given lines', detail = 'limite_de_linhas';
  end if;
  return new;
end $$;
create trigger limit_given_lines before insert on public.letra_linhas
  for each row execute function private.limit_given_lines();
create table public.cadastros_por_rede (
  dia date not null,
  rede cidr not null,
  contagem integer not null default 0,
  por_sala integer not null default 0,
  codigos_errados integer not null default 0,
  errados_desde timestamptz not null default now(),
  primary key (dia, rede)
);
alter table public.cadastros_por_rede enable row level security;
revoke all on public.cadastros_por_rede from public, anon, authenticated, service_role;
create table public.cadastros_por_sala (
  sala_id uuid primary key references public.salas (id) on delete cascade,
  contagem integer not null default 0
);
alter table public.cadastros_por_sala enable row level security;
revoke all on public.cadastros_por_sala from public, anon, authenticated, service_role;
create function private.passes_by_class(p_rede cidr, p_dia date, p_dados jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  given constant text := left(p_dados ->> 'convite', 100);
  is_short constant boolean := char_length(given) < 22;
  code text := given;
  known public.cadastros_por_rede;
  classroom uuid;
begin
  if coalesce(given, '') = '' or p_dados ->> 'tipo_conta' = 'teacher' then
    return false;
  end if;
  -- Locked: guesses made at once come one after the other.
  insert into public.cadastros_por_rede (dia, rede) values (p_dia, p_rede) on conflict do nothing;
  update public.cadastros_por_rede
  set codigos_errados = 0, errados_desde = now()
  where dia = p_dia and rede = p_rede and errados_desde < now() - interval '1 hour';
  select * into known from public.cadastros_por_rede where dia = p_dia and rede = p_rede for update;
  if known.por_sala >= 25 * (select contas_por_rede from public.ajustes_ia) or (is_short and known.codigos_errados >= 30) then
    return false;
  end if;
  if is_short then
    code := (
      select codigo from public.sala_convites
      where codigo_curto = regexp_replace(upper(given), '[^0-9A-Z]', '', 'g')
    );
  end if;
  select id into classroom from public.sala_por_convite(code);
  if classroom is null then
    update public.cadastros_por_rede set codigos_errados = codigos_errados + is_short::integer
    where dia = p_dia and rede = p_rede;
    return false;
  end if;
  insert into public.cadastros_por_sala as counted (sala_id, contagem) values (classroom, 1)
  on conflict (sala_id) do update set contagem = counted.contagem + 1 where counted.contagem < 240;
  if not found then
    return false;
  end if;
  update public.cadastros_por_rede set por_sala = por_sala + 1 where dia = p_dia and rede = p_rede;
  return true;
end $$;
create function public.limitar_cadastros(event jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.sao_paulo_date(now());
  most constant integer := (select contas_por_rede from public.ajustes_ia);
  address inet;
  own_network cidr;
  counted integer;
begin
  begin
    address := (event -> 'metadata' ->> 'ip_address')::inet;
  exception when invalid_text_representation then
    address := null;
  end;
  if address is null then
    return '{}';
  end if;
  own_network := network(set_masklen(address, case family(address) when 6 then 64 else 32 end));
  delete from public.cadastros_por_rede where dia < today;
  if private.passes_by_class(own_network, today, event -> 'user' -> 'user_metadata') then
    return '{}';
  end if;
  insert into public.cadastros_por_rede as known (dia, rede, contagem)
  values (today, own_network, 1)
  on conflict (dia, rede) do update set contagem = known.contagem + 1 where known.contagem < most
  returning contagem into counted;
  if counted is null or counted > most then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 429,
      'message', 'too many accounts from this network today'
    ));
  end if;
  return '{}';
end $$;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.limitar_cadastros(jsonb) to supabase_auth_admin;
create function private.signed_in_at() returns timestamptz language sql stable set search_path = '' as $$
  select to_timestamp(coalesce(
    (
      select max(signed_in::text::double precision)
      from jsonb_path_query((select auth.jwt()), '$.amr[*] ? (@.method != "token_refresh").timestamp') signed_in
    ),
    ((select auth.jwt()) ->> 'iat')::double precision
  ))
$$;
create function private.forget_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.compras set usuario_id = null, email = null, creditada = true where usuario_id = old.user_id;
  update public.comunicados set criado_por = null, autor_nome = 'Equipe Grifo' where criado_por = old.user_id;
  return old;
end $$;
create trigger forget_person before delete on public.profiles for each row execute function private.forget_person();
create function public.excluir_minha_conta(p_confirmacao text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  caller_email text;
begin
  if p_confirmacao is distinct from 'EXCLUIR' then
    return json_build_object('ok', false, 'motivo', 'confirmacao');
  end if;
  if coalesce(private.signed_in_at() < now() - interval '10 minutes', true) then
    return json_build_object('ok', false, 'motivo', 'entrada_antiga');
  end if;
  select email into caller_email from auth.users where id = caller for update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  perform private.lock_email(lower(caller_email));
  perform from public.profiles where user_id = caller for no key update;
  perform from public.salas
  where professor_id = caller
    or id in (select sala_id from public.sala_professores where professor_id = caller)
    or id in (select sala_id from public.sala_alunos where aluno_id = caller)
    or id in (select sala_id from public.sala_removidos where aluno_id = caller)
  order by id for update;
  perform from public.redacoes where usuario_id = caller order by id for update;
  delete from auth.users where id = caller;
  return json_build_object('ok', true);
end $$;
grant execute on function public.excluir_minha_conta(text) to authenticated;
create function public.diagnostico() returns json language sql stable security definer set search_path = '' as $$
  with tables as (
    select c.oid, c.relname, c.relrowsecurity
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
  )
  select json_build_object(
    'sem_protecao', (select coalesce(json_agg(relname order by relname), '[]') from tables where not relrowsecurity),
    'colunas', (
      select json_agg(t.relname || '.' || a.attname order by t.relname, a.attname)
      from tables t join pg_catalog.pg_attribute a on a.attrelid = t.oid
      where a.attnum > 0 and not a.attisdropped
    ),
    'politicas', (
      select json_agg(tablename || ': ' || policyname order by tablename, policyname)
      from pg_catalog.pg_policies where schemaname = 'public'
    ),
    'gatilhos', (
      select json_agg(c.relname || ': ' || g.tgname order by c.relname, g.tgname)
      from pg_catalog.pg_trigger g
      join pg_catalog.pg_class c on c.oid = g.tgrelid
      join pg_catalog.pg_proc p on p.oid = g.tgfoid
      join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'private' and not g.tgisinternal and g.tgenabled <> 'D'
    ),
    'funcoes', (
      select json_agg(n.nspname || '.' || p.proname || ' ' || md5(p.prosrc) order by n.nspname, p.proname, md5(p.prosrc))
      from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private')
    ),
    'concessoes', (
      select json_agg(grantee || ' may ' || lower(privilege_type) || ' ' || table_name
        order by grantee, table_name, privilege_type)
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('anon', 'authenticated')
    ),
    'ajustes', (select row_to_json(a) from public.ajustes_ia a),
    'hoje', (
      select json_build_object(
        'pedidos', coalesce(sum(pedidos) filter (where resultado = 'pedido'), 0),
        'tokens', coalesce(sum(tokens_entrada + tokens_saida), 0)
      )
      from public.gastos_ia where dia = private.sao_paulo_date(now())
    ),
    'equipe', (select count(*) from public.profiles where tipo_conta = 'dev'),
    'nada_entregue', (select count(*) from public.compras where not creditada and estornada_em is null)
  )
$$;
grant execute on function public.diagnostico() to service_role;
revoke execute on all functions in schema private, public from public;
revoke execute on all functions in schema public from anon;
grant execute on function
  public.sala_por_convite(text), public.correcao_compartilhada(text), public.parar_avisos_por_email(text)
to anon;
revoke execute on function
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[], uuid),
  public.registrar_compra(text, text, text), public.estornar_compra(text, text), public.restaurar_compra(text),
  public.registrar_uso_ia(uuid, integer, text), public.reservar_ia(uuid, text, integer, text),
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint, boolean),
  public.reservar_aviso_de_orcamento(), public.devolver_aviso_de_orcamento(date, text),
  public.reservar_aviso_por_email(), public.devolver_aviso_por_email(uuid), public.diagnostico()
from authenticated;
revoke execute on function public.limitar_cadastros(jsonb) from authenticated, service_role;
reset check_function_bodies;

insert into public.ajustes_ia default values;
insert into public.conquistas
  (criterio_desbloqueio, nome, descricao, icone_url, criterio, medida, limite, canetinhas_recompensa, created_at)
values
  ('primeira_redacao', 'Primeira página', 'Toda nota mil começou com uma folha em branco. A sua já não está mais em branco.', '📝', 'Envie sua primeira redação.', 'essays', 1, 5, '2025-01-01T00:00:00.000Z'),
  ('primeira_correcao', 'Primeira correção', 'Você leu o que o texto tem de forte e o que falta. É assim que se aprende.', '🔍', 'Receba a correção completa de uma redação.', 'corrections', 1, 5, '2025-01-01T00:00:01.000Z'),
  ('redacoes_5', 'Série de cinco', 'Cinco textos: o que era esforço começa a virar hábito.', '🖐️', 'Envie 5 redações.', 'essays', 5, 5, '2025-01-01T00:00:02.000Z'),
  ('redacoes_10', 'Dez no caderno', 'Dez redações ensinam o que nenhuma aula ensina sozinha.', '🔟', 'Envie 10 redações.', 'essays', 10, 10, '2025-01-01T00:00:03.000Z'),
  ('redacoes_20', 'Mão firme', 'Vinte textos depois, a estrutura já sai sem pensar.', '✊', 'Envie 20 redações.', 'essays', 20, 10, '2025-01-01T00:00:04.000Z'),
  ('redacoes_50', 'Especialista', 'Cinquenta redações: pouca gente chega à prova com tanto treino.', '🎓', 'Envie 50 redações.', 'essays', 50, 25, '2025-01-01T00:00:05.000Z'),
  ('redacoes_100', 'Centenário', 'Cem redações dão um livro. O autor é você.', '💯', 'Envie 100 redações.', 'essays', 100, 50, '2025-01-01T00:00:06.000Z'),
  ('primeiro_700', 'Chegou a 700', 'Um texto acima da média de quem faz a prova.', '🥉', 'Alcance 700 pontos em uma redação.', 'best-total', 700, 5, '2025-01-01T00:00:07.000Z'),
  ('primeiro_800', 'Chegou a 800', 'Com 800 pontos, muitas portas já estão abertas.', '🥈', 'Alcance 800 pontos em uma redação.', 'best-total', 800, 5, '2025-01-01T00:00:08.000Z'),
  ('primeiro_900', 'Chegou a 900', 'Daqui para cima, cada ponto é detalhe bem cuidado.', '🥇', 'Alcance 900 pontos em uma redação.', 'best-total', 900, 10, '2025-01-01T00:00:09.000Z'),
  ('primeiro_950', 'Quase mil', 'Falta um nada para a nota máxima.', '🏅', 'Alcance 950 pontos em uma redação.', 'best-total', 950, 25, '2025-01-01T00:00:10.000Z'),
  ('pontuacao_maxima', 'Nota mil', 'Cinco competências, cinco vezes 200. Não existe nota maior.', '🏆', 'Alcance 1000 pontos em uma redação.', 'best-total', 1000, 50, '2025-01-01T00:00:11.000Z'),
  ('consistencia_ouro', 'Consistência de ouro', 'Uma nota alta pode ser sorte. Cinco seguidas são domínio.', '⚜️', 'Alcance 800 pontos ou mais em 5 redações seguidas.', 'high-totals-in-a-row', 5, 25, '2025-01-01T00:00:12.000Z'),
  ('detetive_coesao', 'Detetive da coesão', 'Você seguiu o fio do texto do começo ao fim, e ele não se rompeu.', '🕵️', 'Receba 200 pontos na competência IV em uma redação.', 'full-cohesion', 1, 10, '2025-01-01T00:00:13.000Z'),
  ('sem_erros', 'Página limpa', 'A caneta vermelha ficou com a tampa fechada.', '✨', 'Receba 200 pontos na competência I, sem nenhuma marcação no texto.', 'clean-essays', 1, 10, '2025-01-01T00:00:14.000Z'),
  ('foco_total', 'Foco total', 'Reescrever é a parte da escrita em que o texto fica bom.', '🎯', 'Envie 3 versões de uma redação sobre o mesmo tema.', 'essays-on-one-theme', 3, 10, '2025-01-01T00:00:15.000Z'),
  ('tema_dificil', 'Osso duro de roer', 'Você escolheu justamente o tema de que todo mundo foge.', '🧗', 'Será medida quando o banco de temas indicar a dificuldade de cada tema.', null, null, 5, '2025-01-01T00:00:16.000Z'),
  ('tema_criativo', 'Fora da caixa', 'Um tema inesperado pede um repertório que ninguém mais tem.', '🎨', 'Envie redações sobre temas de 5 eixos diferentes do banco de temas.', 'theme-axes', 5, 10, '2025-01-01T00:00:17.000Z'),
  ('tema_polemico', 'Sem medo de polêmica', 'Discutir um tema quente com respeito é argumentar de verdade.', '🔥', 'Será medida quando o banco de temas indicar os temas que dividem opiniões.', null, null, 5, '2025-01-01T00:00:18.000Z'),
  ('tema_social', 'Olhar social', 'Escrever sobre o Brasil é um jeito de cuidar dele.', '🤝', 'Envie uma redação sobre um tema de direitos do banco de temas.', 'essays-on-rights', 1, 5, '2025-01-01T00:00:19.000Z'),
  ('tema_atualidade', 'De olho na notícia', 'Quem acompanha o mundo nunca chega sem repertório.', '📰', 'Será medida quando o banco de temas marcar os temas do ano.', null, null, 5, '2025-01-01T00:00:20.000Z'),
  ('primeira_meta', 'Missão cumprida', 'Um objetivo pequeno por dia leva mais longe do que um grande por mês.', '🚩', 'Cumpra uma missão do dia.', 'missions', 1, 5, '2025-01-01T00:00:21.000Z'),
  ('semana_cheia', 'Semana cheia', 'Sete dias, sete textos: nenhum dia ficou sem palavra.', '📅', 'Envie ao menos uma redação por dia em 7 dias seguidos.', 'days-in-a-row', 7, 10, '2025-01-01T00:00:22.000Z'),
  ('mes_cheio', 'Mês cheio', 'Um mês inteiro escrevendo. Isso já é disciplina de escritor.', '🗓️', 'Envie ao menos uma redação por dia em 30 dias seguidos.', 'days-in-a-row', 30, 25, '2025-01-01T00:00:23.000Z'),
  ('ano_cheio', 'Ano cheio', 'Uma volta completa ao redor do Sol, e nem um dia sem escrever.', '🌎', 'Envie ao menos uma redação por dia em 365 dias seguidos.', 'days-in-a-row', 365, 50, '2025-01-01T00:00:24.000Z'),
  ('maratonista', 'Maratonista', 'Três redações num dia só: fôlego de quem aguenta a prova inteira.', '🏃', 'Envie 3 redações no mesmo dia.', 'essays-in-a-day', 3, 5, '2025-01-01T00:00:25.000Z'),
  ('madrugador', 'Madrugador', 'Enquanto a cidade dormia, você já tinha uma tese.', '🌅', 'Envie uma redação antes das 6h, no horário de Brasília.', 'essays-before-six', 1, 5, '2025-01-01T00:00:26.000Z'),
  ('coruja', 'Coruja', 'O melhor argumento apareceu tarde da noite.', '🦉', 'Envie uma redação depois das 22h, no horário de Brasília.', 'essays-after-ten-pm', 1, 5, '2025-01-01T00:00:27.000Z'),
  ('velocista', 'Velocista', 'Tempo sobrando para reler: o sonho de todo candidato.', '⚡', 'Será medida quando o tempo do simulado puder ser confirmado: hoje, só o seu aparelho o conta.', null, null, 5, '2025-01-01T00:00:28.000Z'),
  ('primeira_canetinha', 'Primeira canetinha', 'A primeira do seu estojo. As outras vêm atrás.', '🖍️', 'Ganhe 1 canetinha, sem contar as de boas-vindas.', 'canetinhas-earned', 1, 5, '2025-01-01T00:00:29.000Z'),
  ('canetinhas_50', 'Estojo cheio', 'Cinquenta canetinhas: o zíper do estojo já está pedindo socorro.', '👝', 'Ganhe 50 canetinhas, sem contar as de boas-vindas.', 'canetinhas-earned', 50, 5, '2025-01-01T00:00:30.000Z'),
  ('canetinhas_500', 'Dono da papelaria', 'Quinhentas canetinhas. Dá para pintar um muro inteiro.', '🏪', 'Ganhe 500 canetinhas, sem contar as de boas-vindas.', 'canetinhas-earned', 500, 10, '2025-01-01T00:00:31.000Z'),
  ('conquistas_5', 'Colecionador', 'Cinco conquistas na parede. Ainda cabe muita coisa ali.', '🧩', 'Desbloqueie 5 conquistas.', 'achievements', 5, 5, '2025-01-01T00:00:32.000Z'),
  ('conquistas_15', 'Sala de troféus', 'Quinze conquistas já precisam de uma estante.', '🗄️', 'Desbloqueie 15 conquistas.', 'achievements', 15, 10, '2025-01-01T00:00:33.000Z'),
  ('conquistas_todas', 'Coleção completa', 'Não sobrou nada por conquistar. Por enquanto.', '👑', 'Desbloqueie todas as outras conquistas que já podem ser medidas.', 'measurable-achievements', 34, 50, '2025-01-01T00:00:34.000Z'),
  ('primeiro_feedback', 'Voz ativa', 'Você contou o que pensa, e a gente escutou.', '💬', 'Avalie uma correção ou envie uma mensagem à equipe.', 'opinions', 1, 5, '2025-01-01T00:00:35.000Z'),
  ('ajudante', 'Ajudante', 'Cada avaliação sua ajuda a próxima correção a ser melhor.', '⭐', 'Avalie 10 correções.', 'ratings', 10, 10, '2025-01-01T00:00:36.000Z'),
  ('colaborador', 'Colaborador', 'O Grifo também é feito das suas ideias.', '💡', 'Envie 3 sugestões de melhoria.', 'suggestions', 3, 5, '2025-01-01T00:00:37.000Z'),
  ('influente', 'Influente', 'Alguém começou a escrever por sua causa.', '📣', 'Será medida quando houver convites de estudante para estudante.', null, null, 5, '2025-01-01T00:00:38.000Z'),
  ('mentor', 'Mentor', 'Quem ajuda um colega a melhorar aprende duas vezes.', '🧭', 'Será medida quando estudantes puderem comentar redações de colegas.', null, null, 5, '2025-01-01T00:00:39.000Z'),
  ('professor_fantasma', 'Professor fantasma', 'Ninguém viu, mas alguém da sala dos professores passou por aqui.', '👻', 'Receba a revisão de um professor em uma redação da sua sala.', 'teacher-reviews', 1, 5, '2025-01-01T00:00:40.000Z'),
  ('top_1_semana', 'Melhor da semana', 'Durante sete dias, ninguém escreveu mais do que você.', '🚀', 'Será medida quando o ranking fechar as semanas: termine uma em primeiro lugar.', null, null, 10, '2025-01-01T00:00:41.000Z'),
  ('top_1_mes', 'Melhor do mês', 'Um mês inteiro no lugar mais alto.', '🌟', 'Será medida quando o ranking fechar os meses: termine um em primeiro lugar.', null, null, 25, '2025-01-01T00:00:42.000Z'),
  ('top_1_ano', 'Melhor do ano', 'O ano terminou, e o primeiro lugar é seu.', '🎆', 'Será medida quando o ranking fechar os anos: termine um em primeiro lugar.', null, null, 50, '2025-01-01T00:00:43.000Z'),
  ('eterno_campeao', 'Eterno campeão', 'Semana, mês e ano: o pódio já sabe o seu nome.', '♾️', 'Será medida quando o ranking fechar períodos: seja o melhor da semana, do mês e do ano.', null, null, 50, '2025-01-01T00:00:44.000Z');
