import type { Connection } from '../connection.ts';
import type { LargeTeacher } from './fill-large-teacher.ts';

const CARDS = 10_000;
const ANSWERS = 20_000;
const FAULTS = 60;

/** A student with 10,000 cards and 20,000 answers, among classmates who practise too. */
export type LargePractice = { student: string; classmates: string[] };

/**
 * Adds practice to the students of the large teacher: 200 cards of the bank each, and three of each submitted essay,
 * with sentences that their classes share. The first one has answered for three years; every tenth card is due.
 */
export async function fillPractice(
  connection: Connection,
  { students, classes }: LargeTeacher,
): Promise<LargePractice> {
  const [student = '', ...classmates] = students;
  const memory = JSON.stringify({
    due: '2026-12-24T15:00:00.000Z',
    stability: 46.71523,
    difficulty: 5.28243,
    elapsed_days: 12,
    scheduled_days: 46,
    learning_steps: 0,
    reps: 6,
    lapses: 1,
    state: 2,
    last_review: '2026-11-08T15:00:00.000Z',
  });
  await connection.exec(`
    set synchronous_commit = off;
    insert into public.treino_cartoes (usuario_id, chave, falta, vence, memoria, respondido_em)
    select u, 'banco/regra-' || n % ${FAULTS} || '/' || n, 'familia/regra-' || n % ${FAULTS},
      now() + interval '10 minutes' * (n - cards / 10), '${memory}', now() - interval '1 minute' * n
    from (
      select '${student}'::uuid as u, ${CARDS} as cards
      union all
      select id, 200 from unnest('{${classmates.join()}}'::uuid[]) id
    ) of_whom cross join lateral generate_series(1, cards) n;
    insert into public.treino_cartoes
      (usuario_id, chave, falta, vence, memoria, redacao_id, errada, certa, respondido_em)
    select e.aluno_id, 'frase/' || e.redacao_id || '/' || n, 'familia/regra-' || n, now() + interval '1 day' * n,
      '${memory}', e.redacao_id, substr(r.texto, n * 150, 120), substr(r.texto, n * 150, 119), e.created_at
    from public.sala_envios e join public.redacoes r on r.id = e.redacao_id cross join generate_series(1, 3) n
    where e.sala_id = any ('{${classes.join()}}') and e.aluno_id <> '${student}';
    insert into public.treino_respostas (id, usuario_id, chave, falta, certa, respondida_em, created_at)
    select gen_random_uuid(), '${student}', 'banco/regra-' || n % ${FAULTS} || '/' || n % ${CARDS},
      'familia/regra-' || n % ${FAULTS}, n % 7 <> 0, at, at
    from generate_series(0, ${ANSWERS - 1}) n cross join lateral (select now() - interval '80 minutes' * n as at) given;
    insert into public.treino_faltas (usuario_id, falta, acertos, erros, seguidas, errou_em, desde)
    select usuario_id, falta, count(*) filter (where certa), count(*) filter (where not certa), 3,
      max(respondida_em) filter (where not certa), min(respondida_em)
    from public.treino_respostas group by 1, 2;
    update public.salas set frases_no_treino = true where id = any ('{${classes.join()}}');
    set synchronous_commit = on;
  `);
  await connection.exec('vacuum analyze');
  return { student, classmates };
}
