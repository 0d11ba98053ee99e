import type { Correction } from '@/domain/evaluation/correction';

/** More than three priorities are none. */
const MAX_PRIORITIES = 3;

/** Strengths first, then at most three weaknesses and three next steps. */
export function EvaluationSummary({ summary }: { summary: Correction['summary'] }) {
  const weaknesses = summary.weaknesses.slice(0, MAX_PRIORITIES);
  const improvements = summary.improvements.slice(0, MAX_PRIORITIES);
  return (
    <>
      {summary.strengths.length > 0 && (
        <section>
          <h3 className="text-md">O que já está forte</h3>
          <PlainList items={summary.strengths} />
        </section>
      )}
      {weaknesses.length > 0 && (
        <section>
          <h3 className="text-md">O que ainda pesa na nota</h3>
          <PlainList items={weaknesses} />
        </section>
      )}
      {improvements.length > 0 && (
        <section>
          <h3 className="text-md">
            <span className="hl">Próximos passos</span>
          </h3>
          <ol className="mt-2 grid gap-2">
            {improvements.map((item, index) => (
              <li key={item} className="grid grid-cols-[1.6rem_1fr]">
                <span
                  aria-hidden="true"
                  className="num font-serif text-md leading-[1.35] font-bold text-muted"
                >
                  {index + 1}
                </span>
                <span className="wrap-anywhere">{item}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-1.5 grid gap-1.5 text-ink-2">
      {items.map((item) => (
        <li key={item} className="wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
