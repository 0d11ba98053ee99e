import type { Correction } from '@/domain/evaluation/correction';
import { COMPETENCY_NAMES } from '@/domain/rubric/competency';
import { NextSteps } from './next-steps';

/** More are too many to work on. */
const MAX_PRIORITIES = 3;

/** Strengths first, then at most three weaknesses and three next steps. */
export function EvaluationSummary({ correction }: { correction: Correction }) {
  const { summary } = correction;
  const weaknesses = summary.weaknesses.slice(0, MAX_PRIORITIES);
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
      <NextSteps correction={correction} most={MAX_PRIORITIES} />
    </>
  );
}

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-1.5 grid gap-1.5 text-ink-2">
      {items.map((item) => (
        <li key={item} className="wrap-anywhere">
          <NamedItem text={item} />
        </li>
      ))}
    </ul>
  );
}

const NAMES = Object.values(COMPETENCY_NAMES);

/** “Name: Sentence” with the name as a bold lead, so that the capital after it is right and the list can be scanned. */
function NamedItem({ text }: { text: string }) {
  const name = NAMES.find((one) => text.startsWith(`${one}: `));
  if (!name) return text;
  return (
    <>
      <b className="text-ink">{name}.</b> {text.slice(name.length + 2)}
    </>
  );
}
