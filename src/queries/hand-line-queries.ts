import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ConsentBasis } from '@/data/ports/hand-lines';
import { useBackend } from '@/data/services-context';
import type { GivenLine } from '@/domain/ocr/hand/given-line';

const KEY = ['hand-lines'] as const;

/**
 * Whether the current student may be asked to give handwriting lines and has consented, and the permissions that
 * teachers recorded.
 */
export function useGiving() {
  const { handLines } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...KEY, 'giving'],
      async queryFn() {
        const [mayAsk, consent, permission] = await Promise.all([
          handLines.mayAsk(),
          handLines.consent(),
          handLines.permission(),
        ]);
        return { mayAsk, consent, permission };
      },
    }),
  );
}

/** Handwriting lines that the current student has given, newest first. */
export function useGivenLines() {
  const { handLines } = useBackend();
  return useQuery(queryOptions({ queryKey: [...KEY, 'list'], queryFn: () => handLines.list() }));
}

/** Pictures of the given handwriting lines with these ids. */
export function useLinePictures(ids: readonly string[]) {
  const { handLines } = useBackend();
  return useQuery(
    queryOptions({ queryKey: [...KEY, 'pictures', ids], queryFn: () => handLines.pictures(ids) }),
  );
}

type Gift = { basis: ConsentBasis | null; lines: readonly GivenLine[]; network: string | null };

/** Sends handwriting lines, after storing the consent if none is stored yet. */
export function useGiveLines() {
  const { handLines } = useBackend();
  return useMutation({
    async mutationFn({ basis, lines, network }: Gift) {
      if (basis) await handLines.giveConsent(basis);
      await handLines.give(lines, network);
    },
    meta: { invalidates: KEY },
  });
}

export function useSetMayAsk() {
  const { handLines } = useBackend();
  return useMutation({
    mutationFn: (mayAsk: boolean) => handLines.setMayAsk(mayAsk),
    meta: { invalidates: KEY },
  });
}

export function useRemoveLine() {
  const { handLines } = useBackend();
  return useMutation({ mutationFn: (id: string) => handLines.remove(id), meta: { invalidates: KEY } });
}

/** Withdraws the consent and deletes all handwriting lines that were given under it. */
export function useWithdrawConsent() {
  const { handLines } = useBackend();
  return useMutation({ mutationFn: () => handLines.withdraw(), meta: { invalidates: KEY } });
}

/** The recorded permissions of guardians for students of a class to donate handwriting lines. */
export function useHandPermissions(classroomId: string) {
  const { handLines } = useBackend();
  return useQuery(
    queryOptions({
      queryKey: [...KEY, 'permissions', classroomId],
      queryFn: () => handLines.permissions(classroomId),
    }),
  );
}

export function usePermit(classroomId: string) {
  const { handLines } = useBackend();
  return useMutation({
    mutationFn: ({ studentId, isPermitted }: { studentId: string; isPermitted: boolean }) =>
      handLines.permit(classroomId, studentId, isPermitted),
    meta: { invalidates: KEY },
  });
}
