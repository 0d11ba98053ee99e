import { ESSAY_COLUMNS, ESSAY_SUMMARY_COLUMNS } from '../../../src/contracts/essays.ts';
import { seededRandom } from '../../scorer/seeded-random.ts';
import type { Session } from '../session.ts';
import type { BenchCase } from './bench-case.ts';
import type { Filled } from './fill-database.ts';
import type { LargePractice } from './fill-practice.ts';
import type { LargeTeacher } from './fill-large-teacher.ts';
import { practiceCases } from './practice-cases.ts';
import { teacherCases } from './teacher-cases.ts';

const HISTORY = asPostgrest(
  `select ${ESSAY_SUMMARY_COLUMNS} from public.redacoes where usuario_id = $1 order by created_at desc, id limit 100`,
);
const NEWEST = asPostgrest(
  `select ${ESSAY_COLUMNS} from public.redacoes where usuario_id = $1 order by created_at desc limit 1`,
);
const WHOLE = HISTORY.replace(ESSAY_SUMMARY_COLUMNS, ESSAY_COLUMNS);
const ESSAY = `insert into public.redacoes (tema, texto, nota_total, correcao, chave_idempotencia)
  values ('Leitura', $1, $2, $3, gen_random_uuid()) returning id`;

/**
 * The requests worth measuring, each from a random caller; requests of teachers come from the teacher with the most
 * data.
 */
export function benchCases(
  { students, samples }: Filled,
  teacher: LargeTeacher,
  practice: LargePractice,
): BenchCase[] {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  /** A query for the caller's own rows; `$1` is the caller. */
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
      request: (session) => session.asUser(pick(students), 'select * from public.ranking(10)'),
      plan: { user: student, body: 'ranking', given: { p_limit: '10' } },
    },
    {
      name: 'own place in the ranking',
      request: (session) => session.asUser(pick(students), 'select * from public.minha_posicao()'),
      plan: { user: student, body: 'minha_posicao', given: {} },
    },
    ...teacherCases(teacher, pick),
    ...practiceCases(practice, pick),
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
      request: (session) => session.asUser(pick(students), 'select * from public.desbloquear_conquistas()'),
    },
  ];
}

/** Combines the rows into one text, as PostgREST does. */
function asPostgrest(select: string): string {
  return `select coalesce(json_agg(row), '[]')::text as body from (${select}) row`;
}
