import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button';

type ActionRowProps = {
  /** A short text before the content, such as a year. */
  lead?: ReactNode;
  children: ReactNode;
  /** The button's label, and its accessible name, which must be distinct among rows with the same label. */
  action: string;
  actionName: string;
  disabled: boolean;
  onPress: () => void;
};

/** A list row with one command at its end. */
export function ActionRow({ lead, children, action, actionName, disabled, onPress }: ActionRowProps) {
  return (
    <li
      className={clsx(
        'grid items-center gap-x-2 border-b py-1.5 text-sm',
        lead ? 'grid-cols-[2.5rem_1fr_auto]' : 'grid-cols-[1fr_auto]',
      )}
    >
      {lead && <span className="num text-xs text-muted">{lead}</span>}
      <div className="min-w-0 py-1 wrap-anywhere">{children}</div>
      <Button
        variant="ghost"
        size="small"
        disabled={disabled}
        aria-label={actionName}
        onClick={onPress}
        className="-mr-3 underline decoration-1 underline-offset-[0.2em]"
      >
        {action}
      </Button>
    </li>
  );
}
