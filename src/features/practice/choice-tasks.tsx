import type { ReactNode } from 'react';
import { hashText } from '@/domain/text/hash-text';
import type { ThesisExercise } from '@/domain/practice/bank/thesis';
import { differenceOf, type SentencePair } from '@/domain/practice/sentence-pair';
import { RULED, type TaskProps } from './ruled-field';

/** A sentence with a gap, and two wordings for it. */
export function WordingTask({ pair, labelledBy, isBusy, onAnswer }: TaskProps & { pair: SentencePair }) {
  const { before, wrong, right, after } = differenceOf(pair);
  // Which comes first depends on the sentence alone, so that it does not change while one looks.
  const options = Number.parseInt(hashText(pair.right), 36) % 2 === 0 ? [wrong, right] : [right, wrong];
  return (
    <>
      <p className={RULED}>
        {before}
        <span className="inline-block min-w-16 border-b-[1.5px] border-ink text-center leading-none">
          <span className="sr-only">lacuna</span>
        </span>
        {after}
      </p>
      <Options labelledBy={labelledBy}>
        {options.map((option) => (
          <Option key={option} isBusy={isBusy} onPress={() => onAnswer(before + option + after)}>
            {option}
          </Option>
        ))}
      </Options>
    </>
  );
}

/** The sentences of an introduction, one of which is the thesis. */
export function ThesisTask({
  exercise,
  labelledBy,
  isBusy,
  onAnswer,
}: TaskProps & { exercise: ThesisExercise }) {
  const { theme, sentences } = exercise;
  return (
    <>
      <p className="px-4 pb-3 text-sm text-ink-2 sm:px-5">Tema: {theme}</p>
      <Options labelledBy={labelledBy}>
        {sentences.map((sentence) => (
          <Option key={sentence} isBusy={isBusy} onPress={() => onAnswer(sentence)}>
            {sentence}
          </Option>
        ))}
      </Options>
    </>
  );
}

function Options({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={labelledBy} className="grid gap-2 border-t px-4 py-3 sm:px-5">
      {children}
    </div>
  );
}

type OptionProps = { isBusy: boolean; onPress(): void; children: ReactNode };

function Option({ isBusy, onPress, children }: OptionProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className="min-h-11 rounded-md border-[1.5px] border-border-strong bg-paper px-3.5 py-2 text-left font-serif text-[1.0625rem] leading-snug hover:bg-hl-soft"
    >
      {children}
    </button>
  );
}
