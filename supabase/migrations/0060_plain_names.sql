-- Names that a list shows: of people, classrooms and places. Nobody looks like somebody else by what nobody sees, or by letters of
-- another alphabet. The app does the same (src/domain/text/plain-name.ts).

-- Whether all letters of a name are of one of the alphabets whose letters are taken for one another, and none of an alphabet that
-- stands for Latin in names made to deceive; a Greek letter by itself is a label ("Turma β"). In one word with Latin letters,
-- those of any other script say nothing either.
create function private.has_one_alphabet(p_name text) returns boolean
language sql immutable set search_path = ''
as $$
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

-- A name as it is kept: without blanks around it, controls, signs of direction, zero widths, tags and fillers; joiners stay between letters of Arabic
-- and Indic scripts and within emoji. Letters that look Latin are Latin where the name mixes alphabets.
create function private.plain_name(p_name text) returns text
language sql immutable set search_path = ''
as $$
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

-- As in 0059; besides, all that nobody sees is dropped, compatible signs are one, and letters that look like Latin ones too.
create or replace function private.name_key(p_name text) returns text
language sql immutable
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

-- Every name is kept plain, whoever writes it; one that mixes alphabets all the same is refused.
create function private.keep_plain_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.nome := private.plain_name(new.nome);
  if not private.has_one_alphabet(new.nome) then
    raise check_violation using message = 'a name of more than one alphabet', detail = 'nome_misturado';
  end if;
  return new;
end $$;

-- As in 0032: a name that would be refused is none.
create or replace function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

-- What there is, once: what still mixes alphabets keeps its Latin letters, or becomes a name that says so.
create function private.kept_name(p_name text, p_instead text) returns text
language sql as $$
  select case
    when private.has_one_alphabet(plain) and private.has_letter(plain) then plain
    when private.has_letter(latin) then latin
    else p_instead
  end
  from private.plain_name(p_name) plain,
    btrim(regexp_replace(normalize(plain, NFKC), '[^\u0001-\u024f\u1e00-\u1eff]+', '', 'g')) latin
$$;
-- Most names are plain at sight, which is much quicker to see.
update public.profiles set nome = left(private.kept_name(nome, 'Usuário'), 100)
where nome !~ '^[!-~À-ÖØ-öø-ÿ]([ -~À-ÖØ-öø-ÿ]*[!-~À-ÖØ-öø-ÿ])?$'
  and (nome is distinct from private.plain_name(nome) or not private.has_one_alphabet(nome));
update public.sala_nomes set nome = left(private.kept_name(nome, 'Aluno'), 100)
where nome is distinct from private.plain_name(nome) or not private.has_one_alphabet(nome);
update public.salas set nome = left(private.kept_name(nome, 'Sala'), 100)
where nome is distinct from private.plain_name(nome) or not private.has_one_alphabet(nome);
drop function private.kept_name(text, text);
-- What homonyms have in common is another thing now. Names without a letter, of lists older than 0034, may not be written again.
update public.sala_nomes set chave = default where private.has_letter(nome);

create trigger keep_plain_name before insert or update of nome on public.profiles
  for each row execute function private.keep_plain_name();
create trigger keep_plain_name before insert or update of nome on public.sala_nomes
  for each row execute function private.keep_plain_name();
create trigger keep_plain_name before insert or update of nome on public.salas
  for each row execute function private.keep_plain_name();

revoke execute on function
  private.has_one_alphabet(text), private.plain_name(text), private.keep_plain_name() from public;
