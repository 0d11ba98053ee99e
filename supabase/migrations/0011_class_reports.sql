-- What a teacher may know of a student: name, and the essays stored while the student is in the classroom, as figures.
-- SECURITY DEFINER because profiles and essays are closed to everybody but their owner; each function starts from the
-- caller's own classrooms.

-- One row per student of an own classroom, by name. Means are of scores the server vouches for, null without any.
create function public.relatorio_da_sala(p_sala uuid)
returns table (
  aluno_id uuid, nome text, entrou_em timestamptz, redacoes bigint, ultima_em timestamptz,
  media numeric, c1 numeric, c2 numeric, c3 numeric, c4 numeric, c5 numeric
)
language sql stable security definer set search_path = ''
as $$
  select m.aluno_id, p.nome, m.created_at, e.redacoes, e.ultima_em, e.media, e.c1, e.c2, e.c3, e.c4, e.c5
  from public.salas s
  join public.sala_alunos m on m.sala_id = s.id
  join public.profiles p on p.user_id = m.aluno_id
  cross join lateral (
    select count(*) as redacoes, max(r.created_at) as ultima_em,
      round(avg(r.nota_total) filter (where r.origem = 'funcao'), 1) as media,
      round(avg((r.niveis ->> 0)::numeric) filter (where r.origem = 'funcao'), 1) as c1,
      round(avg((r.niveis ->> 1)::numeric) filter (where r.origem = 'funcao'), 1) as c2,
      round(avg((r.niveis ->> 2)::numeric) filter (where r.origem = 'funcao'), 1) as c3,
      round(avg((r.niveis ->> 3)::numeric) filter (where r.origem = 'funcao'), 1) as c4,
      round(avg((r.niveis ->> 4)::numeric) filter (where r.origem = 'funcao'), 1) as c5
    from public.redacoes r
    where r.usuario_id = m.aluno_id and r.created_at >= m.created_at
  ) e
  where s.id = p_sala and s.professor_id = (select auth.uid())
  order by p.nome, m.aluno_id
$$;

-- The latest essays of all own classrooms, newest first, without their texts; at most 100.
create function public.redacoes_recentes_das_salas(p_limit integer default 10)
returns table (
  redacao_id uuid, sala_id uuid, sala_nome text, aluno_nome text, tema text, nota_total integer, origem text,
  created_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select r.id, s.id, s.nome, p.nome, r.tema, r.nota_total, r.origem, r.created_at
  from public.salas s
  join public.sala_alunos m on m.sala_id = s.id
  join public.profiles p on p.user_id = m.aluno_id
  cross join lateral (
    select * from public.redacoes r
    where r.usuario_id = m.aluno_id and r.created_at >= m.created_at
    order by r.created_at desc
    limit least(greatest(p_limit, 1), 100)
  ) r
  where s.professor_id = (select auth.uid())
  order by r.created_at desc
  limit least(greatest(p_limit, 1), 100)
$$;

revoke execute on function
  public.relatorio_da_sala(uuid), public.redacoes_recentes_das_salas(integer) from public, anon, authenticated;
grant execute on function
  public.relatorio_da_sala(uuid), public.redacoes_recentes_das_salas(integer) to authenticated;
