import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { NewSheet } from '@/data/ports/sheets';
import { classroomKeys } from './classroom-queries';
import { enrolmentKeys } from './enrolment-queries';

/** The teacher who confirmed that the class's essays may be photographed; null if none did. */
export function usePhotoConfirmation(classroomId: string) {
  const { sheets } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...classroomKeys.all, classroomId, 'photos'],
      queryFn: () => sheets.confirmation(classroomId),
    }),
  );
}

export function useConfirmPhotos(classroomId: string) {
  const { sheets } = useBackend();
  return useMutation({
    mutationFn: () => sheets.confirm(classroomId),
    meta: { invalidates: classroomKeys.all },
  });
}

/** Adds a photographed essay to its class; returns the reason for a refusal, or null. */
export function useSendSheet() {
  const { sheets } = useBackend();
  return useMutation({
    mutationFn: (sheet: NewSheet) => sheets.send(sheet),
    meta: { invalidates: classroomKeys.all },
  });
}

export function useRemoveSheet() {
  const { sheets } = useBackend();
  return useMutation({
    mutationFn: (submissionId: string) => sheets.remove(submissionId),
    meta: { invalidates: classroomKeys.all },
  });
}

/** Essays that teachers photographed and sent for the current student. */
export function useReceivedSheets() {
  const { sheets } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...enrolmentKeys.all, 'sheets'], queryFn: () => sheets.received() }),
  );
}

export function useReceivedEssay(submissionId: string) {
  const { sheets } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...enrolmentKeys.all, 'sheet', submissionId],
      queryFn: () => sheets.receivedEssay(submissionId),
    }),
  );
}
