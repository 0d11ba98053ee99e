import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { Outcome, TeamDisagreement } from '@/domain/disagreements/disagreement';
import { toTestCase, type DisagreementCase } from '@/domain/disagreements/test-case';

const KEY = ['team-disagreements'] as const;

/** All students' disagreements, newest first; for developers. */
export function useDisagreements() {
  const { disagreements } = useBackend();
  return useQuery(queryOptions({ queryKey: [...KEY, 'all'], queryFn: () => disagreements.all() }));
}

/** How often each rule is disagreed with. */
export function useRuleShares() {
  const { disagreements } = useBackend();
  return useQuery(queryOptions({ queryKey: [...KEY, 'shares'], queryFn: () => disagreements.shares() }));
}

/** The essay of a disagreement, if its student shared it. */
export function useSharedEssay(id: string) {
  const { disagreements } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...KEY, 'essay', id], queryFn: () => disagreements.sharedEssay(id) }),
  );
}

type Answering = { id: string; resultado: Outcome; resposta: string };

/** Answers a disagreement, or edits the answer; the form reports failures. */
export function useAnswer() {
  const { disagreements } = useBackend();
  return useMutation({
    mutationFn: ({ id, ...answer }: Answering) => disagreements.answer(id, answer),
    meta: { invalidates: KEY },
  });
}

/** Confirmed disagreements as test cases: only those with a shared essay and a position in it. */
export function useTestCases() {
  const { disagreements } = useBackend();
  return useMutation({
    async mutationFn(all: readonly TeamDisagreement[]) {
      const cases: DisagreementCase[] = [];
      for (const one of all) {
        if (one.resultado !== 'confirmada' || !one.com_redacao) continue;
        // oxlint-disable-next-line no-await-in-loop -- one after the other: a download is no reason to flood the server
        const essay = await disagreements.sharedEssay(one.id);
        const found = essay && toTestCase(one, essay);
        if (found) cases.push(found);
      }
      return cases;
    },
  });
}
