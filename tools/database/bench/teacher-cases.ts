import type { Session } from '../session.ts';
import type { BenchCase } from './bench-case.ts';
import type { LargeTeacher } from './fill-large-teacher.ts';

/** A kind of finding that nearly half of the essays have. */
const FREQUENT = 'oralidade';

/** The queries of the teachers' screens, and those of their students' class screens. */
export function teacherCases(
  { id, classes, students, sent }: LargeTeacher,
  pick: <T>(list: readonly T[]) => T,
): BenchCase[] {
  /** Calls the function as the teacher, with one of the given arguments. */
  const ask = (name: string, given: readonly string[]) => (session: Session) =>
    session.asUser(id, `select public.${name}($1)::text as body`, [pick(given)]);
  /** Calls the functions one after the other, although a browser calls them in parallel. */
  const askAll = (names: readonly string[], given: readonly string[]) => async (session: Session) => {
    const one = pick(given);
    for (const name of names) await ask(name, [one])(session);
  };
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
      name: 'gradebook of a class, and page of a student: the class and its 1,800 essays',
      request: askAll(['sala_do_professor', 'envios_da_sala'], classes),
    },
    {
      name: 'comments of a class: 1,800 essays, a tenth with a review',
      request: ask('comentarios_da_sala', classes),
    },
    {
      name: 'discussion of a class: passages of thirty essays with one kind of finding',
      request: (session) =>
        session.asUser(id, `select public.passagens_da_sala($1, $2)::text as body`, [
          pick(classes),
          FREQUENT,
        ]),
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
      plan: { user: id, body: 'meus_avisos', given: {} },
    },
    {
      name: 'how many notices a student has not read',
      request: (session) => session.asUser(pick(students), 'select public.avisos_novos()'),
    },
    {
      name: 'page of an essay: its correction, the draft of its review, the kept comments',
      request: async (session) => {
        await askAll(['redacao_da_sala', 'rascunho_da_revisao'], sent)(session);
        await session.asUser(id, 'select public.banco_de_comentarios()::text as body');
      },
    },
    {
      name: 'what comes before and after it in the review queue, of 200',
      request: (session) =>
        session.asUser(id, 'select public.fila_de_revisao(p_limite => 200)::text as body'),
    },
    {
      name: 'classes of a student, 40 essays sent',
      request: (session) => session.asUser(pick(students), 'select public.minhas_salas()::text as body'),
      plan: { user: pick(students), body: 'minhas_salas', given: {} },
    },
  ];
}
