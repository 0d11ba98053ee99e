-- As in 0046, under the lock of the classroom. A request to leave of who was not in could meet the student's own coming in, and took
-- away the place that was expected, while an essay for it came in.
create or replace function public.sair_da_sala(p_sala uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  was_in boolean;
begin
  perform from public.salas where id = p_sala for no key update;
  delete from public.sala_alunos where sala_id = p_sala and aluno_id = (select auth.uid());
  was_in := found;
  delete from public.sala_envios where sala_id = p_sala and aluno_id = (select auth.uid());
  delete from public.revisoes_retiradas where sala_id = p_sala and aluno_id = (select auth.uid());
  delete from public.sala_nomes where sala_id = p_sala and aluno_id = (select auth.uid());
  return was_in;
end $$;
