import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { excerpt } from '@/lib/excerpt';
import { Button } from '@/ui/button';

/** Number of rows per page, because thousands at once would slow down every update. */
const STEP = 50;
const EXCERPT_CHARACTERS = 140;

type MessageListProps<Item> = {
  label: string;
  items: readonly Item[];
  /** `takesFocus` is true for the first row of the page that was just added. */
  renderRow(item: Item, takesFocus: boolean): ReactNode;
};

/** A list of user messages, one page of rows at a time. */
export function MessageList<Item extends { id: string }>({
  label,
  items,
  renderRow,
}: MessageListProps<Item>) {
  const [limit, setLimit] = useState(STEP);
  const [firstNewId, setFirstNewId] = useState<string>();
  const left = items.length - limit;

  function showMore() {
    setFirstNewId(items[limit]?.id);
    setLimit(limit + STEP);
  }

  return (
    <>
      <ul aria-label={label} className="border-t">
        {items.slice(0, limit).map((item) => renderRow(item, item.id === firstNewId))}
      </ul>
      {left > 0 && (
        <Button variant="outline" className="mt-5 max-sm:w-full" onClick={showMore}>
          Mostrar mais {Math.min(STEP, left)} de {left.toLocaleString('pt-BR')}
        </Button>
      )}
    </>
  );
}

type MessageRowProps = {
  title: ReactNode;
  badge: ReactNode;
  /** `full` is shown as a tooltip. */
  date: { iso: string; short: string; full: string };
  /** Shown below the title. */
  about?: ReactNode;
  /** The whole text; a collapsed row shows its beginning. */
  text: string;
  takesFocus: boolean;
  /** Rendered, and its data loaded, when the row is opened. */
  children: ReactNode;
};

/** A collapsed row of a `MessageList`. */
export function MessageRow({ title, badge, date, about, text, takesFocus, children }: MessageRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);

  return (
    <li className="border-b [contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary
          ref={summary}
          className="flex min-h-11 list-none items-start gap-3 rounded-sm py-4 [&::-webkit-details-marker]:hidden"
        >
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <b className="wrap-anywhere">{title}</b>
              {badge}
              <time dateTime={date.iso} title={date.full} className="num text-sm text-muted sm:ml-auto">
                {date.short}
              </time>
            </span>
            {about && <span className="num mt-1 block text-sm wrap-anywhere text-muted">{about}</span>}
            {!isOpen && (
              <span dir="auto" className="mt-1 block text-sm wrap-anywhere text-ink-2">
                {excerpt(text, EXCERPT_CHARACTERS)}
              </span>
            )}
          </span>
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden="true"
            className={`mt-0.5 shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </summary>
        {isOpen && children}
      </details>
    </li>
  );
}
