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
