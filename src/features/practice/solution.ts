import { fillLinks } from '@/domain/practice/fill-links';
import type { PracticeItem } from '@/domain/practice/item';
import { differenceOf } from '@/domain/practice/sentence-pair';

/** The expected answer: whole, and the passage of it that the exercise is about. */
export type Solution = { whole: string; passage: string };

/** A right answer to an exercise; where several are right, one of them. */
export function solutionOf({ task }: PracticeItem): Solution {
  if (task.kind === 'sentence') return { whole: task.pair.right, passage: differenceOf(task.pair).right };
  if (task.kind === 'proposal') return { whole: task.exercise.example, passage: task.exercise.example };
  if (task.kind === 'join') {
    const [answer = ''] = task.exercise.answers;
    return { whole: answer, passage: answer };
  }
  if (task.kind === 'thesis') {
    const thesis = task.exercise.sentences[task.exercise.thesis] ?? '';
    return { whole: thesis, passage: thesis };
  }
  return { whole: fillLinks(task.exercise, task.exercise.links), passage: task.exercise.links.join(', ') };
}
