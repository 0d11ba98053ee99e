import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PhotoAndText } from '../reading/photo-and-text';
import { TextSheet } from '../reading/text-sheet';
import { TextNotes } from './pile-notes';
import { isReady, textOf } from './pile-texts';
import { ReadingNews, SheetNews } from './reading-news';
import type { Pile } from './use-pile';
import { isBlank, isLongEssay } from '@/domain/essay/send-rules';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Select } from '@/ui/input';

type CheckStepProps = {
  pile: Pile;
  /** The writer whose sheet is shown initially. */
  first: string | null;
  onBack(): void;
  onNext(): void;
};

/**
 * Shows every text beside its photo, so that the teacher can correct the text. Meanwhile, the remaining photos are
 * read.
 */
export function CheckStep({ pile, first, onBack, onNext }: CheckStepProps) {
  const { nameOf, photographed, sheets, readings, texts } = pile;
  const [writer, setWriter] = useState(first ?? sheets[0]?.writer);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = Math.max(
    0,
    sheets.findIndex((one) => one.writer === writer),
  );
  const sheet = sheets[at];
  const checked = sheets.filter((one) => isReady(textOf(texts, one.writer))).length;

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
    const isOpen = (one: (typeof sheets)[number]) => one !== sheet && !isReady(textOf(texts, one.writer));
    const next = sheets.findIndex((one, index) => index > at && isOpen(one));
    const any = next === -1 ? sheets.findIndex(isOpen) : next;
    if (any === -1) onNext();
    else open(any);
  }

  if (!sheet) return null;
  const written = textOf(texts, sheet.writer);
  const { text } = written;
  const isSheetReady = isReady(written);
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
        {isSheetReady && <Badge variant="ok">Conferida</Badge>}
      </h3>
      <SheetNews pile={pile} writer={sheet.writer} reading={readings.get(sheet.writer)} />
      <SheetText key={sheet.writer} pile={pile} sheet={sheet} />
      <TextNotes text={text} className="mt-4" />
      <div className="mt-5 flex flex-wrap gap-3 max-sm:[&>button]:grow">
        <Button disabled={isBlank(text) || isLongEssay(text.length)} onClick={handleChecked}>
          <Check size={20} strokeWidth={1.75} aria-hidden="true" />
          {checked + (isSheetReady ? 0 : 1) >= sheets.length
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
  const written = textOf(texts, writer);
  if (isReady(written)) return 'conferida';
  if (isLongEssay(written.text.length)) return 'longa demais';
  const step = readings.get(writer)?.step;
  if (step === 'reading') return 'lendo';
  if (step === 'waiting') return 'na fila';
  return isBlank(written.text) ? 'sem texto' : 'a conferir';
}

type SheetTextProps = { pile: Pile; sheet: Pile['sheets'][number] };

/** The text field beside the pictures of its pages; without a picture if the photos no longer exist. */
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
