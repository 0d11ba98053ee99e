import { useEntryServices, useStore } from '@/data/services-context';
import type { UserType } from '@/domain/session/session-user';
import { ContinueLink } from '@/features/entry/continue-link';

/** The way on for someone already signed in; nothing for anyone else. */
export function ContinueAs({ to }: { to(userType: UserType): string }) {
  const user = useStore(useEntryServices().session.user);
  if (!user) return null;
  return <ContinueLink to={to(user.userType)} name={user.name} />;
}
