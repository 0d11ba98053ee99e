-- An essay has one id from its first minute: the key under which a device sends it is the id of its row, also where the
-- function stores it. Keys of another form (essays of the local mode) get an id as before.
create or replace function public.guardar_correcao(
  p_usuario uuid, p_chave text, p_tema text, p_texto text, p_correcao jsonb, p_nota integer, p_produtor text, p_versao text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  essay_id uuid;
begin
  insert into public.redacoes as stored
    (id, usuario_id, chave_idempotencia, tema, texto, correcao, nota_total, produtor, versao, origem)
  values (
    case when p_chave ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_chave::uuid else gen_random_uuid() end,
    p_usuario, p_chave, p_tema, p_texto, p_correcao, p_nota, p_produtor, p_versao, 'funcao'
  )
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
