import { AppError } from '@/contracts/app-error';
import { MovementRowSchema, PurchaseAnswerSchema, StreakSchema } from '@/contracts/rewards';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { practiceDay } from '@/domain/practice/day';
import { dailyMission } from '@/domain/rewards/daily-mission';
import type { MissionPart } from '@/domain/rewards/mission-parts';
import { isMissionDue } from '@/domain/rewards/mission-progress';
import type { PurchaseRefusal } from '@/domain/rewards/shop';
import { daysBetween, saoPauloDayNumber } from '@/domain/time/sao-paulo';
import { readableItems } from '../local/create-local-store';
import { createMissionAttempts } from '../mission-attempts';
import { allPages } from './all-pages';
import type { MissionReader } from '../services';
import type { EssayBackend } from '../ports/essays';
import type { PracticeBackend } from '../ports/practice';
import type { ConnectedSession } from './session-repository';
import { queryAsUser } from './client';
import { parseAnswer } from './parse-answer';
import type { RewardBackend } from '../ports/rewards';

/**
 * Number of latest essays to read for one day. A browser may store fifty essays a day, but a student writes one or
 * two.
 */
const LATEST_ESSAYS = 10;

type RewardPorts = {
  session: ConnectedSession;
  backend: { essays: Pick<EssayBackend, 'get'>; practice: Pick<PracticeBackend, 'state'> };
  missions: MissionReader;
  context: { now: () => Date };
};

/**
 * The rewards on the server, which grants each reward once, based only on its own data. The progress of an essay in
 * the day's mission is computed on this device; the server computes it again.
 */
export default function createRewards({
  session,
  backend,
  missions,
  context: { now },
}: RewardPorts): RewardBackend {
  const query = queryAsUser(session);
  const attempts = createMissionAttempts((id) => backend.essays.get(id), missions);
  /** User and day of the last visit that this page claimed. */
  let visited = '';

  async function claimVisit(): Promise<number> {
    const visit = `${session.user.get()?.id} ${saoPauloDayNumber(now())}`;
    if (visit === visited) return 0;
    const paid = await query((supabase) => supabase.rpc('receber_entrada_do_dia'));
    visited = visit;
    return paid;
  }

  async function claimMission(): Promise<number> {
    if (await isMissionDone()) return 0;
    return isMissionDue(await missionProgress())
      ? query((supabase) => supabase.rpc('receber_missao_do_dia'))
      : 0;
  }

  async function isMissionDone(): Promise<boolean> {
    const [last] = await query((supabase, userId) =>
      supabase
        .from('canetinhas_transactions')
        .select('created_at')
        .eq('user_id', userId)
        .eq('source', 'missao_diaria')
        .order('created_at', { ascending: false })
        .limit(1),
    );
    return last !== undefined && daysBetween(new Date(last.created_at), now()) === 0;
  }

  /** Uses the essays and dates of the server, which decides which essays count and for what day. */
  async function missionParts(): Promise<readonly MissionPart[] | null> {
    const latest = await query((supabase, userId) =>
      supabase
        .from('redacoes')
        .select('id,created_at')
        .eq('usuario_id', userId)
        .eq('origem', 'funcao')
        .eq('conta', true)
        .order('created_at', { ascending: false })
        .limit(LATEST_ESSAYS),
    );
    return attempts.furthest(
      latest.map(({ id, created_at }) => ({ id, submittedAt: created_at })),
      now(),
    );
  }

  async function missionProgress() {
    const { since } = practiceDay(now());
    const [parts, { hoje }] = await Promise.all([missionParts(), backend.practice.state(since, since)]);
    return { parts, practised: hoje.length };
  }

  async function claim() {
    const visit = await claimVisit();
    // A failed claim of the mission does not prevent the other claims.
    const mission = await claimMission().catch(() => 0);
    const codes = await query((supabase) => supabase.rpc('desbloquear_conquistas')).catch(() => []);
    if (visit === 0 && mission === 0 && codes.length === 0) return NOTHING;
    // The unlock succeeded, even if refreshing the balance fails.
    await session.refresh().catch(() => null);
    const unlocked = codes.flatMap(({ codigo }) => ACHIEVEMENTS.find((one) => one.codigo === codigo) ?? []);
    return { unlocked, hasChanged: true };
  }

  return {
    async claim() {
      return session.user.get()?.userType === 'student' ? claim().catch(() => NOTHING) : NOTHING;
    },
    async achievements() {
      const rows = await query((supabase, userId) =>
        supabase
          .from('usuario_conquistas')
          .select('data_desbloqueio,conquistas(criterio_desbloqueio)')
          .eq('usuario_id', userId)
          .order('data_desbloqueio', { ascending: false }),
      );
      return rows.map(({ data_desbloqueio, conquistas }) => ({
        codigo: conquistas.criterio_desbloqueio,
        data_desbloqueio,
      }));
    },
    async movements() {
      const rows = await allPages((from, to) =>
        query((supabase, userId) =>
          supabase
            .from('canetinhas_transactions')
            .select('chave,source,amount,description,created_at')
            .eq('user_id', userId)
            .order('created_at', { ascending: false })
            .order('chave')
            .range(from, to),
        ),
      );
      return readableItems(MovementRowSchema, rows);
    },
    async mission() {
      const [progress, isDone] = await Promise.all([missionProgress(), isMissionDone()]);
      return { mission: dailyMission(now()), ...progress, isDone };
    },
    async streak() {
      const answer = await query((supabase) => supabase.rpc('minha_sequencia'));
      const { dias, hoje, guardados, restantes } = parseAnswer(StreakSchema, answer);
      return { days: dias, hasToday: hoje, held: guardados, freezes: restantes };
    },
    async buy(item, key) {
      const answer = await query((supabase) =>
        supabase.rpc('comprar_na_loja', { p_item: item, p_chave: key }),
      );
      const { ok, motivo } = parseAnswer(PurchaseAnswerSchema, answer);
      if (!ok && motivo !== 'saldo' && motivo !== 'limite') throw new AppError('refused');
      // The purchase succeeded, even if refreshing the balance fails.
      await session.refresh().catch(() => null);
      return ok ? null : (motivo as PurchaseRefusal);
    },
  };
}

const NOTHING = { unlocked: [], hasChanged: false };
