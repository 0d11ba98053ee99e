import type { Connection } from '../connection.ts';

const CLASSES = 20;
const STUDENTS = 45;
const ESSAYS = 40;

/** A teacher whose twenty classes of 45 students have sent forty essays per student, 36,000 in all. */
export type LargeTeacher = { id: string; classes: string[]; students: string[]; sent: string[] };

/**
 * Adds the classes of one more teacher to a filled database (in which `person` and `sample` exist). Their students
 * are the first ones in the database, with essays added up to the required number; one essay in ten has a review.
 */
export async function fillLargeTeacher(connection: Connection): Promise<LargeTeacher> {
  const students = CLASSES * STUDENTS;
  await connection.exec(`
    set synchronous_commit = off;
    alter table auth.users disable trigger user;
    alter table public.profiles disable trigger user;
    alter table public.redacoes disable trigger user;
    create temporary table teacher as select gen_random_uuid() as id;
    insert into auth.users (id, email, email_confirmed_at) select id, 'grande@exemplo.com.br', now() from teacher;
    insert into public.profiles (user_id, email, nome, tipo_conta)
    select id, 'grande@exemplo.com.br', 'Professora de vinte turmas', 'teacher' from teacher;

    insert into public.redacoes
      (usuario_id, tema, texto, nota_total, correcao, origem, produtor, versao, chave_idempotencia, data_envio, created_at)
    select missing.id, 'Caminhos para ampliar o acesso à leitura', s.texto, s.nota, s.correcao,
      case when e % 2 = 0 then 'funcao' else 'local' end, 'scorer', 'bench', gen_random_uuid(), at, at
    from generate_series(1, ${ESSAYS}) e
    cross join (
      select p.id, p.n, ${ESSAYS} - (select count(*) from public.redacoes r where r.usuario_id = p.id) as lacks
      from person p where p.n < ${students}
    ) missing
    join sample s on s.n = (missing.n * 7 + e) % (select count(*) from sample)
    cross join lateral (select now() - interval '1 hour' * e as at) sent
    where e <= missing.lacks;

    insert into public.salas (professor_id, nome, created_at)
    select id, 'Turma ' || c, now() - interval '1 year' + interval '1 minute' * c
    from teacher, generate_series(1, ${CLASSES}) c;
    create temporary table class as
    select s.id, row_number() over (order by s.created_at) - 1 as n
    from public.salas s join teacher t on t.id = s.professor_id;
    insert into public.sala_alunos (sala_id, aluno_id, created_at)
    select c.id, p.id, now() - interval '1 year' from person p join class c on c.n = p.n / ${STUDENTS}
    where p.n < ${students};
    insert into public.sala_temas (sala_id, tema, created_at, prazo)
    select c.id, 'Tema da semana ' || week, at, at + interval '1 week'
    from class c, generate_series(1, ${ESSAYS}) week
    cross join lateral (select now() - interval '1 week' * (${ESSAYS} - week) as at) given;
    create temporary table theme as
    select t.id, t.sala_id, t.tema, row_number() over (partition by t.sala_id order by t.created_at desc) as nth
    from public.sala_temas t join class c on c.id = t.sala_id;
    insert into public.sala_envios (sala_id, aluno_id, redacao_id, tema_id, tema, niveis, achados, created_at)
    select m.sala_id, m.aluno_id, r.id, t.id, t.tema, private.vouched_levels(r.origem, r.niveis),
      private.finding_counts(r.correcao), r.created_at
    from class c join public.sala_alunos m on m.sala_id = c.id
    cross join lateral (
      select *, row_number() over (order by r.created_at desc) as nth
      from public.redacoes r where r.usuario_id = m.aluno_id order by r.created_at desc limit ${ESSAYS}
    ) r
    join theme t on t.sala_id = c.id and t.nth = r.nth;
    insert into public.revisoes (envio_id, competencia, comentario, nivel, motivo)
    select id, 1, 'Releia o segundo parágrafo em voz alta.', 120, 'Os desvios não se repetem.'
    from public.sala_envios where ('x' || left(id::text, 4))::bit(16)::integer % 10 = 0;
    update public.sala_envios e set revisada = true, niveis_professor[1] = 120
    from public.revisoes v where v.envio_id = e.id;

    alter table auth.users enable trigger user;
    alter table public.profiles enable trigger user;
    alter table public.redacoes enable trigger user;
    set synchronous_commit = on;
  `);
  await connection.exec('vacuum analyze');
  const ids = async (sql: string) => (await connection.query(sql)).map(({ id }) => String(id));
  const [id = ''] = await ids('select id from teacher');
  return {
    id,
    classes: await ids('select id from class order by n'),
    students: await ids(`select id from person where n < ${students} order by n`),
    sent: await ids('select id from public.sala_envios'),
  };
}
