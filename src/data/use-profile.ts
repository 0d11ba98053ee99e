import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Profile } from '@/domain/profile/profile';
import { ownQuery } from './own-query';
import { useSessionUser, useStore } from './services-context';
import { useLateServices } from './use-late-services';

/** The current user's profile, read again whenever it changes. Suspends while the late services load. */
export function useProfile(): UseQueryResult<Profile> {
  const { profile } = useLateServices();
  const userId = useSessionUser().id;
  const version = useStore(profile.version);
  return useQuery(ownQuery(['profile', userId, version], () => profile.load()));
}

/** Saves what was changed; the profile on the screen is the new one at once. */
export function useSaveProfile() {
  const { profile } = useLateServices();
  const userId = useSessionUser().id;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<Profile>) => profile.save(changes),
    networkMode: 'always',
    onSuccess: (_, changes) =>
      queryClient.setQueriesData<Profile>(
        { queryKey: ['profile', userId] },
        (known) => known && { ...known, ...changes },
      ),
  });
}
