import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import { useSessionUser } from '@/data/services-context';
import type { Profile } from '@/domain/profile/profile';

/** Query key that changes when the session record shows that another tab or device changed the profile. */
function useProfileKey() {
  const { name, telefone, cidade } = useSessionUser();
  return ['profile', name, telefone, cidade];
}

/** The current user's profile. */
export function useProfile() {
  const { profile } = useBackend();
  return useQuery({
    ...queryOptions({ queryKey: useProfileKey(), queryFn: () => profile.load() }),
    placeholderData: (previous) => previous,
  });
}

/** Saves the changes; the displayed profile is updated at once. */
export function useSaveProfile() {
  const { profile } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ changes, seen }: { changes: Partial<Profile>; seen: Profile }) =>
      profile.save(changes, seen),
    meta: { invalidates: ['profile'] },
    onSuccess: (result, { changes }) =>
      result === 'saved' &&
      queryClient.setQueriesData<Profile>(
        { queryKey: ['profile'] },
        (known) => known && { ...known, ...changes },
      ),
  });
}
