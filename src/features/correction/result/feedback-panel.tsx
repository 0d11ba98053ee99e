import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { MAX_COMMENT_CHARACTERS } from '@/contracts/ratings';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Griffin } from '@/ui/griffin';
import { StarRating } from '@/ui/star-rating';
import { Textarea } from '@/ui/input';

const LABELS = ['Muito insatisfeito', 'Insatisfeito', 'Neutro', 'Satisfeito', 'Muito satisfeito'] as const;

type FeedbackPanelProps = {
  /** 0 if none is chosen. */
  stars: number;
  comment: string;
  onStarsChange: (stars: number) => void;
  onCommentChange: (comment: string) => void;
  onSend: () => Promise<void>;
  onSent: () => void;
};

/** Step 3 of the correction dialog: the student's own rating of the correction. */
export function FeedbackPanel({
  stars,
  comment,
  onStarsChange,
  onCommentChange,
  onSend,
  onSent,
}: FeedbackPanelProps) {
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed'>('idle');
  const isSending = status === 'sending';
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setStatus('sending');
    try {
      await onSend();
    } catch {
      setStatus('failed');
      return;
    }
    // If the student moved to another step of the dialog meanwhile, the dialog stays open.
    if (isShown.current) onSent();
  }

  return (
    <div className="mx-auto grid max-w-192 gap-6 md:grid-cols-[10.5rem_1fr] md:gap-10 md:pt-8">
      <Griffin pose="celebrating" className="-ml-2.5 size-28 md:size-42" />
      <form onSubmit={handleSubmit} className="grid content-start gap-6">
        <div>
          <h2 className="text-xl">
            Esta correção <span className="hl">ajudou</span> você?
          </h2>
          <p className="mt-1.5 text-ink-2">Avaliar leva menos de 30 segundos.</p>
        </div>
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="text-sm font-semibold">
            Sua nota para a correção
          </p>
          <StarRating
            legend="Sua nota para a correção"
            labels={LABELS}
            value={stars}
            onChange={onStarsChange}
            disabled={isSending}
          />
        </div>
        <Field
          label={
            <>
              Comentário <span className="font-normal text-muted">(opcional)</span>
            </>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              value={comment}
              onChange={(event) => onCommentChange(event.target.value)}
              readOnly={isSending}
              maxLength={MAX_COMMENT_CHARACTERS}
              placeholder="O que faltou ou o que mais ajudou?"
            />
          )}
        </Field>
        <div className="grid gap-3 sm:justify-items-start">
          <Button type="submit" disabled={stars === 0} busy={isSending} busyLabel="Enviando...">
            Enviar Avaliação
          </Button>
          <div role="alert" className="empty:hidden">
            {status === 'failed' && (
              <p className="flex gap-1.5 text-sm text-error">
                <CircleAlert
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  className="mt-[0.2em] shrink-0"
                />
                Não foi possível enviar a avaliação. Sua nota e seu comentário continuam aqui: tente
                novamente.
              </p>
            )}
          </div>
        </div>
      </form>
    </div>
  );
}
