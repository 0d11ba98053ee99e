import { PhotoError } from '@/contracts/photo-error';
import { type OpenedFile, refuse } from '@/domain/essay-file/essay-file';
import { createWorkerClient } from '../ocr/worker-client';
import type { EssayFiles } from '../services';
import type { EssayFileTasks } from './essay-file-worker';

const createEssayFileWorker = () =>
  new Worker(new URL('./essay-file-worker.ts', import.meta.url), { type: 'module' });

/** Opens files in a worker, which starts with the first file and is then kept. */
export function createFileOpener(createWorker = createEssayFileWorker): EssayFiles {
  const worker = createWorkerClient<EssayFileTasks>(createWorker);
  return {
    async open(file) {
      try {
        return await worker.ask<OpenedFile>((tasks, onProgress) => tasks.open(file, onProgress));
      } catch (error) {
        // A worker that falls silent over a file has too little memory or time for it.
        const isSilent = error instanceof PhotoError && error.code === 'reader-silent';
        return refuse(isSilent ? 'broken' : 'reader-missing');
      }
    },
  };
}
