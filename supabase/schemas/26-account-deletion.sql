-- Deleting an account (LGPD, art. 18, VI). The foreign keys that reference the account delete nearly everything; a
-- trigger deletes the rest, so that an account deleted in the dashboard leaves as little as one deleted by its
-- owner.

-- Returns when the caller last signed in, from the claim `amr`, which a renewed token keeps, or from the time of
-- the token if Auth sends no `amr` (the embedded backend).
create function private.signed_in_at() returns timestamptz language sql stable set search_path = '' as $$
  select to_timestamp(coalesce(
    (
      select max(signed_in::text::double precision)
      from jsonb_path_query((select auth.jwt()), '$.amr[*] ? (@.method != "token_refresh").timestamp') signed_in
    ),
    ((select auth.jwt()) ->> 'iat')::double precision
  ))
$$;

-- Purchases stay, without personal data: a payment has to be proved for years, and a repeated notice must not be
-- granted again. Purchases that were never granted are marked as granted, or they would wait for an unknown owner.
create function private.forget_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.compras set usuario_id = null, email = null, creditada = true where usuario_id = old.user_id;
  update public.comunicados set criado_por = null, autor_nome = 'Equipe Grifo' where criado_por = old.user_id;
  return old;
end $$;
create trigger forget_person before delete on public.profiles for each row execute function private.forget_person();

-- Deletes the caller's account and data. Returns {ok} or {ok: false, motivo}: 'confirmacao' if the confirmation
-- word was not typed, 'entrada_antiga' if the password was not entered within the last ten minutes (an open tab is
-- no proof), and 'nao_encontrada' if the account is gone. Classrooms with co-teachers pass to one of them; others
-- are deleted with their submissions, but students keep their essays.
create function public.excluir_minha_conta(p_confirmacao text) returns json
language plpgsql security definer set search_path = '' as $$
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
  select email into caller_email from auth.users where id = caller for update;
  if not found then
    return json_build_object('ok', false, 'motivo', 'nao_encontrada');
  end if;
  perform private.lock_email(lower(caller_email));
  perform from public.profiles where user_id = caller for no key update;
  perform from public.salas
  where professor_id = caller
    or id in (select sala_id from public.sala_professores where professor_id = caller)
    or id in (select sala_id from public.sala_alunos where aluno_id = caller)
    or id in (select sala_id from public.sala_removidos where aluno_id = caller)
  order by id for update;
  perform from public.redacoes where usuario_id = caller order by id for update;
  delete from auth.users where id = caller;
  return json_build_object('ok', true);
end $$;

grant execute on function public.excluir_minha_conta(text) to authenticated;
