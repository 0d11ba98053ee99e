import { useEffect, useEffectEvent, useState } from 'react';
import { createAccountFlow } from '../account-flow';
import { createDraftKeeper, type DraftKeeper } from '../draft-keeper';
import type { SendFlow, SendPorts } from '../send-flow';
import { useSaveOnLeave } from '../use-save-on-leave';
import type { Services } from '@/data/services';
import { useServices } from '@/data/services-context';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import {
  clockOf,
  countMockWords,
  endMock,
  type MockClock,
  type MockExam,
  seeMock,
} from '@/domain/mock-exam/mock-exam';
import { countWords } from '@/domain/text/counts';
import { useKeepCorrection } from '@/queries/essay-queries';

export type MockSession = {
  keeper: DraftKeeper;
  flow: SendFlow;
  /** The time is up, or the essay is handed in: from then on a typed text stands still. */
  end(): void;
  /** Takes the exam and its text off the device. */
  discard(): void;
};

/** The text of one user's mock exam, and the flow that sends it, while its screen is open. */
export function useMockSession(userId: string): MockSession {
  const services = useServices();
  const keep = useKeepCorrection();
  const [session] = useState(() => createMockSession(services, userId, keep));
  useSaveOnLeave(session);
  useWordCounts(session, services);
  return session;
}

function createMockSession(services: Services, userId: string, keep: SendPorts['keep']): MockSession {
  const { mockExams, now, session } = services;

  const flow = createAccountFlow(services, { keep, onKept: discard });
  const keeper = createDraftKeeper({
    drafts: mockExams.drafts,
    now,
    userId,
    currentUserId: () => session.user.get()?.id ?? null,
    isHeld: () => !['editing', 'finishing'].includes(flow.get().step),
  });

  function discard() {
    keeper.change(() => EMPTY_DRAFT);
    keeper.flush();
    mockExams.current.set(null);
  }

  return {
    keeper,
    flow,
    end() {
      keeper.flush();
      mockExams.current.update((exam) => exam && endMock(exam, now()));
    },
    discard,
  };
}

/** With every save of the text, how many words there are by then. */
function useWordCounts({ keeper }: MockSession, { mockExams, now }: Services): void {
  useEffect(() => {
    let counted = keeper.get().savedAt;
    return keeper.subscribe(() => {
      const { savedAt, draft } = keeper.get();
      if (savedAt === counted) return;
      counted = savedAt;
      mockExams.current.update((exam) =>
        exam?.medium === 'typed' ? countMockWords(exam, countWords(draft.essay), now()) : exam,
      );
    });
  }, [keeper, mockExams, now]);
}

const TICK_MS = 1000;
/** How often the device hears how far the clock is (ms). */
const SEEN_EVERY_MS = 10_000;
const LOOKS = ['visibilitychange', 'pageshow', 'focus'] as const;

/** The clock of an exam, every second, and at once when the page comes back from the background or from sleep. */
export function useMockClock(exam: MockExam, end: () => void): MockClock {
  const { mockExams, now } = useServices();
  const [at, setAt] = useState(now);
  const tick = useEffectEvent(() => {
    const time = now();
    setAt(time);
    if (exam.endedAt) return;
    if (clockOf(exam, time).isOver) end();
    else if (time.getTime() - Date.parse(exam.seenAt) >= SEEN_EVERY_MS)
      mockExams.current.update((current) => current && seeMock(current, time));
  });

  useEffect(() => {
    const look = () => tick();
    look();
    const timer = setInterval(look, TICK_MS);
    for (const name of LOOKS) window.addEventListener(name, look, { capture: true });
    return () => {
      clearInterval(timer);
      for (const name of LOOKS) window.removeEventListener(name, look, { capture: true });
    };
  }, []);

  return clockOf(exam, at);
}
