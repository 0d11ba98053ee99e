import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { v4 as newId } from 'uuid';
import { isUnanswered } from '@/contracts/app-error';
import {
  MOST_KEYS,
  type PracticeAnswer,
  type PracticeCard,
  type PracticeDismissal,
} from '@/contracts/practice';
import type { PracticeCopy, ReadEssay } from '@/contracts/practice-copy';
import type { Services } from '@/data/services';
import { useServices, useSessionUser } from '@/data/services-context';
import { storedIdOf, type CorrectionSummary } from '@/domain/evaluation/correction';
import { practiceDay } from '@/domain/practice/day';
import type { Fault } from '@/domain/practice/faults';
import { BANK_SENTENCES, classItem, essayItem, OTHER_KINDS } from '@/domain/practice/item';
import { useCorrections } from '@/queries/essay-queries';
import { onDay, withAnswer, withoutCard } from '@/queries/practice-copy';
import { ANSWER, DISMISS, practiceKeys } from '@/queries/practice-queries';
import { submitQueued } from '@/queries/query-client';

/** Essays whose sentences are practised, the latest ones. */
const ESSAYS_READ = 8;

/**
 * The practice of the current student today. Without a network it is what this device saw last; rejects if there is
 * neither.
 */
export function usePractice() {
  const services = useServices();
  const client = useQueryClient();
  const { data: corrections, isPending } = useCorrections();
  const essays = (corrections ?? []).slice(0, ESSAYS_READ);
  const day = practiceDay(services.now());
  return useQuery(
    queryOptions({
      queryKey: practiceKey(day.number, essays),
      queryFn: () => loadPractice(services, client, essays),
      enabled: !isPending,
      // Answers change it in the cache; a new day or essay is another query.
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnReconnect: false,
      retry: false,
    }),
  );
}

function practiceKey(day: number, essays: readonly CorrectionSummary[]) {
  return [...practiceKeys.all, 'day', day, essays.map(({ id }) => id)] as const;
}

/** Changes the practice on screen and on the device, and sends the change. */
export function usePracticeChanges() {
  const services = useServices();
  const client = useQueryClient();
  const { id: userId } = useSessionUser();
  const { practiceCopy } = services;

  function change(move: (copy: PracticeCopy) => PracticeCopy) {
    client.setQueriesData<PracticeCopy>(
      { queryKey: [...practiceKeys.all, 'day'] },
      (copy) => copy && move(copy),
    );
    const kept = practiceCopy.get();
    if (kept) practiceCopy.set(move(kept));
  }
  return {
    answer(card: PracticeCard, certa: boolean) {
      const answer: PracticeAnswer = { id: newId(), userId, card, certa, respondida_em: card.respondido_em };
      change((copy) => withAnswer(copy, answer));
      void submitQueued(client, ANSWER, answer, 'waiting').catch(() => null);
    },
    dismiss(card: PracticeCard) {
      const dismissal: PracticeDismissal = { id: newId(), userId, card };
      change((copy) => withoutCard(copy, card.chave));
      void submitQueued(client, DISMISS, dismissal, 'waiting').catch(() => null);
    },
  };
}

async function loadPractice(
  services: Services,
  client: QueryClient,
  corrections: readonly CorrectionSummary[],
): Promise<PracticeCopy> {
  const { backend, practiceCopy, now } = services;
  const { since, until } = practiceDay(now());
  const kept = practiceCopy.get();
  try {
    const [state, essays, classSentences] = await Promise.all([
      backend.practice.state(since, until),
      readEssays(services, corrections, kept?.essays ?? []),
      readClass(services),
    ]);
    const own = essays.flatMap(({ id, sentences }) =>
      sentences.map((one) => essayItem(id, { ...one, fault: one.fault as Fault })),
    );
    const keys = [...own, ...classSentences.map(classItem), ...OTHER_KINDS, ...BANK_SENTENCES].map(
      ({ key }) => key,
    );
    const unseen = await backend.practice.unseen([...new Set(keys)].slice(0, MOST_KEYS));
    const read: PracticeCopy = { state, since, essays, unseen, classSentences };
    const copy = waitingAnswers(client).reduce(withAnswer, read);
    practiceCopy.set(copy);
    return copy;
  } catch (error) {
    if (kept && isUnanswered(error)) return onDay(kept, since);
    throw error;
  }
}

/** Answers of this page that the server does not have yet. */
function waitingAnswers(client: QueryClient): PracticeAnswer[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: [ANSWER], status: 'pending' })
    .map(({ state }) => state.variables as PracticeAnswer);
}

/** The essays, each read once by this device. One that cannot be read now is left out. */
async function readEssays(
  { backend, practiceReader }: Services,
  corrections: readonly CorrectionSummary[],
  known: readonly ReadEssay[],
): Promise<ReadEssay[]> {
  const essays = await Promise.all(
    corrections.map(async ({ id, submittedAt }) => {
      const kept = known.find((one) => one.id === id);
      if (kept) return kept;
      const correction = await backend.essays.get(id).catch(() => null);
      if (!correction) return null;
      const { originalText: text, theme } = correction;
      const practice = await practiceReader.readForPractice({ text, theme }).catch(() => null);
      return practice && { id: storedIdOf(correction), submittedAt, ...practice };
    }),
  );
  return essays.filter((essay) => essay !== null);
}

async function readClass({ backend, practiceReader }: Services) {
  const given = await backend.practice.classSentences().catch(() => []);
  const read = await Promise.all(
    given.map(({ errada }) => practiceReader.readForPractice({ text: errada, theme: '' }).catch(() => null)),
  );
  return read.flatMap((practice) => practice?.sentences.slice(0, 1) ?? []);
}
