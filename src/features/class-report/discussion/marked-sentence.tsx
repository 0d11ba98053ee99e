import type { DiscussedSentence } from '@/domain/classrooms/discussion';

/** A sentence with what was marked in it. */
export function MarkedSentence({ sentence: { before, mark, after } }: { sentence: DiscussedSentence }) {
  return (
    <>
      {before}
      <mark className="bg-transparent text-inherit underline decoration-[1.5px] underline-offset-4">
        {mark}
      </mark>
      {after}
    </>
  );
}
