import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GuestStores } from '@/data/local/guest-stores';
import { useSessionUser, useStore } from '@/data/services-context';
import { guestToKeep } from '@/lib/keep-guest';
import { paths } from '@/lib/paths';
import { useAdoptCorrection } from '@/queries/essay-queries';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { isDialogOpen } from '@/ui/can-interrupt';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';

/** How often to look whether another dialog has gone (ms). */
const LOOK_AGAIN_MS = 500;

/**
 * Brings what was corrected on this device without an account into the one of the signed-in student: at once where they
 * chose that on their way here, else only after they were asked. Somebody else's choice is left alone.
 */
export function KeepGuestEssay({ stores }: { stores: GuestStores }) {
  const { id: userId } = useSessionUser();
  const adopt = useAdoptCorrection();
  const navigate = useNavigate();
  const chosenId = guestToKeep(useLocation().state);
  const record = useStore(stores.correction);
  const [isAsking, setIsAsking] = useState(false);
  const isKeeping = useRef(false);

  const keep = useEffectEvent(keepNow);

  async function keepNow() {
    const current = stores.correction.get();
    if (!current || isKeeping.current) return;
    isKeeping.current = true;
    const { correction } = current;
    // From now on it is this account's: an attempt that fails is made again at the next visit.
    stores.correction.set({ ...current, keepFor: userId });
    try {
      const step = await adopt(correction);
      stores.release();
      const open = () => void navigate(paths.student.correctedEssay(correction.id));
      notify(step === 'sent' ? { ...KEPT, action: { label: 'Ver redação', onPress: open } } : WAITS);
    } catch {
      notify(NOT_KEPT);
    } finally {
      isKeeping.current = false;
    }
  }

  function decline() {
    setIsAsking(false);
    const current = stores.correction.get();
    if (current) stores.correction.set({ ...current, declinedBy: [...current.declinedBy, userId] });
  }

  useEffect(() => {
    const current = stores.correction.get();
    if (!current) return;
    const { correction, keepFor, declinedBy } = current;
    if (keepFor === userId || (keepFor === null && chosenId === correction.id)) return void keep();
    if (keepFor !== null || declinedBy.includes(userId)) return;
    return onceNoDialogIsOpen(() => setIsAsking(true));
  }, [stores, userId, chosenId]);

  return (
    <AlertDialog
      open={isAsking && record !== null}
      onOpenChange={(isOpen) => !isOpen && decline()}
      title="Você tem uma redação de teste neste aparelho"
      description={
        <>
          <p>
            “<span className="wrap-anywhere">{record?.correction.theme}</span>”, com nota{' '}
            {record?.correction.finalScore}. Guardar nesta conta?
          </p>
          <p className="mt-3">
            Se ela não for sua, escolha “Agora não”: ela continua só no aparelho, em “Experimentar agora”, na
            página inicial.
          </p>
        </>
      }
      actions={
        <>
          <Button variant="outline" onClick={decline}>
            Agora não
          </Button>
          <Button
            onClick={() => {
              setIsAsking(false);
              void keepNow();
            }}
          >
            Guardar nesta conta
          </Button>
        </>
      }
    />
  );
}

/** Over another dialog a question would only be in the way: it waits its turn. */
function onceNoDialogIsOpen(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (isDialogOpen()) timer = setTimeout(look, LOOK_AGAIN_MS);
    else ask();
  };
  look();
  return () => clearTimeout(timer);
}

const KEPT: ToastMessage = {
  title: 'Redação guardada',
  description: 'Ela está em “Redações corrigidas”, com a correção inteira.',
};
const WAITS: ToastMessage = {
  title: 'Aguardando envio',
  description: 'Sua redação está guardada neste aparelho e vai sozinha quando o servidor puder recebê-la.',
};
const NOT_KEPT: ToastMessage = {
  title: 'A redação ainda não foi guardada',
  description: 'Ela continua neste aparelho. Vamos tentar de novo na próxima vez que você entrar.',
  variant: 'destructive',
};
