import { expose } from 'comlink';
import type { OpenedFile } from '@/domain/essay-file/essay-file';
import type { OnProgress } from '../ocr/worker-client';
import { openFile } from './open-file';

const TASKS = {
  open: (file: File, onProgress: OnProgress): Promise<OpenedFile> => openFile(file, () => onProgress()),
};

export type EssayFileTasks = typeof TASKS;

expose(TASKS);
self.postMessage('up');
