import { clsx } from 'clsx';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { commasOf, type SentencePair, withCommas } from '@/domain/practice/sentence-pair';
import { Footer, RULED, type TaskProps } from './ruled-field';

/**
 * A sentence whose commas are put and taken by pressing between its words. One gap is in the tab order; arrow keys move
 * from gap to gap.
 */
export function CommaTask({ pair, labelledBy, isBusy, onAnswer }: TaskProps & { pair: SentencePair }) {
  const { words, commas } = commasOf(pair.wrong);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(commas));
  const [current, setCurrent] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const last = words.length - 2;

  function toggle(at: number) {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    setChosen(next);
    setCurrent(at);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (to === undefined || to < 0 || to > last) return;
    event.preventDefault();
    setCurrent(to);
    group.current?.querySelectorAll('button')[to]?.focus();
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onAnswer(withCommas(words, chosen));
  }

  return (
    <form onSubmit={handleSubmit}>
      <div ref={group} role="group" aria-labelledby={labelledBy} className={clsx(RULED, 'flex flex-wrap')}>
        {words.map((word, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a word has no identity but its place
          <span key={at} className="inline-flex">
            {word}
            {at <= last && (
              <button
                type="button"
                tabIndex={at === current ? 0 : -1}
                aria-pressed={chosen.has(at)}
                aria-label={`Vírgula depois de “${word}”`}
                onClick={() => toggle(at)}
                onKeyDown={handleKeyDown}
                className={clsx(
                  'mx-px grid h-(--ruled-line) min-w-6 place-items-center rounded-sm leading-none hover:bg-hl-soft',
                  chosen.has(at) ? 'font-bold text-ink' : 'text-transparent hover:text-muted',
                )}
              >
                ,
              </button>
            )}
          </span>
        ))}
      </div>
      <Footer isBusy={isBusy} isEmpty={false} />
    </form>
  );
}
