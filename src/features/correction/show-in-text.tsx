import { CornerDownRight } from 'lucide-react';
import type { ResultView } from './use-result-view';
import type { Span } from '@/domain/text/span';

type ShowInTextProps = {
  /** Unique in the result: the way back leads here. */
  id: string;
  place: Span;
  /** What is shown, for a screen reader. */
  of: string;
  onShow: ResultView['onShowPassage'];
};

/** Leads to a passage of the essay. */
export function ShowInText({ id, place, of, onShow }: ShowInTextProps) {
  return (
    <button
      type="button"
      data-quote={id}
      onClick={({ currentTarget }) => onShow(place, { id, top: currentTarget.getBoundingClientRect().top })}
      className="-ml-1 inline-flex min-h-9 items-center gap-1.5 justify-self-start rounded-sm px-1 text-sm font-semibold text-link hover:underline pointer-coarse:min-h-11"
    >
      <CornerDownRight size={16} strokeWidth={1.75} aria-hidden="true" />
      Mostrar no texto<span className="sr-only">: {of}</span>
    </button>
  );
}
