import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GuestStores } from '@/data/local/guest-stores';
import { useSessionUser, useStore } from '@/data/services-context';
import type { Correction } from '@/domain/evaluation/correction';
import { guestToKeep } from './keep-guest';
import { paths } from '@/lib/paths';
import { useAdoptCorrection } from '@/queries/essay-queries';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { isDialogOpen } from '@/ui/can-interrupt';
import { notify } from '@/ui/toast';
import type { ToastMessage } from '@/ui/toast-view';

/** Interval for checking whether another dialog has closed (ms). */
const LOOK_AGAIN_MS = 500;

/**
 * Moves corrections made on this device without an account into the signed-in student's account: immediately if the
 * student chose that before signing in, else after asking. Choices made for another account are ignored.
 */
export function KeepGuestEssay({ stores }: { stores: GuestStores }) {
  const { id: userId } = useSessionUser();
  const adopt = useAdoptCorrection();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const chosenId = guestToKeep(state);
  const record = useStore(stores.correction);
  const [isAsking, setIsAsking] = useState(false);
  const isKeeping = useRef(false);
  const isTried = useRef(false);

  const keepChosen = useEffectEvent((id: string) => {
    const owner = stores.promised.get().find(({ correction }) => correction.id === id)?.owner;
    if (stores.correction.get()?.correction.id === id) void keepLast();
    else if (owner === userId) void keepPromised();
    else notify(owner === undefined ? GONE : OF_ANOTHER);
    // The navigation state is removed once handled, so that a reload does not repeat the request.
    void navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  const keepWaiting = useEffectEvent(keepPromised);

  /** Once this account has claimed the correction, a failed attempt to save it is repeated at the next visit. */
  async function keepLast() {
    const last = stores.correction.get();
    if (!last) return notify(GONE);
    isTried.current = true;
    if (stores.promise(userId)) return keepPromised();
    await keep([last.correction], STAYS_WITH_GUEST);
  }

  async function keepPromised() {
    const own = stores.promised.get().filter(({ owner }) => owner === userId);
    await keep(
      own.map(({ correction }) => correction),
      NOT_KEPT,
    );
  }

  async function keep(corrections: readonly Correction[], failure: ToastMessage) {
    if (isKeeping.current) return;
    isKeeping.current = true;
    try {
      for (const correction of corrections) {
        const step = await adopt(correction);
        stores.release(correction.id);
        const open = () => void navigate(paths.student.correctedEssay(correction.id));
        notify(step === 'sent' ? { ...KEPT, action: { label: 'Ver redação', onPress: open } } : WAITS);
      }
    } catch {
      notify(failure);
    } finally {
      isKeeping.current = false;
    }
  }

  function decline() {
    setIsAsking(false);
    stores.decline(userId);
  }

  useEffect(() => {
    if (chosenId !== null) return keepChosen(chosenId);
    void keepWaiting();
    const last = stores.correction.get();
    if (!last || isTried.current || last.declinedBy.includes(userId)) return;
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
              void keepLast();
            }}
          >
            Guardar nesta conta
          </Button>
        </>
      }
    />
  );
}

/** Waits until no other dialog is open. */
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
const STAYS_WITH_GUEST: ToastMessage = {
  title: 'A redação ainda não foi guardada',
  description: 'Ela continua em “Experimentar agora”, na página inicial. Tente guardar de novo por lá.',
  variant: 'destructive',
};
const OF_ANOTHER: ToastMessage = {
  title: 'A redação não foi guardada',
  description: 'Outra conta já escolheu guardar esta redação.',
  variant: 'destructive',
};
const GONE: ToastMessage = {
  title: 'A redação não foi guardada',
  description: 'Ela não está mais neste aparelho.',
  variant: 'destructive',
};
