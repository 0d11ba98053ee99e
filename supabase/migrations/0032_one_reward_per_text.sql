-- What an essay earns is earned by its text, once per account: sending it again, or nearly the same, brings nothing. The
-- day's mission wants its task as the server sees it, and what a class has received cannot be exchanged under the review.

alter table public.redacoes
  -- The earlier essay of the account that says the same; null where none does.
  add column repete_id uuid references public.redacoes (id) on delete set null,
  -- Whether it counts for achievements, missions and the bonus of a high total.
  add column conta boolean not null default true,
  -- The runs of five words in the text, as numbers. Of an essay from before this migration once its account stores another.
  add column sequencias integer[] not null default '{}',
  -- The missions whose task it does, as the edge function read it.
  add column missoes text[] not null default '{}'
    check (missoes <@ array['tese-clara', 'tres-conectivos', 'dado-ou-estatistica', 'proposta-completa']);
create index redacoes_repete_idx on public.redacoes (repete_id);

-- Words without accents, capitals and punctuation, in runs of five; a shorter text is one run. Spelled out, because what
-- counts as a letter differs between the locales of databases. Materialized, or the text would be cut anew for each word.
create function private.word_runs(p_text text) returns integer[]
language sql immutable set search_path = ''
as $$
  with words as materialized (
    select string_to_array(btrim(regexp_replace(
      translate(
        lower(p_text),
        'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
        'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'
      ),
      '[^a-z0-9]+', ' ', 'g'
    )), ' ') as list
  )
  select coalesce(array_agg(distinct hashtext(array_to_string(list[at:at + 4], ' '))), '{}')
  from words, generate_series(1, greatest(cardinality(list) - 4, 1)) at
  where cardinality(list) > 0
$$;

-- The earlier essay of the account that has at least nine in ten of the runs: one that the server vouches for before any
-- other, of the newest 300. Without runs (a text without words) nothing is alike, and what has the same key is the same
-- essay.
create function private.find_repeated(p_user uuid, p_essay uuid, p_key text, p_runs integer[]) returns uuid
language sql stable set search_path = ''
as $$
  select r.id from (
    select id, origem, created_at, sequencias from public.redacoes
    where usuario_id = p_user and id <> p_essay and (p_key is null or chave_idempotencia is distinct from p_key)
      -- Those that repeat this one.
      and (conta or repete_id is distinct from p_essay)
    order by created_at desc limit 300
  ) r
  where cardinality(p_runs) > 0 and cardinality(r.sequencias) >= 0.9 * cardinality(p_runs)
    and (
      select count(*) from unnest(p_runs) own join unnest(r.sequencias) earlier on own = earlier
    ) >= 0.9 * cardinality(p_runs)
  order by r.origem = 'funcao' desc, r.created_at limit 1
$$;

-- Of two essays that say the same, one counts: the earlier, but one that the server vouches for takes the place of one that
-- only a browser stored (`give_way`). The lock of the profile makes parallel ones see each other.
create function private.mark_repeated() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.redacoes;
begin
  perform from public.profiles where user_id = new.usuario_id for no key update;
  update public.redacoes set sequencias = private.word_runs(texto)
  where usuario_id = new.usuario_id and sequencias = '{}' and id <> new.id
    and (new.chave_idempotencia is null or chave_idempotencia is distinct from new.chave_idempotencia);
  new.sequencias := private.word_runs(new.texto);
  new.repete_id := private.find_repeated(new.usuario_id, new.id, new.chave_idempotencia, new.sequencias);
  select * into earlier from public.redacoes where id = new.repete_id;
  new.conta := earlier.id is null or (new.origem = 'funcao' and earlier.origem = 'local' and earlier.conta);
  return new;
end $$;

create trigger mark_repeated before insert or update of texto on public.redacoes
  for each row execute function private.mark_repeated();

-- Afterwards, because an insert may become an update (`guardar_correcao`), and then its own trigger decides.
create function private.give_way() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.conta then
    update public.redacoes set conta = false where id = new.repete_id;
  end if;
  return null;
end $$;

create trigger give_way after insert or update of texto on public.redacoes
  for each row execute function private.give_way();

-- As in 0029, but that a repeated text is not paid again.
create or replace function private.reward_essay() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
      and created_at > now() - interval '10 minutes'
      and created_at <= new.data_envio + interval '10 minutes'
    order by (chave is not distinct from new.chave_idempotencia) desc, created_at limit 1
  );
  return null;
end $$;

-- As in 0008, but that the mission wants an essay of today that the server read and that does the task of today's mission,
-- by the order of src/domain/rewards/daily-mission.ts.
create or replace function private.daily_reward(p_source text)
returns table (amount numeric, chave text, description text)
language sql stable security definer set search_path = ''
as $$
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

-- As in 0015, of the essays that count.
create or replace function private.achievement_facts(p_user uuid) returns table (medida text, valor numeric)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  with essays as (
    select created_at, private.sao_paulo_date(created_at) as dia,
      extract(hour from created_at at time zone 'America/Sao_Paulo') as hora,
      nota_total, tema, niveis, correcao is not null as corrigida, origem = 'funcao' as atestada,
      origem = 'funcao' and correcao -> 'erros_detectados' = '[]' as limpa
    from public.redacoes where usuario_id = p_user and conta
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
  union all select 'full-cohesion', count(*) from essays where atestada and niveis ->> 3 = '200'
  union all select 'clean-essays', count(*) from essays where limpa and niveis ->> 0 = '200'
  union all select 'canetinhas-earned', sum(amount) from transactions where amount > 0 and source <> 'boas_vindas'
  union all select 'missions', count(*) from transactions where source = 'missao_diaria'
  union all select 'achievements', count(*) from unlocked
  union all select 'measurable-achievements', count(*) from unlocked where mensuravel
  union all select 'opinions', (select count(*) from messages) + total from ratings
  union all select 'ratings', total from ratings
  union all select 'suggestions', count(*) from messages where tipo_problema = 'sugestao';
end $$;

-- Whether an own essay was sent to a class: its theme and text then stand.
create function private.is_sent(p_essay uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from public.sala_envios where redacao_id = p_essay) $$;

-- Stores a correction of the edge function and answers its id. The same key stores once; a row that a browser stored under
-- the key before gives way, since its score is only claimed. But where that row was sent to a class, another theme or text
-- is another essay: it is stored beside it, under a key of its own.
drop function public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text);
create function public.guardar_correcao(
  p_usuario uuid, p_chave text, p_tema text, p_texto text, p_correcao jsonb, p_nota integer, p_produtor text, p_versao text,
  p_missoes text[] default '{}'
) returns uuid
language plpgsql security definer set search_path = ''
as $$
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
    (id, usuario_id, chave_idempotencia, tema, texto, correcao, nota_total, produtor, versao, missoes, origem)
  values (
    case when key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then key::uuid else gen_random_uuid() end,
    p_usuario, key, p_tema, p_texto, p_correcao, p_nota, p_produtor, p_versao, p_missoes, 'funcao'
  )
  on conflict (usuario_id, chave_idempotencia) do update
    set tema = excluded.tema, texto = excluded.texto, correcao = excluded.correcao, nota_total = excluded.nota_total,
        produtor = excluded.produtor, versao = excluded.versao, missoes = excluded.missoes, origem = 'funcao'
    where stored.origem = 'local'
      and (stored.texto = excluded.texto and stored.tema is not distinct from excluded.tema or not private.is_sent(stored.id))
  returning id into essay_id;
  if essay_id is null then
    select id into essay_id from public.redacoes where usuario_id = p_usuario and chave_idempotencia = key;
  end if;
  return essay_id;
end $$;

-- As in 0027, but that the profile is locked before the essays, as by what stores them.
create or replace function public.excluir_minha_conta(p_confirmacao text) returns json
language plpgsql security definer set search_path = ''
as $$
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
    or id in (select sala_id from public.sala_alunos where aluno_id = caller)
    or id in (select sala_id from public.sala_removidos where aluno_id = caller)
  order by id for update;
  perform from public.redacoes where usuario_id = caller order by id for update;
  delete from auth.users where id = caller;
  return json_build_object('ok', true);
end $$;

-- As in 0004; what the server finds out of an essay is not for a browser to say.
create or replace function private.guard_essay() returns trigger
language plpgsql set search_path = ''
as $$
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

-- As in 0004, and with 5 MB a day of texts and corrections.
drop function private.limit_client_essays(text);
create function private.limit_client_essays(p_key text, p_bytes integer) returns void
language plpgsql security definer set search_path = ''
as $$
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

-- Names of people have a letter, of whatever script: blanks and signs alone are no name to show a class or a ranking.
create function private.has_letter(p_name text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_name ~ '[A-Za-zªºÀ-ÖØ-öø-ʯΆ-ϿЀ-ԯԱ-ևא-תؠ-يऄ-ෆก-ะກ-ະཀ-ཬက-ဪႠ-ჿሀ-ፚក-ឳḀ-ῼぁ-ヺㄅ-ㄯ㐀-䶿一-鿿가-힣]'
$$;

-- As in 0009: nothing in the metadata may make a sign-up fail.
create or replace function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name constant text := btrim(left(new.raw_user_meta_data ->> 'nome', 100));
  local_part constant text := btrim(left(split_part(new.email, '@', 1), 100));
begin
  insert into public.profiles (user_id, email, nome, tipo_conta)
  values (
    new.id,
    new.email,
    case
      when private.has_letter(given_name) then given_name
      when private.has_letter(local_part) then local_part
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

revoke execute on function
  private.word_runs(text), private.find_repeated(uuid, uuid, text, integer[]), private.mark_repeated(), private.give_way(),
  private.is_sent(uuid), private.limit_client_essays(text, integer), private.has_letter(text) from public;
grant execute on function private.limit_client_essays(text, integer) to authenticated;
grant execute on function private.has_letter(text) to authenticated, service_role;
revoke execute on function
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[]) from public, anon, authenticated;
grant execute on function
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[]) to service_role;
