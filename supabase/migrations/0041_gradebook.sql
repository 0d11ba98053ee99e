-- What the gradebook and the report of a class need beyond the figures of `envios_da_sala`: no past date for a new theme,
-- all comments of the teacher at once, and passages with one kind of finding to discuss.

-- A theme begins with a date that can still be kept. Later its date may move to any day, as when it is made longer or
-- taken back. On insert only, so rows from before, which took over the past date of another theme, stay as they are.
create function private.guard_theme_date() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.prazo < new.created_at then
    raise check_violation using message = 'the date of a new theme is over', detail = 'prazo_encerrado';
  end if;
  return new;
end $$;

create trigger guard_theme_date before insert on public.sala_temas
  for each row execute function private.guard_theme_date();

revoke execute on function private.guard_theme_date() from public;
