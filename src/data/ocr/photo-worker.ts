import { expose } from 'comlink';
import type { PagePart } from '@/domain/ocr/facing/facing-pages';
import type { GrayImage } from '@/domain/ocr/gray-image';
import { findLines } from '@/domain/ocr/lines/find-lines';
import type { PhotoEdit } from '@/domain/ocr/photo-edit';
import type { StraightPage } from '@/domain/ocr/preparation/prepare-page';
import { seePage } from '@/domain/ocr/see-page';
import { encodeGray, readPixels } from './draw-photo';
import { openPhoto } from './open-photo';

/** All tasks on the pixels of a photo, except reading. */
const TASKS = {
  open: (file: File, part?: PagePart) => openPhoto(file, part),
  draw: (file: File, part?: PagePart) => readPixels(file, part),
  prepare: (gray: GrayImage, edit: PhotoEdit) => seePage(gray, edit),
  /** For a page that `prepare` straightened and that was rotated since. */
  findLines: (page: Pick<StraightPage, 'image' | 'isMarked'>) => findLines(page),
  encode: (image: GrayImage) => encodeGray(image),
};

export type PhotoTasks = typeof TASKS;

expose(TASKS);
self.postMessage('up');
