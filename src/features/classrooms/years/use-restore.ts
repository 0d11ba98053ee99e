import { errorSentence } from '@/copy/errors';
import type { Classroom } from '@/domain/classrooms/classroom';
import { useRestoreClassroom } from '@/queries/classroom-queries';
import { notify } from '@/ui/toast';

/** Restores a deleted classroom and shows the outcome. */
export function useRestoreWithNotice() {
  const { mutateAsync: restore, isPending: isRestoring } = useRestoreClassroom();

  async function run(classroom: Pick<Classroom, 'id' | 'nome'>): Promise<void> {
    try {
      await restore(classroom.id);
      notify({
        title: 'Sala restaurada',
        description: `${classroom.nome} está na lista de novo, com tudo menos o convite.`,
      });
    } catch (error) {
      notify({
        title: 'Não deu para restaurar',
        description: errorSentence(error),
        variant: 'destructive',
        action: { label: 'Tentar de novo', onPress: () => void run(classroom) },
      });
    }
  }

  return { restore: run, isRestoring };
}
