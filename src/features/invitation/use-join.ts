import { useState } from 'react';
import { errorSentence } from '@/copy/errors';
import { messages } from '@/copy/messages';
import type { JoinResult } from '@/data/class-services';
import { useEntryServices, useServices, useStore } from '@/data/services-context';
import { useLateServices } from '@/data/use-late-services';
import { rememberClasses } from '@/domain/classrooms/class-memory';
import { notify } from '@/ui/toast';

export type JoinHandlers = {
  /** Nobody is signed in. */
  onLogin(): void;
  onJoined(): void;
};

export type Joining = {
  /** Until the next page is there. */
  isBusy: boolean;
  /** Why not; null before the first try. */
  refusal: string | null;
  /** The invite was revoked, or the class removed, since the page was opened. */
  isGone: boolean;
  join(): Promise<void>;
};

type Refusal = Extract<JoinResult, { ok: false }>['reason'];

/** Joins the class, or says why not (spec §5, §8). */
export function useJoin(code: string, { onLogin, onJoined }: JoinHandlers): Joining {
  const user = useStore(useEntryServices().session.user);
  const { classMemory } = useServices();
  const { enrolments } = useLateServices();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);

  function refuse(reason: Refusal): void {
    if (reason === 'invalid-invite') setIsGone(true);
    if (reason === 'students-only') notify(messages.studentsOnly);
    setRefusal(REFUSALS[reason]);
    setIsBusy(false);
  }

  async function join(): Promise<void> {
    if (!user) {
      notify(messages.loginNeeded);
      return onLogin();
    }
    if (user.userType !== 'student') return refuse('students-only');
    setIsBusy(true);
    setRefusal(null);
    try {
      const result = await enrolments.join(code);
      if (!result.ok) return refuse(result.reason);
      notify(messages.joined(result.nome));
      // So that the next page has its theme at once; it can do without.
      await enrolments.list().then(
        (list) => classMemory.update((memory) => rememberClasses(memory, list)),
        () => undefined,
      );
      onJoined();
    } catch (error) {
      notify(messages.joinFailed);
      setRefusal(errorSentence(error));
      setIsBusy(false);
    }
  }

  return { isBusy, refusal, isGone, join };
}

const REFUSALS: Record<Refusal, string> = {
  'invalid-invite': 'O link de convite não é válido ou a sala foi removida.',
  'students-only':
    'Você entrou com uma conta que não é de aluno. Para entrar nesta sala, saia e entre com uma conta de aluno.',
  'class-full': 'Esta sala já está cheia. Avise quem convidou você.',
};
