import { ESSAY_COLUMNS, ESSAY_SUMMARY_COLUMNS } from '../../../src/contracts/essays.ts';
import { seededRandom } from '../../scorer/seeded-random.ts';
import type { Session } from '../session.ts';
import type { Filled } from './fill-database.ts';
import type { LargeTeacher } from './fill-large-teacher.ts';

/** What to explain: a statement, or the body of a function with its arguments, as this user. */
export type PlanRequest = { user: string } & (
  | { sql: string; parameters?: unknown[] }
  | { body: string; given: Record<string, string> }
);

export type BenchCase = {
  name: string;
  request(session: Session): Promise<unknown>;
  plan?: PlanRequest;
};

const HISTORY = asPostgrest(
  `select ${ESSAY_SUMMARY_COLUMNS} from public.redacoes where usuario_id = $1 order by created_at desc, id limit 100`,
);
const NEWEST = asPostgrest(
  `select ${ESSAY_COLUMNS} from public.redacoes where usuario_id = $1 order by created_at desc limit 1`,
);
const WHOLE = HISTORY.replace(ESSAY_SUMMARY_COLUMNS, ESSAY_COLUMNS);
const ESSAY = `insert into public.redacoes (tema, texto, nota_total, correcao, chave_idempotencia)
  values ('Leitura', $1, $2, $3, gen_random_uuid()) returning id`;

/** The requests worth measuring, each as a random caller; those of teachers as the one with most to ask for. */
export function benchCases({ students, samples }: Filled, teacher: LargeTeacher): BenchCase[] {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  /** A question about the caller's own rows; `$1` is the caller. */
  const own = (sql: string) => (session: Session) => {
    const user = pick(students);
    return session.asUser(user, sql, [user]);
  };
  const { texto, nota, correcao } = pick(samples);
  const essay = [texto, nota, correcao];
  const student = pick(students);
  return [
    {
      name: 'history of 20 essays',
      request: own(HISTORY),
      plan: { user: student, sql: HISTORY, parameters: [student] },
    },
    {
      name: 'one essay with its correction',
      request: own(NEWEST),
    },
    {
      name: 'the 20 essays with their corrections, which no screen asks for',
      request: own(WHOLE),
    },
    {
      name: 'ranking',
      request: (session) => session.asUser(pick(students), 'select * from public.leaderboard(10)'),
      plan: { user: student, body: 'leaderboard', given: { p_limit: '10' } },
    },
    {
      name: 'own place in the ranking',
      request: (session) => session.asUser(pick(students), 'select * from public.minha_posicao()'),
      plan: { user: student, body: 'minha_posicao', given: {} },
    },
    ...teacherCases(teacher, pick),
    {
      name: 'profile',
      request: own('select * from public.profiles where user_id = $1'),
    },
    {
      name: 'insert of an essay with its transaction',
      request: (session) => session.asUser(pick(students), ESSAY, essay),
      plan: { user: student, sql: ESSAY, parameters: essay },
    },
    {
      name: 'unlocking what is new among the achievements',
      request: (session) => session.asUser(pick(students), 'select * from public.unlock_achievements()'),
    },
  ];
}

function teacherCases(
  { id, classes, students, sent }: LargeTeacher,
  pick: <T>(list: readonly T[]) => T,
): BenchCase[] {
  /** What the function answers to the teacher, for one of these. */
  const ask = (name: string, given: readonly string[]) => (session: Session) =>
    session.asUser(id, `select public.${name}($1)::text as body`, [pick(given)]);
  const ofClass = { p_sala: `'${pick(classes)}'::uuid` };
  return [
    {
      name: 'home of a teacher: figures of 20 classes',
      request: (session) => session.asUser(id, 'select public.resumo_das_salas()::text as body'),
      plan: { user: id, body: 'resumo_das_salas', given: {} },
    },
    {
      name: 'home of a teacher: latest ten essays of 36,000',
      request: ask('redacoes_recentes_das_salas', ['10']),
      plan: { user: id, body: 'redacoes_recentes_das_salas', given: { p_limit: '10' } },
    },
    {
      name: 'a class of 45 students with 40 themes',
      request: ask('sala_do_professor', classes),
    },
    {
      name: 'report of a class: 1,800 essays',
      request: ask('envios_da_sala', classes),
      plan: { user: id, body: 'envios_da_sala', given: ofClass },
    },
    {
      name: 'comments of a class: 1,800 essays, a tenth with a review',
      request: ask('comentarios_da_sala', classes),
    },
    ...(['prazo', 'certeza', 'nao_visto', 'nome'] as const).map((order) => ({
      name: `review queue of 36,000 essays, by ${order}`,
      request: (session: Session) =>
        session.asUser(id, `select public.fila_de_revisao(p_ordem => $1)::text as body`, [order]),
    })),
    {
      name: 'how many essays wait for a review',
      request: (session) => session.asUser(id, 'select public.redacoes_a_revisar()'),
    },
    {
      name: 'how many notices are unread, never having read any of 36,000 essays',
      request: (session) => session.asUser(id, 'select public.avisos_novos()'),
      plan: { user: id, body: 'avisos_novos', given: {} },
    },
    {
      name: 'the notices of a teacher',
      request: (session) => session.asUser(id, 'select public.meus_avisos()::text as body'),
    },
    {
      name: 'how many notices a student has not read',
      request: (session) => session.asUser(pick(students), 'select public.avisos_novos()'),
    },
    {
      name: 'one essay of a class with its correction',
      request: ask('redacao_da_sala', sent),
    },
    {
      name: 'classes of a student, 40 essays sent',
      request: (session) => session.asUser(pick(students), 'select public.minhas_salas()::text as body'),
      plan: { user: pick(students), body: 'minhas_salas', given: {} },
    },
  ];
}

/** PostgREST makes one text of the rows. */
function asPostgrest(select: string): string {
  return `select coalesce(json_agg(row), '[]')::text as body from (${select}) row`;
}
