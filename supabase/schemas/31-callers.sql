-- Limits the callers of every function to those that an earlier file, or the rest of this file, grants it to. The
-- revokes are needed because older projects grant new functions of `public` to everybody by default; newer projects
-- grant them to nobody.
revoke execute on all functions in schema private, public from public;
revoke execute on all functions in schema public from anon;

-- Functions that visitors may call, for the pages of an invite, of a shared correction and of unsubscribing from
-- e-mails.
grant execute on function
  public.sala_por_convite(text), public.correcao_compartilhada(text), public.parar_avisos_por_email(text)
to anon;

-- Functions that only the service role and Auth may call.
revoke execute on function
  public.guardar_correcao(uuid, text, text, text, jsonb, integer, text, text, text[], uuid),
  public.registrar_compra(text, text, text), public.estornar_compra(text, text), public.restaurar_compra(text),
  public.registrar_uso_ia(uuid, integer, text), public.reservar_ia(uuid, text, integer, text),
  public.encerrar_ia(uuid, text, text, text, integer, bigint, bigint, boolean),
  public.reservar_aviso_de_orcamento(), public.devolver_aviso_de_orcamento(date, text),
  public.reservar_aviso_por_email(), public.devolver_aviso_por_email(uuid), public.diagnostico()
from authenticated;
revoke execute on function public.limitar_cadastros(jsonb) from authenticated, service_role;

reset check_function_bodies;
