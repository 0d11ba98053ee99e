-- The queue of reviews by name as people sort them, and found without accents and capitals: by the key of names, since the embedded
-- Postgres has no collation of ICU.

-- What homonyms have in common, kept as for expected names: the queue would spend most of its time on it.
alter table public.profiles
  add column chave text generated always as (regexp_replace(private.name_key(nome), '( ?\(\d+\))+$', '')) stored;

-- As in 0002.
create or replace function private.guard_profile() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- What is generated has no value yet, and nobody writes it.
  editable constant text[] := array['nome', 'telefone', 'cidade', 'avatar_url', 'ranking_opt_in', 'chave'];
begin
  if private.is_client() and to_jsonb(new) - editable is distinct from to_jsonb(old) - editable then
    raise insufficient_privilege using message = 'this column of a profile cannot be written';
  end if;
  -- The balance is the sum of the transactions: only their trigger (0003), one level deeper, moves it.
  if new.canetinhas is distinct from old.canetinhas and pg_trigger_depth() < 2 then
    raise insufficient_privilege using message = 'canetinhas change by transactions only';
  end if;
  new.updated_at := now();
  return new;
end $$;

-- As in 0052.
create or replace function private.class_students(p_salas uuid[])
returns table (
  sala_id uuid, aluno_id uuid, entrou_em timestamptz, nome text, nome_anterior text, nome_na_lista text, chave text
)
language sql stable set search_path = ''
as $$
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

-- For sorting in "C": the key, with numbers by their size, up to four figures.
create function private.sort_name(p_name text) returns text
language sql immutable
return regexp_replace(
  regexp_replace(private.name_key(p_name), '(\d+)', '0000\1', 'g'), '\d*(\d{4})(?!\d)', '\1', 'g'
);
revoke execute on function private.sort_name(text) from public;

-- As in 0059, but for the order and the search by name, both without accents and capitals.
create or replace function public.fila_de_revisao(
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
  writers as materialized (
    select sala_id, autor_id, nome, esperado,
      case p_ordem
        -- Window functions are computed for every order, so the costly part is left out of the others here.
        when 'nome' then dense_rank() over (order by case when p_ordem = 'nome' then private.sort_name(nome) end collate "C")
        when 'nao_visto' then exists (
          select from public.sala_envios x where x.sala_id = a.sala_id and x.autor_id = a.autor_id and x.revisada
        )::integer
      end as place
    from private.class_writers(array(select id from taught)) a
    where private.name_key(left(p_busca, 100)) = '' or position(private.name_key(left(p_busca, 100)) in private.name_key(nome)) > 0
  ),
  -- Only what orders them: the rest is read of the few that are shown.
  found as materialized (
    select e.id, e.created_at, e.tema_id, a.place,
      case when p_ordem = 'certeza' then -coalesce(e.largura, 1001) end as sureness
    from writers a
    join public.sala_envios e on e.sala_id = a.sala_id and e.autor_id = a.autor_id
    where e.revisada = (p_estado = 'revisada') and (p_tema is null or e.tema_id = p_tema)
      and (p_estado <> 'rascunho' or exists (select from public.revisao_rascunhos d where d.envio_id = e.id))
  ),
  -- Whose essays can be among the first 200 by date. Dates are looked up by theme, and then of these essays alone.
  earliest as (
    select tema_id from (
      select tema_id, sum(essays) over (order by due groups between unbounded preceding and 1 preceding) as before
      from (
        select tema_id, (select prazo from public.sala_temas where id = tema_id) as due, count(*) as essays
        from found where tema_id is not null group by tema_id
      ) theme
    ) counted
    where coalesce(before, 0) < 200
  )
  select json_build_object(
    'total', (select count(*) from found),
    'itens', coalesce((
      select json_agg(json_build_object(
        'id', e.id, 'sala_id', e.sala_id, 'sala_nome', (select nome from taught where id = e.sala_id),
        'aluno_id', e.autor_id, 'aluno_nome', a.nome, 'esperado', a.esperado,
        'tema', coalesce(e.tema, ''), 'prazo', (select prazo from public.sala_temas where id = e.tema_id),
        'enviado_em', e.created_at, 'total', e.total, 'largura', e.largura, 'revisada', e.revisada,
        'rascunho', exists (select from public.revisao_rascunhos d where d.envio_id = e.id)
      ) order by q.nth)
      -- An array, of which the planner expects some rows, not one: it reads names once, not once a row.
      from unnest(array(
        select id
        from found
        where p_ordem <> 'prazo' or tema_id is null or tema_id in (select tema_id from earliest)
        order by case when p_ordem = 'prazo' then (select prazo from public.sala_temas where id = tema_id) end,
          sureness, place, created_at, id
        limit least(greatest(coalesce(p_limite, 50), 1), 200)
      )) with ordinality q(id, nth)
      join public.sala_envios e on e.id = q.id
      join writers a on a.sala_id = e.sala_id and a.autor_id = e.autor_id
    ), '[]')
  )
$$;
