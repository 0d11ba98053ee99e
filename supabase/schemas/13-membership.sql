-- How students come into a classroom and leave it: invites, short codes, removals that can be undone.

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

-- Invites of students; at most one of a classroom is in force. A short code has six characters that are not
-- mistaken for one another (no 0, 1, B, I, L, O, S, Z) and no vowels, so that no code is a word. There are 25 to
-- the sixth, 244 million, codes, and a user has ten tries an hour.
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

-- Number of wrong short codes a user has tried in the current hour.
create table public.sala_codigos_errados (
  usuario_id uuid primary key references public.profiles (user_id) on delete cascade,
  desde timestamptz not null default now(),
  erros integer not null default 0
);
alter table public.sala_codigos_errados enable row level security;
create policy "by functions only" on public.sala_codigos_errados for all to authenticated using (false);
revoke all on public.sala_codigos_errados from public, anon, authenticated;
grant select, insert, update, delete on public.sala_codigos_errados to service_role;

-- Students who were removed from a classroom: for thirty days the removal can be undone.
create table public.sala_removidos (
  sala_id uuid not null references public.salas (id) on delete cascade,
  aluno_id uuid not null references public.profiles (user_id) on delete cascade,
  entrou_em timestamptz not null,
  removido_em timestamptz not null,
  -- Set once the submissions are deleted. The row stays to record the removal, so that an old link does not let the
  -- student in.
  encerrada boolean not null default false,
  primary key (sala_id, aluno_id)
);
create index sala_removidos_aluno_idx on public.sala_removidos (aluno_id);
create index sala_removidos_to_end_idx on public.sala_removidos (removido_em) where not encerrada;
alter table public.sala_removidos enable row level security;
create policy "by functions only" on public.sala_removidos for all to authenticated using (false);
revoke all on public.sala_removidos from public, anon, authenticated;
grant select, insert, update, delete on public.sala_removidos to service_role;

-- The account's name when it first joined the classroom; an account that now has another name cannot take an entry
-- of the expected students by its name alone. Null once a teacher has said that the account belongs to somebody
-- else.
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

-- Returns {codigo, codigo_curto, criado_em} of the invite in force; null if there is none.
create function private.invite_of(p_sala uuid) returns json language sql stable set search_path = '' as $$
  select json_build_object('codigo', codigo, 'codigo_curto', codigo_curto, 'criado_em', created_at)
  from public.sala_convites where sala_id = p_sala and revogado_em is null
  order by created_at desc limit 1
$$;

-- Creates an invite, revokes the earlier ones, and returns {codigo, codigo_curto, criado_em}. Null if the caller
-- does not teach the classroom or it is archived.
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

-- Revokes the invite in force, if any, together with its short code. Returns whether the caller teaches the
-- classroom.
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

-- The classroom of an invite code, for the invite page. No row for an unknown or revoked code, for an archived or
-- deleted classroom, or for a student who was removed after the invite was created. Visitors may call it, because
-- anybody with the code was invited; only signed-in users get the teacher's e-mail.
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

-- Looks up a short code, which may be written in any case and with other characters in between. Returns {ok,
-- codigo}, where `codigo` is the code of the invite link, or {ok: false, motivo}: 'apenas_alunos';
-- 'convite_invalido' for any code that does not let this student in; 'muitas_tentativas' after ten invalid codes in
-- an hour, even if the next code is right.
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
  -- Written before the check, so that simultaneous guesses come one after the other. The hour begins with the first
  -- wrong code.
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

-- Makes the caller a student of the classroom with this invite code. Returns {ok, motivo, sala}: `motivo` is
-- 'apenas_alunos', 'convite_invalido' or, with 200 students, 'sala_cheia'. Joining a second time changes nothing.
create function public.entrar_na_sala(p_codigo text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  classroom record;
begin
  if private.my_account_type() is distinct from 'student' then
    return json_build_object('ok', false, 'motivo', 'apenas_alunos');
  end if;
  -- Locks the classroom before the invite is checked, so that a removal or revocation under way takes effect first.
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

-- Removes the caller from a classroom; returns whether the caller was in it. Submissions, their reviews and the
-- entry in the list of expected students are deleted too, even if a teacher had already removed the caller. Runs
-- under the lock of the classroom, because otherwise a call for a user who is just joining could delete the list
-- entry while an essay for it arrives.
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

-- Removes a student from a classroom; returns whether the student was in it. Submissions are hidden but stay for
-- thirty days, in case the removal is undone; older removals in any classroom become final here.
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

-- Undoes a removal of the last thirty days; returns whether there was one. The membership gets its original date
-- back, and the student gets back an entry of the expected students that was taken by name alone.
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

-- Data that remains in classrooms the caller was removed from, for the export of the caller's data, latest removal
-- first: {sala_nome, entrou_em, removido_em, guardado_ate, envios}. Each of `envios` is {id, redacao_id, tema,
-- texto, enviado_em, revisao, anotacoes}; `texto` is set only for an essay that a teacher photographed, and null if
-- the essay is among the caller's own.
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

-- Makes removals older than thirty days final, in any classroom. Skips locked rows, as `purge_deleted_classes`
-- does; a later call handles these rows.
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
