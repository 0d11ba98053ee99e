import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FindingText } from './finding-text';
import type { EssayMark } from './marked-essay';
import { PENS } from './pens';
import type { NoteHandlers } from './use-active-mark';
import { IconButton } from '@/ui/icon-button';
import { PenKey, PEN_CLASS } from '@/ui/pen-key';
import { Popover, PopoverAnchor, PopoverContent } from '@/ui/popover';

type FindingPopoverProps = {
  sheet: RefObject<HTMLElement | null>;
  marks: readonly EssayMark[];
  active: number;
  onClose: () => void;
  handlers: NoteHandlers;
};

/** The explanation at the passage itself, where there is no margin for it. The focus stays on the passage. */
export function FindingPopover({ sheet, marks, active, onClose, handlers }: FindingPopoverProps) {
  const anchor = useRef<HTMLElement>(null);
  const [isReady, setIsReady] = useState(false);

  useLayoutEffect(() => {
    anchor.current = sheet.current?.querySelector<HTMLElement>(`[data-marks~="${active}"]`) ?? null;
    setIsReady(anchor.current !== null);
  }, [active, sheet]);

  const finding = marks[active]?.finding;
  if (!finding || !isReady) return null;
  const { letter, name } = PENS[finding.classe];

  function handleClose() {
    anchor.current?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <Popover open onOpenChange={(open) => !open && onClose()} key={active}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverContent
        label={name}
        data-finding-note
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => isMark(event.target) && event.preventDefault()}
        {...handlers}
      >
        <div className="flex items-center gap-2">
          <PenKey pen={finding.classe} letter={letter} />
          <b className={`pen ${PEN_CLASS[finding.classe]}`}>{name}</b>
          <IconButton label="Fechar explicação" onClick={handleClose} className="-my-2.5 -mr-2.5 ml-auto">
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        <p className="mt-1.5 font-serif text-[1.0625rem] leading-[1.4] wrap-anywhere">
          <FindingText finding={finding} />
        </p>
        <p className="mt-0.5 wrap-anywhere">{finding.mensagem}</p>
      </PopoverContent>
    </Popover>
  );
}

/** A press on another passage moves the explanation there; the sheet decides. */
function isMark(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-mark]') !== null;
}
