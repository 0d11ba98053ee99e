import { useEntryServices, useStore } from '@/data/services-context';
import { areaFor } from '@/domain/session/roles';
import type { UserType } from '@/domain/session/session-user';
import { ContinueLink } from '@/features/entry/continue-link';

/** The way on for someone already signed in; nothing for anyone else, nor for a role without an area. */
export function ContinueAs({ to }: { to(userType: UserType): string }) {
  const user = useStore(useEntryServices().session.user);
  if (!user || !areaFor(user.userType)) return null;
  return <ContinueLink to={to(user.userType)} name={user.name} />;
}
