-- Deleting an account (LGPD, art. 18, VI). Nearly everything goes by the foreign keys that lead to the account; the rest
-- is a trigger's, so that an account removed in the dashboard leaves as little as one removed by its owner.

-- A message names its writer, so it goes along.
delete from public.feedback_mensagens where usuario_id is null;
alter table public.feedback_mensagens
  drop constraint feedback_mensagens_usuario_id_fkey,
  add constraint feedback_mensagens_usuario_id_fkey
    foreign key (usuario_id) references public.profiles (user_id) on delete cascade;

-- A purchase stays, without a person: that a payment was made has to be proved for years, and a notice that comes again
-- must not be granted anew. Only what belongs to nobody any more may be without an e-mail.
alter table public.compras alter column email drop not null;
update public.compras set email = null where usuario_id is null and creditada;
alter table public.compras add constraint compras_owned_with_email check (
  email is not null or (usuario_id is null and creditada)
);

-- What the team published stays the team's.
update public.comunicados set autor_nome = 'Equipe Grifo' where criado_por is null;

create function private.forget_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.compras set usuario_id = null, email = null where usuario_id = old.user_id;
  update public.comunicados set criado_por = null, autor_nome = 'Equipe Grifo' where criado_por = old.user_id;
  return old;
end $$;

create trigger forget_person before delete on public.profiles
  for each row execute function private.forget_person();

-- When the caller last showed who it is: by `amr`, the sign-ins of the session, which renewing a token leaves alone; by
-- the token's own time where Auth does not tell (the embedded backend).
create function private.signed_in_at() returns timestamptz
language sql stable set search_path = ''
as $$
  select to_timestamp(coalesce(
    (
      select max(signed_in::text::double precision)
      from jsonb_path_query((select auth.jwt()), '$.amr[*] ? (@.method != "token_refresh").timestamp') signed_in
    ),
    ((select auth.jwt()) ->> 'iat')::double precision
  ))
$$;

-- Removes the caller's account with all that is the caller's: {ok} or {ok: false, motivo}: 'confirmacao' where the word was
-- not typed, 'entrada_antiga' where the password was not given within ten minutes (an open tab is no proof), and
-- 'nao_encontrada' where the account is gone. What others have by the caller goes too: a teacher's classes with what was
-- sent to them; the students keep their essays.
create function public.excluir_minha_conta(p_confirmacao text) returns json
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  caller_email text;
begin
  if p_confirmacao is distinct from 'EXCLUIR' then
    return json_build_object('ok', false, 'motivo', 'confirmacao');
  end if;
  if coalesce(private.signed_in_at() < now() - interval '10 minutes', true) then
    return json_build_object('ok', false, 'motivo', 'entrada_antiga');
  end if;
  -- Locked in the order of everything else that writes here, so that it happens before or after: confirming an e-mail,
  -- registering a purchase, what changes a class or is sent to it, storing an essay.
  select email into caller_email from auth.users where id = caller for update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  perform private.lock_email(lower(caller_email));
  perform from public.salas
  where professor_id = caller
    or id in (select sala_id from public.sala_alunos where aluno_id = caller)
    or id in (select sala_id from public.sala_removidos where aluno_id = caller)
  order by id for update;
  perform from public.redacoes where usuario_id = caller order by id for update;
  delete from auth.users where id = caller;
  return json_build_object('ok', true);
end $$;

revoke execute on function private.forget_person(), private.signed_in_at() from public;
revoke execute on function public.excluir_minha_conta(text) from public, anon, authenticated;
grant execute on function public.excluir_minha_conta(text) to authenticated;
