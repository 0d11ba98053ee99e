import { clsx } from 'clsx';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button';

/** A one-line field, 48 px high. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(inputClass, 'min-h-12', className)} {...rest} />;
}

/** Border, background and states shared by all fields. */
const inputClass =
  'focus-edge block w-full min-w-0 rounded-md border-[1.5px] border-border-strong bg-paper px-3.5 py-2.5 text-base text-ink transition-colors ' +
  'placeholder:text-muted placeholder:opacity-100 enabled:hover:border-ink-2 ' +
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-tray disabled:text-muted ' +
  'aria-invalid:border-error';

/** A field of several lines that can be resized. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(inputClass, 'min-h-26 resize-y leading-normal', className)}
      {...rest}
    />
  );
}

/** The native select, which works well on every phone. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className={clsx(inputClass, 'min-h-12 appearance-none pr-11', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
      />
    </div>
  );
}

/** A password field that can be shown as plain text. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={clsx('pr-13', className)}
        {...rest}
      />
      <IconButton
        label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
        onClick={() => setIsShown(!isShown)}
        disabled={rest.disabled}
        className="absolute top-0.5 right-0.5"
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
