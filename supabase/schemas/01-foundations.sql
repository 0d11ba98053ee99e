-- Used by all other files: the schema of internal functions, the clock, and how names are stored. `private` is not
-- an exposed schema, so no API reaches it. Its functions take part in policies and triggers, so the API roles may
-- use the schema; the execute rights are at the end of each file.

-- Functions may refer to objects that a later file creates, as in a dump of Postgres.
set check_function_bodies = off;

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Whether the statement comes directly from a browser. Guards are triggers that run as the invoker, so they see the
-- role of the API, while SECURITY DEFINER functions run as their owner. Guards and policies enforce every
-- guarantee; grants are an additional layer, which one manual `grant all` would undo.
create function private.is_client() returns boolean
language sql stable set search_path = '' as $$ select current_user in ('anon', 'authenticated') $$;

-- Days and hours are computed in the time zone of São Paulo, from the server's clock.
create function private.sao_paulo_date(p_instant timestamptz) returns date
language sql immutable set search_path = '' as $$ select (p_instant at time zone 'America/Sao_Paulo')::date $$;

create function private.sao_paulo_midnight(p_instant timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select date_trunc('day', p_instant at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' $$;

-- The clock's time, or one microsecond after `p_last` if the clock has not advanced since, so that later rows have
-- later times.
create function private.clock_after(p_last timestamptz) returns timestamptz
language sql volatile set search_path = ''
as $$ select greatest(clock_timestamp(), p_last + interval '1 microsecond') $$;

-- Counts the writes of a row, whatever version the client sends. Triggers fire in the order of their names:
-- triggers with this function (`note_…`) after the guards (`guard_…`), which refuse a version chosen by the client.
create function private.count_version() returns trigger language plpgsql set search_path = '' as $$
begin
  new.versao := case tg_op when 'UPDATE' then old.versao + 1 else 0 end;
  return new;
end $$;

-- 244 random bits in 43 URL-safe characters; core Postgres has no other source of strong randomness.
create function private.new_invite_code() returns text language sql volatile set search_path = '' as $$
  select rtrim(translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')
$$;

-- The text without surrounding whitespace; btrim alone would leave a name made of line breaks.
create function private.trimmed(p_text text) returns text
language sql immutable set search_path = '' as $$ select regexp_replace(p_text, '^\s+|\s+$', '', 'g') $$;

-- Whether a name has a letter of any script. The pattern lists characters that are not letters, because the letters
-- are too many to list: non-letters of ASCII and Latin-1, marks and digits of other scripts, spaces and fillers,
-- punctuation and symbols, private use, music, emoji and tags.
create function private.has_letter(p_name text) returns boolean language sql immutable set search_path = '' as $$
  select normalize(p_name, NFKC) ~ ('[^\u0001-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u036f\u0483-\u0489\u0591-\u05cf'
    '\u0600-\u061f\u064b-\u066d\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u2bff\u2e00-\u2e7f'
    '\u3000-\u3004\u3008-\u3030\u3099-\u309c\u30fb\u3164\u4dc0-\u4dff\ue000-\uf8ff\ufe00-\ufe6f\ufeff\uffa0\ufff0-\uffff'
    '\U00013430-\U0001345f\U00016fe0-\U00016fef\U0001bca0-\U0001bcaf\U0001d000-\U0001d3ff\U0001f000-\U0001fbff'
    '\U000e0000-\U0010ffff]')
$$;

-- A name as it is stored: without surrounding whitespace, control characters, direction marks, zero-width
-- characters, tags and fillers. Joiners stay between letters of Arabic and Indic scripts and within emoji. In a
-- name that mixes alphabets, letters that look Latin become Latin.
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

-- Whether a name uses only one of the alphabets that are easily confused with each other, and no alphabet that is
-- used to imitate Latin. A single Greek letter is allowed as a label ("Turma β"). A word must not mix Latin letters
-- with letters of any other script.
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

-- Key for comparing names: without accents, capitals, superfluous whitespace and invisible characters. Compatible
-- characters become equal, and letters that look Latin become Latin. The function sets no search path, so that the
-- planner can inline it.
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

-- The key for sorting with the "C" collation: numbers are sorted by value, up to four digits.
create function private.sort_name(p_name text) returns text language sql immutable
return regexp_replace(
  regexp_replace(private.name_key(p_name), '(\d+)', '0000\1', 'g'), '\d*(\d{4})(?!\d)', '\1', 'g'
);

-- 'Ana Beatriz de Souza' becomes 'Ana S.'.
create function private.short_name(p_nome text) returns text language sql immutable set search_path = '' as $$
  select left(parts[1], 30)
    || case when cardinality(parts) > 1 then ' ' || upper(left(parts[cardinality(parts)], 1)) || '.' else '' end
  from (select regexp_split_to_array(btrim(p_nome), '\s+') as parts) split
$$;

-- Stores every name in its plain form, whoever writes it; a name that still mixes alphabets is refused.
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
