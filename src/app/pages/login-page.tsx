import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useEntryServices, useStore } from '@/data/services-context';
import { ContinueLink, EntryCard } from '@/features/entry/entry-card';
import { guestToKeep, keepGuest } from '@/features/guest/keep-guest';
import { keptForSession } from '@/lib/kept-for-session';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';
import { destination, invitationIn } from '../guards/destination';
import { PublicFrame } from '../layouts/public-frame';

/** The entry form alone; a screen that needs a user redirects here with `state.from` or `?from=`. */
export default function LoginPage() {
  const navigate = useNavigate();
  const from = useFrom();
  const state: unknown = useLocation().state;
  const kept = guestToKeep(state);
  const next = kept === null ? null : keepGuest(kept);
  const user = useStore(useEntryServices().session.user);
  const invitation = invitationIn(from);
  const note =
    (invitation && 'você volta ao convite da sala.') ||
    (from === paths.student.sharedEssay && 'o que você compartilhou abre na folha da sua conta de aluno.');
  return (
    <PublicFrame className="mx-auto w-full max-w-md flex-1 px-4 pt-2 pb-12 outline-none sm:pt-6">
      {kept !== null && (
        <p className="mb-4 rounded-md bg-hl-soft px-4 py-3 text-sm">
          A redação que você corrigiu neste aparelho vai para a conta de aluno em que você entrar agora.
          Contas de professor não guardam redações.
        </p>
      )}
      {note && <p className="mb-4 rounded-md bg-hl-soft px-4 py-3 text-sm">Depois de entrar, {note}</p>}
      <EntryCard
        headingLevel={1}
        returnTo={invitation ?? undefined}
        initialMode={wantsSignUp(state) ? 'sign-up' : 'sign-in'}
        continueLink={user && <ContinueLink to={destination(user.userType, from)} name={user.name} />}
        onSignedIn={({ user }) => {
          if (next && user.userType !== 'student') notify(NOT_KEPT);
          void navigate(destination(user.userType, from), { replace: true, state: next });
        }}
      />
    </PublicFrame>
  );
}

const NOT_KEPT: ToastMessage = {
  title: 'A redação não foi guardada',
  description:
    'Só contas de aluno guardam redações. Ela continua em “Experimentar agora”, na página inicial.',
};

/**
 * The page to open after signing in, stored for the session. A user who must first confirm an e-mail address
 * returns through the link in the e-mail, and that link preserves only an invitation.
 */
const kept = keptForSession('grifo:login-from');

/** The returned path is not trusted, so callers pass it through `destination`. */
function useFrom(): string | null {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  const { session } = useEntryServices();
  const given = fromState(state) ?? search.get('from');

  useEffect(() => {
    if (given) kept.set(given);
    // Deletes the stored page once the user has signed in, so that the next user does not get it.
    return () => {
      if (session.user.get()) kept.set(null);
    };
  }, [given, session]);

  return given ?? kept.get();
}

function wantsSignUp(state: unknown): boolean {
  return (state as { signUp?: boolean } | null)?.signUp === true;
}

function fromState(state: unknown): string | null {
  const isGiven = state && typeof state === 'object' && 'from' in state && typeof state.from === 'string';
  return isGiven ? (state.from as string) : null;
}
