import { Check, Circle, CircleDashed, CircleQuestionMark } from 'lucide-react';

/** Whether something is written in a field, and whether the reader asks for more; `unread` until it has read. */
export type OutlineState = 'written' | 'unread' | 'asked' | 'empty';

const SIGNS = {
  written: { Icon: Check, name: 'escrito', color: 'text-success' },
  unread: { Icon: Circle, name: 'escrito', color: 'text-muted' },
  asked: { Icon: CircleQuestionMark, name: 'falta algo', color: 'text-pen-orange-text' },
  empty: { Icon: CircleDashed, name: 'em branco', color: 'text-muted' },
} as const;

type OutlineSignProps = { state: OutlineState; size?: number; id?: string };

/** The sign of a field or a part of a plan; `id` is that of its name. */
export function OutlineSign({ state, size = 18, id }: OutlineSignProps) {
  const { Icon, name, color } = SIGNS[state];
  return (
    <>
      <Icon size={size} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${color}`} />
      <span id={id} className="sr-only">
        {name}
      </span>
    </>
  );
}
