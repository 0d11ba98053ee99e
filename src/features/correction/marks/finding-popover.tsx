import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { FindingMessage } from './finding-message';
import { type EssayMark, isNamedAfterPassage } from './marked-essay';
import type { NoteHandlers } from './use-active-mark';
import { PENS } from '@/copy/pens';
import { ChangeText } from '@/ui/change-text';
import { IconButton } from '@/ui/icon-button';
import { PenKey } from '@/components/pen-key';
import { Popover, PopoverAnchor, PopoverContent } from '@/ui/popover';

type FindingPopoverProps = {
  sheet: RefObject<HTMLElement | null>;
  marks: readonly EssayMark[];
  active: number;
  onClose: () => void;
  /** Closes the popover and returns the focus to the passage. */
  onLeave: () => void;
  handlers: NoteHandlers;
  actions: ReactNode;
};

/**
 * Explains a mark at the passage itself, if there is no margin for the explanation. The focus stays on the passage.
 */
export function FindingPopover({
  sheet,
  marks,
  active,
  onClose,
  onLeave,
  handlers,
  actions,
}: FindingPopoverProps) {
  const anchor = useRef<HTMLElement>(null);
  const [isReady, setIsReady] = useState(false);

  useLayoutEffect(() => {
    anchor.current = sheet.current?.querySelector<HTMLElement>(`[data-marks~="${active}"]`) ?? null;
    setIsReady(anchor.current !== null);
  }, [active, sheet]);

  const finding = marks[active]?.finding;
  if (!finding || !isReady) return null;
  const { letter, name } = PENS[finding.classe];

  return (
    <Popover open onOpenChange={(open) => !open && onClose()} key={active}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverContent
        label={finding.regra ?? name}
        data-finding-note
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => movesOn(event.target) && event.preventDefault()}
        {...handlers}
      >
        <div className="flex items-center gap-2">
          <PenKey pen={finding.classe} letter={letter} />
          <b className="min-w-0 wrap-anywhere">
            {finding.regra && <span className="sr-only">{name}: </span>}
            {finding.regra ?? name}
          </b>
          <IconButton label="Fechar explicação" onClick={onLeave} className="-my-2.5 -mr-2.5 ml-auto">
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
        {!isNamedAfterPassage(finding) && (
          <p className="mt-1.5 font-serif text-[1.0625rem] leading-[1.4] wrap-anywhere">
            <ChangeText from={finding.trecho} to={finding.sugestao} />
          </p>
        )}
        <p className="mt-0.5 wrap-anywhere">
          <FindingMessage finding={finding} />
        </p>
        {actions}
      </PopoverContent>
    </Popover>
  );
}

/**
 * Whether a press moves the popover instead of closing it. This is a press on another passage, or on a button that
 * leads to another passage.
 */
function movesOn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-mark], [data-mark-nav]') !== null;
}
