import { createEmptyCard, fsrs, Rating, type Card, type CardInput } from 'ts-fsrs';
import type { CardMemory } from '@/contracts/practice';

/**
 * FSRS with whole days between reviews, since practice is ten exercises a day; within a day, exercises answered wrong
 * come again by themselves. Half a year is the longest a student waits before the exam.
 */
const scheduler = fsrs({ enable_short_term: false, maximum_interval: 180 });

/**
 * When a card comes again after an answer, and what the scheduler remembers of it. `memory` is null for a new card; one that
 * the scheduler cannot read starts anew.
 */
export function scheduleAnswer(
  memory: CardMemory | null,
  isRight: boolean,
  now: Date,
): { vence: string; memoria: CardMemory } {
  const rating = isRight ? Rating.Good : Rating.Again;
  const fresh = createEmptyCard(now);
  let card: Card;
  try {
    card = scheduler.next({ ...fresh, ...memory } as CardInput, now, rating).card;
  } catch {
    card = scheduler.next(fresh, now, rating).card;
  }
  return { vence: card.due.toISOString(), memoria: toMemory(card) };
}

function toMemory(card: Card): CardMemory {
  const { due, last_review, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state } =
    card;
  return {
    due: due.toISOString(),
    ...(last_review && { last_review: last_review.toISOString() }),
    stability,
    difficulty,
    scheduled_days,
    learning_steps,
    reps,
    lapses,
    state,
  };
}
