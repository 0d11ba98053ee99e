-- What the embedded backend starts with, beside the accounts and essays that tools/backend/seed brings. Runs once, as the
-- owner of the database, after the accounts have signed up.

-- Nobody signs up as dev: the owner of the database gives the role.
update public.profiles set tipo_conta = 'dev' where email = 'dev@example.com';
update public.profiles set ranking_opt_in = true, cidade = 'Recife' where email = 'aluna@example.com';

with teacher as (select user_id from public.profiles where email = 'professora@example.com'),
student as (select user_id from public.profiles where email = 'aluna@example.com'),
rooms as (
  insert into public.salas (professor_id, nome, descricao, tema)
  select user_id, nome, descricao, tema
  from teacher, (values
    ('3º ano A', 'Manhã, duas redações por mês.', 'Caminhos para reduzir o desperdício de alimentos no Brasil'),
    ('Curso noturno', 'Revisão para o ENEM.', 'O acesso dos jovens brasileiros à leitura literária')
  ) as room (nome, descricao, tema)
  returning id, nome, tema
),
invitations as (
  insert into public.sala_convites (sala_id) select id from rooms
),
themes as (
  insert into public.sala_temas (sala_id, tema, prazo) select id, tema, now() + interval '14 days' from rooms
)
insert into public.sala_alunos (sala_id, aluno_id)
select rooms.id, student.user_id from rooms, student where rooms.nome = '3º ano A';

insert into public.comunicados (titulo, conteudo, criado_por, autor_nome)
select 'Boas-vindas ao Grifo', 'Envie uma redação e veja o que cada competência pede para o próximo nível.', user_id, nome
from public.profiles where email = 'dev@example.com';
