-- The teachers of a classroom: inviting and removing them, handing the classroom over, and passing it on when the
-- account of its owner ends (decision 0038).

-- The teachers of a classroom that the caller teaches, its owner first; null for any other classroom: {professores:
-- [{id, nome, dono, desde}], sou_dono, convite: {codigo, valido_ate} or null, oferta: {professor_id, nome,
-- criada_em} or null}. Only the owner sees the invite; only the owner and the teacher it was made to see the offer.
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

-- Creates an invite for one teacher, which replaces any earlier one, and returns {codigo, valido_ate}; null if the
-- caller does not own the classroom.
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

-- Revokes the invite for a teacher. Returns whether there was an invite to revoke.
create function public.revogar_convite_de_professor(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_own_class(p_sala) then
    return false;
  end if;
  delete from public.sala_convites_professor where sala_id = p_sala;
  return found;
end $$;

-- The classroom behind a teacher's invite: {nome, professor_nome}, null for an unknown, used, expired or revoked code alike.
create function public.sala_do_convite_de_professor(p_codigo text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('nome', s.nome, 'professor_nome', p.nome)
  from public.sala_convites_professor c
  join public.salas s on s.id = c.sala_id
  join public.profiles p on p.user_id = s.professor_id
  where c.codigo = p_codigo and c.valido_ate > now()
$$;

-- Makes the caller a co-teacher with an invite code. Returns {ok, motivo, sala: {id, nome}}: `motivo` is
-- 'apenas_professores', 'convite_invalido', 'sala_cheia' with ten co-teachers, or 'limite_de_salas' if the caller
-- co-teaches a hundred classrooms. The code works once; a user who already teaches the classroom does not use it
-- up.
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
  -- Locks the classroom before the invite is checked, so that only the first of two callers can use it.
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

-- Removes a co-teacher from a classroom; returns whether that teacher was a co-teacher. The owner may remove any
-- co-teacher, and each co-teacher may leave.
create function public.remover_professor(p_sala uuid, p_professor uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_own_class(p_sala) and p_professor is distinct from (select auth.uid()) then
    return false;
  end if;
  delete from public.sala_professores where sala_id = p_sala and professor_id = p_professor;
  return found;
end $$;

-- Offers the classroom to a co-teacher, in place of any earlier offer. Returns whether the caller owns the
-- classroom and that teacher is a co-teacher of it.
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

-- Ends the offer when the owner withdraws it or the co-teacher declines. Returns whether there was an offer.
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

-- Accepts the classroom offered to the caller; the former owner becomes a co-teacher. Returns {ok} or {ok: false,
-- motivo}: 'sem_oferta', also if the offer was withdrawn; 'limite_de_salas' if the caller already owns a hundred
-- classrooms; 'limite_de_quem_passa' if the former owner already co-teaches a hundred. A second call changes
-- nothing.
create function public.aceitar_sala(p_sala uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  room public.salas;
  since timestamptz;
begin
  -- Locks in the same order as joining as a teacher: first the caller's profile, so that parallel calls cannot
  -- exceed the limit of a hundred classrooms, then the classroom.
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
  -- Deletes the previous owner's invite, because the new owner did not choose the teacher it was meant for.
  delete from public.sala_convites_professor where sala_id = room.id;
  update public.salas set professor_id = caller, dono_desde = since, passada_em = null where id = room.id;
  return json_build_object('ok', true);
end $$;

-- The teachers who would get the classroom if its owner's account ended, in the order of `lugar`: first the teacher
-- it is offered to, then the others, the one who has taught it longest first.
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

-- Shows where the caller's own classrooms go if the account ends, oldest first: {id, nome, alunos, redacoes,
-- fica_com, oferecida, professores}. `professores` are the co-teachers, {id, nome}, in the order in which they
-- would get it; `fica_com` is the id of the first, null if the classroom is deleted with the account; `oferecida`
-- says whether the first was chosen by an offer.
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

-- When an account ends, in whatever way, its classrooms pass to other teachers, except classrooms it had deleted.
-- The limit of a hundred classrooms per teacher does not apply, because otherwise a classroom could be lost. Drafts
-- of reviews belong to all teachers of the classroom, so they go to the new owner.
create function private.pass_on_classes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  taught uuid[];
begin
  -- Includes classrooms that the account co-teaches: a parallel call that passes one of them on waits for this
  -- lock, and then no longer finds this account.
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
