-- In which role a message was written is the profile's to say: a browser could sign one as a developer's.
create or replace function private.guard_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account_type text;
begin
  select tipo_conta into account_type from public.profiles where user_id = new.usuario_id for no key update;
  if (
    select count(*) from public.feedback_mensagens
    where usuario_id = new.usuario_id and created_at >= private.sao_paulo_midnight(now())
  ) >= 20 then
    raise sqlstate 'PT429' using message = 'too many messages today', detail = 'limite_diario';
  end if;
  new.papel_usuario := coalesce(account_type, new.papel_usuario);
  new.created_at := now();
  return new;
end $$;
