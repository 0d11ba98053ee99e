-- Who calls which function: whoever a file before this one grants it to, and nobody else. Older projects grant new functions
-- of `public` to everybody by default, new ones to nobody.
revoke execute on all functions in schema private, public from public;
revoke execute on all functions in schema public from anon;

-- Visitors: the pages of an invite, of a shared correction and of the end of mails.
grant execute on function
  public.sala_por_convite(text), public.correcao_compartilhada(text), public.parar_avisos_por_email(text)
to anon;

-- The service role and Auth only.
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
