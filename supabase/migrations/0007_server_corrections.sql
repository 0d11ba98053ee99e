-- What only the edge functions call, with the service role: the daily count of calls, and storing a correction that the
-- server vouches for. They take a user id because the service role speaks for nobody.

create table public.uso_ia (
  usuario_id uuid not null references public.profiles (user_id) on delete cascade,
  -- São Paulo's day.
  dia date not null,
  contagem integer not null check (contagem >= 0),
  primary key (usuario_id, dia)
);

alter table public.uso_ia enable row level security;
create policy "own count" on public.uso_ia for select to authenticated
  using (usuario_id = (select auth.uid()));

revoke all on public.uso_ia from public, anon, authenticated;
grant select on public.uso_ia to authenticated;
grant select on public.uso_ia to service_role;

-- Counts one call of today: {ok, restante}. Beyond the limit nothing is counted and `ok` is false.
create function public.registrar_uso_ia(p_usuario uuid, p_limite integer) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  used integer;
begin
  if p_limite > 0 then
    insert into public.uso_ia as uso (usuario_id, dia, contagem)
    values (p_usuario, private.sao_paulo_date(now()), 1)
    on conflict (usuario_id, dia) do update set contagem = uso.contagem + 1 where uso.contagem < p_limite
    returning contagem into used;
  end if;
  return json_build_object('ok', used is not null, 'restante', coalesce(p_limite - used, 0));
end $$;

-- Stores a correction of the edge function and answers its id. The same key stores once; a row that a browser stored
-- under the key before gives way, since its score is only claimed.
create function public.guardar_correcao(
  p_usuario uuid, p_chave text, p_tema text, p_texto text, p_correcao jsonb, p_nota integer, p_produtor text, p_versao text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  essay_id uuid;
begin
  insert into public.redacoes as stored
    (usuario_id, chave_idempotencia, tema, texto, correcao, nota_total, produtor, versao, origem)
  values (p_usuario, p_chave, p_tema, p_texto, p_correcao, p_nota, p_produtor, p_versao, 'funcao')
  on conflict (usuario_id, chave_idempotencia) do update
    set tema = excluded.tema, texto = excluded.texto, correcao = excluded.correcao,
        nota_total = excluded.nota_total, produtor = excluded.produtor, versao = excluded.versao, origem = 'funcao'
    where stored.origem = 'local'
  returning id into essay_id;
  if essay_id is null then
    select id into essay_id from public.redacoes where usuario_id = p_usuario and chave_idempotencia = p_chave;
  end if;
  return essay_id;
end $$;

revoke execute on function
  public.registrar_uso_ia(uuid, integer),
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text) from public, anon, authenticated;
grant execute on function
  public.registrar_uso_ia(uuid, integer),
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text) to service_role;
