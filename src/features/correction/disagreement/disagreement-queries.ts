import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { errorSentence } from '@/copy/errors';
import { useBackend } from '@/data/services-context';
import type { NewDisagreement } from '@/domain/disagreements/disagreement';
import { notify } from '@/ui/toast';

const KEY = ['disagreements'] as const;

/** The current user's disagreements with one correction. */
export function useOwnDisagreements(essayId: string) {
  const { disagreements } = useBackend();
  return useQuery(queryOptions({ queryKey: [...KEY, essayId], queryFn: () => disagreements.about(essayId) }));
}

/** Sends a disagreement; the form reports failures. */
export function useDisagree() {
  const { disagreements } = useBackend();
  return useMutation({
    mutationFn: (disagreement: NewDisagreement) => disagreements.send(disagreement),
    meta: { invalidates: KEY },
  });
}

/** Withdraws a disagreement. */
export function useWithdraw() {
  const { disagreements } = useBackend();
  return useMutation({
    mutationFn: (id: string) => disagreements.withdraw(id),
    meta: { invalidates: KEY },
    onError: (error) => notify(failed('Não deu para retirar', error)),
  });
}

/** Withdraws the shared essay; the disagreement stays. */
export function useStopSharing() {
  const { disagreements } = useBackend();
  return useMutation({
    mutationFn: (id: string) => disagreements.stopSharing(id),
    meta: { invalidates: KEY },
    onSuccess: () => notify({ title: 'Redação retirada', description: 'A equipe não a lê mais.' }),
    onError: (error) => notify(failed('A redação ainda está com a equipe', error)),
  });
}

function failed(title: string, error: unknown) {
  return { title, description: errorSentence(error), variant: 'destructive' as const };
}
