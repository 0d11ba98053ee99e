import { clsx } from 'clsx';
import { CornerDownRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ResultView } from './use-result-view';
import type { Span } from '@/domain/text/span';

type EvidenceQuoteProps = {
  /** Unique in the result. */
  id: string;
  quote: string;
  place: Span | null;
  onShow: ResultView['onShowPassage'];
};

/** Words of the student. Where their place is known, a button that shows them in the essay. */
export function EvidenceQuote({ id, quote, place, onShow }: EvidenceQuoteProps) {
  const words = <q className="italic [quotes:'“'_'”']">{quote}</q>;
  if (!place) return <span className={LINE}>{words}</span>;

  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    if (place) onShow(place, { id, top: currentTarget.getBoundingClientRect().top });
  }

  return (
    <button
      type="button"
      data-quote={id}
      onClick={handleClick}
      className={clsx(LINE, 'transition-colors hover:bg-hl-soft pointer-coarse:min-h-11')}
    >
      <span className="min-w-0">
        <span className="sr-only">Ver no texto:</span> {words}
        {/* The arrow never stands alone on a line. */}
        <span aria-hidden="true" className="whitespace-nowrap">
          &#x2060;
          <CornerDownRight
            size={16}
            strokeWidth={1.75}
            className="ml-1.5 inline-block align-[-0.1em] text-muted"
          />
        </span>
      </span>
    </button>
  );
}

const LINE =
  'flex min-h-9 w-full items-center rounded-r-sm border-l-2 border-(--level) py-1 pr-2 pl-3 text-left font-serif text-[1.0625rem] leading-[1.35] text-pretty wrap-anywhere';
