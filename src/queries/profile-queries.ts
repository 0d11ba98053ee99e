import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import { useSessionUser } from '@/data/services-context';
import type { Profile } from '@/domain/profile/profile';

/** Read again when the session record says that another tab or device changed it. */
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

/** Saves what was changed; the profile on the screen is the new one at once. */
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
