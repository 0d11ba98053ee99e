import { clsx } from 'clsx';
import { Check, CircleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toast, Toaster } from 'sonner';
import { Button } from './button';
import { IconButton } from './icon-button';

export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Read out but not drawn on narrow screens, where it would cover what it speaks of. */
  isDrawnWideOnly?: boolean;
  /** One command, usually undo. Such a toast stays longer. */
  action?: { label: string; onPress: () => void };
};

const TOAST_DURATION_MS = 5000;
const ACTION_DURATION_MS = 12_000;
/** sonner removes the focus outline, which is the only indication of focus with forced colors. */
const TOAST_CLASS =
  'toast w-full rounded-md focus-visible:outline-2! focus-visible:outline-offset-2! focus-visible:outline-ink!';

/**
 * The newest message replaces the one on screen. While a dialog or bar covers the bottom of a phone's screen
 * (`data-bottom-sheet`), the message appears at the top.
 */
export function showToast(message: ToastMessage): void {
  toast.dismiss();
  toast.custom((id) => <ToastCard {...message} onClose={() => toast.dismiss(id)} />, {
    duration: message.action ? ACTION_DURATION_MS : TOAST_DURATION_MS,
    position: document.querySelector('[data-bottom-sheet]') ? 'top-right' : undefined,
  });
}

/** Renders the toasts: at the top right on desktop, above the bottom bar on phones, and over every dialog. */
export function ToastView() {
  const isDesktop = useSyncExternalStore(subscribeToDesktop, () => desktop()?.matches ?? true);
  const bottom = 'calc(var(--bottombar) + 0.75rem + env(safe-area-inset-bottom))';
  return (
    <Toaster
      position={isDesktop ? 'top-right' : 'bottom-right'}
      visibleToasts={1}
      offset={isDesktop ? { top: '5rem', right: '2rem' } : { top: '1rem', bottom, right: '1rem' }}
      mobileOffset={{ top: '1rem', bottom, left: '1rem', right: '1rem' }}
      containerAriaLabel="Avisos"
      className="pointer-events-auto"
      style={{ '--width': '24rem', fontFamily: 'inherit' } as React.CSSProperties}
      toastOptions={{ unstyled: true, className: TOAST_CLASS }}
    />
  );
}

function ToastCard({
  title,
  description,
  variant = 'default',
  isDrawnWideOnly = false,
  action,
  onClose,
}: ToastMessage & { onClose: () => void }) {
  return (
    <output
      className={clsx(
        'flex w-full items-start gap-3 rounded-md border bg-paper py-3.5 pr-2 pl-4 text-ink shadow-float',
        isDrawnWideOnly && 'max-lg:sr-only',
      )}
    >
      {variant === 'destructive' ? (
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
      ) : (
        <Check
          size={20}
          strokeWidth={2}
          aria-hidden="true"
          className="mt-0.5 shrink-0 rounded-full bg-hl p-0.5 text-on-hl"
        />
      )}
      <div className="min-w-0 grow">
        <p className="font-bold">{title}</p>
        {description && <p className="text-sm text-ink-2">{description}</p>}
      </div>
      {action && (
        <Button
          variant="outline"
          size="small"
          className="self-center"
          onClick={({ currentTarget }) => {
            // When the focus leaves a toast, sonner 2.0.8 gives it back to the element that had it before, at once; the
            // command may need it elsewhere.
            currentTarget.blur();
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label="Fechar aviso"
        onClick={onClose}
        className={clsx('-my-2', isDrawnWideOnly && 'max-lg:hidden')}
      >
        <X size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </output>
  );
}

function desktop(): MediaQueryList | undefined {
  return window.matchMedia?.('(min-width: 1024px)');
}

function subscribeToDesktop(listener: () => void): () => void {
  const query = desktop();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
