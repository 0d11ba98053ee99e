// A separate module, because the browser also needs the limits and results but must not bundle code that only the
// server function uses.
import * as z from 'zod/mini';
import { readImageHeader } from '../domain/ocr/image-header.ts';
import { MAX_PAGE_BYTES, MAX_PAGE_SIDE, MAX_PAGES } from './transcription.ts';

/** Base64 uses four characters for three bytes. */
const MAX_PAGE_CHARACTERS = Math.ceil(MAX_PAGE_BYTES / 3) * 4;
/** Maximum size of a request: all pages at their maximum size, plus the surrounding JSON. */
export const MAX_TRANSCRIPTION_BYTES = MAX_PAGES * MAX_PAGE_CHARACTERS + 1024;

const BASE64 = /^[A-Za-z\d+/]+={0,2}$/;

const PAGE_TYPES = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** `type` is detected from the bytes, never taken from the request. */
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

/**
 * The body of `transcribe-essay`: the pages in order. A request without pages asks whether the service is
 * available, and costs nothing.
 */
export const TranscriptionRequestSchema = z.object({
  pages: z
    .array(PageSchema, 'deve ser uma lista de fotos')
    .check(z.maxLength(MAX_PAGES, `são no máximo ${MAX_PAGES} fotos`)),
});
export type TranscriptionRequest = z.input<typeof TranscriptionRequestSchema>;

/** Required output of the vision model. */
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
