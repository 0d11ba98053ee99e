-- A text earns rewards once per account (decision 0025), even when its words come in another order (decision 0040).

-- The words of a text in order, without accents, capitals and punctuation; one empty word if there are none.
-- Punctuation and whitespace separate words. Anything else that is not ASCII after accents are separated is
-- dropped, so that an invisible character cannot split a word in two. Characters are listed explicitly, because the
-- definition of a letter differs between database locales.
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

-- The distinct runs of five words of a text, each with its words. A shorter text is a single run, and so is a text
-- without words.
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

-- The earlier essay, among the newest 300 of the account, that has at least nine in ten of the five-word runs, or
-- of the words in any order, in common with this text. An essay that the server vouches for takes precedence. A row
-- with the same key is the same essay and is skipped.
create function private.find_repeated(p_user uuid, p_essay uuid, p_key text, p_text text, p_runs integer[], p_words integer[])
returns uuid language sql stable set search_path = '' as $$
  with own as materialized (select run, words from private.runs_of_words(p_text))
  select r.id from (
    select id, origem, created_at, sequencias, palavras from public.redacoes
    where usuario_id = p_user and id <> p_essay and (p_key is null or chave_idempotencia is distinct from p_key)
      -- Excludes essays that repeat this one.
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

-- If two essays have the same text, only one earns rewards: the earlier one, except that an essay the server
-- vouches for replaces one that only a browser stored (`give_way`). Locking the profile makes parallel inserts see
-- each other.
create function private.mark_repeated() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  earlier public.redacoes;
begin
  perform from public.profiles where user_id = new.usuario_id for no key update;
  update public.redacoes set sequencias = private.word_runs(texto), palavras = private.known_words(texto)
  where (sequencias is null or palavras is null) and id in (
    select id from public.redacoes
    where usuario_id = new.usuario_id and id <> new.id
      -- Excludes the row with the same key, because this insert may become an update of that row.
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
