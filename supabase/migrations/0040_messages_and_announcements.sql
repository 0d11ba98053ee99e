-- Messages to the team as developers read them, with the address of the account: anybody can type an address, and an answer
-- to it could reach somebody who wrote nothing. Newest first; nobody else gets a row.
create function public.mensagens_recebidas(p_de integer default 0, p_quantas integer default 500)
returns table (
  id uuid, tipo_problema text, mensagem text, created_at timestamptz, nome text, email text, telefone text,
  papel_usuario text, status text, conta_email text
)
language sql stable security definer set search_path = ''
as $$
  select m.id, m.tipo_problema, m.mensagem, m.created_at, m.nome, m.email, m.telefone, m.papel_usuario, m.status, p.email
  from public.feedback_mensagens m left join public.profiles p on p.user_id = m.usuario_id
  where (select private.my_account_type()) = 'dev'
  order by m.created_at desc, m.id
  offset greatest(p_de, 0) limit least(greatest(p_quantas, 0), 500)
$$;

revoke execute on function public.mensagens_recebidas(integer, integer) from public, anon, authenticated;
grant execute on function public.mensagens_recebidas(integer, integer) to authenticated;

-- For whom an announcement is, from when on, and whether it stays at the top.
alter table public.comunicados
  add column publico text not null default 'todos' check (publico in ('todos', 'alunos', 'professores')),
  add column publicar_em timestamptz not null default now() check (isfinite(publicar_em)),
  add column fixado boolean not null default false;
update public.comunicados set publicar_em = criado_em;

drop index public.comunicados_newest_idx;
create index comunicados_order_idx on public.comunicados (fixado desc, publicar_em desc);

-- Readers see what is out and for them; devs see all of it.
drop policy "everybody signed in reads" on public.comunicados;
create policy "read what is out, for oneself" on public.comunicados for select to authenticated using (
  (select private.my_account_type()) = 'dev'
  or publicar_em <= now() and (
    publico = 'todos'
    or publico = 'alunos' and (select private.my_account_type()) = 'student'
    or publico = 'professores' and (select private.my_account_type()) = 'teacher'
  )
);
grant update (publico, publicar_em, fixado) on public.comunicados to authenticated;

-- As in 0012. When it comes out can be changed until it is out, and is never before now: its day is what readers go by.
create or replace function private.guard_announcement() returns trigger
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
