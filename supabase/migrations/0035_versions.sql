-- A rewritten essay knows the one it is a new version of.
alter table public.redacoes
  add column versao_de uuid references public.redacoes (id) on delete set null,
  add constraint redacoes_no_version_of_itself check (versao_de <> id);
create index redacoes_versao_de_idx on public.redacoes (versao_de);

-- Of an essay of the same account, or of none: the former one may never have reached the server, and the rewrite is stored
-- all the same.
create function private.keep_own_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.redacoes where id = new.versao_de and usuario_id = new.usuario_id and id <> new.id
  ) then
    new.versao_de := null;
  end if;
  return new;
end $$;

create trigger keep_own_version before insert or update of versao_de on public.redacoes
  for each row when (new.versao_de is not null) execute function private.keep_own_version();

-- As in 0032, with the essay that this one rewrites; an id that another row has by now is not taken again.
drop function public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[]);
create function public.guardar_correcao(
  p_usuario uuid, p_chave text, p_tema text, p_texto text, p_correcao jsonb, p_nota integer, p_produtor text, p_versao text,
  p_missoes text[] default '{}', p_versao_de uuid default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  essay_id uuid;
  key text := p_chave;
  known public.redacoes;
begin
  -- The profile before its essays, as by everything that stores. Then the row: a sending that is under way is there
  -- afterwards.
  perform from public.profiles where user_id = p_usuario for no key update;
  select * into known from public.redacoes
  where usuario_id = p_usuario and chave_idempotencia = p_chave for no key update;
  if found and known.origem = 'local' and (known.texto <> p_texto or known.tema is distinct from p_tema)
    and private.is_sent(known.id) then
    key := left(p_chave, 60) || ':' || md5(coalesce(p_tema, '') || ':' || p_texto);
  end if;
  insert into public.redacoes as stored
    (id, usuario_id, chave_idempotencia, tema, texto, correcao, nota_total, produtor, versao, missoes, versao_de, origem)
  values (
    case
      when key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and (known.id is not null or not exists (select from public.redacoes where id = key::uuid))
      then key::uuid else gen_random_uuid()
    end,
    p_usuario, key, p_tema, p_texto, p_correcao, p_nota, p_produtor, p_versao, p_missoes, p_versao_de, 'funcao'
  )
  on conflict (usuario_id, chave_idempotencia) do update
    set tema = excluded.tema, texto = excluded.texto, correcao = excluded.correcao, nota_total = excluded.nota_total,
        produtor = excluded.produtor, versao = excluded.versao, missoes = excluded.missoes,
        versao_de = coalesce(stored.versao_de, excluded.versao_de), origem = 'funcao'
    where stored.origem = 'local'
      and (stored.texto = excluded.texto and stored.tema is not distinct from excluded.tema or not private.is_sent(stored.id))
  returning id into essay_id;
  if essay_id is null then
    select id into essay_id from public.redacoes where usuario_id = p_usuario and chave_idempotencia = key;
  end if;
  return essay_id;
end $$;

revoke execute on function private.keep_own_version() from public;
revoke execute on function
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[], uuid) from public, anon, authenticated;
grant execute on function
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[], uuid) to service_role;
