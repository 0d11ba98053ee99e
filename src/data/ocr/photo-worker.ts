import { PhotoError, type PhotoErrorCode } from '@/contracts/photo-error';
import type { GrayImage } from '@/domain/ocr/gray-image';
import type { PhotoEdit } from '@/domain/ocr/photo-edit';
import { preparePage } from '@/domain/ocr/preparation/prepare-page';
import { readPixels } from './draw-photo';
import { openPhoto } from './open-photo';

/** Everything that is done with the pixels of a photo, except OCR. */
const TASKS = {
  open: (file: File) => openPhoto(file),
  draw: (file: File) => readPixels(file),
  prepare: async ({ gray, edit }: { gray: GrayImage; edit: PhotoEdit }) => preparePage(gray, edit),
};

export type PhotoTask = keyof typeof TASKS;
export type TaskInput<Task extends PhotoTask> = Parameters<(typeof TASKS)[Task]>[0];
export type TaskResult<Task extends PhotoTask> = Awaited<ReturnType<(typeof TASKS)[Task]>>;

export type PhotoRequest = { id: number; task: PhotoTask; input: TaskInput<PhotoTask> };
/** `up` when the code is loaded. */
export type PhotoMessage =
  | { kind: 'up' }
  | { kind: 'done'; id: number; result: TaskResult<PhotoTask> }
  | { kind: 'failed'; id: number; code: PhotoErrorCode; message: string };

const tell = (message: PhotoMessage) => self.postMessage(message);

async function answer({ id, task, input }: PhotoRequest): Promise<void> {
  try {
    const perform = TASKS[task] as (input: TaskInput<PhotoTask>) => Promise<TaskResult<PhotoTask>>;
    tell({ kind: 'done', id, result: await perform(input) });
  } catch (error) {
    const code = error instanceof PhotoError ? error.code : 'nothing-read';
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    tell({ kind: 'failed', id, code, message: String(cause) });
  }
}

/** One after the other: two photos at once need too much memory for a phone. */
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  queue = queue.then(() => answer(data));
});
tell({ kind: 'up' });
