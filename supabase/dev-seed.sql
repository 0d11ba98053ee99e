-- What the embedded backend starts with, beside the accounts and essays that tools/backend/seed brings. Runs once, as the
-- owner of the database, after the accounts have signed up and the essays are there.

-- Nobody signs up as dev: the owner of the database gives the role.
update public.profiles set tipo_conta = 'dev' where email = 'dev@example.com';
update public.profiles set ranking_opt_in = true, cidade = 'Recife' where email = 'aluna@example.com';

with teacher as (select user_id from public.profiles where email = 'professora@example.com'),
student as (select user_id from public.profiles where email = 'aluna@example.com'),
rooms as (
  insert into public.salas (professor_id, nome, descricao, tema, tema_versao, created_at)
  select user_id, nome, descricao, tema, 1, now() - make_interval(days => age)
  from teacher, (values
    ('3º ano A', 'Manhã, duas redações por mês.', 'Caminhos para reduzir o desperdício de alimentos no Brasil', 22),
    ('Curso noturno', 'Revisão para o ENEM.', 'O acesso dos jovens brasileiros à leitura literária', 21)
  ) as room (nome, descricao, tema, age)
  returning id, nome, tema
),
invitations as (
  insert into public.sala_convites (sala_id) select id from rooms
),
themes as (
  insert into public.sala_temas (sala_id, tema, prazo, created_at)
  select id, tema, private.sao_paulo_midnight(now() + interval '15 days') - interval '1 second',
    now() - interval '14 days'
  from rooms
)
insert into public.sala_alunos (sala_id, aluno_id, created_at)
select rooms.id, student.user_id, now() - interval '20 days' from rooms, student where rooms.nome = '3º ano A';

insert into public.sala_nomes (sala_id, nome)
select s.id, expected.nome
from public.salas s, (values ('Bento Araújo'), ('Joana Lima')) as expected (nome) where s.nome = '3º ano A';

-- What the student wrote on the theme of the class was sent to it.
insert into public.sala_envios (sala_id, aluno_id, redacao_id, tema_id, tema, niveis, achados, created_at)
select m.sala_id, m.aluno_id, r.id, t.id, r.tema, private.vouched_levels(r.origem, r.niveis),
  private.finding_counts(r.correcao), r.created_at
from public.sala_alunos m
join public.sala_temas t on t.sala_id = m.sala_id
join public.redacoes r on r.usuario_id = m.aluno_id and r.tema = t.tema;

insert into public.comunicados (titulo, conteudo, criado_por, autor_nome)
select 'Boas-vindas ao Grifo', 'Envie uma redação e veja o que cada competência pede para o próximo nível.', user_id, nome
from public.profiles where email = 'dev@example.com';
