import { useState } from 'react';
import { errorCode } from '@/contracts/app-error';
import { accountDeleted } from '@/copy/account-deleted';
import { errorSentence } from '@/copy/errors';
import { useLateServices } from '@/data/use-late-services';
import { notify } from '@/ui/toast';

/** Deletes the account; the guard then leads to the root. What fails is said, and whether anything was deleted. */
export function useDeletion() {
  const { account } = useLateServices();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function remove(proof: { password: string }): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      const outcome = await account.delete(proof);
      if (outcome === 'deleted') {
        // Of an account on a server it is the end of the session that tells, wherever that is found out.
        if (!account.isOnServer) notify(accountDeleted(false));
        return;
      }
      setFailure(UNANSWERED);
    } catch (error) {
      const isWrong = errorCode(error) === 'wrong-credentials';
      setFailure(
        isWrong ? 'A senha não confere. Nada foi excluído.' : `${errorSentence(error)} Nada foi excluído.`,
      );
    }
    setIsBusy(false);
  }

  return {
    isBusy,
    failure,
    forget: () => setFailure(null),
    remove: (proof: { password: string }) => void remove(proof),
  };
}

const UNANSWERED = 'Não deu para confirmar a exclusão. Tente de novo para ver se a conta ainda existe.';
