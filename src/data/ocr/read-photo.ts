import type { GrayImage } from '@/domain/ocr/gray-image';
import type { PageReading } from '@/domain/ocr/page-reading';
import type { PhotoEdit } from '@/domain/ocr/photo-view';
import { readPage, type Engine } from '@/domain/ocr/read-page';
import type { ReadingProgress } from '../services';

type Steps = {
  draw(): Promise<GrayImage>;
  /** The engine, ready; it tells how much of a page's words it has read, 0 to 1. */
  start(onShare: (share: number) => void): Promise<Engine>;
};

const READING = 40;
const READ = 90;

/** One photo from its file to its words. The percent follow the specification; whole ones are told, going up. */
export async function readPhoto(
  edit: PhotoEdit,
  { draw, start }: Steps,
  onProgress: (progress: ReadingProgress) => void,
): Promise<PageReading> {
  let reached = 0;
  const tell = (stage: ReadingProgress['stage'], exact: number) => {
    const percent = Math.floor(exact);
    // A page that is read a second time, turned, starts at 0 again.
    if (percent <= reached) return;
    reached = percent;
    onProgress({ stage, percent });
  };
  tell('optimizing', 10);
  const gray = await draw();
  tell('loading', 20);
  const engine = await start((share) => tell('reading', READING + share * (READ - READING)));
  tell('preparing', 30);
  const reading = await readPage(gray, edit, (image) => {
    tell('reading', READING);
    return engine(image);
  });
  tell('finishing', 100);
  return reading;
}
