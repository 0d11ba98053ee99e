import { RotateCcw } from 'lucide-react';
import type { SheetReading, SheetText } from './pile-reader';
import { textOf } from './pile-texts';
import type { Pile } from './use-pile';
import { HAND_READ, PHOTO_ADVICE, PHOTO_ERROR_SENTENCES } from '@/copy/photo';
import { isBlank } from '@/domain/essay/send-rules';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { notify } from '@/ui/toast';

/** Reading progress of all sheets. */
export function ReadingNews({ pile, checked }: { pile: Pile; checked: number }) {
  const all = [...pile.readings.values()];
  const done = all.filter(({ step }) => step === 'read' || step === 'failed').length;
  return (
    <p aria-live="polite" className="num mt-2 flex items-center gap-2 text-sm text-ink-2">
      {done < all.length && <Spinner />}
      {done < all.length ? `Lidas ${done} de ${all.length}. ` : ''}
      Conferidas {checked} de {pile.sheets.length}.
    </p>
  );
}

type SheetNewsProps = { pile: Pile; writer: string; reading: SheetReading | undefined };

/** Result of reading this sheet, and the possible actions. */
export function SheetNews({ pile, writer, reading }: SheetNewsProps) {
  const { text } = textOf(pile.texts, writer);
  if (!reading)
    return (
      <p className="mt-1 text-sm text-ink-2">
        A foto não ficou guardada. O texto é o que você tinha deixado: confira com a folha de papel.
      </p>
    );
  if (reading.step === 'waiting' || reading.step === 'reading')
    return (
      <p className="mt-1 text-sm text-ink-2">
        {reading.step === 'reading' ? 'Lendo esta folha.' : 'Esta folha está na fila da leitura.'} Se
        preferir, comece a digitar.
      </p>
    );

  const again = (
    <Button variant="ghost" size="small" onClick={() => pile.reader.again(writer)}>
      <RotateCcw size={17} strokeWidth={1.75} aria-hidden="true" />
      Ler de novo
    </Button>
  );
  if (reading.step === 'failed')
    return (
      <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <p role="alert" className="text-warn">
          {PHOTO_ERROR_SENTENCES[reading.code]} Ou digite olhando a foto.
        </p>
        {again}
      </div>
    );

  const { result } = reading;
  function take() {
    const undo = pile.takeReading(writer, result);
    if (!isBlank(text)) notify({ ...TAKEN, action: { label: 'Desfazer', onPress: undo } });
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-1 text-sm text-ink-2">
      <p className="mr-2">{noteOn(result)}</p>
      {text !== result.text && (
        <Button variant="ghost" size="small" onClick={take}>
          {isBlank(text) ? 'Usar o que foi lido' : 'Voltar ao texto lido'}
        </Button>
      )}
      {again}
    </div>
  );
}

function noteOn({ advice, isHandRead }: SheetText): string {
  if (isHandRead) return `${HAND_READ} ${KEPT_MISTAKES}`;
  if (advice.includes('handwritten')) return PHOTO_ADVICE.handwritten;
  return `Compare com a foto e corrija o que for preciso. ${KEPT_MISTAKES}`;
}

const KEPT_MISTAKES = 'Os erros do aluno ficam como ele escreveu.';
const TAKEN = { title: 'Texto trocado', description: 'Ficou o texto que foi lido da foto.' };
