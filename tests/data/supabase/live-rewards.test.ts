// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { MissionReader } from '@/data/services';
import { createEvaluationTasks } from '@/data/evaluator/evaluation-tasks';
import { toCorrection } from '@/domain/evaluation/to-correction';
import { readEssay } from '@/domain/evaluation/read-essay';
import { FREEZE, purchaseKey } from '@/domain/rewards/shop';
import { isoDayOf } from '@/domain/time/iso-day';
import { missionsDone } from '@/domain/rewards/mission-parts';
import { buildEvaluation, SAMPLE_THEME } from '../../support/builders';
import { GOOD_ESSAY } from '../../support/essays';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { asServer, newLiveStudent, openLive } from './live-pages';

isolatePages();
const backend = liveBackend();

const correct = (id: string) =>
  toCorrection(buildEvaluation(), {
    id,
    theme: SAMPLE_THEME,
    essay: GOOD_ESSAY,
    submittedAt: new Date().toISOString(),
  });
/** Stores an essay's correction as the edge function does. */
async function correctOnServer({ id }: { id: string }, essay = GOOD_ESSAY) {
  const evaluation = buildEvaluation();
  await asServer(backend, 'POST', 'rpc/guardar_correcao', {
    p_usuario: id,
    p_chave: crypto.randomUUID(),
    p_tema: SAMPLE_THEME,
    p_texto: essay,
    p_correcao: evaluation,
    p_nota: evaluation.nota_final,
    p_produtor: 'scorer',
    p_versao: '1',
    p_missoes: missionsDone(readEssay({ theme: SAMPLE_THEME, essay })),
  });
}
const DAY_MS = 86_400_000;
const codes = (achievements: readonly { codigo: string }[]) => achievements.map(({ codigo }) => codigo);
const sources = (movements: readonly { source: string }[]) => movements.map(({ source }) => source).sort();

/**
 * Night-time achievements depend on the server's clock: at night one more achievement is unlocked, and with it the
 * achievement for five achievements.
 */
const withoutHours = (unlocked: readonly string[]) =>
  unlocked.filter((code) => !['madrugador', 'coruja', 'conquistas_5'].includes(code));

/** Reports every mission as complete. */
const generous: MissionReader = { missionParts: async () => [{ label: 'Tudo', isDone: true }] };

it('two devices at once pay once and celebrate once', async () => {
  const student = await newLiveStudent(backend, { missions: generous });
  const other = openLive(backend, { missions: generous });
  await other.session.signIn(student.credentials);
  await correctOnServer(student.user);
  const [here, there] = [student.backend.rewards, other.backend.rewards];
  const claims = await Promise.all([here.claim(), there.claim(), here.claim(), there.claim()]);
  const unlocked = codes(await here.achievements());
  const celebrated = claims.flatMap((one) => codes(one.unlocked));
  expect(celebrated.toSorted()).toEqual(unlocked.toSorted());
  const movements = await here.movements();
  expect(await there.movements()).toEqual(movements);
  expect(new Set(movements.map(({ chave }) => chave)).size).toBe(movements.length);
});

it('a mission is paid for an essay that does it as the server sees it, and for no other', async () => {
  const student = await newLiveStudent(backend, { missions: createEvaluationTasks() });
  const { rewards } = student.backend;
  expect(await rewards.mission()).toMatchObject({ parts: null, isDone: false });
  await student.essays.save(correct('1'));
  await rewards.claim();
  expect(await rewards.mission()).toMatchObject({ parts: null, isDone: false });
  await correctOnServer(student.user, 'A comida estraga na estrada.');
  await rewards.claim();
  expect(await rewards.mission()).toMatchObject({ isDone: false });
  expect(sources(await rewards.movements())).not.toContain('missao_diaria');
  await correctOnServer(student.user);
  await rewards.claim();
  expect(await rewards.mission()).toMatchObject({ isDone: true });
  expect(sources(await rewards.movements())).toContain('missao_diaria');
});

it('a score the device claims unlocks nothing', async () => {
  const student = await newLiveStudent(backend);
  const { rewards } = student.backend;
  const perfect = buildEvaluation({ levels: [200, 200, 200, 200, 200] });
  await student.essays.save(
    toCorrection(perfect, {
      id: '1',
      theme: SAMPLE_THEME,
      essay: GOOD_ESSAY,
      submittedAt: new Date().toISOString(),
    }),
  );
  await rewards.claim();
  expect(withoutHours(codes(await rewards.achievements())).toSorted()).toEqual([
    'primeira_canetinha',
    'primeira_correcao',
    'primeira_redacao',
  ]);
});

it('a freeze bought in time holds the streak over yesterday', async () => {
  const student = await newLiveStudent(backend);
  const { rewards } = student.backend;
  expect(await rewards.buy(FREEZE, 'k')).toBeNull();
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  await asServer(backend, 'POST', 'canetinhas_transactions', {
    user_id: student.user.id,
    amount: -12,
    source: 'loja',
    chave: purchaseKey(FREEZE, 'before'),
    created_at: daysAgo(4),
  });
  await student.essays.save({ ...correct('1'), submittedAt: daysAgo(2) });
  const held = [isoDayOf(new Date(daysAgo(1)))];
  expect(await rewards.streak()).toEqual({ days: 1, hasToday: false, held, freezes: 1 });
  expect(await rewards.buy(FREEZE, 'second')).toBeNull();
  expect(await rewards.buy(FREEZE, 'third')).toBe('limite');
});
