import { latestFirst } from '@/domain/time/latest-first';
import { AppError } from '@/contracts/app-error';
import { currentStreak } from '@/domain/progress/streak';
import { publishedOf } from '@/domain/classrooms/class-record';
import { isReviewed } from '@/domain/classrooms/submission';
import type { Achievement } from '@/domain/rewards/achievement';
import { ACHIEVEMENTS } from '@/domain/rewards/achievements';
import { practiceDay } from '@/domain/practice/day';
import { dailyMission } from '@/domain/rewards/daily-mission';
import { isMissionDue } from '@/domain/rewards/mission-progress';
import {
  rewardBalance,
  rewardedEssays,
  rewardMovements,
  awardRewards,
  type KeptRewards,
  type RewardFacts,
} from '@/domain/rewards/award-rewards';
import { buyItem } from '@/domain/rewards/buy-item';
import { freezesBought, type PurchaseRefusal } from '@/domain/rewards/shop';
import type { SessionUser } from '@/domain/session/session-user';
import { daysBetween } from '@/domain/time/sao-paulo';
import type { PracticeBackend } from '../ports/practice';
import type { RewardBackend } from '../ports/rewards';
import { areaKeys } from '../local/keys';
import { oneTabAtATime } from '../local/one-tab-at-a-time';
import { createMissionAttempts } from '../mission-attempts';
import { classesOfDevice, userOf, type DemoPorts } from './ports';

/**
 * Only dated events are stored (visits, missions, achievements). Ledger and balance are derived from them and from
 * the essays, so that ledger and balance always agree.
 */
export default function createRewards(
  ports: DemoPorts & { backend: { practice: Pick<PracticeBackend, 'state'> } },
): RewardBackend {
  const { context, session, essays, missions, messagesOf, rewardsOf: storeOf } = ports;
  const attempts = createMissionAttempts(essays.get, missions);
  /** State after the last claim, used to detect whether a claim has changed anything. */
  let seen = '';

  const storedOf = (user: SessionUser) => storeOf(user.id).get();

  async function factsOf(user: SessionUser): Promise<RewardFacts> {
    const messages = messagesOf(user.id).get();
    return {
      since: user.createdAt,
      essays: await essays.rows(),
      ratings: Object.keys(essays.ratings()).length,
      messages: messages.length,
      suggestions: messages.filter(({ tipo_problema }) => tipo_problema === 'sugestao').length,
      teacherReviews: reviewsOf(ports, user.id),
    };
  }

  /** Returns the balance, and updates the session record if the same user is still signed in. */
  function showBalance(user: SessionUser, facts: RewardFacts): number {
    const canetinhas = rewardBalance(storedOf(user), facts);
    const shown = session.user.get();
    if (shown?.id === user.id && shown.canetinhas !== canetinhas)
      session.updateUser((current) => ({ ...current, canetinhas }));
    return canetinhas;
  }

  /** How far essays and exercises of today do the mission. */
  async function progressOf(facts: RewardFacts, now: Date) {
    const { since } = practiceDay(now);
    const [parts, { hoje }] = await Promise.all([
      attempts.furthest(essaysOf(facts), now).catch(() => null),
      ports.backend.practice.state(since, since),
    ]);
    return { parts, practised: hoje.length };
  }

  async function claim(user: SessionUser) {
    const now = context.now();
    const facts = await factsOf(user);
    const progress = isMissionDone(storedOf(user), now) ? null : await progressOf(facts, now);
    const completed = progress && isMissionDue(progress) ? dailyMission(now).id : null;
    const axisOf = await axesFor(storedOf(user), facts);
    const store = storeOf(user.id);
    const unlocked = await oneTabAtATime(areaKeys.rewards(user.id), () => {
      let fallen: Achievement[] = [];
      // The rewards are decided on the record as it is on disk, because another tab may have paid the same rewards
      // meanwhile.
      store.update((current) => {
        const awarded = awardRewards(current, facts, { now, completed, axisOf });
        fallen = awarded.unlocked;
        return awarded.kept;
      });
      return fallen;
    });
    if (session.user.get()?.id !== user.id) return NOTHING;
    const canetinhas = showBalance(user, facts);
    const before = seen;
    seen = JSON.stringify([user.id, canetinhas, store.get(), progress]);
    return { unlocked, hasChanged: seen !== before };
  }

  return {
    async claim() {
      const user = session.user.get();
      return user?.userType === 'student' ? claim(user).catch(() => NOTHING) : NOTHING;
    },
    async achievements() {
      return storedOf(userOf(ports))
        .achievements.map(({ codigo, at }) => ({ codigo, data_desbloqueio: at }))
        .toReversed()
        .toSorted(latestFirst('data_desbloqueio'));
    },
    async movements() {
      const user = userOf(ports);
      return rewardMovements(storedOf(user), await factsOf(user));
    },
    async mission() {
      const user = userOf(ports);
      const now = context.now();
      const progress = await progressOf(await factsOf(user), now);
      return { mission: dailyMission(now), ...progress, isDone: isMissionDone(storedOf(user), now) };
    },
    async streak() {
      const user = userOf(ports);
      const facts = await factsOf(user);
      const bought = freezesBought(rewardMovements(storedOf(user), facts));
      return currentStreak(
        facts.essays.map(({ data }) => data),
        context.now(),
        bought,
      );
    },
    async buy(item, key) {
      const user = userOf(ports);
      const facts = await factsOf(user);
      const store = storeOf(user.id);
      const refusal = await oneTabAtATime(areaKeys.rewards(user.id), () => {
        let answer: PurchaseRefusal | null = null;
        const isKept = store.update((current) => {
          const bought = buyItem(current, facts, { item, key, now: context.now() });
          answer = bought.refusal;
          return bought.kept;
        });
        if (!isKept) throw new AppError('storage-unavailable');
        return answer;
      });
      showBalance(user, facts);
      return refusal;
    },
  };
}

/**
 * Number of reviews that the student has received on this device, not counting reviews of photographed sheets
 * (submissions with `texto`).
 */
function reviewsOf(ports: DemoPorts, studentId: string): number {
  return classesOfDevice(ports).reduce((count, { record, classroom }) => {
    const own = classroom.envios.filter(
      ({ aluno_id, texto }) => aluno_id === studentId && texto === undefined,
    );
    return count + own.filter(({ id }) => isReviewed(publishedOf(record, id))).length;
  }, 0);
}

const BY_AXIS = new Set(
  ACHIEVEMENTS.filter(
    ({ rule }) => rule?.measure === 'theme-axes' || rule?.measure === 'essays-on-rights',
  ).map(({ codigo }) => codigo),
);

/**
 * The axes of the themes of the essays. The bank of themes is large, so it is loaded only while an achievement
 * depends on it.
 */
async function axesFor({ achievements }: KeptRewards, { essays }: RewardFacts) {
  const unlocked = achievements.filter(({ codigo }) => BY_AXIS.has(codigo));
  if (essays.length === 0 || unlocked.length === BY_AXIS.size) return undefined;
  const { findTheme } = await import('@/domain/themes/theme-bank');
  return (theme: string) => findTheme(theme)?.axis ?? null;
}

const NOTHING = { unlocked: [], hasChanged: false };

function isMissionDone({ missions }: KeptRewards, now: Date): boolean {
  return missions.some(({ at }) => daysBetween(new Date(at), now) === 0);
}

function essaysOf(facts: RewardFacts) {
  return rewardedEssays(facts).map(({ id, data }) => ({ id, submittedAt: data }));
}
