import { clsx } from 'clsx';

type AvatarProps = { name: string; className?: string };

/** The first letter of a name in a circle. Decorative: show the name beside it. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-grid size-10 shrink-0 place-items-center rounded-full border-[1.5px] border-border-strong bg-paper font-serif leading-none font-bold text-ink',
        className,
      )}
    >
      {name.trim().slice(0, 1).toLocaleUpperCase('pt-BR') || '?'}
    </span>
  );
}
