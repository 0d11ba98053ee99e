import { useEntryServices, useStore } from '@/data/services-context';
import { areaFor } from '@/domain/session/roles';
import { ContinueLink } from '@/features/entry/continue-link';
import { destination } from './destination';

/** The way on for someone already signed in; nothing for anyone else, nor for a role without an area. */
export function ContinueAs({ from = null }: { from?: string | null }) {
  const user = useStore(useEntryServices().session.user);
  if (!user || !areaFor(user.userType)) return null;
  return <ContinueLink to={destination(user.userType, from)} name={user.name} />;
}
