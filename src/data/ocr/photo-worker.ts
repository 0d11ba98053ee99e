import { PhotoError } from '@/contracts/photo-error';
import type { Engine } from '@/domain/ocr/read-page';
import { readPixels } from './draw-photo';
import { startEngine } from './engine';
import { openPhoto } from './open-photo';
import type { PhotoMessage, PhotoRequest, PhotoTask, TaskResult } from './photo-protocol';
import { loadReaderFiles } from './reader-files';
import { readPhoto } from './read-photo';

const tell = (message: PhotoMessage) => self.postMessage(message);

/** Kept from photo to photo; started by the first that is read. */
let engine: Promise<Engine> | null = null;
/** Hears of the page that is being read. */
let hearShare: (share: number) => void = () => {};

function warmEngine(onShare: (share: number) => void): Promise<Engine> {
  hearShare = onShare;
  engine ??= loadReaderFiles(() => tell({ kind: 'alive' })).then((files) =>
    startEngine(files, (share) => hearShare(share)),
  );
  return engine;
}

function perform(request: PhotoRequest): Promise<TaskResult<PhotoTask>> {
  const { id, input } = request;
  if (request.task === 'open') return openPhoto(input.file);
  return readPhoto(
    request.input.edit,
    { draw: () => readPixels(input.file), start: warmEngine },
    (progress) => tell({ kind: 'progress', id, progress }),
  );
}

async function answer(request: PhotoRequest): Promise<void> {
  const { id } = request;
  try {
    tell({ kind: 'done', id, result: await perform(request) });
  } catch (error) {
    // Whatever broke it, the next photo starts it anew.
    if (request.task === 'read') engine = null;
    const code = error instanceof PhotoError ? error.code : 'nothing-read';
    tell({
      kind: 'failed',
      id,
      code,
      message: String(error instanceof Error ? (error.cause ?? error) : error),
    });
  }
}

/** One after the other: two photos at once would not fit into a phone. */
let queue = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  queue = queue.then(() => answer(data));
});
tell({ kind: 'up' });
