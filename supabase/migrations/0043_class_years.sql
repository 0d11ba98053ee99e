-- A classroom over the years: a short code to come in by, archived when the year is over, copied for the next one, and for
-- seven days after its deletion to be had back.
alter table public.salas add column arquivada_em timestamptz, add column excluida_em timestamptz;
create index salas_excluida_idx on public.salas (excluida_em) where excluida_em is not null;

-- What is deleted is nobody's any more, until it is taken back.
-- The classrooms the caller teaches, as owner or beside one. Everything a teacher reads or writes starts from here.
create or replace function private.taught_class_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select id from public.salas where professor_id = (select auth.uid()) and excluida_em is null
  union all
  select t.sala_id
  from public.sala_professores t join public.salas s on s.id = t.sala_id
  where t.professor_id = (select auth.uid()) and s.excluida_em is null
$$;

create or replace function private.joined_class_ids() returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select m.sala_id
  from public.sala_alunos m join public.salas s on s.id = m.sala_id
  where m.aluno_id = (select auth.uid()) and s.excluida_em is null
$$;

drop policy "taught or joined classrooms" on public.salas;
create policy "taught or joined classrooms" on public.salas for select to authenticated
  using (
    -- What was created in the same statement is in neither list yet.
    professor_id = (select auth.uid()) and excluida_em is null
    or id = any (array(select private.taught_class_ids())) or id = any (array(select private.joined_class_ids()))
  );
drop policy "delete own classroom" on public.salas;
revoke delete on public.salas from authenticated;
drop policy "own membership or own students" on public.sala_alunos;
create policy "own membership or own students" on public.sala_alunos for select to authenticated
  using (
    aluno_id = (select auth.uid()) and sala_id = any (array(select private.joined_class_ids()))
    or sala_id = any (array(select private.taught_class_ids()))
  );

-- As in 0022: a browser neither archives nor deletes but by the functions below.
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
    perform private.limit_classrooms();
  elsif to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a classroom cannot be written';
  end if;
  return new;
end $$;

-- Whether the caller owns the classroom; locks it as lock_taught_class does.
create or replace function private.lock_own_class(p_sala uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform from public.salas where id = p_sala and professor_id = (select auth.uid()) and excluida_em is null
  for no key update;
  return found;
end $$;

-- The own classrooms, oldest first: {id, nome, descricao, tema, alunos, redacoes, media, arquivada, sou_dono}. `redacoes`
-- counts the essays with a total, `media` is their mean.
create or replace function public.resumo_das_salas() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'tema', s.tema,
    'alunos', present.alunos, 'redacoes', sent.redacoes, 'media', sent.media,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid())
  ) order by s.created_at, s.id), '[]')
  from public.salas s
  cross join lateral (select count(*) as alunos from public.sala_alunos m where m.sala_id = s.id) present
  cross join lateral (
    select count(e.total) as redacoes, round(avg(e.total), 1) as media
    from public.sala_alunos m
    join public.sala_envios e on e.sala_id = m.sala_id and e.aluno_id = m.aluno_id
    where m.sala_id = s.id
  ) sent
  where s.id = any (array(select private.taught_class_ids()))
$$;

-- The caller's classrooms, the one joined last first: {id, nome, descricao, professor_nome, professores,
-- entrou_em, tema, envios, arquivada}; `professores` are the names of all who teach it, its owner first.
create or replace function public.minhas_salas() returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'professor_nome', p.nome,
    'professores', private.teacher_names(s.id), 'entrou_em', m.created_at,
    'arquivada', s.arquivada_em is not null,
    'tema', (
      select json_build_object('id', t.id, 'tema', t.tema, 'criado_em', t.created_at, 'prazo', t.prazo)
      from public.sala_temas t where t.sala_id = s.id order by t.created_at desc, t.id limit 1
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

-- Where an own essay was sent, newest first, and what the teachers said: {id, sala_id, sala_nome, professor_nome,
-- professores, enviado_em, pendente, revisao}; `pendente` where the server does not vouch for its levels. Only of classrooms the
-- caller is in.
create or replace function public.revisoes_da_redacao(p_redacao text) returns json
language sql stable security definer set search_path = ''
as $$
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professor_nome', p.nome,
    'professores', private.teacher_names(s.id), 'enviado_em', e.created_at,
    'pendente', e.niveis is null, 'revisao', private.review_of(e.id)
  ) order by e.created_at desc, e.id), '[]')
  from public.sala_envios e
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  join public.salas s on s.id = e.sala_id and s.excluida_em is null
  join public.profiles p on p.user_id = s.professor_id
  where e.redacao_id = private.own_essay_id(p_redacao)
$$;

-- {ok, id} or {ok: false, motivo}: 'sala_nao_encontrada', 'redacao_nao_encontrada'. Sending twice is sending once, also
-- where another theme was named; a theme of another classroom is none. Where none is named, it is the one of the class
-- that the essay was written on, if any: another device may not know it.
create or replace function public.enviar_para_sala(p_sala uuid, p_redacao text, p_tema uuid default null) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  essay_id constant uuid := private.own_essay_id(p_redacao);
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
  perform from public.redacoes where id = essay_id for share;
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
  insert into public.sala_envios (sala_id, aluno_id, redacao_id, tema_id, tema, niveis, achados)
  select p_sala, r.usuario_id, r.id,
    (
      select t.id from public.sala_temas t
      where t.sala_id = p_sala
        and (t.id = p_tema or (p_tema is null and lower(t.tema) = lower(private.trimmed(r.tema))))
      order by t.created_at desc, t.id limit 1
    ),
    r.tema, private.vouched_levels(r.origem, r.niveis), private.finding_counts(r.correcao)
  from public.redacoes r where r.id = essay_id
  returning id into sending_id;
  return json_build_object('ok', true, 'id', sending_id);
end $$;

-- As in 0023; an archived and a deleted classroom invite nobody.
create or replace function public.sala_por_convite(p_codigo text)
returns table (id uuid, nome text, descricao text, professor_nome text, professor_email text)
language sql stable security definer set search_path = ''
as $$
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

-- Short codes of the invites in force: six signs that are not taken for one another (no 0, 1, B, I, L, O, S, Z), and no
-- vowels, or some code would be a word nobody wants on the wall. 25 to the sixth are 244 million; whoever guesses has ten
-- tries an hour.
alter table public.sala_convites
  add column codigo_curto text unique
    check (char_length(codigo_curto) = 6 and codigo_curto ~ '^[2-9CDFGHJKMNPQRTVWXY]{6}$'),
  add constraint sala_convites_short_code_in_force check (codigo_curto is null or revogado_em is null);

create function private.new_short_code() returns text
language plpgsql volatile set search_path = ''
as $$
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

do $$
declare
  invite uuid;
begin
  -- One by one: each sees the codes of those before.
  for invite in select id from public.sala_convites where revogado_em is null loop
    update public.sala_convites set codigo_curto = private.new_short_code() where id = invite;
  end loop;
end $$;
alter table public.sala_convites alter column codigo_curto set default private.new_short_code();

-- As in 0023; a short code goes with its invite.
create or replace function public.revogar_convites(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  update public.sala_convites set revogado_em = now(), codigo_curto = null
  where sala_id = p_sala and revogado_em is null;
  return true;
end $$;

-- {codigo, codigo_curto, criado_em} of the invite in force; null without one.
create function private.invite_of(p_sala uuid) returns json
language sql stable set search_path = ''
as $$
  select json_build_object('codigo', codigo, 'codigo_curto', codigo_curto, 'criado_em', created_at)
  from public.sala_convites where sala_id = p_sala and revogado_em is null
  order by created_at desc limit 1
$$;

-- As in 0023, with the short code. Nobody is invited to an archived classroom.
create or replace function public.renovar_convite(p_sala uuid) returns json
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.revogar_convites(p_sala)
    or exists (select from public.salas where id = p_sala and arquivada_em is not null) then
    return null;
  end if;
  insert into public.sala_convites (sala_id, created_at)
  select p_sala, private.clock_after(max(removido_em)) from public.sala_removidos where sala_id = p_sala;
  return private.invite_of(p_sala);
end $$;

-- How many short codes of late were wrong, by whoever tried them.
create table public.sala_codigos_errados (
  usuario_id uuid primary key references public.profiles (user_id) on delete cascade,
  desde timestamptz not null default now(),
  erros integer not null default 0
);
alter table public.sala_codigos_errados enable row level security;
create policy "by functions only" on public.sala_codigos_errados for all to authenticated using (false);
revoke all on public.sala_codigos_errados from public, anon, authenticated;
grant select, insert, update, delete on public.sala_codigos_errados to service_role;

-- {ok, codigo}: the code of the link behind a short one, in whatever case and with whatever between its signs. Or
-- {ok: false, motivo}: 'apenas_alunos', 'convite_invalido' for all that lets this student in nowhere, 'muitas_tentativas' after ten
-- of those in an hour, also where the next one is right.
create function public.abrir_codigo_de_sala(p_codigo text) returns json
language plpgsql security definer set search_path = ''
as $$
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

-- Archived: read as before; nobody joins, is invited or sends. Answers whether the caller teaches it.
create function public.arquivar_sala(p_sala uuid, p_arquivar boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
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

-- What was deleted more than seven days ago, of whoever: nothing else runs by the clock here. Whoever calls it holds all
-- other locks by then: it waits for no classroom, and nobody who holds one waits for it in turn.
create function private.purge_deleted_classes() returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.salas where id in (
    select id from public.salas where excluida_em < now() - interval '7 days' for update skip locked
  )
$$;

-- Answers whether the caller owned it. It is out of everyone's sight at once, and gone after seven days; until then it
-- counts among the hundred.
create function public.excluir_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
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

-- The own classrooms that can still be taken back, the one deleted last first: {id, nome, excluida_em}.
create function public.salas_excluidas() returns json
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.purge_deleted_classes();
  return coalesce((
    select json_agg(
      json_build_object('id', id, 'nome', nome, 'excluida_em', excluida_em) order by excluida_em desc, id
    )
    from public.salas where professor_id = (select auth.uid()) and excluida_em is not null
  ), '[]');
end $$;

-- Answers whether there was a deletion to take back. Invites stay revoked.
create function public.desfazer_exclusao(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.salas set excluida_em = null
  where id = p_sala and professor_id = (select auth.uid()) and excluida_em >= now() - interval '7 days';
  return found;
end $$;

-- The id of a new classroom of the caller with the description of one that the caller teaches, and with its students as
-- expected names where wanted; null where the caller teaches no such one. `p_id` is what the new one is to be called:
-- asked twice under one id, it is copied once.
create function public.copiar_sala(p_sala uuid, p_id uuid, p_nome text, p_com_nomes boolean) returns uuid
language plpgsql security definer set search_path = ''
as $$
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
  return p_id;
end $$;

revoke execute on function
  private.new_short_code(), private.invite_of(uuid), private.purge_deleted_classes() from public;
revoke execute on function
  public.abrir_codigo_de_sala(text), public.arquivar_sala(uuid, boolean), public.excluir_sala(uuid),
  public.salas_excluidas(), public.desfazer_exclusao(uuid), public.copiar_sala(uuid, uuid, text, boolean)
  from public, anon, authenticated;
grant execute on function
  public.abrir_codigo_de_sala(text), public.arquivar_sala(uuid, boolean), public.excluir_sala(uuid),
  public.salas_excluidas(), public.desfazer_exclusao(uuid), public.copiar_sala(uuid, uuid, text, boolean)
  to authenticated;

-- Everything about a classroom taught but the essays, null for any other: {id, nome, descricao, criada_em, tema_versao,
-- arquivada, sou_dono, temas, alunos, nomes, convite}; students as `class_students` names them.
create or replace function public.sala_do_professor(p_sala uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'id', s.id, 'nome', s.nome, 'descricao', s.descricao, 'criada_em', s.created_at, 'tema_versao', s.tema_versao,
    'arquivada', s.arquivada_em is not null, 'sou_dono', s.professor_id = (select auth.uid()),
    'temas', coalesce((
      select json_agg(
        json_build_object('id', t.id, 'tema', t.tema, 'criado_em', t.created_at, 'prazo', t.prazo)
        order by t.created_at desc, t.id
      ) from public.sala_temas t where t.sala_id = s.id
    ), '[]'),
    'alunos', coalesce((
      select json_agg(
        json_build_object(
          'id', a.aluno_id, 'nome', a.nome, 'entrou_em', a.entrou_em,
          'nome_anterior', a.nome_anterior, 'nome_na_lista', a.nome_na_lista
        )
        order by lower(a.nome), a.aluno_id
      ) from private.class_students(array[s.id]) a
    ), '[]'),
    'nomes', coalesce((
      select json_agg(json_build_object('id', n.id, 'nome', n.nome, 'email', n.email) order by lower(n.nome), n.created_at)
      from public.sala_nomes n where n.sala_id = s.id and n.aluno_id is null
    ), '[]'),
    'convite', private.invite_of(s.id)
  )
  from public.salas s where s.id = p_sala and s.id = any (array(select private.taught_class_ids()))
$$;
