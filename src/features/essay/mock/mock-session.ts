import { useEffect, useState } from 'react';
import { createAccountFlow } from '../account-flow';
import { createDraftKeeper, type DraftKeeper } from '../draft-keeper';
import { useGoOn } from '../left-correction';
import type { SendFlow, SendPorts } from '../send-flow';
import type { TabRole } from '../protection/tab-lock';
import { useDraftProtection } from '../use-editor-session';
import { useSaveOnLeave } from '../use-save-on-leave';
import type { Services } from '@/data/services';
import { useServices, useStore } from '@/data/services-context';
import { EMPTY_DRAFT } from '@/domain/essay/draft';
import { countMockWords, endMock } from '@/domain/mock-exam/mock-exam';
import { countWords } from '@/domain/text/counts';
import { createState, type State } from '@/lib/create-state';
import { useKeepCorrection } from '@/queries/essay-queries';

export type MockSession = {
  keeper: DraftKeeper;
  flow: SendFlow;
  tab: State<TabRole>;
  /** Called when the time is up or the essay is handed in; from then on, a typed text cannot be changed. */
  end(): void;
  /** Removes the exam and its text from the device. */
  discard(): void;
};

/**
 * The text of one user's mock exam and the flow that sends it, while its screen is open. Only one tab writes at a
 * time, and revisions are stored, as for the editor's draft.
 */
export function useMockSession(userId: string) {
  const services = useServices();
  const keep = useKeepCorrection();
  const [session] = useState(() => createMockSession(services, userId, keep));
  const goOn = useGoOn(userId);
  useSaveOnLeave(session, () => void goOn(session.flow));
  useWordCounts(session, services);
  const takeOver = useDraftProtection(session, `grifo-mock:${userId}`);
  return { ...session, ...useStore(session.tab), takeOver };
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

  /** Another account may have signed in meanwhile, and its exam must not be changed. */
  const isSignedIn = () => (session.user.get()?.id ?? userId) === userId;

  function discard() {
    keeper.change(() => EMPTY_DRAFT);
    keeper.flush();
    if (isSignedIn()) mockExams.current.set(null);
  }

  return {
    keeper,
    flow,
    tab: createState<TabRole>({ isFollowing: false, wasTaken: false }),
    end() {
      keeper.flush();
      if (isSignedIn()) mockExams.current.update((exam) => exam && endMock(exam, now()));
    },
    discard,
  };
}

/** Stores the number of words with every save of the text. */
function useWordCounts({ keeper, tab }: MockSession, { mockExams, now }: Services): void {
  useEffect(() => {
    let counted = keeper.get().savedAt;
    return keeper.subscribe(() => {
      const { savedAt, draft } = keeper.get();
      if (savedAt === counted) return;
      counted = savedAt;
      if (tab.get().isFollowing) return;
      mockExams.current.update((exam) =>
        exam?.medium === 'typed' ? countMockWords(exam, countWords(draft.essay), now()) : exam,
      );
    });
  }, [keeper, tab, mockExams, now]);
}
