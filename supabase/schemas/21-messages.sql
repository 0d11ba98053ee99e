create table public.feedback_mensagens (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid default auth.uid() references public.profiles (user_id) on delete cascade,
  nome text not null check (char_length(btrim(nome)) between 1 and 100),
  email text not null check (email like '%@%' and char_length(email) <= 320),
  telefone text check (char_length(telefone) <= 30),
  papel_usuario text not null check (papel_usuario in ('student', 'teacher', 'dev')),
  tipo_problema text not null check (tipo_problema in ('bug', 'sugestao', 'dificuldade', 'outro')),
  mensagem text not null check (char_length(btrim(mensagem)) >= 20 and char_length(mensagem) <= 5000),
  created_at timestamptz not null default now(),
  -- Developers may change this column and no other.
  status text not null default 'nova' check (status in ('nova', 'em_analise', 'resolvida'))
);
create index feedback_newest_idx on public.feedback_mensagens (created_at desc);
create index feedback_usuario_idx on public.feedback_mensagens (usuario_id, created_at desc);
alter table public.feedback_mensagens enable row level security;
create policy "own messages, devs all" on public.feedback_mensagens for select to authenticated
  using (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev');
create policy "send as oneself" on public.feedback_mensagens for insert to authenticated
  with check (usuario_id = (select auth.uid()));
create policy "devs follow up" on public.feedback_mensagens for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
revoke all on public.feedback_mensagens from public, anon, authenticated;
grant select, insert on public.feedback_mensagens to authenticated;
grant select, insert, update, delete on public.feedback_mensagens to service_role;
grant update (status) on public.feedback_mensagens to authenticated;

-- The role is copied from the profile; otherwise a browser could sign a message as a developer.
create function private.guard_feedback() returns trigger language plpgsql security definer set search_path = '' as $$
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
create trigger guard_feedback before insert on public.feedback_mensagens
  for each row execute function private.guard_feedback();

create function private.guard_message_status() returns trigger language plpgsql set search_path = '' as $$
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

-- Messages to the team as developers see them, newest first, with the e-mail of the sender's account, because
-- anybody can type any address in the form, and a reply to a typed address could reach somebody who wrote nothing.
-- Other users get no rows.
create function public.mensagens_recebidas(p_de integer default 0, p_quantas integer default 500)
returns table (
  id uuid, tipo_problema text, mensagem text, created_at timestamptz, nome text, email text, telefone text,
  papel_usuario text, status text, conta_email text
) language sql stable security definer set search_path = '' as $$
  select m.id, m.tipo_problema, m.mensagem, m.created_at, m.nome, m.email, m.telefone, m.papel_usuario, m.status, p.email
  from public.feedback_mensagens m left join public.profiles p on p.user_id = m.usuario_id
  where (select private.my_account_type()) = 'dev'
  order by m.created_at desc, m.id
  offset greatest(p_de, 0) limit least(greatest(p_quantas, 0), 500)
$$;

create table public.comunicados (
  id uuid primary key default gen_random_uuid(),
  titulo text not null check (char_length(btrim(titulo)) between 1 and 200),
  conteudo text not null check (char_length(btrim(conteudo)) between 1 and 10000),
  criado_em timestamptz not null default now(),
  criado_por uuid default auth.uid() references public.profiles (user_id) on delete set null,
  autor_nome text not null default 'Equipe Grifo' check (char_length(autor_nome) between 1 and 100),
  publico text not null default 'todos' check (publico in ('todos', 'alunos', 'professores')),
  publicar_em timestamptz not null default now() check (isfinite(publicar_em)),
  -- Whether the announcement stays at the top.
  fixado boolean not null default false,
  -- Counts the writes (decision 0039).
  versao integer not null default 0
);
create index comunicados_author_idx on public.comunicados (criado_por);
create index comunicados_order_idx on public.comunicados (fixado desc, publicar_em desc);
alter table public.comunicados enable row level security;
create policy "devs publish" on public.comunicados for insert to authenticated
  with check (criado_por = (select auth.uid()) and (select private.my_account_type()) = 'dev');
create policy "devs edit" on public.comunicados for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
create policy "devs delete" on public.comunicados for delete to authenticated
  using ((select private.my_account_type()) = 'dev');
create policy "read what is out, for oneself" on public.comunicados for select to authenticated using (
  (select private.my_account_type()) = 'dev'
  or publicar_em <= now() and (
    publico = 'todos'
    or publico = 'alunos' and (select private.my_account_type()) = 'student'
    or publico = 'professores' and (select private.my_account_type()) = 'teacher'
  )
);
revoke all on public.comunicados from public, anon, authenticated;
grant select, insert, delete on public.comunicados to authenticated;
grant select, insert, update, delete on public.comunicados to service_role;
grant update (titulo, conteudo, publico, publicar_em, fixado) on public.comunicados to authenticated;

create trigger note_version before insert or update on public.comunicados
  for each row execute function private.count_version();

-- A browser cannot set who wrote an announcement. The time of publication can be changed until it has passed, and
-- is never set in the past, because readers see the day of publication.
create function private.guard_announcement() returns trigger language plpgsql set search_path = '' as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    new.criado_por := old.criado_por;
    new.autor_nome := old.autor_nome;
    new.criado_em := old.criado_em;
    new.publicar_em := case
      when old.publicar_em <= now() then old.publicar_em else greatest(new.publicar_em, now())
    end;
  else
    new.criado_em := now();
    new.publicar_em := greatest(new.publicar_em, now());
    new.autor_nome := coalesce(
      (select nome from public.profiles where user_id = new.criado_por), new.autor_nome
    );
  end if;
  return new;
end $$;
create trigger guard_announcement before insert or update on public.comunicados
  for each row execute function private.guard_announcement();

grant execute on function public.mensagens_recebidas(integer, integer) to authenticated;
