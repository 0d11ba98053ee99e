import type { BenchCase } from './bench-case.ts';
import type { LargePractice } from './fill-practice.ts';

const CARD = `jsonb_build_object(
  'chave', 'banco/' || gen_random_uuid(), 'falta', 'familia/regra-7', 'vence', now() + interval '1 day',
  'memoria', '{"state": 1}'::jsonb, 'respondido_em', now()
)`;

/** Requests of the practice page; those of one account come from the one with the most cards. */
export function practiceCases(
  { student, classmates }: LargePractice,
  pick: (list: readonly string[]) => string,
): BenchCase[] {
  const given = { p_desde: `now() - interval '12 hours'`, p_ate: `now() + interval '1 day'` };
  return [
    {
      name: 'practice of 10,000 cards and 20,000 answers: what is due, counts, today',
      request: (session) =>
        session.asUser(student, `select public.meu_treino(${given.p_desde}, ${given.p_ate})`),
      plan: { user: student, body: 'meu_treino', given },
    },
    {
      name: 'practice: which of 1,000 keys are new, of 10,000 cards',
      request: (session) =>
        session.asUser(
          student,
          `select public.cartoes_ineditos(array(
             select 'banco/regra-' || n % 60 || '/' || n from generate_series(9501, 10500) n
           ))`,
        ),
    },
    {
      name: 'practice: an answer with a new card',
      request: (session) =>
        session.asUser(
          pick(classmates),
          `select public.responder_treino(gen_random_uuid(), ${CARD}, true, now())`,
        ),
    },
    {
      name: 'practice: sentences of a class of 45 with 40 essays each',
      request: (session) => session.asUser(pick(classmates), 'select public.frases_da_sala()'),
      plan: { user: classmates[0] ?? '', body: 'frases_da_sala', given: {} },
    },
  ];
}
