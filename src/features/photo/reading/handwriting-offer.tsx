import { PenLine, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useServices } from '@/data/services-context';

type Moment = 'before' | 'unread' | 'lines';

type HandwritingOfferProps = {
  /** Whether this device has tried to read the handwriting, and whether it succeeded. */
  moment: Moment;
  photoCount: number;
  isDisabled: boolean;
  onType(): void;
  onTranscribe(): void;
};

/** Options for handwriting other than recognition on this device. */
export function HandwritingOffer({
  moment,
  photoCount,
  isDisabled,
  onType,
  onTranscribe,
}: HandwritingOfferProps) {
  const canTranscribe = useTranscriberAvailable();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby={HEADING_ID} className="grid gap-3 border-t pt-4">
      <div>
        <h3 id={HEADING_ID} className="text-base">
          {moment === 'lines' ? 'Outras formas' : 'Letra de mão?'}
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">{SENTENCES[moment]}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:[&>button]:grow">
        {canTranscribe && (
          <Button variant="outline" disabled={isDisabled} onClick={() => setIsAsking(true)}>
            <Sparkles size={20} strokeWidth={1.75} aria-hidden="true" />
            Ler letra de mão com IA
          </Button>
        )}
        <Button variant="outline" disabled={isDisabled} onClick={onType}>
          <PenLine size={20} strokeWidth={1.75} aria-hidden="true" />
          Digitar olhando a foto
        </Button>
      </div>
      <ConsentDialog
        open={isAsking}
        count={photoCount}
        onClose={() => setIsAsking(false)}
        onAccept={() => {
          setIsAsking(false);
          onTranscribe();
        }}
      />
    </section>
  );
}

const SENTENCES: Record<Moment, string> = {
  before: 'Este aparelho lê linha por linha, e você confere. O texto também entra assim:',
  unread: 'Este aparelho lê texto impresso ou digitado. Esta letra de mão ele não consegue ler direito.',
  lines: 'Se conferir linha por linha não for para você, o texto também entra assim:',
};

const HEADING_ID = 'handwriting-offer';

type ConsentDialogProps = { open: boolean; count: number; onClose(): void; onAccept(): void };

/**
 * Asks for consent before photos leave the device; no photo leaves the device without it. States where the photos
 * are sent and how they are used.
 */
function ConsentDialog({ open, count, onClose, onAccept }: ConsentDialogProps) {
  const [photos, leave, they, kept] =
    count === 1 ? ['A foto', 'sai', 'ela', 'guardada'] : [`As ${count} fotos`, 'saem', 'elas', 'guardadas'];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={count === 1 ? 'Enviar a foto para ser lida?' : 'Enviar as fotos para serem lidas?'}
      description={`${photos} ${leave} do seu aparelho e ${count === 1 ? 'vai' : 'vão'} para o servidor do Grifo, que usa um modelo de IA para ler letra de mão. No Grifo ${they} não ${count === 1 ? 'é' : 'são'} ${kept}: depois da leitura, só o texto volta.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Não enviar
          </Button>
          <Button onClick={onAccept}>Enviar e ler</Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">
        O texto vem como você escreveu, com os seus acertos e erros, e com [?] onde não der para ler. Confira
        antes de usar.
      </p>
    </Dialog>
  );
}

/** Whether a vision model is available; false until known. */
function useTranscriberAvailable(): boolean {
  const { transcriber } = useServices();
  const [isAvailable, setIsAvailable] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    void transcriber
      .isAvailable(leaving.signal)
      .then((answer) => !leaving.signal.aborted && setIsAvailable(answer));
    return () => leaving.abort();
  }, [transcriber]);

  return isAvailable;
}
