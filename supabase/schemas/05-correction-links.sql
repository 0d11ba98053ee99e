-- Links that show a correction to anybody until they expire (decision 0027), created only by
-- `compartilhar_correcao` and opened only by `correcao_compartilhada`. Revoking a link deletes it; deleting its
-- essay or its account deletes it too.
create table public.correcao_links (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  codigo text not null unique default private.new_invite_code() check (char_length(codigo) between 43 and 100),
  com_nome boolean not null,
  valido_ate timestamptz not null,
  created_at timestamptz not null default now(),
  constraint correcao_links_at_most_90_days check (
    valido_ate > created_at and valido_ate <= created_at + interval '2160 hours'
  )
);
create index correcao_links_usuario_idx on public.correcao_links (usuario_id, created_at desc);
create index correcao_links_redacao_idx on public.correcao_links (redacao_id);
alter table public.correcao_links enable row level security;
create policy "own links" on public.correcao_links for select to authenticated using (usuario_id = (select auth.uid()));
create policy "revoke own link" on public.correcao_links for delete to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.correcao_links from public, anon, authenticated;
grant select, delete on public.correcao_links to authenticated;
grant select, insert, update, delete on public.correcao_links to service_role;

-- The parts of a correction that are about the essay. Not shared: ids, how the correction was paid, why no model
-- read the essay, and anything else a browser stored with it. `sharedParts` of the app keeps the same parts.
create function private.shared_parts(p_correcao jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_object_agg(part.key, case when part.key <> 'grifo' then part.value else (
    select coalesce(jsonb_object_agg(extra.key, extra.value), '{}')
    from jsonb_each(case when jsonb_typeof(part.value) = 'object' then part.value end) extra
    where extra.key in (
      'producer', 'version', 'readers', 'band', 'accounts', 'evidence', 'improvements', 'steps', 'totalWithSteps', 'praise',
      'ceilings', 'zeroReason', 'coherence'
    )
  ) end)
  from jsonb_each(p_correcao) part
  where part.key in ('nota_final', 'competencias', 'erros_detectados', 'videos_sugeridos', 'resumo', 'grifo')
$$;

-- Returns {ok, link}, where `link` is {id, redacao_id, codigo, com_nome, valido_ate, created_at}, or {ok: false,
-- motivo}: 'redacao_nao_encontrada' (also if the essay is somebody else's or has no correction) or 'limite' (the
-- caller already has fifty valid links). Deletes links that expired a month ago.
create function public.compartilhar_correcao(p_redacao text, p_dias integer default 30, p_com_nome boolean default false)
returns json language plpgsql security definer set search_path = '' as $$
declare
  caller constant uuid := (select auth.uid());
  essay_id uuid;
  link json;
begin
  if p_dias is null or p_dias not in (7, 30, 90) then
    raise check_violation using message = 'a link is for 7, 30 or 90 days';
  end if;
  -- Locks the profile, so that parallel requests count links one after the other.
  perform from public.profiles where user_id = caller for no key update;
  select id into essay_id from public.redacoes where id = private.own_essay_id(p_redacao) and correcao is not null;
  if essay_id is null then
    return json_build_object('ok', false, 'motivo', 'redacao_nao_encontrada');
  end if;
  delete from public.correcao_links where usuario_id = caller and valido_ate < now() - interval '720 hours';
  if (select count(*) from public.correcao_links where usuario_id = caller and valido_ate > now()) >= 50 then
    return json_build_object('ok', false, 'motivo', 'limite');
  end if;
  insert into public.correcao_links (usuario_id, redacao_id, com_nome, valido_ate)
  values (caller, essay_id, coalesce(p_com_nome, false), now() + p_dias * interval '24 hours')
  returning json_build_object(
    'id', id, 'redacao_id', redacao_id, 'codigo', codigo, 'com_nome', com_nome, 'valido_ate', valido_ate,
    'created_at', created_at
  ) into link;
  return json_build_object('ok', true, 'link', link);
end $$;

-- Returns the correction of a link code to visitors: {tema, texto, nota_total, niveis, faixa, correcao, conferida,
-- data_envio, nome, valido_ate}. Contains no id and no address; `nome` is set only if the owner chose to show it;
-- `conferida` says that the server corrected, not a browser. Null for an unknown, revoked or expired code alike.
create function public.correcao_compartilhada(p_codigo text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'tema', r.tema, 'texto', r.texto, 'nota_total', r.nota_total, 'niveis', r.niveis, 'faixa', r.faixa,
    'correcao', private.shared_parts(r.correcao), 'conferida', r.origem = 'funcao', 'data_envio', r.data_envio,
    'nome', case when l.com_nome then p.nome end, 'valido_ate', l.valido_ate
  )
  from public.correcao_links l
  join public.redacoes r on r.id = l.redacao_id and r.usuario_id = l.usuario_id
  join public.profiles p on p.user_id = l.usuario_id
  where l.codigo = p_codigo and l.valido_ate > now()
$$;

grant execute on function
  public.compartilhar_correcao(text, integer, boolean), public.correcao_compartilhada(text)
to authenticated;
