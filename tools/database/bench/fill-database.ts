import type { Connection } from '../connection.ts';
import { evaluateEssay } from '../../../src/domain/evaluation/evaluate-essay.ts';
import type { Evaluation } from '../../../src/domain/evaluation/evaluation.ts';
import { readScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import scorerWeights from '../../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { HONEST } from '../../../tests/fixtures/scoring/honest.ts';
import { seededRandom } from '../../scorer/seeded-random.ts';
import { openLexicon } from '../../writing/dictionary/open-dictionary.ts';

const STUDENTS_PER_CLASS = 40;

export type Filled = {
  students: string[];
  /** Sources of the copied essays. */
  samples: Sample[];
  bytes: string;
  seconds: number;
};

/**
 * Fills an empty database: essays spread over students and a year, every second one vouched for, one transaction
 * each, classes of forty, and two of five students in the ranking. Triggers are disabled meanwhile; balances are
 * set to the values that the triggers would have produced.
 */
export async function fillDatabase(
  connection: Connection,
  size: { students: number; essays: number },
): Promise<Filled> {
  const samples = await sampleCorrections();
  const start = performance.now();
  const teachers = Math.ceil(size.students / STUDENTS_PER_CLASS);
  await connection.exec(`
    set synchronous_commit = off;
    alter table auth.users disable trigger user;
    alter table public.profiles disable trigger user;
    alter table public.redacoes disable trigger user;
    alter table public.canetinhas_transactions disable trigger user;
    create temporary table sample (n integer primary key, texto text, correcao jsonb, nota integer);
    create temporary table person (n integer primary key, id uuid not null default gen_random_uuid());
  `);
  await connection.query(
    `insert into sample select (ordinality - 1)::integer, value ->> 'texto', value -> 'correcao', (value ->> 'nota')::integer
     from jsonb_array_elements($1::jsonb) with ordinality`,
    [JSON.stringify(samples)],
  );
  await connection.exec(`
    insert into person (n) select generate_series(0, ${size.students + teachers - 1});
    insert into auth.users (id, email, email_confirmed_at) select id, 'p' || n || '@exemplo.com.br', now() from person;
    insert into public.profiles (user_id, email, nome, tipo_conta, ranking_opt_in, canetinhas, data_cadastro)
    select id, 'p' || n || '@exemplo.com.br', 'Pessoa Número ' || n,
      case when n < ${size.students} then 'student' else 'teacher' end, n % 5 < 2,
      100 + ${Math.floor(size.essays / size.students)} + n % 37, now() - interval '400 days'
    from person;
    insert into public.redacoes
      (usuario_id, tema, texto, nota_total, correcao, origem, produtor, versao, chave_idempotencia, data_envio, created_at)
    select p.id, 'Caminhos para ampliar o acesso à leitura', s.texto, s.nota, s.correcao,
      case when e % 2 = 0 then 'funcao' else 'local' end, 'scorer', 'bench', gen_random_uuid(), at, at
    from generate_series(0, ${size.essays - 1}) e
    join person p on p.n = e % ${size.students}
    join sample s on s.n = e % (select count(*) from sample)
    cross join lateral (select now() - interval '1 year' * (1 - e::float8 / ${size.essays}) as at) sent;
    insert into public.canetinhas_transactions (user_id, amount, source, description, chave, created_at)
    select usuario_id, 1, 'redacao', 'Redação enviada', 'redacao:' || id, created_at from public.redacoes;
    insert into public.salas (professor_id, nome, created_at)
    select id, 'Turma', now() - interval '1 year' from person where n >= ${size.students};
    insert into public.sala_alunos (sala_id, aluno_id, created_at)
    select s.id, student.id, now() - interval '1 year'
    from person teacher
    join public.salas s on s.professor_id = teacher.id
    join person student on student.n < ${size.students}
      and student.n / ${STUDENTS_PER_CLASS} = teacher.n - ${size.students};
    alter table auth.users enable trigger user;
    alter table public.profiles enable trigger user;
    alter table public.redacoes enable trigger user;
    alter table public.canetinhas_transactions enable trigger user;
    set synchronous_commit = on;
  `);
  await connection.exec('vacuum analyze');

  const students = await connection.query(`select id from person where n < ${size.students} order by n`);
  const [disk] = await connection.query(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return {
    students: students.map(({ id }) => String(id)),
    samples,
    bytes: String(disk?.size),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

const SAMPLES = 500;
const PARAGRAPHS = 6;

type Sample = { texto: string; nota: number; correcao: Evaluation };

/**
 * Essays of about 300 words, composed of paragraphs written for this project, with the corrections that the app
 * would store; always the same.
 */
async function sampleCorrections(): Promise<Sample[]> {
  const lexicon = await openLexicon();
  const random = seededRandom(5);
  const weights = readScorerWeights(scorerWeights);
  const paragraphs = HONEST.flatMap(({ essay }) => essay.split('\n'));
  const paragraph = () => paragraphs[Math.floor(random() * paragraphs.length)];
  return Array.from({ length: SAMPLES }, (_, index) => {
    const theme = HONEST[index % HONEST.length]?.theme ?? '';
    const texto = Array.from({ length: PARAGRAPHS }, paragraph).join('\n');
    const correcao = evaluateEssay({ theme, essay: texto }, weights, lexicon);
    return { texto, nota: correcao.nota_final, correcao };
  });
}
