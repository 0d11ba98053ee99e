import { useEffect, useRef, useState } from 'react';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper';
import type { TabRole } from './protection/tab-lock';
import { useSaveOnLeave } from './use-save-on-leave';
import { createAccountFlow } from './account-flow';
import { rewrittenIn } from './outline/rewritten';
import { useGoOn } from './left-correction';
import type { SendFlow, SendPorts } from './send-flow';
import { messages } from '@/copy/messages';
import type { DraftRepository, Services } from '@/data/services';
import { useServices, useStore } from '@/data/services-context';
import { isBlank } from '@/domain/essay/send-rules';
import { withCorrected } from '@/domain/outline/outline';
import { storedIdOf } from '@/domain/evaluation/correction';
import { createState, type State } from '@/lib/create-state';
import { useKeepCorrection } from '@/queries/essay-queries';
import { notify } from '@/ui/toast';

/** One user's draft, the flow that sends it, and whether this tab edits it. */
export type EditorSession = { keeper: DraftKeeper; flow: SendFlow; tab: State<TabRole> };

/** The session of one user while the editor is open. `takeOver` makes this the editing tab ("Continuar aqui"). */
export function useEditorSession(userId: string) {
  const services = useServices();
  const keep = useKeepCorrection();
  const [session] = useState(
    () => runningSession(services.drafts, userId) ?? createEditorSession(services, userId, keep),
  );
  const goOn = useGoOn(userId);
  useEffect(() => {
    left.get(services.drafts)?.stop();
  }, [services.drafts]);
  useSaveOnLeave(session, () => left.set(services.drafts, { session, userId, stop: goOn(session.flow) }));
  useRecoveryNotice(session, userId);
  const takeOver = useDraftProtection(session, `grifo-essay:${userId}`);
  return { ...session, ...useStore(session.tab), takeOver };
}

/** Connects the draft and the send flow to the services. */
export function createEditorSession(
  services: Services,
  userId: string,
  keep: SendPorts['keep'],
): EditorSession {
  const { drafts, now, session } = services;

  const keeper = createDraftKeeper({
    drafts,
    now,
    userId,
    currentUserId: () => session.user.get()?.id ?? null,
    // In the step `finishing`, the text has already been removed from the sheet.
    isHeld: () => !['editing', 'finishing'].includes(flow.get().step),
  });

  const flow = createAccountFlow(services, {
    keep,
    onKept(correction) {
      const [id, { theme }] = [storedIdOf(correction), correction];
      const rewritten = rewrittenIn(keeper.get().draft);
      services.outlines.update((outlines) => withCorrected(outlines, { id, theme, rewritten }));
      keeper.clearSent(id);
    },
  });

  return { keeper, flow, tab: createState<TabRole>({ isFollowing: false, wasTaken: false }) };
}

/** The sessions whose editor was left during a correction. */
const left = new WeakMap<DraftRepository, { session: EditorSession; userId: string; stop(): void }>();

/** The session of an editor that was left, while its correction runs: the returning student waits for it. */
function runningSession(drafts: DraftRepository, userId: string): EditorSession | null {
  const found = left.get(drafts);
  return found?.userId === userId && found.session.flow.get().step === 'correcting' ? found.session : null;
}

/** The user whose draft this page load has already recovered. Returning from another screen is not a recovery. */
const recoveredFor = new WeakMap<DraftRepository, string>();

function useRecoveryNotice({ keeper }: EditorSession, userId: string): void {
  const { drafts, session } = useServices();

  useEffect(() => {
    // If the user has signed out meanwhile, the notice about that must not be replaced.
    if (session.user.get()?.id !== userId) return;
    if (recoveredFor.get(drafts) === userId) return;
    recoveredFor.set(drafts, userId);
    if (!isBlank(keeper.get().draft.essay)) notify(messages.essayRecovered);
  }, [keeper, drafts, session.user, userId]);
}

/** Loads the tab lock and the revisions after the page. If their code cannot be loaded, writing works without them. */
export function useDraftProtection(
  session: Pick<EditorSession, 'keeper' | 'tab'>,
  lockName: string,
): () => Promise<void> {
  const services = useServices();
  const takeOver = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    import('./protection/protect-draft')
      .then(({ protectDraft }) => {
        if (isGone) return null;
        const protection = protectDraft(session, services, lockName);
        takeOver.current = protection.takeOver;
        return (stop = protection.stop);
      })
      .catch(() => null);
    return () => {
      isGone = true;
      stop();
    };
  }, [session, services, lockName]);

  return async () => takeOver.current?.();
}
