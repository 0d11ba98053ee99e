-- The profile of a new account. Metadata is whatever the browser sent: the name is cut to size, the type is student or
-- teacher, and nothing in it may make a sign-up fail.
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  given_name constant text := btrim(left(new.raw_user_meta_data ->> 'nome', 100));
  local_part constant text := btrim(left(split_part(new.email, '@', 1), 100));
begin
  insert into public.profiles (user_id, email, nome, tipo_conta)
  values (
    new.id,
    new.email,
    coalesce(nullif(given_name, ''), nullif(local_part, ''), 'Usuário'),
    case new.raw_user_meta_data ->> 'tipo_conta' when 'teacher' then 'teacher' else 'student' end
  );
  perform private.award(new.id, 'boas_vindas', 'boas_vindas', 100, 'Boas-vindas ao Grifo');
  if new.email_confirmed_at is not null then
    perform private.claim_purchases(new.id, new.email);
  end if;
  return new;
end $$;

create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();

-- A changed e-mail reaches the profile, a confirmed one the purchases that wait for it.
create function private.handle_changed_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is distinct from old.email then
    update public.profiles set email = new.email where user_id = new.id;
  end if;
  if new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform private.claim_purchases(new.id, new.email);
  end if;
  return new;
end $$;

create trigger on_auth_email_changed after update of email, email_confirmed_at on auth.users
  for each row execute function private.handle_changed_email();

revoke execute on function private.handle_new_user(), private.handle_changed_email() from public;
