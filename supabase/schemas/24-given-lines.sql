-- Lines of handwriting that students donate to train the handwriting recognizer (decision 0049). Only the donor can
-- read them through the API; the operator uses the service role.

-- A teacher's record that the guardians of one student allow the donation; the school keeps the signed sheet. The
-- record is deleted when the student leaves the class.
create table public.letra_autorizacoes (
  id uuid primary key default gen_random_uuid(),
  sala_id uuid not null,
  usuario_id uuid not null,
  confirmado_por uuid default auth.uid() references public.profiles (user_id) on delete set null,
  confirmado_em timestamptz not null default now(),
  unique (sala_id, usuario_id),
  foreign key (sala_id, usuario_id) references public.sala_alunos (sala_id, aluno_id) on delete cascade
);
create index letra_autorizacoes_usuario_idx on public.letra_autorizacoes (usuario_id);
create index letra_autorizacoes_confirmado_por_idx on public.letra_autorizacoes (confirmado_por);
alter table public.letra_autorizacoes enable row level security;
create policy "own permissions, and of taught classes" on public.letra_autorizacoes for select to authenticated
  using (usuario_id = (select auth.uid()) or sala_id = any (array(select private.taught_class_ids())));
create policy "teachers of the class permit" on public.letra_autorizacoes for insert to authenticated
  with check (sala_id = any (array(select private.taught_class_ids())));
create policy "teachers of the class take back" on public.letra_autorizacoes for delete to authenticated
  using (sala_id = any (array(select private.taught_class_ids())));
revoke all on public.letra_autorizacoes from public, anon, authenticated;
grant select, insert, delete on public.letra_autorizacoes to authenticated;
grant select, insert, update, delete on public.letra_autorizacoes to service_role;

-- The student's own consent. The server does not know a user's age: an adult declares it, and any other user needs
-- a row of `letra_autorizacoes`; deleting that row also deletes the consent. `versao` is the version of the text on
-- screen.
create table public.letra_consentimentos (
  usuario_id uuid primary key default auth.uid() references public.profiles (user_id) on delete cascade,
  base text not null check (base in ('maior', 'autorizacao')),
  autorizacao_id uuid references public.letra_autorizacoes (id) on delete cascade,
  versao text not null check (char_length(versao) between 1 and 20),
  created_at timestamptz not null default now(),
  constraint letra_consentimentos_whole_base check ((base = 'autorizacao') = (autorizacao_id is not null))
);
create index letra_consentimentos_autorizacao_idx on public.letra_consentimentos (autorizacao_id);
alter table public.letra_consentimentos enable row level security;
create policy "own consent" on public.letra_consentimentos for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "students consent, under age by a permission" on public.letra_consentimentos for insert to authenticated
  with check (
    usuario_id = (select auth.uid()) and (select private.my_account_type()) = 'student'
    and (base = 'maior' or exists (
      select from public.letra_autorizacoes a where a.id = autorizacao_id and a.usuario_id = (select auth.uid())
    ))
  );
create policy "withdraw own consent" on public.letra_consentimentos for delete to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.letra_consentimentos from public, anon, authenticated;
grant select, insert, delete on public.letra_consentimentos to authenticated;
grant select, insert, update, delete on public.letra_consentimentos to service_role;

-- A line references the consent, so that no line remains after the consent ends.
create table public.letra_linhas (
  id uuid primary key default gen_random_uuid(),
  usuario_id uuid not null default auth.uid() references public.letra_consentimentos (usuario_id) on delete cascade,
  colunas smallint not null check (colunas between 16 and 2000),
  -- The picture of the line: 48 pixel rows as base64, two rows in a byte; 0 is paper and 15 is ink, the upper row
  -- in the upper four bits (src/domain/ocr/hand/given-line.ts).
  tira text not null check (char_length(tira) = 32 * colunas and tira ~ '^[A-Za-z0-9+/]*$'),
  -- Contains only characters that the handwriting recognizer knows (tools/hand/alphabet.py), with single spaces
  -- between words and none at the ends.
  texto text not null check (
    char_length(texto) between 1 and 160 and texto !~ '(^ | $|  )'
    and texto ~ '^[] a-zA-Z0-9.,;:!?''"()/%$ºª+=&*[_áàâãéêíóôõúçÁÀÂÃÉÊÍÓÔÕÚÇèëïîùûüñöäÈ-]+$'
  ),
  -- The version of the recognizer's weights with which the line was read, if the app knows it.
  rede text check (char_length(rede) between 1 and 40),
  created_at timestamptz not null default now(),
  -- Used to store the same line only once, however often it is sent.
  impressao text not null generated always as (md5(tira)) stored,
  unique (usuario_id, impressao)
);
alter table public.letra_linhas enable row level security;
create policy "own given lines" on public.letra_linhas for select to authenticated
  using (usuario_id = (select auth.uid()));
create policy "give own lines after consent" on public.letra_linhas for insert to authenticated
  with check (
    usuario_id = (select auth.uid())
    and exists (select from public.letra_consentimentos c where c.usuario_id = (select auth.uid()))
  );
create policy "take back own lines" on public.letra_linhas for delete to authenticated
  using (usuario_id = (select auth.uid()));
revoke all on public.letra_linhas from public, anon, authenticated;
grant select, insert, delete on public.letra_linhas to authenticated;
grant select, insert, update, delete on public.letra_linhas to service_role;

-- The server sets who confirmed and when.
create function private.guard_hand_permission() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.confirmado_por := auth.uid();
    new.confirmado_em := now();
  end if;
  return new;
end $$;
create trigger guard_hand_permission before insert on public.letra_autorizacoes
  for each row execute function private.guard_hand_permission();

create function private.guard_hand_gift() returns trigger language plpgsql set search_path = '' as $$
begin
  if private.is_client() then
    new.created_at := now();
  end if;
  return new;
end $$;
create trigger guard_hand_gift before insert on public.letra_consentimentos
  for each row execute function private.guard_hand_gift();
create trigger guard_hand_gift before insert on public.letra_linhas
  for each row execute function private.guard_hand_gift();

-- A student may donate a hundred lines a day (three full pages) and three hundred in all, because more lines of one
-- handwriting teach the recognizer nothing new.
create function private.limit_given_lines() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  given integer;
  today integer;
begin
  perform from public.letra_consentimentos where usuario_id = new.usuario_id for no key update;
  select count(*), count(*) filter (where created_at >= private.sao_paulo_midnight(now())) into given, today
  from public.letra_linhas where usuario_id = new.usuario_id and impressao <> md5(new.tira);
  if given >= 300 or today >= 100 then
    raise sqlstate 'PT429' using message = 'too many given lines', detail = 'limite_de_linhas';
  end if;
  return new;
end $$;
create trigger limit_given_lines before insert on public.letra_linhas
  for each row execute function private.limit_given_lines();
