-- What a removed student had sent was kept for ever, in case the removal is undone. Now that ends after thirty days; what stays is
-- that the student was removed, so that an old link does not open (0043).
alter table public.sala_removidos
  -- What was kept is gone.
  add column encerrada boolean not null default false;
create index sala_removidos_to_end_idx on public.sala_removidos (removido_em) where not encerrada;

-- Of whoever, as `purge_deleted_classes`: it waits for nobody. What somebody else holds goes the next time.
create function private.purge_removals() returns void
language plpgsql security definer set search_path = ''
as $$
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

-- As in 0023, and what is older than thirty days ends, of whoever.
create or replace function public.remover_aluno(p_sala uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
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

-- As in 0061, for thirty days.
create or replace function public.desfazer_remocao(p_sala uuid, p_aluno uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
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

-- As in 0052.
create or replace function public.salas_excluidas() returns json
language plpgsql security definer set search_path = ''
as $$
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

-- What is still kept of the caller in classes a teacher removed the caller from, for the copy of the own data, the latest removal
-- first: {sala_nome, entrou_em, removido_em, guardado_ate, envios}, each sending {id, redacao_id, tema, texto, enviado_em, revisao,
-- anotacoes}; `texto` of one that a teacher photographed alone, null where the essay is among the own ones.
create function public.minhas_remocoes() returns json
language sql stable security definer set search_path = ''
as $$
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

revoke execute on function private.purge_removals() from public;
revoke execute on function public.minhas_remocoes() from public, anon, authenticated;
grant execute on function public.minhas_remocoes() to authenticated;
