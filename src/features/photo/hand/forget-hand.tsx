import { useState } from 'react';
import { useServices, useStore } from '@/data/services-context';
import { ConfirmDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { notify } from '@/ui/toast';

/** Button that deletes the learned handwriting after confirmation; renders nothing if no handwriting was learned. */
export function ForgetHand({ className }: { className?: string }) {
  const { hand } = useServices();
  const isLearned = useStore(hand.isLearned);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function forget() {
    setIsBusy(true);
    setHasFailed(false);
    try {
      await hand.forget();
      setIsAsking(false);
      notify({ title: 'Letra aprendida apagada', description: 'A próxima foto é lida como a primeira.' });
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  }

  return (
    <>
      {isLearned && (
        <Button variant="ghost" size="small" className={className} onClick={() => setIsAsking(true)}>
          Apagar a letra aprendida
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void forget()}
        title="Apagar a letra aprendida?"
        description="O Grifo esquece o que aprendeu da sua letra neste aparelho. Seus textos ficam."
        confirmLabel="Apagar"
        busyLabel="Apagando..."
        isBusy={isBusy}
        failure={hasFailed ? 'Não deu para apagar agora. Tente de novo.' : null}
      />
    </>
  );
}
