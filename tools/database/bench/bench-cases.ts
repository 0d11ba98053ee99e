import { seededRandom } from '../../scorer/measures/seeded-random.ts';
import type { Session } from '../session.ts';
import type { Filled } from './fill-database.ts';

/** What to explain: a statement, or the body of a function with its arguments, as this user. */
export type PlanRequest = { user: string } & (
  { sql: string; parameters?: string[] } | { body: string; given: Record<string, string> }
);

export type BenchCase = {
  name: string;
  request(session: Session): Promise<unknown>;
  plan?: PlanRequest;
};

const HISTORY = `select id, tema, texto, nota_total, correcao, data_envio, created_at from public.redacoes
  where usuario_id = $1 order by created_at desc limit 20`;
const LIST = `select id, tema, nota_total, niveis, created_at from public.redacoes
  where usuario_id = $1 order by created_at desc limit 20`;
const ESSAY = `insert into public.redacoes (tema, texto, nota_total) values ('Leitura', $1, 600) returning id`;
const TEXT = 'A leitura forma quem escreve. '.repeat(70);

/** The requests worth measuring, each as a random caller. */
export function benchCases({ students, classes }: Filled): BenchCase[] {
  const random = seededRandom(7);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const student = pick(students);
  const classroom = pick(classes);
  return [
    {
      name: 'history page of 20, corrections included',
      request: (session) => {
        const user = pick(students);
        return session.asUser(user, HISTORY, [user]);
      },
      plan: { user: student, sql: HISTORY, parameters: [student] },
    },
    {
      name: 'history page of 20, without texts and corrections',
      request: (session) => {
        const user = pick(students);
        return session.asUser(user, LIST, [user]);
      },
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
    {
      name: 'class report',
      request: (session) => {
        const { id, teacher } = pick(classes);
        return session.asUser(teacher, 'select * from public.relatorio_da_sala($1)', [id]);
      },
      plan: {
        user: classroom.teacher,
        body: 'relatorio_da_sala',
        given: { p_sala: `'${classroom.id}'::uuid` },
      },
    },
    {
      name: 'latest essays of all own classes',
      request: (session) =>
        session.asUser(pick(classes).teacher, 'select * from public.redacoes_recentes_das_salas(10)'),
    },
    {
      name: 'profile',
      request: (session) => {
        const user = pick(students);
        return session.asUser(user, 'select * from public.profiles where user_id = $1', [user]);
      },
    },
    {
      name: 'insert of an essay with its transaction',
      request: (session) => session.asUser(pick(students), ESSAY, [TEXT]),
      plan: { user: student, sql: ESSAY, parameters: [TEXT] },
    },
    {
      name: 'unlocking what is new among the achievements',
      request: (session) => session.asUser(pick(students), 'select * from public.unlock_achievements()'),
    },
  ];
}
