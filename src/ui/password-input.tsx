import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button';
import { Input } from './input';

/** A password with a switch to read what was typed. */
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
