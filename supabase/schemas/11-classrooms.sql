-- The classrooms the caller teaches, as owner or co-teacher, except deleted ones. All data a teacher reads or
-- writes is limited to these.
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
  -- Counts the changes of the theme; a client may overwrite only the version it read.
  tema_versao integer not null default 0,
  arquivada_em timestamptz,
  -- When the classroom was deleted. It is hidden at once; for seven days the deletion can be undone.
  excluida_em timestamptz,
  -- Since when the owner has taught the classroom; null if the owner created it.
  dono_desde timestamptz,
  -- When the classroom passed to its owner because the previous owner's account ended.
  passada_em timestamptz,
  -- Counts the writes of name and description (decision 0039).
  versao integer not null default 0,
  -- Whether students practise sentences of one another, without names (`frases_da_sala`).
  frases_no_treino boolean not null default false
);
create index salas_professor_idx on public.salas (professor_id, created_at);
create index salas_excluida_idx on public.salas (excluida_em) where excluida_em is not null;
alter table public.salas enable row level security;
create policy "teachers create" on public.salas for insert to authenticated
  with check (professor_id = (select auth.uid()) and (select private.my_account_type()) = 'teacher');
create policy "taught or joined classrooms" on public.salas for select to authenticated
  using (
    -- Needed for a classroom created in the same statement, because neither of the two functions below returns it
    -- yet.
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

-- Co-teachers. They may do everything the owner may, except delete the classroom and choose its teachers.
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

-- Offers to hand a classroom over to a co-teacher, at most one per classroom. An offer ends when its co-teacher no
-- longer teaches the classroom.
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

-- A browser may write only name and description; archiving, deleting and handing over have functions of their own.
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
    new.frases_no_treino := false;
    perform private.limit_classrooms();
  elsif to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a classroom cannot be written';
  end if;
  return new;
end $$;
create trigger guard_classroom before insert or update on public.salas
  for each row execute function private.guard_classroom();

-- Returns whether the caller teaches the classroom, and locks it. Every change of a classroom takes this lock
-- first, so changes happen one after the other. The check is repeated under the lock, because a co-teacher may have
-- been removed meanwhile.
create function private.lock_taught_class(p_sala uuid) returns boolean language plpgsql set search_path = '' as $$
begin
  if p_sala is null or p_sala <> all (array(select private.taught_class_ids())) then
    return false;
  end if;
  perform from public.salas where id = p_sala for no key update;
  return p_sala = any (array(select private.taught_class_ids()));
end $$;

-- Whether the caller owns the classroom; locks it as lock_taught_class does.
create function private.lock_own_class(p_sala uuid) returns boolean language plpgsql set search_path = '' as $$
begin
  perform from public.salas where id = p_sala and professor_id = (select auth.uid()) and excluida_em is null
  for no key update;
  return found;
end $$;

-- All teachers of a classroom: its owner (`dono`) and the co-teachers, each with the time since when they have
-- taught it (`desde`).
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

-- The names of all who teach a classroom, its owner first.
create function private.teacher_names(p_sala uuid) returns json
language sql stable set search_path = ''
as $$ select json_agg(nome order by dono desc, desde) from private.class_teachers(p_sala) $$;

-- Everybody whose essays these classrooms can contain: their students, and the entries of the teacher's list of
-- expected students that no student has taken (`esperado`). An entry whose name occurs more than once is shown with
-- its e-mail or, without an e-mail, with a number that continues the numbers of the students with that name.
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

-- Students of these classrooms as their teacher should see them. Students with the same name are numbered in the
-- order they joined. A number that is part of a name does not make the name different, because otherwise a student
-- could imitate a classmate's name. `nome_anterior`: the student's name thirty days ago, or on joining, if it was
-- different. `nome_na_lista`: the student's name in the teacher's list of expected students.
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

-- The classrooms the caller has joined, latest first: {id, nome, descricao, professor_nome, professores, entrou_em,
-- tema, envios, arquivada}; `professores` are the names of all its teachers, the owner first.
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

-- The classrooms the caller teaches, oldest first: {id, nome, descricao, tema, tema_versao, alunos, redacoes,
-- media, arquivada, sou_dono}. `redacoes` is the number of essays with a total, `media` the mean of these totals.
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

-- Everything about a classroom the caller teaches except its essays; null for any other classroom: {id, nome,
-- descricao, criada_em, tema_versao, arquivada, sou_dono, frases_no_treino, temas, alunos, nomes, convite}. Students
-- are named as in `class_students`, with the id of their entry in the list of expected students (`lugar_id`). Each
-- of `nomes` has a display name that is unique in the class, the number of essays that wait for it, and the student
-- who claims the entry (`pretendente_id`).
create function public.sala_do_professor(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'criada_em', s.created_at, 'tema_versao', s.tema_versao,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid()),
    'frases_no_treino', s.frases_no_treino,
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

-- Copies a classroom that the caller teaches: its description and, if requested, its students as expected names or
-- its themes. Returns the id of the copy, or null if the caller does not teach such a classroom. `p_id` is the id
-- of the copy; a second call with the same id copies nothing more.
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

-- Archives a classroom or reopens it. An archived classroom can be read as before, but nobody can join, be invited
-- or submit. Returns whether the caller teaches the classroom.
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

-- Deletes a classroom and returns whether the caller owned it. It is hidden at once, and removed after seven days;
-- until then it counts toward the limit of a hundred.
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

-- Undoes the deletion of a classroom and returns whether there was one to undo. Invites stay revoked.
create function public.desfazer_exclusao(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.salas set excluida_em = null
  where id = p_sala and professor_id = (select auth.uid()) and excluida_em >= now() - interval '7 days';
  return found;
end $$;

-- The caller's classrooms whose deletion can still be undone, latest deletion first: {id, nome, excluida_em}.
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

-- Removes all classrooms, of any owner, that were deleted more than seven days ago. Other functions call it,
-- because there is no scheduler. The caller already holds all other locks, so locked classrooms are skipped instead
-- of waited for.
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
