import * as z from 'zod/mini';
import { MAX_ESSAY_CHARACTERS } from '../domain/essay/limits.ts';
import { IMAGE_TYPE_BYTES, imageType, type ImageType } from '../domain/ocr/image-type.ts';

/** An essay is one sheet, and a sheet takes two photos at most; twice that where a draft of it is continued. */
export const MAX_PAGES = 4;
/** Of a compressed photo. At 2048 px and quality 0.8 a written sheet has up to 400 kB; noise of a dim room doubles it. */
export const MAX_PAGE_BYTES = 768 * 1024;

const toBase64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;
const MAX_PAGE_CHARACTERS = toBase64Length(MAX_PAGE_BYTES);
/** All pages at their largest, and room for the JSON around them. */
export const MAX_TRANSCRIPTION_BYTES = MAX_PAGES * MAX_PAGE_CHARACTERS + 1024;

const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

export type PageImage = { base64: string; type: ImageType };

const PageSchema = z.pipe(
  z
    .string('deve ser a foto em base64')
    .check(z.maxLength(MAX_PAGE_CHARACTERS, `a foto deve ter no máximo ${MAX_PAGE_BYTES} bytes`)),
  z.transform((base64, context): PageImage => {
    const type = base64.length % 4 === 0 && BASE64.test(base64) ? imageType(firstBytes(base64)) : null;
    if (type) return { base64, type };
    const message = 'deve ser uma foto JPEG, PNG ou WebP em base64';
    context.issues.push({ code: 'custom', input: base64, message });
    return z.NEVER;
  }),
);

/** The body of `transcribe-essay`: the pages in order. None asks whether it is available, and costs nothing. */
export const TranscriptionRequestSchema = z.object({
  pages: z
    .array(PageSchema, 'deve ser uma lista de fotos')
    .check(z.maxLength(MAX_PAGES, `são no máximo ${MAX_PAGES} fotos`)),
});
export type TranscriptionRequest = z.input<typeof TranscriptionRequestSchema>;

/** What no pages are answered with: whether there is a vision model. */
export const TranscriberStatusSchema = z.object({ available: z.boolean() });

/** What pages are answered with: paragraphs with a blank line between them; empty where nothing could be read. */
export const TranscriptionSchema = z.object({ text: z.string().check(z.maxLength(MAX_ESSAY_CHARACTERS)) });

/** What the vision model is asked for. */
export const TranscribedParagraphsSchema = z.object({ paragrafos: z.array(z.string()) });

function firstBytes(base64: string): Uint8Array {
  const characters = atob(base64.slice(0, toBase64Length(IMAGE_TYPE_BYTES)));
  return Uint8Array.from(characters, (character) => character.charCodeAt(0));
}
