import type { DiscussedSentence } from '@/domain/classrooms/discussion';

/** A sentence with its marked part highlighted; unchanged if all of it is marked. */
export function MarkedSentence({ sentence: { before, mark, after } }: { sentence: DiscussedSentence }) {
  if (!before && !after) return mark;
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
