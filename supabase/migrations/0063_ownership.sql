-- Handing a classroom over: its owner offers it to one who teaches there beside, who accepts. Where the owner's account ends, it
-- passes on, so that nobody loses what others wrote there (decision 0038).
alter table public.salas
  -- Since when its owner teaches there; null where the owner made it.
  add column dono_desde timestamptz,
  -- When it came to its owner because the account of the one before ended.
  add column passada_em timestamptz;

-- As in 0043: neither is a browser's to write.
create or replace function private.guard_classroom() returns trigger
language plpgsql set search_path = ''
as $$
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

-- One offer a classroom. It ends with the place of whom it was made to, however that ends.
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

-- As in 0039; `desde` of an owner is since when they teach there.
create or replace function private.class_teachers(p_sala uuid)
returns table (professor_id uuid, nome text, dono boolean, desde timestamptz)
language sql stable set search_path = ''
as $$
  select t.professor_id, p.nome, t.dono, t.desde
  from (
    select professor_id, true as dono, coalesce(dono_desde, created_at) as desde from public.salas where id = p_sala
    union all
    select professor_id, false, created_at from public.sala_professores where sala_id = p_sala
  ) t
  join public.profiles p on p.user_id = t.professor_id
$$;

-- Who would have the classroom if its owner's account ended, the first one by `lugar`: whom it is offered to, else who has
-- taught there longest.
create function private.heirs(p_sala uuid)
returns table (professor_id uuid, nome text, desde timestamptz, lugar bigint)
language sql stable set search_path = ''
as $$
  select t.professor_id, p.nome, t.created_at,
    row_number() over (order by o.professor_id is null, t.created_at, t.professor_id)
  from public.sala_professores t
  join public.profiles p on p.user_id = t.professor_id
  left join public.sala_ofertas o on o.sala_id = t.sala_id and o.professor_id = t.professor_id
  where t.sala_id = p_sala
$$;

-- As in 0039, with `oferta`, {professor_id, nome, criada_em} or null: told to the owner, and to whom it was made.
create or replace function public.professores_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
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

-- Offers the classroom to one who teaches there beside the caller, in place of any offer before. Answers whether the caller owns
-- it and that teacher is there.
create function public.oferecer_sala(p_sala uuid, p_professor uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
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

-- Ends the offer: its owner takes it back, or whom it was made to says no. Answers whether there was one.
create function public.encerrar_oferta(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
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

-- Takes the classroom that is offered to the caller; who had it teaches there beside from then on. {ok} or {ok: false, motivo}:
-- 'sem_oferta', also where it was taken back; 'limite_de_salas' with a hundred own ones; 'limite_de_quem_passa' where who had it
-- teaches beside others in a hundred. Accepting twice is accepting once.
create function public.aceitar_sala(p_sala uuid) returns json
language plpgsql security definer set search_path = ''
as $$
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

-- What becomes of the caller's own classrooms if the account ends, oldest first: {id, nome, alunos, redacoes, fica_com, oferecida,
-- professores}. `professores` are those beside the caller, {id, nome}, in the order in which they would have it; `fica_com` is the
-- first one's id, null where it goes with the account. `oferecida`: that the first one was chosen.
create function public.destino_das_salas() returns json
language sql stable security definer set search_path = ''
as $$
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

-- The reviews of withdrawn essays name who wrote them in words of their own (0046): whose they are, by mark and under '' for the
-- whole, so that the name can go with its account.
alter table public.revisoes_retiradas add column autores jsonb check (octet_length(autores::text) <= 16384);

create function private.note_authors() returns trigger
language plpgsql set search_path = ''
as $$
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

-- What was said, without the name of one who said it; where it is not noted who did, by the name.
create function private.without_author(p_said jsonb, p_autores jsonb, p_quem uuid, p_nome text) returns jsonb
language sql immutable set search_path = ''
as $$
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

-- Of an account that ends, however it ends: its classrooms pass on, all but those it had deleted. A hundred are no limit here; the
-- classroom would be gone. Drafts of reviews are the work of all who teach there, so they go to its owner.
create function private.pass_on_classes() returns trigger
language plpgsql security definer set search_path = ''
as $$
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

create trigger pass_on_classes before delete on public.profiles
  for each row execute function private.pass_on_classes();

-- As in 0032, and the classrooms taught beside others are locked along.
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
    or id in (select sala_id from public.sala_professores where professor_id = caller)
    or id in (select sala_id from public.sala_alunos where aluno_id = caller)
    or id in (select sala_id from public.sala_removidos where aluno_id = caller)
  order by id for update;
  perform from public.redacoes where usuario_id = caller order by id for update;
  delete from auth.users where id = caller;
  return json_build_object('ok', true);
end $$;

-- As in 0061, and besides: that a classroom is offered to the caller, or came to the caller by the end of an account. What was
-- there before the caller taught is no notice, also of an owner.
create or replace function private.class_events(p_desde timestamptz)
returns table (tipo text, sala_id uuid, tema_id uuid, quando timestamptz, aluno_id uuid, envio_id uuid)
language sql stable set search_path = ''
as $$
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

revoke execute on function
  private.heirs(uuid), private.note_authors(), private.without_author(jsonb, jsonb, uuid, text), private.pass_on_classes()
  from public;
revoke execute on function
  public.oferecer_sala(uuid, uuid), public.encerrar_oferta(uuid), public.aceitar_sala(uuid), public.destino_das_salas()
  from public, anon, authenticated;
grant execute on function
  public.oferecer_sala(uuid, uuid), public.encerrar_oferta(uuid), public.aceitar_sala(uuid), public.destino_das_salas()
  to authenticated;
