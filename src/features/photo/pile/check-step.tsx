import { Check, ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PhotoAndText } from '../reading/photo-and-text';
import { TextSheet } from '../reading/text-sheet';
import type { SheetReading } from './pile-reader';
import { textOf } from './pile-texts';
import type { Pile } from './use-pile';
import { PHOTO_ADVICE, PHOTO_ERROR_SENTENCES } from '@/copy/photo';
import type { Classroom } from '@/domain/classrooms/classroom';
import { isBlank } from '@/domain/essay/send-rules';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/input';
import { Spinner } from '@/ui/spinner';
import { notify } from '@/ui/toast';

type CheckStepProps = {
  classroom: Classroom;
  pile: Pile;
  /** The writer whose sheet is shown first. */
  first: string | null;
  onBack(): void;
  onNext(): void;
};

/** Every text beside its photo, to be corrected; the others are read meanwhile. */
export function CheckStep({ classroom, pile, first, onBack, onNext }: CheckStepProps) {
  const { photographed, sheets, readings, texts } = pile;
  const [writer, setWriter] = useState(first ?? sheets[0]?.writer);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = Math.max(
    0,
    sheets.findIndex((one) => one.writer === writer),
  );
  const sheet = sheets[at];
  const nameOf = (id: string) => classroom.alunos.find((student) => student.id === id)?.nome ?? '';
  const checked = sheets.filter((one) => textOf(texts, one.writer).isChecked).length;

  const { read } = pile.reader;
  useEffect(() => read(photographed), [read, photographed]);

  function open(next: number) {
    setWriter(sheets[next]?.writer);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }

  function handleChecked() {
    if (!sheet) return;
    pile.check(sheet.writer);
    const isOpen = (one: (typeof sheets)[number]) => one !== sheet && !textOf(texts, one.writer).isChecked;
    const next = sheets.findIndex((one, index) => index > at && isOpen(one));
    const any = next === -1 ? sheets.findIndex(isOpen) : next;
    if (any === -1) onNext();
    else open(any);
  }

  if (!sheet) return null;
  const isSheetChecked = textOf(texts, sheet.writer).isChecked;
  return (
    <section aria-labelledby="pile-check">
      <div className="flex items-end gap-1">
        <IconButton label="Redação anterior" disabled={at === 0} onClick={() => open(at - 1)}>
          <ChevronLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <div className="max-w-[26rem] min-w-0 grow">
          <Select
            aria-label="Redação"
            value={sheet.writer}
            onChange={(event) => setWriter(event.target.value)}
          >
            {sheets.map((one) => (
              <option key={one.writer} value={one.writer}>
                {nameOf(one.writer)} ({stateOf(pile, one.writer)})
              </option>
            ))}
          </Select>
        </div>
        <IconButton label="Próxima redação" disabled={at === sheets.length - 1} onClick={() => open(at + 1)}>
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <ReadingNews pile={pile} checked={checked} />
      <h3
        ref={heading}
        id="pile-check"
        tabIndex={-1}
        className="mt-3 flex scroll-mt-20 flex-wrap gap-3 text-lg"
      >
        <span className="wrap-anywhere">{nameOf(sheet.writer)}</span>
        {isSheetChecked && <Badge variant="ok">Conferida</Badge>}
      </h3>
      <SheetNews pile={pile} writer={sheet.writer} reading={readings.get(sheet.writer)} />
      <SheetText key={sheet.writer} pile={pile} sheet={sheet} />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:[&>button]:grow">
        <Button disabled={isBlank(textOf(texts, sheet.writer).text)} onClick={handleChecked}>
          <Check size={20} strokeWidth={1.75} aria-hidden="true" />
          {checked + (isSheetChecked ? 0 : 1) >= sheets.length
            ? 'Conferi, ir para o envio'
            : 'Conferi, próxima'}
        </Button>
        <Button variant="outline" disabled={checked === 0} onClick={onNext}>
          Enviar as conferidas
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Voltar
        </Button>
      </div>
    </section>
  );
}

function stateOf({ texts, readings }: Pile, writer: string): string {
  const { text, isChecked } = textOf(texts, writer);
  if (isChecked) return 'conferida';
  const step = readings.get(writer)?.step;
  if (step === 'reading') return 'lendo';
  if (step === 'waiting') return 'na fila';
  return isBlank(text) ? 'sem texto' : 'a conferir';
}

/** How far the reading of all is. */
function ReadingNews({ pile, checked }: { pile: Pile; checked: number }) {
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

/** What came of reading this sheet, and what can be done. */
function SheetNews({ pile, writer, reading }: SheetNewsProps) {
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
      <p className="mr-2">
        {result.advice.includes('handwritten')
          ? PHOTO_ADVICE.handwritten
          : 'Compare com a foto e corrija o que for preciso. Os erros do aluno ficam como ele escreveu.'}
      </p>
      {text !== result.text && (
        <Button variant="ghost" size="small" onClick={take}>
          {isBlank(text) ? 'Usar o que foi lido' : 'Voltar ao texto lido'}
        </Button>
      )}
      {again}
    </div>
  );
}

const TAKEN = { title: 'Texto trocado', description: 'Ficou o texto que foi lido da foto.' };

type SheetTextProps = { pile: Pile; sheet: Pile['sheets'][number] };

/** The field beside the pictures of its pages; without a picture, where the photos are gone. */
function SheetText({ pile, sheet: { writer, pages } }: SheetTextProps) {
  const [shown, setShown] = useState(0);
  const { text, doubts } = textOf(pile.texts, writer);
  const page = pages[shown] ?? pages[0];
  const field = {
    essay: text,
    onEssay: (next: string) => pile.edit(writer, next),
    doubts,
    onConfirm: (doubt: (typeof doubts)[number]) => pile.confirmWord(writer, doubt),
  };
  if (!page)
    return (
      <div className="mt-3 max-w-[42rem]">
        <TextSheet {...field} isDisabled={false} />
      </div>
    );
  return (
    <div className="mt-3">
      {pages.length > 1 && (
        <div role="group" aria-label="Páginas desta redação" className="mb-2 flex flex-wrap gap-2">
          {pages.map(({ id }, index) => (
            <Button
              key={id}
              size="small"
              variant={index === shown ? 'primary' : 'outline'}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              Página {index + 1}
            </Button>
          ))}
        </div>
      )}
      <PhotoAndText
        page={page}
        name={pages.length === 1 ? 'Foto da folha' : `Foto ${shown + 1} de ${pages.length}`}
        {...field}
      />
    </div>
  );
}
