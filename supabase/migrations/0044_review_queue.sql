-- What a teacher has to review, over all classrooms taught, and the review begun of each essay.

-- How wide the band around the total is: the wider, the less sure the corrector. Copied as the levels are (0024).
alter table public.sala_envios add column largura smallint check (largura between 0 and 1000);

create function private.band_width(p_faixa jsonb) returns smallint
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(p_faixa -> 'low') = 'number' and jsonb_typeof(p_faixa -> 'high') = 'number' then
    least(greatest((p_faixa ->> 'high')::numeric - (p_faixa ->> 'low')::numeric, 0), 1000)::smallint
  end
$$;

create function private.copy_band_width() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.largura := (select private.band_width(faixa) from public.redacoes where id = new.redacao_id);
  return new;
end $$;

-- With the levels: they change together, when the edge function vouches for an essay.
create trigger copy_band_width before insert or update of niveis on public.sala_envios
  for each row execute function private.copy_band_width();

update public.sala_envios e set largura = private.band_width(r.faixa)
from public.redacoes r where r.id = e.redacao_id;

create index sala_envios_to_review_idx on public.sala_envios (sala_id, created_at) where not revisada;
create index sala_envios_theme_to_review_idx on public.sala_envios (tema_id, created_at) where not revisada;
create index sala_envios_reviewed_idx on public.sala_envios (sala_id, aluno_id) where revisada;

-- A review that was begun: the form as it stands, shown to the teachers of the classroom alone. Publishing it deletes it.
create table public.revisao_rascunhos (
  envio_id uuid primary key references public.sala_envios (id) on delete cascade,
  professor_id uuid not null references public.profiles (user_id) on delete cascade,
  itens jsonb not null check (jsonb_typeof(itens) = 'array' and octet_length(itens::text) <= 32768),
  updated_at timestamptz not null default now()
);
create index revisao_rascunhos_professor_idx on public.revisao_rascunhos (professor_id);
alter table public.revisao_rascunhos enable row level security;
create policy "by functions only" on public.revisao_rascunhos for all to authenticated using (false);
revoke all on public.revisao_rascunhos from public, anon, authenticated;
grant select, insert, update, delete on public.revisao_rascunhos to service_role;

-- Keeps the form of a review as it stands; no items take it away. Answers whether the essay is the caller's to review.
create function public.guardar_rascunho(p_envio uuid, p_itens jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.sala_envios where id = (private.taught_sending(p_envio)).id for no key update;
  if not found then
    return false;
  end if;
  if jsonb_array_length(p_itens) = 0 then
    delete from public.revisao_rascunhos where envio_id = p_envio;
  else
    insert into public.revisao_rascunhos (envio_id, professor_id, itens)
    values (p_envio, (select auth.uid()), p_itens)
    on conflict (envio_id) do update
      set professor_id = excluded.professor_id, itens = excluded.itens, updated_at = clock_timestamp();
  end if;
  return true;
end $$;

-- The draft of a review, null without one: {itens, atualizado_em, professor_nome, meu}.
create function public.rascunho_da_revisao(p_envio uuid) returns json
language sql stable security definer set search_path = ''
as $$
  select json_build_object(
    'itens', d.itens, 'atualizado_em', d.updated_at, 'professor_nome', p.nome,
    'meu', d.professor_id = (select auth.uid())
  )
  from private.taught_sending(p_envio) e
  join public.revisao_rascunhos d on d.envio_id = e.id
  join public.profiles p on p.user_id = d.professor_id
$$;

-- A published review has no draft any more, whoever published it.
create function private.drop_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.revisao_rascunhos where envio_id = new.id;
  return null;
end $$;

create trigger drop_draft after update of niveis_professor on public.sala_envios
  for each row execute function private.drop_draft();

-- Essays of the classrooms taught, archived ones left out, those in `p_sala` alone where it is given, of a theme of theirs
-- where `p_tema` is: {itens, total}. `p_estado` is 'a_revisar', 'rascunho' or 'revisada'; `p_ordem` 'prazo', 'certeza' (the
-- least sure first), 'nao_visto' (students without a review first) or 'nome'; `p_busca` a part of a student's name. Of the
-- `total`, at most `p_limite` items, up to 200: {id, sala_id, sala_nome, aluno_id, aluno_nome, tema, prazo, enviado_em,
-- total, largura, revisada, rascunho}.
create function public.fila_de_revisao(
  p_estado text default 'a_revisar', p_ordem text default 'prazo', p_sala uuid default null, p_tema uuid default null,
  p_busca text default '', p_limite integer default 50
) returns json
language sql stable security definer set search_path = ''
as $$
  with taught as (
    select s.id, s.nome from public.salas s
    where s.id = any (array(select private.taught_class_ids())) and s.arquivada_em is null
      and (p_sala is null or s.id = p_sala)
  ),
  found as (
    select e.id, e.sala_id, t.nome as sala_nome, e.aluno_id, a.nome as aluno_nome, e.tema, e.tema_id, e.created_at,
      e.total, e.largura, e.revisada, d.envio_id is not null as rascunho
    from taught t
    join public.sala_envios e on e.sala_id = t.id and e.revisada = (p_estado = 'revisada')
    join private.class_students(array(select id from taught)) a on a.sala_id = e.sala_id and a.aluno_id = e.aluno_id
    left join public.revisao_rascunhos d on d.envio_id = e.id
    where (p_tema is null or e.tema_id = p_tema)
      and (p_estado <> 'rascunho' or d.envio_id is not null)
      and (btrim(p_busca) = '' or position(lower(btrim(left(p_busca, 100))) in lower(a.nome)) > 0)
  ),
  ranked as (
    select f.*, th.prazo, row_number() over (
      order by
        case when p_ordem = 'prazo' then th.prazo end nulls last,
        case when p_ordem = 'certeza' then -coalesce(f.largura, 1001) end,
        case when p_ordem = 'nao_visto' then exists (
          select from public.sala_envios x where x.sala_id = f.sala_id and x.aluno_id = f.aluno_id and x.revisada
        )::int end,
        case when p_ordem = 'nome' then lower(f.aluno_nome) end,
        f.created_at, f.id
    ) as place
    from found f left join public.sala_temas th on th.id = f.tema_id
    order by place
    limit least(greatest(coalesce(p_limite, 50), 1), 200)
  )
  select json_build_object(
    'total', (select count(*) from found),
    'itens', coalesce((
      select json_agg(json_build_object(
        'id', id, 'sala_id', sala_id, 'sala_nome', sala_nome, 'aluno_id', aluno_id, 'aluno_nome', aluno_nome,
        'tema', coalesce(tema, ''), 'prazo', prazo, 'enviado_em', created_at, 'total', total, 'largura', largura,
        'revisada', revisada, 'rascunho', rascunho
      ) order by place)
      from ranked
    ), '[]')
  )
$$;

-- How many essays wait for a review, over all classrooms taught.
create function public.redacoes_a_revisar() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer
  from public.sala_envios e
  join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
  join public.salas s on s.id = e.sala_id and s.arquivada_em is null
  where e.sala_id = any (array(select private.taught_class_ids())) and not e.revisada
$$;

revoke execute on function
  private.band_width(jsonb), private.copy_band_width(), private.drop_draft() from public;
revoke execute on function
  public.guardar_rascunho(uuid, jsonb), public.rascunho_da_revisao(uuid), public.redacoes_a_revisar(),
  public.fila_de_revisao(text, text, uuid, uuid, text, integer) from public, anon, authenticated;
grant execute on function
  public.guardar_rascunho(uuid, jsonb), public.rascunho_da_revisao(uuid), public.redacoes_a_revisar(),
  public.fila_de_revisao(text, text, uuid, uuid, text, integer) to authenticated;
