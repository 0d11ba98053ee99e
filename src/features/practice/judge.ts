import type { PracticeReader } from '@/data/services';
import type { JudgedAnswer } from '@/domain/practice/judge-task';
import { fillLinks } from '@/domain/practice/fill-links';
import type { PracticeItem } from '@/domain/practice/item';

/** An exercise that was answered. */
export type Answered = { item: PracticeItem; answer: string; judged: JudgedAnswer };

/** Judges an answer: at once where something was chosen, by the reader where it was written. */
export async function judge(
  { task }: PracticeItem,
  answer: string,
  reader: PracticeReader,
): Promise<JudgedAnswer> {
  const told = (isRight: boolean, message: string): JudgedAnswer => ({
    outcome: isRight ? 'right' : 'wrong',
    reason: null,
    rule: { message },
  });
  if (task.kind === 'links')
    return told(answer === fillLinks(task.exercise, task.exercise.links), task.exercise.why);
  if (task.kind === 'thesis')
    return told(answer === task.exercise.sentences[task.exercise.thesis], task.exercise.why);
  return reader.judge({ task, answer });
}
