import { expose } from 'comlink';
import type { PagePart } from '@/domain/ocr/facing/facing-pages';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { findLines } from '@/domain/ocr/lines/find-lines';
import { mendOrdinals } from '@/domain/ocr/mend-ordinals';
import type { OcrResult } from '@/domain/ocr/ocr-result';
import type { PhotoEdit } from '@/domain/ocr/photo-edit';
import type { StraightPage } from '@/domain/ocr/preparation/prepare-page';
import { seePage } from '@/domain/ocr/see-page';
import { encodeGray, readPixels } from './draw-photo';
import { loadDictionary } from '../writing/load-dictionary';
import { openPhoto } from './open-photo';
import type { OnProgress } from './worker-client';

/** All tasks on the pixels of a photo, except text recognition. */
const TASKS = {
  open: (file: File, part?: PagePart) => openPhoto(file, part),
  draw: (file: File, part?: PagePart) => readPixels(file, part),
  prepare: (gray: GrayImage, edit: PhotoEdit) => seePage(gray, edit),
  /** For a page that `prepare` straightened and that was rotated since. */
  findLines: (page: Pick<StraightPage, 'image' | 'isMarked'>) => findLines(page),
  /** Makes ª of the º that the engine read before feminine nouns; without a dictionary nothing changes. */
  async mend(paragraphs: OcrResult['paragraphs'], onProgress: OnProgress) {
    const dictionary = await loadDictionary(() => void onProgress());
    return dictionary ? mendOrdinals(paragraphs, dictionary) : paragraphs;
  },
  encode: (image: GrayImage) => encodeGray(image),
};

export type PhotoTasks = typeof TASKS;

expose(TASKS);
self.postMessage('up');
