-- Announcements of the team, messages to the team, and star ratings of corrections.
create table public.comunicados (
  id uuid primary key default gen_random_uuid(),
  titulo text not null check (char_length(btrim(titulo)) between 1 and 200),
  conteudo text not null check (char_length(btrim(conteudo)) between 1 and 10000),
  criado_em timestamptz not null default now(),
  criado_por uuid default auth.uid() references public.profiles (user_id) on delete set null,
  autor_nome text not null default 'Equipe Grifo' check (char_length(autor_nome) between 1 and 100)
);

create table public.feedback_mensagens (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid default auth.uid() references public.profiles (user_id) on delete set null,
  nome text not null check (char_length(btrim(nome)) between 1 and 100),
  email text not null check (email like '%@%' and char_length(email) <= 320),
  telefone text check (char_length(telefone) <= 30),
  papel_usuario text not null check (papel_usuario in ('student', 'teacher', 'dev')),
  tipo_problema text not null check (tipo_problema in ('bug', 'sugestao', 'dificuldade', 'outro')),
  mensagem text not null check (char_length(btrim(mensagem)) >= 20 and char_length(mensagem) <= 5000),
  created_at timestamptz not null default now()
);

create table public.correcao_avaliacoes (
  redacao_id uuid not null references public.redacoes (id) on delete cascade,
  usuario_id uuid not null default auth.uid() references public.profiles (user_id) on delete cascade,
  estrelas smallint not null check (estrelas between 1 and 5),
  comentario text check (char_length(comentario) <= 2000),
  created_at timestamptz not null default now(),
  primary key (redacao_id, usuario_id)
);

create index comunicados_newest_idx on public.comunicados (criado_em desc);
create index comunicados_author_idx on public.comunicados (criado_por);
create index feedback_newest_idx on public.feedback_mensagens (created_at desc);
create index feedback_usuario_idx on public.feedback_mensagens (usuario_id, created_at desc);
create index avaliacoes_usuario_idx on public.correcao_avaliacoes (usuario_id);

alter table public.comunicados enable row level security;
alter table public.feedback_mensagens enable row level security;
alter table public.correcao_avaliacoes enable row level security;

create policy "everybody signed in reads" on public.comunicados for select to authenticated using (true);
create policy "devs publish" on public.comunicados for insert to authenticated
  with check (criado_por = (select auth.uid()) and (select private.my_account_type()) = 'dev');
create policy "devs edit" on public.comunicados for update to authenticated
  using ((select private.my_account_type()) = 'dev') with check ((select private.my_account_type()) = 'dev');
create policy "devs delete" on public.comunicados for delete to authenticated
  using ((select private.my_account_type()) = 'dev');

create policy "own messages, devs all" on public.feedback_mensagens for select to authenticated
  using (usuario_id = (select auth.uid()) or (select private.my_account_type()) = 'dev');
create policy "send as oneself" on public.feedback_mensagens for insert to authenticated
  with check (usuario_id = (select auth.uid()));

create policy "own ratings" on public.correcao_avaliacoes for select to authenticated
  using (usuario_id = (select auth.uid()));
-- The subquery is itself under the policies of `redacoes`: only own essays can be rated.
create policy "rate own essay" on public.correcao_avaliacoes for insert to authenticated
  with check (
    usuario_id = (select auth.uid()) and exists (select from public.redacoes r where r.id = redacao_id)
  );
create policy "rate again" on public.correcao_avaliacoes for update to authenticated
  using (usuario_id = (select auth.uid()))
  with check (
    usuario_id = (select auth.uid()) and exists (select from public.redacoes r where r.id = redacao_id)
  );

revoke all on public.comunicados, public.feedback_mensagens, public.correcao_avaliacoes
  from public, anon, authenticated;
grant select, insert, delete on public.comunicados to authenticated;
grant update (titulo, conteudo) on public.comunicados to authenticated;
grant select, insert on public.feedback_mensagens to authenticated;
-- An upsert writes every column it is given, the keys too.
grant select, insert, update (redacao_id, usuario_id, estrelas, comentario) on public.correcao_avaliacoes
  to authenticated;
grant select, insert, update, delete on public.comunicados, public.feedback_mensagens, public.correcao_avaliacoes
  to service_role;

-- Who wrote an announcement is not for the browser to say.
create function private.guard_announcement() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.is_client() then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    new.criado_por := old.criado_por;
    new.autor_nome := old.autor_nome;
    new.criado_em := old.criado_em;
  else
    new.criado_em := now();
    new.autor_nome := coalesce(
      (select nome from public.profiles where user_id = new.criado_por), new.autor_nome
    );
  end if;
  return new;
end $$;

create trigger guard_announcement before insert or update on public.comunicados
  for each row execute function private.guard_announcement();

-- Twenty messages a day are a conversation, more is a flood.
create function private.guard_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where user_id = new.usuario_id for no key update;
  if (
    select count(*) from public.feedback_mensagens
    where usuario_id = new.usuario_id and created_at >= private.sao_paulo_midnight(now())
  ) >= 20 then
    raise sqlstate 'PT429' using message = 'too many messages today', detail = 'limite_diario';
  end if;
  new.created_at := now();
  return new;
end $$;

create trigger guard_feedback before insert on public.feedback_mensagens
  for each row execute function private.guard_feedback();

revoke execute on function private.guard_announcement(), private.guard_feedback() from public;
