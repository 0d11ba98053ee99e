import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIsVisible } from '@/lib/use-is-visible';
import { usePausableTimeout } from '@/lib/use-pausable-timeout';
import { dialogBox, dialogFooter, dialogScrim } from './dialog';
import { guardDismissal, useReturnFocus } from './dialog-behaviour';
import { IconButton } from './icon-button';

type BoxProps = {
  /** Called when the user closes the dialog. */
  onClose: () => void;
  passesAfterMs: number;
  /** Called when the time is over. */
  onPassed: () => void;
  /** Identifies the content: a new value restarts the time. */
  round: string;
  /** A drawing above the text. */
  figure: ReactNode;
  eyebrow: ReactNode;
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  footer: ReactNode;
};

type PassingDialogProps = BoxProps & { open: boolean };

/**
 * A dialog that closes by itself. The time pauses while the pointer is over it, the keyboard focus is in it, or the tab
 * is hidden. Its content may change while it is open.
 */
export function PassingDialog({ open, ...box }: PassingDialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && box.onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogScrim}>
          <Box {...box} />
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Box({ passesAfterMs, onPassed, round, figure, eyebrow, title, description, ...rest }: BoxProps) {
  const returnFocus = useReturnFocus();
  const isVisible = useIsVisible();
  const [isHovered, setIsHovered] = useState(false);
  const [hasKeyboard, setHasKeyboard] = useState(false);

  return (
    <RadixDialog.Content
      data-bottom-sheet=""
      {...guardDismissal(true)}
      {...returnFocus}
      onOpenAutoFocus={(event) => {
        returnFocus.onOpenAutoFocus();
        // The box gets the focus, because an Enter or Space meant for the page must not press a button of the
        // dialog.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      // Tracks keyboard use instead of focus, because a click leaves a focus behind too.
      onKeyDown={() => setHasKeyboard(true)}
      onPointerDown={() => setHasKeyboard(false)}
      className={clsx(dialogBox, 'sm:max-w-108')}
    >
      <Clock
        key={round}
        ms={passesAfterMs}
        isPaused={isHovered || hasKeyboard || !isVisible}
        onEnd={onPassed}
      />
      {figure}
      {/* Announces new content, which arrives without the dialog opening again. */}
      <div aria-live="polite">
        <p className="text-sm text-muted">{eyebrow}</p>
        <RadixDialog.Title className="mt-1 text-xl">{title}</RadixDialog.Title>
        <RadixDialog.Description className="mt-2 text-ink-2">{description}</RadixDialog.Description>
        {rest.children}
      </div>
      <footer className={dialogFooter}>{rest.footer}</footer>
      <RadixDialog.Close asChild>
        <IconButton label="Fechar" className="absolute top-4 right-3 sm:top-5 sm:right-5">
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </RadixDialog.Close>
    </RadixDialog.Content>
  );
}

type ClockProps = { ms: number; isPaused: boolean; onEnd: () => void };

function Clock({ ms, isPaused, onEnd }: ClockProps) {
  usePausableTimeout(onEnd, ms, isPaused);
  return null;
}
