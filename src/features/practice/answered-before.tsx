import { AnsweredText } from './answered-text';
import type { Answered } from './judge';
import { solutionOf } from './solution';
import { VerdictNote } from './verdict-note';

/** The exercise before, kept in view where its answer was not right. */
export function AnsweredBefore({ answered }: { answered: Answered }) {
  return (
    <section aria-labelledby="answered-before" className="mt-7">
      <h3 id="answered-before" className="mb-2 text-lg">
        A anterior
      </h3>
      <div className="overflow-hidden rounded-lg border bg-paper max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
        <div className="pt-3.5">
          <AnsweredText {...answered} />
        </div>
        <VerdictNote answered={answered} solution={solutionOf(answered.item)} progress={undefined} />
      </div>
    </section>
  );
}
