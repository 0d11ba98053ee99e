import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ClassReview, Enrolment, Invitation } from '@/domain/classrooms/enrolment';
import { ownQuery } from './own-query';
import { useEntryServices, useSessionUser, useStore } from './services-context';
import { useLateServices } from './use-late-services';

/** Of the invitation while nobody is signed in. */
const VISITOR = 'visitor';

/**
 * What an invite code invites to, for visitors too; null where it invites to nothing. Suspends while the late services
 * load, as all hooks of this file do. The invitation page lies outside the areas, so that it brings their providers
 * itself: `<AreaServices><QueryProvider>…</QueryProvider></AreaServices>` inside a `Suspense`.
 */
export function useInvitation(code: string): UseQueryResult<Invitation | null> {
  const { enrolments } = useLateServices();
  const user = useStore(useEntryServices().session.user);
  const version = useStore(enrolments.version);
  return useQuery(
    ownQuery(['invitation', user?.id ?? VISITOR, code, version], () => enrolments.invitation(code)),
  );
}

/** The classes the current student is in, with what was sent to them. */
export function useEnrolments(): UseQueryResult<Enrolment[]> {
  const { enrolments } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(enrolments.version);
  return useQuery(ownQuery(['enrolments', userId, version], () => enrolments.list()));
}

/** Where one of the student's essays was sent, and what teachers said of it. */
export function useClassReviews(essayId: string): UseQueryResult<ClassReview[]> {
  const { enrolments } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(enrolments.version);
  return useQuery(ownQuery(['class-reviews', userId, essayId, version], () => enrolments.reviews(essayId)));
}
