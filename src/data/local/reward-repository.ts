import type { SessionUser } from '@/domain/session/session-user';
import type { Achievement } from '@/domain/rewards/achievement';
import { dailyMission } from '@/domain/rewards/daily-mission';
import { isMissionComplete } from '@/domain/rewards/mission-progress';
import {
  rewardBalance,
  rewardMovements,
  settleRewards,
  type RewardFacts,
} from '@/domain/rewards/settle-rewards';
import { daysBetween } from '@/domain/time/sao-paulo';
import type { RewardRepository } from '../late-services';
import { createMissionAttempts } from '../mission-attempts';
import { createNewsQueue } from '../news-queue';
import { areaKeys } from './area-keys';
import { createCounter } from './counter';
import type { LocalLatePorts } from './create-late-services';
import type { MessagesOf } from './messages-store';
import { oneTabAtATime } from './one-tab-at-a-time';
import { createRewardsStore } from './rewards-store';

/**
 * Rewards without a server. Only what happened at a moment of its own is kept (visits, missions, achievements); ledger
 * and balance follow from that and from the essays, and the balance of the record is put right at every settling.
 */
export function createRewardRepository(
  { context, session, owner, corrections, missions }: LocalLatePorts,
  messagesOf: MessagesOf,
): RewardRepository {
  const attempts = createMissionAttempts(corrections, missions);
  const { news, celebrated, add, clear } = createNewsQueue();
  const version = createCounter();
  const storeOf = createRewardsStore(context.storage, version.bump);
  /** What was there to see after the last settling. */
  let seen = '';
  owner.subscribe(() => {
    clear();
    version.bump();
  });

  const kept = () => storeOf(owner.reader()).get();
  const isMissionDone = (now: Date) => kept().missions.some(({ at }) => daysBetween(new Date(at), now) === 0);
  const essaysOf = ({ essays }: RewardFacts) => essays.map(({ id, data }) => ({ id, submittedAt: data }));

  async function readFacts(user: SessionUser | null): Promise<RewardFacts> {
    const essays = await corrections.rows();
    const messages = messagesOf(owner.reader()).get();
    return {
      since: user?.createdAt ?? context.now().toISOString(),
      essays,
      ratings: corrections.ratings(),
      messages: messages.length,
      suggestions: messages.filter(({ tipo_problema }) => tipo_problema === 'sugestao').length,
    };
  }

  async function settle(user: SessionUser): Promise<void> {
    const now = context.now();
    const facts = await readFacts(user);
    const parts = isMissionDone(now) ? null : await attempts.furthest(essaysOf(facts), now).catch(() => null);
    const completed = parts && isMissionComplete(parts) ? dailyMission(now).id : null;
    const store = storeOf(user.id);
    const unlocked = await oneTabAtATime(areaKeys.rewards(user.id), () => {
      let fallen: Achievement[] = [];
      // Decided on what is on the disk now: another tab may have given the same meanwhile.
      store.update((current) => {
        const settled = settleRewards(current, facts, { now, completed });
        fallen = settled.unlocked;
        return settled.kept;
      });
      return fallen;
    });
    if (session.user.get()?.id !== user.id) return;
    const canetinhas = rewardBalance(store.get(), facts);
    if (session.user.get()?.canetinhas !== canetinhas)
      session.updateUser((current) => ({ ...current, canetinhas }));
    add(unlocked);
    const toSee = JSON.stringify([user.id, canetinhas, store.get(), parts]);
    if (toSee !== seen) version.bump();
    seen = toSee;
  }

  return {
    version,
    news,
    celebrated,
    async settle() {
      const user = session.user.get();
      if (user?.userType === 'student') await settle(user).catch(() => undefined);
    },
    async achievements() {
      return kept()
        .achievements.toReversed()
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
    },
    async movements() {
      return rewardMovements(kept(), await readFacts(session.user.get()));
    },
    async mission() {
      const now = context.now();
      return {
        mission: dailyMission(now),
        parts: await attempts.furthest(essaysOf(await readFacts(session.user.get())), now),
        isDone: isMissionDone(now),
      };
    },
  };
}
