import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EntryCard } from '@/features/entry/entry-card';
import { ContinueAs } from '../guards/continue-as';
import { destination } from '../guards/destination';
import { PublicFrame } from '../layouts/public-frame';

/** The entry form alone; a screen that needs a user sends here with `state.from` or `?from=`. */
export default function LoginPage() {
  const navigate = useNavigate();
  const from = useFrom();
  return (
    <PublicFrame className="mx-auto w-full max-w-md flex-1 px-4 pt-2 pb-12 outline-none sm:pt-6">
      <EntryCard
        headingLevel={1}
        continueLink={<ContinueAs to={(userType) => destination(userType, from)} />}
        onSignedIn={({ user }) => void navigate(destination(user.userType, from), { replace: true })}
      />
    </PublicFrame>
  );
}

/** Not trusted: whoever uses it passes it through `destination`. */
function useFrom(): string | null {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  if (state && typeof state === 'object' && 'from' in state && typeof state.from === 'string')
    return state.from;
  return search.get('from');
}
