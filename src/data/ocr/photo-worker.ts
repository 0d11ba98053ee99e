import type { GrayImage } from '@/domain/ocr/gray-image';
import type { HandwrittenPage } from '@/domain/ocr/hand/read-hand-page';
import { findHand, findLines } from '@/domain/ocr/lines/find-lines';
import type { PhotoEdit } from '@/domain/ocr/photo-edit';
import {
  finishPage,
  type PreparedPage,
  type StraightPage,
  straightenPage,
} from '@/domain/ocr/preparation/prepare-page';
import { measureSharpness } from '@/domain/ocr/preparation/sharpness';
import { encodeGray, readPixels } from './draw-photo';
import { openPhoto } from './open-photo';
import { serveTasks } from './serve-tasks';

/** Everything that is done with the pixels of a photo, except reading. */
const TASKS = {
  open: (file: File) => openPhoto(file),
  draw: (file: File) => readPixels(file),
  prepare: async (input: { gray: GrayImage; edit: PhotoEdit }) => prepare(input),
  /** On a page that `prepare` made straight, and that was turned since. */
  findLines: async (page: Pick<StraightPage, 'image' | 'isMarked'>) => findLines(page),
  encode: (image: GrayImage) => encodeGray(image),
};

export type PhotoTasks = typeof TASKS;

/** A straight page with its lines where it is written by hand, else the page as the engine of print wants it. */
function prepare({ gray, edit }: { gray: GrayImage; edit: PhotoEdit }): PreparedPage | HandwrittenPage {
  const straight = straightenPage(gray, edit);
  const found = findHand(straight);
  if (!found) return finishPage(straight);
  const { image, isMarked, lightness } = straight;
  return { image, isMarked, lightness, sharpness: measureSharpness(image), found };
}

serveTasks(TASKS);
