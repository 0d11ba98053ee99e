import { errorSentence } from '@/copy/errors';
import type { Message } from '@/copy/messages';
import { notify } from '@/ui/toast';

/** Undoes an action and shows a toast; if that fails, shows why, with a retry. */
export async function tellUndone(undo: () => Promise<unknown>, told: Message): Promise<void> {
  try {
    await undo();
    notify(told);
  } catch (error) {
    notify({
      title: 'Não deu para desfazer',
      description: errorSentence(error),
      variant: 'destructive',
      action: { label: 'Tentar de novo', onPress: () => void tellUndone(undo, told) },
    });
  }
}
