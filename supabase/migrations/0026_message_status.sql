-- What has become of a message to the team. Developers say so, and change nothing else of it.
alter table public.feedback_mensagens add column status text not null default 'nova'
  check (status in ('nova', 'em_analise', 'resolvida'));

create policy "devs follow up" on public.feedback_mensagens for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
grant update (status) on public.feedback_mensagens to authenticated;

create function private.guard_message_status() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.status := 'nova';
  elsif to_jsonb(new) - 'status' is distinct from to_jsonb(old) - 'status' then
    raise insufficient_privilege using message = 'a message stays as it was written';
  end if;
  return new;
end $$;

create trigger guard_message_status before insert or update on public.feedback_mensagens
  for each row execute function private.guard_message_status();

revoke execute on function private.guard_message_status() from public;
