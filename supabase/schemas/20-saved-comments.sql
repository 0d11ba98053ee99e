-- Comments a teacher saved for reuse: visible to all who teach a class together with the author, editable by the
-- author only.
create table public.comentarios_guardados (
  id uuid primary key default gen_random_uuid(),
  professor_id uuid not null references public.profiles (user_id) on delete cascade,
  texto text not null check (texto ~ '\S' and char_length(texto) <= 1000),
  -- Null if the comment fits any competency.
  competencia smallint check (competencia between 1 and 5),
  usos integer not null default 0,
  created_at timestamptz not null default now()
);
create unique index comentarios_guardados_once_idx on public.comentarios_guardados (professor_id, md5(texto));
alter table public.comentarios_guardados enable row level security;
create policy "by functions only" on public.comentarios_guardados for all to authenticated using (false);
revoke all on public.comentarios_guardados from public, anon, authenticated;
grant select, insert, update, delete on public.comentarios_guardados to service_role;

-- The comments the caller may use: the caller's own, and those of all teachers who share a classroom with the
-- caller.
create function private.usable_comments() returns setof public.comentarios_guardados
language sql stable set search_path = '' as $$
  select c from public.comentarios_guardados c
  where c.professor_id = (select auth.uid()) or c.professor_id in (
    select professor_id from public.salas where id = any (array(select private.taught_class_ids()))
    union all
    select professor_id from public.sala_professores where sala_id = any (array(select private.taught_class_ids()))
  )
$$;

-- The comments the caller may use, the most used first: [{id, texto, competencia, usos, meu, autor}].
create function public.banco_de_comentarios() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'texto', c.texto, 'competencia', c.competencia, 'usos', c.usos,
    'meu', c.professor_id = (select auth.uid()), 'autor', p.nome
  ) order by c.usos desc, c.created_at desc, c.id), '[]')
  from private.usable_comments() c
  join public.profiles p on p.user_id = c.professor_id
$$;

-- Saves a comment under an id that the caller chooses, or changes the caller's comment with that id; the same text
-- is saved once. Returns whether it is saved: false for a caller who is not a teacher, for somebody else's id, or
-- beyond 500 comments.
create function public.guardar_comentario(p_id uuid, p_texto text, p_competencia integer default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  words constant text := btrim(p_texto, E' \t\r\n');
begin
  if private.my_account_type() is distinct from 'teacher' then
    return false;
  end if;
  -- Locks the profile, so that parallel calls cannot exceed the limit.
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

-- Deletes a saved comment; returns whether the caller had such a comment.
create function public.excluir_comentario(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.comentarios_guardados where id = p_id and professor_id = (select auth.uid());
  return found;
end $$;

-- Counts one use of a comment; returns whether the caller may use it.
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
