import { useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import { errorSentence } from '@/copy/errors';
import { useServices, useStore } from '@/data/services-context';
import { useClassReviews } from '@/data/use-enrolments';
import { useLateServices } from '@/data/use-late-services';
import {
  answeredThemes,
  dropUnsent,
  keepUnsent,
  unsentTo,
  type ClassMemory,
} from '@/domain/classrooms/class-memory';
import type { ClassReview, Enrolment } from '@/domain/classrooms/enrolment';
import type { Correction } from '@/domain/evaluation/correction';
import { useMyClasses } from './use-my-classes';

/** A class the essay may be sent to. */
export type Target = {
  classroomId: string;
  classroomName: string;
  teacherName: string;
  /** The theme of the class it answers; null where it answers none. */
  themeId: string | null;
  /** The student wanted it sent, and it did not arrive. */
  isUnsent: boolean;
};

/** Where the essay was sent; `id` is null until the server's answer has been read. */
export type Sent = Pick<ClassReview, 'classroomId' | 'classroomName' | 'teacherName'> & {
  id: string | null;
  sentAt: string | null;
  isReviewed: boolean;
};

/** Where a correction was sent, where else it may be, and the ways to change that. */
export function useSharing(correction: Correction) {
  const { classMemory } = useServices();
  const memory = useStore(classMemory);
  const { enrolments } = useLateServices();
  const classes = useMyClasses();
  const reviews = useClassReviews(correction.id);
  const [justSent, setJustSent] = useState<readonly Target[]>([]);
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const [sendingTo, setSendingTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const sent = sentTo(reviews.data ?? [], justSent).filter(({ id }) => !id || !takenBack.includes(id));
  const targets = targetsOf({ classes: classes.data, memory, correction }).filter(
    ({ classroomId }) => !sent.some((one) => one.classroomId === classroomId),
  );

  async function send(target: Target): Promise<boolean> {
    const { classroomId, themeId } = target;
    setSendingTo(classroomId);
    setFailure(null);
    try {
      await enrolments.send({ classroomId, essayId: correction.id, themeId });
      classMemory.update((kept) => dropUnsent(kept, correction, classroomId));
      setJustSent((all) => [...all, target]);
      return true;
    } catch (error) {
      setHasFailed(true);
      // Where class or essay are gone, another try would find them no more than this one.
      const keep = errorCode(error) === 'not-found' ? dropUnsent : keepUnsent;
      classMemory.update((kept) => keep(kept, correction, classroomId));
      setFailure(errorSentence(error));
      return false;
    } finally {
      setSendingTo(null);
    }
  }

  /** Rejects with an `AppError`. */
  async function takeBack({ id, classroomId }: Sent): Promise<void> {
    if (id === null) return;
    await enrolments.takeBack(id);
    setTakenBack((all) => [...all, id]);
    setJustSent((all) => all.filter((one) => one.classroomId !== classroomId));
  }

  /** Not to be sent after all. */
  function decline(): void {
    setFailure(null);
    for (const { classroomId } of targets.filter(({ isUnsent }) => isUnsent))
      classMemory.update((kept) => dropUnsent(kept, correction, classroomId));
  }

  return {
    /** Neither the classes nor the sendings are known yet. */
    isPending: classes.isPending || reviews.isPending,
    /** The sendings could not be read, now or before. */
    isUnknown: reviews.isError && reviews.data === undefined,
    isReadingAgain: reviews.isFetching,
    readAgain: reviews.refetch,
    sent,
    /** Sent to nobody; after a failed try only where the server says so, because it may have arrived all the same. */
    isOnlyOwn: sent.length === 0 && !(hasFailed && (reviews.isError || reviews.isPlaceholderData)),
    targets,
    sendingTo,
    failure,
    send,
    takeBack,
    decline,
  };
}

function sentTo(reviews: readonly ClassReview[], justSent: readonly Target[]): Sent[] {
  const isKnown = (classroomId: string) => reviews.some((one) => one.classroomId === classroomId);
  return [
    ...justSent
      .filter(({ classroomId }) => !isKnown(classroomId))
      .map((target) => ({ ...target, id: null, sentAt: null, isReviewed: false })),
    ...reviews.map(({ review, ...one }) => ({ ...one, isReviewed: review !== null })),
  ];
}

type Known = { classes: readonly Enrolment[] | undefined; memory: ClassMemory; correction: Correction };

/** Those whose theme the essay answers first. While the classes cannot be read, those the device remembers. */
function targetsOf({ classes, memory, correction }: Known): Target[] {
  const answered = answeredThemes(memory, correction.theme);
  const unsent = unsentTo(memory, correction);
  const known =
    classes?.map(({ id, nome, teacherName }) => ({ classroomId: id, classroomName: nome, teacherName })) ??
    memory.themes.filter(({ isCurrent }) => isCurrent);
  return known
    .map(({ classroomId, classroomName, teacherName }) => ({
      classroomId,
      classroomName,
      teacherName,
      themeId: answered.find((theme) => theme.classroomId === classroomId)?.themeId ?? null,
      isUnsent: unsent.includes(classroomId),
    }))
    .sort((a, b) => Number(b.themeId !== null) - Number(a.themeId !== null));
}
