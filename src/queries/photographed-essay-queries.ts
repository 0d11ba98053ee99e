import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { NewPhotographedEssay } from '@/data/ports/photographed-essays';
import { classroomKeys } from './classroom-queries';
import { enrolmentKeys } from './enrolment-queries';

/** The teacher who confirmed that the class's essays may be photographed; null if none did. */
export function usePhotoConfirmation(classroomId: string) {
  const { photographedEssays } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, classroomId, 'photos'],
      queryFn: () => photographedEssays.confirmation(classroomId),
    }),
  );
}

export function useConfirmPhotos(classroomId: string) {
  const { photographedEssays } = useBackend();
  return useMutation({
    mutationFn: () => photographedEssays.confirm(classroomId),
    meta: { invalidates: classroomKeys.all },
  });
}

/** Adds a photographed essay to its class; returns the reason for a refusal, or null. */
export function useSendPhotographedEssay() {
  const { photographedEssays } = useBackend();
  return useMutation({
    mutationFn: (photographed: NewPhotographedEssay) => photographedEssays.send(photographed),
    meta: { invalidates: classroomKeys.all },
  });
}

export function useRemovePhotographedEssay() {
  const { photographedEssays } = useBackend();
  return useMutation({
    mutationFn: (submissionId: string) => photographedEssays.remove(submissionId),
    meta: { invalidates: classroomKeys.all },
  });
}

/** Essays that teachers photographed and sent for the current student. */
export function usePhotographedEssays() {
  const { photographedEssays } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...enrolmentKeys.all, 'sheets'],
      queryFn: () => photographedEssays.received(),
    }),
  );
}

export function useReceivedEssay(submissionId: string) {
  const { photographedEssays } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...enrolmentKeys.all, 'sheet', submissionId],
      queryFn: () => photographedEssays.receivedEssay(submissionId),
    }),
  );
}
