import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';

const MAILED = ['notice-mail'] as const;

/** Whether the user gets a summary of notices by e-mail; null if the operator sends none. */
export function useIsMailed() {
  const { notices } = useBackend();
  return useQuery(queryOptions({ queryKey: MAILED, queryFn: () => notices.isMailed() }));
}

export function useSetMailed() {
  const { notices } = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isMailed: boolean) => notices.setMailed(isMailed),
    onSuccess: (_, isMailed) => client.setQueryData(MAILED, isMailed),
  });
}

/**
 * Stops the e-mail summaries with the code from an e-mail; also works for visitors. Returns whether the code
 * exists.
 */
export function useStopMails() {
  const { notices } = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => notices.stopMails(code),
    onSuccess: () => client.removeQueries({ queryKey: MAILED }),
  });
}
