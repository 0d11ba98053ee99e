import * as z from 'zod/mini';
import { MAX_ESSAY_CHARACTERS } from '../domain/essay/limits.ts';
import { readImageHeader } from '../domain/ocr/image-header.ts';

/** An essay is one sheet, and a sheet takes two photos at most; twice that where a draft of it is continued. */
export const MAX_PAGES = 4;
/** Of a compressed photo. At 2048 px and quality 0.8 a written sheet has up to 400 kB; noise of a dim room doubles it. */
export const MAX_PAGE_BYTES = 768 * 1024;

/** Of either side, in pixels. Models see no more; what claims more is made to fill a memory. */
export const MAX_PAGE_SIDE = 2048;

/** Base64 has four characters for three bytes. */
const MAX_PAGE_CHARACTERS = Math.ceil(MAX_PAGE_BYTES / 3) * 4;
/** All pages at their largest, and room for the JSON around them. */
export const MAX_TRANSCRIPTION_BYTES = MAX_PAGES * MAX_PAGE_CHARACTERS + 1024;

const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

const PAGE_TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** `type` is what the bytes say, never what anybody claims. */
export type PageImage = { base64: string; type: (typeof PAGE_TYPES)[keyof typeof PAGE_TYPES] };

const PageSchema = z.pipe(
  z
    .string('deve ser a foto em base64')
    .check(z.maxLength(MAX_PAGE_CHARACTERS, `a foto deve ter no máximo ${MAX_PAGE_BYTES} bytes`)),
  z.transform((base64, context): PageImage => {
    const type = pageType(base64);
    if (type) return { base64, type };
    const message = `deve ser uma foto JPEG, PNG ou WebP inteira, de até ${MAX_PAGE_SIDE} px de lado, em base64`;
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

function pageType(base64: string): PageImage['type'] | null {
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return null;
  const header = readImageHeader(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)));
  if (!header?.isComplete) return null;
  const { format, width, height } = header;
  const fits = Math.min(width, height) > 0 && Math.max(width, height) <= MAX_PAGE_SIDE;
  return fits && isPageFormat(format) ? PAGE_TYPES[format] : null;
}

function isPageFormat(format: string): format is keyof typeof PAGE_TYPES {
  return Object.hasOwn(PAGE_TYPES, format);
}
