import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useIsVisible } from '@/lib/use-is-visible';
import { usePausableTimeout } from '@/lib/use-pausable-timeout';
import { dialogBox, dialogFooter, dialogScrim } from './dialog';
import { guardDismissal } from './dialog-dismissal';
import { IconButton } from './icon-button';
import { useReturnFocus } from './use-return-focus';

type BoxProps = {
  /** Somebody closed it. */
  onClose: () => void;
  passesAfterMs: number;
  /** Its time is over. */
  onPassed: () => void;
  /** Names what is shown: with another one the time begins anew. */
  round: string;
  /** A drawing above the words. */
  figure: ReactNode;
  eyebrow: ReactNode;
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  footer: ReactNode;
};

type PassingDialogProps = BoxProps & { open: boolean };

/**
 * Good news that nobody asked for: its time passes, but not while a pointer rests on it, the keyboard is in it, or the tab
 * is hidden. What it shows may change while it is open.
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
        // On the box: Enter or Space, meant for what was there a moment ago, must not press a button of it.
        event.preventDefault();
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
      }}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      // A focus alone would not do: a click leaves it behind, too.
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
      {/* A reader hears the next one, too, which comes without the dialog being opened again. */}
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
