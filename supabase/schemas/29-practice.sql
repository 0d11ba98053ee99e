-- Practice ("Treino"): exercises that return until they hold. The app decides what is right and when a card is due
-- again; the database stores, lists and counts. Users read their own rows, and functions write them.
create table public.treino_cartoes (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  -- Names the exercise among all of the account.
  chave text not null check (char_length(chave) between 1 and 160),
  -- Id of the fault that the exercise practises.
  falta text not null check (char_length(falta) between 1 and 60),
  -- Null for a card that is never asked again, because its owner said that the sentence has no fault.
  vence timestamptz check (vence between '2000-01-01T00:00:00Z' and '2200-01-01T00:00:00Z'),
  -- What the scheduler of the app remembers.
  memoria jsonb not null check (jsonb_typeof(memoria) = 'object' and octet_length(memoria::text) <= 1024),
  -- The essay from which the sentence is taken. Exercises of the bank have neither.
  redacao_id uuid references public.redacoes (id) on delete cascade,
  errada text check (char_length(errada) between 1 and 600),
  certa text check (char_length(certa) between 1 and 600),
  respondido_em timestamptz not null,
  primary key (usuario_id, chave),
  constraint treino_cartoes_whole_sentence check (num_nonnulls(errada, certa) in (0, 2)),
  constraint treino_cartoes_sentence_of_essay check (errada is null or redacao_id is not null)
);
create index treino_cartoes_due_idx on public.treino_cartoes (usuario_id, vence);
create index treino_cartoes_fault_idx on public.treino_cartoes (usuario_id, falta, vence);
create index treino_cartoes_redacao_idx on public.treino_cartoes (redacao_id);
alter table public.treino_cartoes enable row level security;
create policy "own cards" on public.treino_cartoes for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.treino_cartoes from public, anon, authenticated;
grant select on public.treino_cartoes to authenticated;
grant select, insert, update, delete on public.treino_cartoes to service_role;

create table public.treino_respostas (
  -- Made by the app, so that an answer that is sent twice is stored once.
  id uuid primary key,
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  chave text not null check (char_length(chave) between 1 and 160),
  falta text not null check (char_length(falta) between 1 and 60),
  certa boolean not null,
  respondida_em timestamptz not null,
  created_at timestamptz not null default now()
);
create index treino_respostas_day_idx on public.treino_respostas (usuario_id, created_at);
create index treino_respostas_fault_idx on public.treino_respostas (usuario_id, falta, respondida_em desc);
alter table public.treino_respostas enable row level security;
create policy "own answers" on public.treino_respostas for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.treino_respostas from public, anon, authenticated;
grant select on public.treino_respostas to authenticated;
grant select, insert, update, delete on public.treino_respostas to service_role;

-- The answers of an account by fault, counted as they come, so that no list reads the answers of years.
create table public.treino_faltas (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  falta text not null check (char_length(falta) between 1 and 60),
  acertos integer not null,
  erros integer not null,
  -- Right answers since the last wrong one, which was given at `errou_em`.
  seguidas integer not null,
  errou_em timestamptz,
  -- The first answer.
  desde timestamptz not null,
  primary key (usuario_id, falta)
);
alter table public.treino_faltas enable row level security;
create policy "own faults" on public.treino_faltas for select to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.treino_faltas from public, anon, authenticated;
grant select on public.treino_faltas to authenticated;
grant select, insert, update, delete on public.treino_faltas to service_role;

-- The time of an answer as it is stored: a device's clock may be wrong, and an answer may wait long for a
-- connection, so times are moved to the nearest possible one instead of refused.
create function private.practice_time(p_instant timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select greatest(least(p_instant, now() + interval '5 minutes'), now() - interval '60 days') $$;

-- Stores the caller's card, {chave, falta, memoria, redacao_id, frase: {errada, certa}}, due at `p_vence`, or never
-- if that is null. The later answer stays, and a card that is never asked again stays so. The caller holds the lock
-- of the profile.
create function private.keep_card(p_cartao jsonb, p_vence timestamptz, p_respondido_em timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  key constant text := p_cartao ->> 'chave';
  essay_id constant uuid := private.own_essay_id(p_cartao ->> 'redacao_id');
begin
  if essay_id is null and p_cartao ->> 'redacao_id' is not null then
    raise insufficient_privilege using message = 'the essay of a card is an own one';
  end if;
  if not exists (select from public.treino_cartoes where usuario_id = caller and chave = key)
    and (select count(*) from public.treino_cartoes where usuario_id = caller) >= 12000 then
    raise sqlstate 'PT429' using message = 'too many cards', detail = 'limite_de_cartoes';
  end if;
  insert into public.treino_cartoes as stored
    (usuario_id, chave, falta, vence, memoria, redacao_id, errada, certa, respondido_em)
  values (
    caller, key, p_cartao ->> 'falta', p_vence, p_cartao -> 'memoria', essay_id,
    p_cartao #>> '{frase,errada}', p_cartao #>> '{frase,certa}', private.practice_time(p_respondido_em)
  )
  on conflict (usuario_id, chave) do update
    set falta = excluded.falta, vence = excluded.vence, memoria = excluded.memoria, redacao_id = excluded.redacao_id,
        errada = excluded.errada, certa = excluded.certa, respondido_em = excluded.respondido_em
    where excluded.vence is null or stored.vence is not null and excluded.respondido_em >= stored.respondido_em;
end $$;

-- Stores an answer with its card as it is afterwards. An answer with an id that is there already changes nothing.
-- An account may give 300 answers a day, when nobody practises more than some ten times ten.
create function public.responder_treino(p_id uuid, p_cartao jsonb, p_certa boolean, p_respondida_em timestamptz)
returns void language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  fault constant text := p_cartao ->> 'falta';
  answered constant timestamptz := private.practice_time(p_respondida_em);
begin
  -- Locks the profile, so that parallel answers are counted one after the other.
  perform from public.profiles where user_id = caller for no key update;
  if exists (select from public.treino_respostas where id = p_id) then
    return;
  end if;
  if (
    select count(*) from public.treino_respostas
    where usuario_id = caller and created_at >= private.sao_paulo_midnight(now())
  ) >= 300 then
    raise sqlstate 'PT429' using message = 'too many answers today', detail = 'limite_diario';
  end if;
  if p_cartao ->> 'vence' is null then
    raise check_violation using message = 'an answered card is due some day';
  end if;
  perform private.keep_card(p_cartao, (p_cartao ->> 'vence')::timestamptz, answered);
  insert into public.treino_respostas (id, usuario_id, chave, falta, certa, respondida_em)
  values (p_id, caller, p_cartao ->> 'chave', fault, p_certa, answered);
  insert into public.treino_faltas as known (usuario_id, falta, acertos, erros, seguidas, errou_em, desde)
  values (
    caller, fault, p_certa::integer, (not p_certa)::integer, p_certa::integer,
    case when not p_certa then answered end, answered
  )
  on conflict (usuario_id, falta) do update
    set acertos = known.acertos + excluded.acertos, erros = known.erros + excluded.erros,
        -- An answer that comes late may be older than others.
        seguidas = case
          when known.errou_em > answered then known.seguidas
          when p_certa then known.seguidas + 1
          else (
            select count(*) from public.treino_respostas r
            where r.usuario_id = caller and r.falta = fault and r.certa and r.respondida_em > answered
          )
        end,
        errou_em = greatest(known.errou_em, excluded.errou_em), desde = least(known.desde, excluded.desde);
end $$;

-- "Isto não era erro": the card is never asked again. Its key stays known, so that it does not come back as new.
create function public.dispensar_cartao(p_cartao jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.profiles where user_id = (select auth.uid()) for no key update;
  perform private.keep_card(p_cartao, null, (p_cartao ->> 'respondido_em')::timestamptz);
end $$;

-- The caller's practice: {cartoes, faltas, hoje}. `cartoes` are those due before `p_ate`, due longest first, at most
-- a hundred; `hoje` is the first answer of each card since `p_desde`, two days ago at the earliest,
-- with whether it was right by now.
create function public.meu_treino(p_desde timestamptz, p_ate timestamptz) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'cartoes', coalesce((
      select json_agg(json_build_object(
        'chave', c.chave, 'falta', c.falta, 'vence', c.vence, 'memoria', c.memoria, 'redacao_id', c.redacao_id,
        'frase', case when c.errada is not null then json_build_object('errada', c.errada, 'certa', c.certa) end,
        'respondido_em', c.respondido_em
      ) order by c.vence, c.chave)
      from (
        select * from public.treino_cartoes
        where usuario_id = (select auth.uid()) and vence < p_ate order by vence, chave limit 100
      ) c
    ), '[]'),
    'faltas', coalesce((
      select json_agg(json_build_object(
        'falta', f.falta, 'seguidas', f.seguidas, 'acertos', f.acertos, 'erros', f.erros, 'desde', f.desde,
        'vence', (
          select min(c.vence) from public.treino_cartoes c where c.usuario_id = f.usuario_id and c.falta = f.falta
        )
      ) order by f.falta)
      from public.treino_faltas f where f.usuario_id = (select auth.uid())
    ), '[]'),
    'hoje', coalesce((
      select json_agg(json_build_object('chave', a.chave, 'certa', a.certa, 'acertou', a.acertou)
        order by a.respondida_em, a.created_at)
      from (
        select distinct on (r.chave) r.chave, r.certa, bool_or(r.certa) over (partition by r.chave) as acertou,
          r.respondida_em, r.created_at
        from (select greatest(p_desde, now() - interval '2 days') as since) day
        -- No answer is stored more than five minutes before it is given, and only the time of storing is indexed.
        join public.treino_respostas r
          on r.created_at >= day.since - interval '5 minutes' and r.respondida_em >= day.since
        where r.usuario_id = (select auth.uid())
        order by r.chave, r.respondida_em, r.created_at
      ) a
    ), '[]')
  )
$$;

-- Different exercises that the caller has answered today.
create function private.practised_today() returns integer
language sql stable set search_path = '' as $$
  select count(distinct chave)::integer from public.treino_respostas
  where usuario_id = (select auth.uid()) and created_at >= private.sao_paulo_midnight(now())
    and respondida_em >= private.sao_paulo_midnight(now())
$$;

-- Those of at most a thousand keys that are no cards of the caller yet, in their order.
create function public.cartoes_ineditos(p_chaves text[]) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  if cardinality(p_chaves) > 1000 then
    raise check_violation using message = 'at most a thousand keys', detail = 'limite_de_chaves';
  end if;
  return (
    select coalesce(json_agg(asked.chave order by asked.n), '[]')
    from unnest(p_chaves) with ordinality asked (chave, n)
    where not exists (
      select from public.treino_cartoes c where c.usuario_id = (select auth.uid()) and c.chave = asked.chave
    )
  );
end $$;

-- Lets the students of a classroom practise sentences of one another, without names (`frases_da_sala`), or ends it.
-- Returns whether the caller teaches the classroom.
create function public.permitir_frases(p_sala uuid, p_sim boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.lock_taught_class(p_sala) then
    return false;
  end if;
  update public.salas set frases_no_treino = p_sim where id = p_sala;
  return true;
end $$;

-- The words of a text in the form of `name_key`, but for those that are part of many names and of every sentence.
-- Spelled out as signs between words, because what a letter is depends on the locale of the database.
create function private.words_of_key(p_key text) returns text[] language sql immutable set search_path = '' as $$
  select array(
    select word
    from unnest(string_to_array(regexp_replace(
      p_key, '[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205e]+', ' ', 'g'
    ), ' ')) word
    where char_length(word) > 1 and word <> all ('{da,das,de,del,di,do,dos,du,la}')
  )
$$;

-- At most twenty faulty sentences of the caller's classmates, at random, without names: {errada, falta}. They come
-- from cards made of essays that are submitted to a classroom of the caller where a teacher allows it. Only what
-- stands in the submitted text is shown, so that nobody can say anything to classmates that no teacher received, and
-- no sentence with a word of the name of a student, an expected student or a teacher of the classroom.
create function public.frases_da_sala() returns json
language sql volatile security definer set search_path = '' as $$
  with classes as materialized (
    select s.id, private.words_of_key(string_agg(named.chave, ' ')) as names
    from public.salas s
    cross join lateral (
      select p.chave from public.sala_alunos m join public.profiles p on p.user_id = m.aluno_id where m.sala_id = s.id
      union all
      select chave from public.sala_nomes where sala_id = s.id
      union all
      select private.name_key(nome) from private.class_teachers(s.id)
    ) named
    where s.frases_no_treino and s.id = any (array(select private.joined_class_ids()))
    group by s.id
  ), seen as materialized (
    select c.names, card.errada, card.falta
    from classes c
    cross join lateral (
      select e.aluno_id, e.redacao_id
      from public.sala_envios e
      join public.sala_alunos m on m.sala_id = e.sala_id and m.aluno_id = e.aluno_id
      where e.sala_id = c.id and e.aluno_id <> (select auth.uid())
      order by e.created_at desc limit 200
    ) sent
    join public.redacoes r on r.id = sent.redacao_id
    cross join lateral (
      select t.errada, t.falta
      from public.treino_cartoes t
      where t.redacao_id = sent.redacao_id and t.usuario_id = sent.aluno_id and t.errada is not null
        and t.vence is not null and t.falta !~ '\s'
      order by t.respondido_em desc limit 10
    ) card
    where position(card.errada in r.texto) > 0
    -- Comparing with names takes most of the time.
    order by random() limit 100
  )
  select coalesce(json_agg(json_build_object('errada', errada, 'falta', falta)), '[]')
  from (
    select errada, min(falta) as falta from seen
    where not private.words_of_key(private.name_key(errada)) && names
    group by errada order by random() limit 20
  ) shown
$$;

grant execute on function
  public.responder_treino(uuid, jsonb, boolean, timestamptz), public.dispensar_cartao(jsonb),
  public.meu_treino(timestamptz, timestamptz), public.cartoes_ineditos(text[]),
  public.permitir_frases(uuid, boolean), public.frases_da_sala()
to authenticated;
