import { useState } from 'react';
import { errorCode, type ErrorCode } from '@/contracts/app-error';
import { errorSentence } from '@/copy/errors';
import { useServices, useStore } from '@/data/services-context';
import {
  answeredThemes,
  dropUnsent,
  keepUnsent,
  unsentTo,
  type ClassMemory,
} from '@/domain/classrooms/class-memory';
import { isWrittenAs, type WayToWrite } from '@/domain/classrooms/theme-guidance';
import type { ClassReview, Enrolment } from '@/domain/classrooms/enrolment';
import { isReviewed } from '@/domain/classrooms/submission';
import { storedIdOf, type Correction } from '@/domain/evaluation/correction';
import { useClassReviews, useSendToClass, useTakeBack } from '@/queries/enrolment-queries';
import { useMyClasses } from './use-my-classes';

/** A class to which the essay can be submitted. */
export type Target = {
  classroomId: string;
  classroomName: string;
  /** The names of its teachers; empty if the class is known only from the device. */
  teachers: readonly string[];
  /** The theme of the class that the essay answers, or null. */
  themeId: string | null;
  /** The medium required by the class's theme, if the essay has a different medium; null if the essay may be sent. */
  wantedWay: WayToWrite | null;
  /** Whether an earlier submission failed. */
  isUnsent: boolean;
};

/** A submission of the essay; `id` is null until the list is fetched again. */
export type Sent = Pick<ClassReview, 'sala_id' | 'sala_nome' | 'professores' | 'anotacoes'> & {
  id: string | null;
  enviado_em: string | null;
  isReviewed: boolean;
};

/** Submissions of a correction, classes to which it can be submitted, and the functions to submit and withdraw it. */
export function useSubmissions(correction: Correction) {
  const { classMemory } = useServices();
  const memory = useStore(classMemory);
  const essayId = storedIdOf(correction);
  const sending = useSendToClass();
  const { mutateAsync: takeBackFromClass } = useTakeBack();
  const classes = useMyClasses();
  const reviews = useClassReviews(essayId);
  const [justSent, setJustSent] = useState<readonly Target[]>([]);
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  const current = (reviews.data ?? []).filter(({ retirada_em }) => retirada_em === null);
  const sent = sentTo(current, justSent).filter(({ id }) => !id || !takenBack.includes(id));
  const targets = targetsOf({ classes: classes.data, memory, correction }).filter(
    ({ classroomId }) => !sent.some((one) => one.sala_id === classroomId),
  );

  async function send(target: Target): Promise<boolean> {
    const { classroomId, themeId } = target;
    try {
      await sending.mutateAsync({ classroomId, essayId, themeId });
      classMemory.update((kept) => dropUnsent(kept, correction, classroomId));
      setJustSent((all) => [...all, target]);
      return true;
    } catch (error) {
      setHasFailed(true);
      const keep = USELESS_TO_RETRY.has(errorCode(error)) ? dropUnsent : keepUnsent;
      classMemory.update((kept) => keep(kept, correction, classroomId));
      return false;
    }
  }

  /** Rejects with an `AppError`. */
  async function takeBack({ id, sala_id }: Sent): Promise<void> {
    if (id === null) return;
    await takeBackFromClass(id);
    setTakenBack((all) => [...all, id]);
    setJustSent((all) => all.filter((one) => one.classroomId !== sala_id));
  }

  /** Discards failed submissions. */
  function decline(): void {
    sending.reset();
    for (const { classroomId } of targets.filter(({ isUnsent }) => isUnsent))
      classMemory.update((kept) => dropUnsent(kept, correction, classroomId));
  }

  return {
    /** Whether classes or submissions are loading. */
    isPending: classes.isPending || reviews.isPending,
    /** Whether the submissions could not be loaded. */
    isUnknown: reviews.isError && reviews.data === undefined,
    readAgain: reviews.refetch,
    sent,
    /**
     * Whether the essay was submitted to no class. After a failed attempt, only the server's list can confirm this,
     * because the request may have arrived.
     */
    isOnlyOwn: sent.length === 0 && !(hasFailed && (reviews.isError || reviews.isFetching)),
    targets,
    sendingTo: sending.isPending ? sending.variables.classroomId : null,
    failure: sending.error && errorSentence(sending.error),
    send,
    takeBack,
    decline,
  };
}

/**
 * Errors that a retry cannot fix: the class or the essay no longer exists, or the theme requires a different
 * medium.
 */
const USELESS_TO_RETRY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'not-found',
  'only-handwritten',
  'only-typed',
]);

function sentTo(reviews: readonly ClassReview[], justSent: readonly Target[]): Sent[] {
  const isKnown = (classroomId: string) => reviews.some((one) => one.sala_id === classroomId);
  return [
    ...justSent
      .filter(({ classroomId }) => !isKnown(classroomId))
      .map(({ classroomId, classroomName, teachers }) => ({
        id: null,
        sala_id: classroomId,
        sala_nome: classroomName,
        professores: teachers,
        enviado_em: null,
        isReviewed: false,
        anotacoes: null,
      })),
    ...reviews.map((one) => ({ ...one, isReviewed: isReviewed(one) })),
  ];
}

type Known = { classes: readonly Enrolment[] | undefined; memory: ClassMemory; correction: Correction };

/**
 * The classes to which the essay can be submitted; classes whose theme the essay answers come first. Falls back to
 * the classes stored on the device.
 */
function targetsOf({ classes, memory, correction }: Known): Target[] {
  const answered = answeredThemes(memory, correction.theme);
  const unsent = unsentTo(memory, correction);
  const known =
    classes
      ?.filter(({ arquivada }) => !arquivada)
      .map(({ id, nome, professores }) => ({
        classroomId: id,
        classroomName: nome,
        teachers: professores,
      })) ?? memory.themes.filter(({ isCurrent }) => isCurrent).map((theme) => ({ ...theme, teachers: [] }));
  return known
    .map(({ classroomId, classroomName, teachers }) => {
      const theme = answered.find((one) => one.classroomId === classroomId);
      const way = theme?.orientacao?.envio ?? 'livre';
      return {
        classroomId,
        classroomName,
        teachers,
        themeId: theme?.themeId ?? null,
        wantedWay: isWrittenAs(way, correction.aiAnalysis) ? null : way,
        isUnsent: unsent.includes(classroomId),
      };
    })
    .sort((a, b) => Number(b.themeId !== null) - Number(a.themeId !== null));
}
