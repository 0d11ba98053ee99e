import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button';

export type Scheme = 'light' | 'dark';

type ThemeToggleProps = { scheme: Scheme; onChange: (scheme: Scheme) => void; className?: string };

/** Switches between light and dark; its label names the result of a press. */
export function ThemeToggle({ scheme, onChange, className }: ThemeToggleProps) {
  const isDark = scheme === 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      label={isDark ? 'Usar modo claro' : 'Usar modo escuro'}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
      className={className}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
