import { PenLine, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { ConsentDialog } from './consent-dialog';
import { useTranscriberAvailable } from './use-transcriber-available';
import { Button } from '@/ui/button';

type HandwritingOfferProps = {
  photoCount: number;
  isDisabled: boolean;
  onType(): void;
  onTranscribe(): void;
};

/** What can be done with handwriting, which this device cannot read. */
export function HandwritingOffer({ photoCount, isDisabled, onType, onTranscribe }: HandwritingOfferProps) {
  const canTranscribe = useTranscriberAvailable();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby={HEADING_ID} className="grid gap-3 border-t pt-4">
      <div>
        <h3 id={HEADING_ID} className="text-base">
          Letra de mão?
        </h3>
        <p className="mt-0.5 text-sm text-ink-2">
          Este aparelho lê texto impresso ou digitado. Letra de mão ele não consegue ler direito.
        </p>
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

const HEADING_ID = 'handwriting-offer';
