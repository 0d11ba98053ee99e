import type { OcrResult } from '@/domain/ocr/ocr-result';
import type { PhotoPage } from '@/features/photo/pages/photo-store';

const BOX = { left: 0, top: 0, right: 10, bottom: 10 };

/** Pages of a store, named by their ids. */
export const buildPages = (...ids: string[]): PhotoPage[] =>
  ids.map((id) => ({
    id,
    photo: {
      original: new File([], `${id}.jpg`, { type: 'image/jpeg' }),
      preview: new Blob(),
      thumbnail: new Blob(),
      width: 600,
      height: 800,
      advice: [],
    },
    edit: { turns: 0, corners: null },
    previewUrl: `blob:${id}`,
    thumbnailUrl: `blob:${id}-small`,
  }));

/** A page read as these paragraphs; words after a `~` are doubtful. */
export function buildOcrResult(paragraphs: string[], advice: OcrResult['advice'] = []): OcrResult {
  return {
    paragraphs: paragraphs.map((paragraph) =>
      paragraph.split(' ').map((word) => ({
        text: word.replace('~', ''),
        confidence: word.startsWith('~') ? 40 : 95,
        box: BOX,
      })),
    ),
    confidence: 90,
    advice,
    turns: 0,
  };
}
