import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useBackend } from '@/data/services-context';
import type { NewSheet } from '@/data/supabase/sheets';
import { classroomKeys } from './classroom-queries';
import { enrolmentKeys } from './enrolment-queries';

/** Who confirmed that the class's essays may be photographed; null before. */
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

/** Puts a photographed essay into its class; answers why not, or null. */
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
    mutationFn: (sentId: string) => sheets.remove(sentId),
    meta: { invalidates: classroomKeys.all },
  });
}

/** What teachers photographed and sent for the current student. */
export function useReceivedSheets() {
  const { sheets } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...enrolmentKeys.all, 'sheets'], queryFn: () => sheets.received() }),
  );
}

export function useReceivedEssay(sentId: string) {
  const { sheets } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...enrolmentKeys.all, 'sheet', sentId],
      queryFn: () => sheets.receivedEssay(sentId),
    }),
  );
}
