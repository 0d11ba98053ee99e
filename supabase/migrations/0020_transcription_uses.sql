-- Transcribing photos has a count of its own: a call costs more than a correction, and neither is to use up the other's
-- day.
alter table public.uso_ia
  add column servico text not null default 'correcao' check (servico in ('correcao', 'transcricao'));
alter table public.uso_ia drop constraint uso_ia_pkey, add primary key (usuario_id, dia, servico);

-- The default is for functions deployed before this migration.
drop function public.registrar_uso_ia(uuid, integer);
create function public.registrar_uso_ia(
  p_usuario uuid, p_limite integer, p_servico text default 'correcao'
) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  used integer;
begin
  if p_limite > 0 then
    insert into public.uso_ia as uso (usuario_id, dia, servico, contagem)
    values (p_usuario, private.sao_paulo_date(now()), p_servico, 1)
    on conflict (usuario_id, dia, servico) do update set contagem = uso.contagem + 1 where uso.contagem < p_limite
    returning contagem into used;
  end if;
  return json_build_object('ok', used is not null, 'restante', coalesce(p_limite - used, 0));
end $$;

revoke execute on function public.registrar_uso_ia(uuid, integer, text) from public, anon, authenticated;
grant execute on function public.registrar_uso_ia(uuid, integer, text) to service_role;
