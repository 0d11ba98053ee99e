import type { PhotoErrorCode } from '@/contracts/photo-error';
import type { PageReading } from '@/domain/ocr/page-reading';
import type { PhotoEdit } from '@/domain/ocr/photo-view';
import type { Photo, ReadingProgress } from '../services';

/** What the photo worker does: what each task is given, and what it answers. */
type Tasks = {
  open: { input: { file: File }; result: Omit<Photo, 'original'> };
  read: { input: { file: File; edit: PhotoEdit }; result: PageReading };
};

export type PhotoTask = keyof Tasks;
export type TaskInput<Task extends PhotoTask> = Tasks[Task]['input'];
export type TaskResult<Task extends PhotoTask> = Tasks[Task]['result'];

/** What the page and the photo worker say to each other; one id per call, one call after the other. */
export type PhotoRequest = {
  [Task in PhotoTask]: { id: number; task: Task; input: TaskInput<Task> };
}[PhotoTask];

/** `up` once the code has come; `alive` where there is nothing else to say, as when bytes arrive. */
export type PhotoMessage =
  | { kind: 'up' }
  | { kind: 'alive' }
  | { kind: 'progress'; id: number; progress: ReadingProgress }
  | { kind: 'done'; id: number; result: TaskResult<PhotoTask> }
  | { kind: 'failed'; id: number; code: PhotoErrorCode; message: string };
