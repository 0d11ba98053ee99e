-- Essays that a teacher photographs for students (decisions 0030 and 0031). Each is a row of `redacoes` without an
-- owner, so no policy shows it. It earns nothing, is read only through its submission and is deleted with it.

-- Records who confirmed, before the first photo, that the school and the guardians allow photos, and how many
-- essays arrived today.
create table public.sala_fotos (
  sala_id uuid primary key references public.salas (id) on delete cascade,
  confirmado_por uuid not null references public.profiles (user_id) on delete cascade,
  confirmado_em timestamptz not null default now(),
  dia date not null default private.sao_paulo_date(now()),
  no_dia integer not null default 0
);
create index sala_fotos_confirmado_por_idx on public.sala_fotos (confirmado_por);
alter table public.sala_fotos enable row level security;
create policy "by functions only" on public.sala_fotos for all to authenticated using (false);
revoke all on public.sala_fotos from public, anon, authenticated;
grant select, insert, update, delete on public.sala_fotos to service_role;

-- Records who confirmed that photos are allowed; returns whether the caller teaches the classroom. The first
-- confirmation stays in force.
create function public.confirmar_fotos(p_sala uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  insert into public.sala_fotos (sala_id, confirmado_por) values (p_sala, (select auth.uid()))
  on conflict (sala_id) do nothing;
  return true;
end $$;

-- Returns who confirmed that photos are allowed, and when: {confirmado_em, professor_nome}; null if nobody has
-- confirmed or if the caller does not teach the classroom.
create function public.fotos_da_sala(p_sala uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('confirmado_em', f.confirmado_em, 'professor_nome', p.nome)
  from public.sala_fotos f join public.profiles p on p.user_id = f.confirmado_por
  where f.sala_id = p_sala and f.sala_id = any (array(select private.taught_class_ids()))
$$;

-- Stores the text of photos in the classroom for one of its students or expected names (`p_aluno`). Returns {ok,
-- id}, where `id` is `p_id`; stored once, however often it is sent. Or {ok: false, motivo}: 'sala_nao_encontrada',
-- also if the classroom is archived; 'sem_confirmacao', 'aluno_nao_encontrado'; 'limite_de_envios' if the student
-- has 200 essays; 'limite_diario' after 120 essays of the classroom in a day, including deleted ones. If a student
-- has taken the expected name meanwhile, the essay belongs to that student; if the student took it by name alone,
-- the essay waits with the expected name. The levels are those of `p_correcao`, which the teacher vouches for.
create function public.enviar_folha(
  p_sala uuid, p_id uuid, p_aluno uuid, p_tema text, p_texto text, p_correcao jsonb
) returns json language plpgsql security definer set search_path = '' as $$
declare
  today constant date := private.sao_paulo_date(now());
  theme constant text := nullif(private.trimmed(p_tema), '');
  essay_id constant uuid := gen_random_uuid();
  place uuid;
  student uuid := p_aluno;
  levels smallint[];
begin
  if not private.lock_taught_class(p_sala)
    or exists (select from public.salas where id = p_sala and arquivada_em is not null) then
    return json_build_object('ok', false, 'motivo', 'sala_nao_encontrada');
  end if;
  if exists (select from public.sala_envios where id = p_id and sala_id = p_sala) then
    return json_build_object('ok', true, 'id', p_id);
  end if;
  if not exists (select from public.sala_fotos where sala_id = p_sala) then
    return json_build_object('ok', false, 'motivo', 'sem_confirmacao');
  end if;
  -- Taking or deleting an expected name requires the lock of the classroom, which is held here.
  select id, case when pretendente_id is null then aluno_id end into place, student
  from public.sala_nomes where sala_id = p_sala and (id = p_aluno or pretendente_id = p_aluno);
  if not found then
    student := p_aluno;
  end if;
  if place is null or student is not null then
    -- Locks the membership, so that nothing is left behind if the student leaves at this moment.
    perform from public.sala_alunos where sala_id = p_sala and aluno_id = student for key share;
    if not found then
      return json_build_object('ok', false, 'motivo', 'aluno_nao_encontrado');
    end if;
  end if;
  if octet_length(p_correcao::text) > 65536 then
    raise check_violation using message = 'the correction is too large', detail = 'correcao_grande';
  end if;
  if (
    select count(*) from public.sala_envios where sala_id = p_sala and autor_id = coalesce(student, place)
  ) >= 200 then
    return json_build_object('ok', false, 'motivo', 'limite_de_envios');
  end if;
  update public.sala_fotos set dia = today, no_dia = case when dia = today then no_dia else 0 end + 1
  where sala_id = p_sala and (dia <> today or no_dia < 120);
  if not found then
    return json_build_object('ok', false, 'motivo', 'limite_diario');
  end if;
  -- The expected name now has an essay, so the student's claim to it needs a confirmation.
  update public.sala_nomes set aluno_id = null, pretende_desde = clock_timestamp()
  where id = place and student is null and aluno_id = pretendente_id;
  levels := array(
    select (p_correcao -> 'competencias' -> ('competencia_' || n) ->> 'note')::smallint from generate_series(1, 5) n
  );
  if exists (select from unnest(levels) level where level is null or level not between 0 and 200 or level % 40 <> 0) then
    raise check_violation using message = 'the correction has no five levels';
  end if;
  insert into public.redacoes (id, usuario_id, tema, texto, nota_total, correcao, origem)
  values (
    essay_id, null, theme, p_texto, levels[1] + levels[2] + levels[3] + levels[4] + levels[5], p_correcao, 'professor'
  );
  insert into public.sala_envios (id, sala_id, aluno_id, nome_id, redacao_id, tema_id, tema, niveis, achados, fotografada)
  values (
    p_id, p_sala, student, place, essay_id,
    (
      select t.id from public.sala_temas t where t.sala_id = p_sala and lower(t.tema) = lower(theme)
      order by t.created_at desc, t.id limit 1
    ),
    theme, levels, private.finding_counts(p_correcao), true
  );
  perform private.purge_unclaimed_essays();
  return json_build_object('ok', true, 'id', p_id);
end $$;

-- Deletes an essay that a teacher of the classroom photographed; returns whether there was such an essay.
-- Submissions of students can only be withdrawn by the students.
create function public.apagar_folha(p_envio uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sala_envios e using public.redacoes r
  where e.id = (private.taught_sending(p_envio)).id and r.id = e.redacao_id and r.usuario_id is null;
  return found;
end $$;

-- Essays that teachers photographed for the caller, newest first, including those of classrooms the caller has
-- left: {id, sala_id, sala_nome, professores, tema, enviado_em, total, revisada}. The caller withdraws an essay
-- with `retirar_da_sala`.
create function public.folhas_recebidas() returns json language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professores', private.teacher_names(s.id),
    'tema', coalesce(e.tema, ''), 'enviado_em', e.created_at, 'total', e.total, 'revisada', e.revisada
  ) order by e.created_at desc, e.id), '[]')
  from public.sala_envios e
  join public.redacoes r on r.id = e.redacao_id and r.usuario_id is null
  join public.salas s on s.id = e.sala_id and s.excluida_em is null
  where e.aluno_id = (select auth.uid())
$$;

-- One essay photographed for the caller, with its correction and review; null for any other essay: {id, sala_id,
-- sala_nome, professores, enviado_em, redacao, revisao, anotacoes}.
create function public.folha_recebida(p_envio uuid) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'id', e.id, 'sala_id', s.id, 'sala_nome', s.nome, 'professores', private.teacher_names(s.id),
    'enviado_em', e.created_at,
    'redacao', json_build_object(
      'id', r.id, 'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
      'correcao', r.correcao, 'data_envio', r.data_envio, 'created_at', r.created_at
    ),
    'revisao', private.review_of(e.id), 'anotacoes', private.annotations_of(e.id)
  )
  from public.sala_envios e
  join public.redacoes r on r.id = e.redacao_id and r.usuario_id is null
  join public.salas s on s.id = e.sala_id and s.excluida_em is null
  where e.id = p_envio and e.aluno_id = (select auth.uid())
$$;

-- Deletes the text of a photographed essay when its submission is deleted, for whatever reason.
create function private.drop_photographed_essay() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.redacoes where id = old.redacao_id and usuario_id is null;
  return null;
end $$;
create trigger drop_photographed_essay after delete on public.sala_envios
  for each row execute function private.drop_photographed_essay();

-- Deletes photographed essays that nobody has claimed for 365 days, in any classroom. Skips locked rows, as
-- `purge_deleted_classes` does.
create function private.purge_unclaimed_essays() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.sala_envios where id in (
    select id from public.sala_envios
    where aluno_id is null and created_at < now() - interval '365 days' for update skip locked
  )
$$;

grant execute on function
  public.confirmar_fotos(uuid), public.fotos_da_sala(uuid), public.enviar_folha(uuid, uuid, uuid, text, text, jsonb),
  public.apagar_folha(uuid), public.folhas_recebidas(), public.folha_recebida(uuid)
to authenticated;
