import type { ReactNode } from 'react';
import type { ResultView } from './use-result-view';
import type { Span } from '@/domain/text/span';

export type PassageButtonProps = {
  /** Unique in the result; the focus returns to the button with this id. */
  id: string;
  place: Span;
  onShow: ResultView['onShowPassage'];
  /** Accessible name; by default the content. */
  label?: string;
  className: string;
  children: ReactNode;
};

/** Button that shows a passage of the essay. */
export function PassageButton({ id, place, onShow, label, className, children }: PassageButtonProps) {
  return (
    <button
      type="button"
      data-quote={id}
      aria-label={label}
      onClick={({ currentTarget }) => onShow(place, { id, top: currentTarget.getBoundingClientRect().top })}
      className={className}
    >
      {children}
    </button>
  );
}
